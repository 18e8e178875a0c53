import { z } from 'zod'
import { defineJob } from '#server/jobs/define-job.ts'

/** Publishes a scheduled page at its time. */
export const publishPageJob = defineJob({ kind: 'publish-page', payload: z.object({ pageId: z.string() }) })

/** Brings the search index up to date for the pages that show a shared section. */
export const indexSharedSectionJob = defineJob({
  kind: 'index-shared-section',
  payload: z.object({ sharedId: z.string() }),
})

/** Publishes a saved version of a page at its time. */
export const publishVersionJob = defineJob({
  kind: 'publish-page-version',
  payload: z.object({ versionId: z.string() }),
})
