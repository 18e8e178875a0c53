import { z } from 'zod'
import { defineLog } from '#server/changes/define-log.ts'
import { contentSchema } from '#shared/pages/content.ts'

const loggedVersionSchema = z.object({
  pageId: z.string(),
  /** The title of its page. */
  pageTitle: z.string(),
  name: z.string(),
  publishAt: z.number().nullable(),
  savedAt: z.number(),
  userId: z.string().nullable(),
  content: contentSchema,
})
export type LoggedVersion = z.infer<typeof loggedVersionSchema>

/** Changes of saved versions of pages, and of when they are published. */
export const versionLog = defineLog({
  noun: 'page-version',
  snapshot: loggedVersionSchema,
  titleOf: (version) => version.name || version.pageTitle,
  factsOf: ({ pageTitle, name, publishAt }) => ({ pageTitle, name, publishAt }),
})
