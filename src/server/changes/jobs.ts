import { z } from 'zod'
import { defineJob } from '#server/jobs/define-job.ts'

/** Takes a large action back. */
export const undoBatchJob = defineJob({
  kind: 'undo-batch',
  payload: z.object({ batchId: z.string(), userId: z.string().nullable() }),
  pace: 'long',
})
