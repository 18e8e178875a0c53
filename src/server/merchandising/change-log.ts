import { z } from 'zod'
import { defineLog } from '#server/changes/define-log.ts'
import { categoryOverrideSchema } from '#shared/merchandising/schema.ts'

const snapshotSchema = z.object({
  /** The category or the product; '' for the site. */
  title: z.string(),
  override: categoryOverrideSchema,
})

/** Changes of what the site, a category or a product sets; the id is `level:target`. */
export const merchandisingLog = defineLog({
  noun: 'merchandising',
  snapshot: snapshotSchema,
  titleOf: ({ title }) => title,
  factsOf: ({ override }) => override,
})
