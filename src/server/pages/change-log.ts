import { z } from 'zod'
import { defineLog } from '#server/changes/define-log.ts'
import { blockSchema } from '#shared/pages/blocks/blocks.ts'
import { pageSchema } from '#shared/pages/schema.ts'

/** Changes of pages. A step of the blocks (`documents.ts`) is a step here too. */
export const pageLog = defineLog({
  noun: 'page',
  snapshot: pageSchema.extend({ title: z.string(), urlId: z.string(), blocks: z.array(blockSchema) }),
  titleOf: (page) => page.title,
})
