import { z } from 'zod'
import { defineJob } from '#server/jobs/define-job.ts'

/** Publishes a scheduled product at its time. */
export const publishProductJob = defineJob({
  kind: 'publish-product',
  payload: z.object({ productId: z.string() }),
})
