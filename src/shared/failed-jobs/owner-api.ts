import { z } from 'zod'
import { contract } from '#shared/http/contract.ts'
import { idSchema } from '#shared/texts/schema.ts'

/** The owner's calls on jobs that failed after many tries, such as posts to a webhook. */

/** The number of jobs that are listed, and retried with one press. */
export const FAILED_JOBS_SHOWN = 100

export const failedJobSchema = z.object({
  id: idSchema,
  /** For example `post-form-webhook`. */
  kind: z.string(),
  /** The last error. */
  error: z.string(),
  attempts: z.int(),
  failedAt: z.int(),
  /** What the job is about, with its page in the studio; null where there is no such page, or it was deleted. */
  subject: z.object({ title: z.string(), path: z.string() }).nullable(),
})
export type FailedJob = z.infer<typeof failedJobSchema>

const jobIds = z.strictObject({ jobIds: z.array(idSchema).min(1).max(FAILED_JOBS_SHOWN) })

export const listFailedJobsCall = contract({
  method: 'GET',
  path: '/api/owner/failed-jobs',
  summary: 'List the background tasks that failed, latest first, with the last error',
  access: 'site.manage',
  reply: z.object({ jobs: z.array(failedJobSchema), hasMore: z.boolean() }),
})

export const retryJobsCall = contract({
  method: 'POST',
  path: '/api/owner/failed-jobs/retry',
  summary: 'Retry a failed task from its first try',
  access: 'site.manage',
  body: jobIds,
  reply: z.object({ retried: z.int() }),
})

export const forgetJobsCall = contract({
  method: 'POST',
  path: '/api/owner/failed-jobs/forget',
  summary: 'Dismiss a failed task',
  access: 'site.manage',
  body: jobIds,
  reply: z.object({ forgotten: z.int() }),
})
