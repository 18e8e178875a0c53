import { z } from 'zod'
import { defineJob } from '#server/jobs/define-job.ts'

/** Asks the buyer of an order for reviews, if there is still something to ask. */
export const writeReviewRequestJob = defineJob({
  kind: 'write-review-request',
  payload: z.object({ orderId: z.string() }),
})

/** Tells the owner about reviews that a buyer wrote or changed together. */
export const writeReviewEmailJob = defineJob({
  kind: 'write-review-letter',
  payload: z.object({
    reviewIds: z.array(z.string()),
    /** Scheme and host of the site. */
    origin: z.string(),
  }),
})
