import { z } from 'zod'
import { defineJob } from '#server/jobs/define-job.ts'

/** Settles a payment whose answer never came, or whose money came too late. */
export const settlePaymentJob = defineJob({
  kind: 'settle-payment',
  payload: z.object({ paymentId: z.string() }),
})

/** Reads at a provider what its event is about, and records it. */
export const handlePaymentEventJob = defineJob({
  kind: 'handle-payment-event',
  payload: z.object({ eventId: z.string() }),
})
