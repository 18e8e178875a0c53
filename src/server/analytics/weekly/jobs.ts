import { z } from 'zod'
import { defineJob } from '#server/jobs/define-job.ts'

/** Writes the email about the week before a Monday: 2026-11-23. */
export const writeWeeklyEmailJob = defineJob({
  kind: 'write-weekly-letter',
  payload: z.object({ monday: z.iso.date() }),
})
