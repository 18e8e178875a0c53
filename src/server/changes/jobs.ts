import { z } from 'zod'
import { defineJob } from '#server/jobs/define-job.ts'

/** Undoes a large action. */
export const undoBatchJob = defineJob({
  kind: 'undo-batch',
  payload: z.object({ batchId: z.string(), userId: z.string().nullable() }),
  pace: 'long',
})
