import { z } from 'zod'
import { defineJob, type PayloadOf } from '#server/jobs/define-job.ts'

/** Writes the email for a new password. */
export const writeResetEmailJob = defineJob({
  kind: 'write-reset-letter',
  payload: z.object({
    /** In lower case; there may be no such account. */
    email: z.string(),
    /** Scheme and host of the studio; null while only the request names it, and anyone can forge that. */
    origin: z.string().nullable(),
  }),
})
export type ResetRequest = PayloadOf<typeof writeResetEmailJob>
