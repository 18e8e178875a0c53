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
  /** Its saved versions, of a page that was deleted; absent where it had none. */
  versions: z
    .array(
      z.object({
        ...{ id: z.string(), name: z.string(), content: contentSchema },
        ...{ publishAt: z.number().nullable(), userId: z.string().nullable(), savedAt: z.number() },
      }),
    )
    .optional(),
})
export type LoggedPage = z.infer<typeof loggedPageSchema>

/** How pages and shared sections are shown: their content by itself. */
export const shownPage = {
  factsOf: ({ content: _, draft: __, versions: ___, ...facts }: LoggedPage) => facts,
  contentOf: ({ content }: LoggedPage) => content,
}

/** Changes of pages. */
export const pageLog = defineLog({
  noun: 'page',
  snapshot: loggedPageSchema,
  steps: loggedPageSteps,
  titleOf: (page) => page.title,
  ...shownPage,
})
