import { z } from 'zod'
import { defineJob } from '#server/jobs/define-job.ts'

/** Publishes a scheduled page at its time. */
export const publishPageJob = defineJob({ kind: 'publish-page', payload: z.object({ pageId: z.string() }) })
