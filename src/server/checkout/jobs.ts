import { z } from 'zod'
import { defineJob } from '#server/jobs/define-job.ts'

/** Settles a payment whose answer never came, or whose money came too late. A provider may review it for days. */
export const settlePaymentJob = defineJob({
  kind: 'settle-payment',
  payload: z.object({ paymentId: z.string() }),
  // Three days.
  attempts: 26,
})

/** Shows an order at the provider that has charged it, for the owner. */
export const showOrderJob = defineJob({
  kind: 'show-order-at-provider',
  payload: z.object({ paymentId: z.string() }),
  attempts: 5,
})

/** Reads at a provider what its event is about, and records it. */
export const handlePaymentEventJob = defineJob({
  kind: 'handle-payment-event',
  payload: z.object({ eventId: z.string() }),
})
