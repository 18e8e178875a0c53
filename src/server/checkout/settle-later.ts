import { enqueue } from '#server/jobs/enqueue.ts'
import type { JobHandler } from '#server/jobs/worker.ts'
import { isOpen, readPayment } from '#server/payments/payment-store.ts'
import type { PaymentProvider } from '#server/payments/provider.ts'
import type { Services } from '#server/services.ts'
import { changing, reading } from '#server/stores.ts'
import { chargeOf } from './charge.ts'
import { settlePaymentJob } from './jobs.ts'
import { endPayment, settlePayment } from './settle-payment.ts'

/** Delay of the first check after a reply was lost or a process ended, in milliseconds. */
export const FIRST_POLL_DELAY = 5_000
const POLL_DELAY = 20_000

/**
 * Settles payments without an answer: asks the provider for the result, places the order if the money moved, and
 * releases the stock when the time is over. A charge that appears after that is refunded.
 */
export function settlePaymentHandler(
  services: Services,
  providers: Readonly<Record<string, PaymentProvider>> = services.providers,
): JobHandler<typeof settlePaymentJob> {
  return async ({ websiteId, payload }) => {
    const { paymentId } = payload
    const payment = await readPayment(reading(services, { id: websiteId }), paymentId)
    if (!payment || payment.orderId !== null) return
    const provider = providers[payment.method]!
    // Also repeated after a process ended between ending the payment and telling the provider.
    if (!isOpen(payment)) return provider.cancel(chargeOf(websiteId, payment))
    const isOver = payment.expiresAt <= Date.now()
    const outcome = await provider.find(chargeOf(websiteId, payment)).catch((error: unknown) => {
      // Stock does not wait for a provider that cannot be reached: a charge that appears later is refunded below.
      if (isOver) return null
      throw error
    })
    if (outcome?.state === 'charged' || outcome?.state === 'declined' || outcome?.state === 'awaiting') {
      await settlePayment(services, websiteId, payment, outcome)
      return
    }
    if (!isOver) {
      const runAt = Math.min(Date.now() + POLL_DELAY, payment.expiresAt)
      await enqueue(services.database, websiteId, settlePaymentJob, { paymentId }, { runAt })
      return
    }
    const isEnded = await changing(services, { id: websiteId }, null, (scope) => endPayment(scope, payment, 'expired'))
    if (isEnded) await provider.cancel(chargeOf(websiteId, payment))
  }
}
