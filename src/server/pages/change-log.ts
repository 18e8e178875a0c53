import { z } from 'zod'
import { defineLog } from '#server/changes/define-log.ts'
import { contentSchema } from '#shared/pages/content.ts'
import { pageSchema } from '#shared/pages/schema.ts'
import { loggedPageSteps } from './content-steps.ts'

export const loggedPageSchema = pageSchema.extend({
  title: z.string(),
  urlId: z.string(),
  /** What its editor had, of a page that was deleted; absent where that was what was published. */
  draft: contentSchema.optional(),
})
export type LoggedPage = z.infer<typeof loggedPageSchema>

/** Changes of pages. */
export const pageLog = defineLog({
  noun: 'page',
  snapshot: loggedPageSchema,
  steps: loggedPageSteps,
  titleOf: (page) => page.title,
})
