import { z } from 'zod'
import { defineJob } from '#server/jobs/define-job.ts'

/** Returns the items of an exchange to stock when they were reserved for long enough. */
export const releaseLateExchangeJob = defineJob({
  kind: 'release-exchange',
  payload: z.object({ returnId: z.string(), orderId: z.string() }),
})
