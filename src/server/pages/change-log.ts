import { z } from 'zod'
import { defineLog } from '#server/changes/define-log.ts'
import { pageSchema } from '#shared/pages/schema.ts'
import { loggedPageSteps } from './content-steps.ts'

/** Changes of pages. */
export const pageLog = defineLog({
  noun: 'page',
  snapshot: pageSchema.extend({ title: z.string(), urlId: z.string() }),
  steps: loggedPageSteps,
  titleOf: (page) => page.title,
})
