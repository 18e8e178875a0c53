import type { JobHandler } from '#server/jobs/worker.ts'
import { refundOrderJob } from '#server/orders/jobs.ts'
import type { CanceledOrder } from '#server/orders/lifecycle.ts'
import { listOpenRefunds } from '#server/orders/refund-store.ts'
import { listRefundShares, type RefundShare } from '#server/payments/order-payments.ts'
import { readPayment } from '#server/payments/payment-store.ts'
import type { PaymentProvider, RefundOutcome } from '#server/payments/provider.ts'
import type { ChangeScope } from '#server/scope.ts'
import type { Services } from '#server/services.ts'
import { changing, reading } from '#server/stores.ts'
import { isRefundedByProvider } from '#shared/orders/refunds.ts'
import { chargeOf } from '../charge.ts'
import { leavingUsed, openRefund, wholeRefund } from './open-refund.ts'
import { settleShare } from './settle-share.ts'

/** How often a provider is asked about a refund that is on its way, where it sends no events; in milliseconds. */
const LOOK_AGAIN = 6 * 60 * 60 * 1000

/** Begins the refund of a canceled order that providers have charged: each payment gets back what is left of it. */
export async function refundCanceled(scope: ChangeScope, { order, restock }: CanceledOrder): Promise<void> {
  if (!isRefundedByProvider(order)) return
  const whole = await leavingUsed(scope, order, wholeRefund(order, { by: '', restock }))
  // All of it was spent with its gift cards.
  if (whole.cents === 0) return
  const opened = await openRefund(scope, order, whole)
  if (!opened.ok) throw new Error(`A canceled order could not be refunded: ${opened.failure.code}`)
}

/**
 * Makes providers return the money of an order's refunds. They identify a refund by its id and pay it once, so the job
 * can be repeated if it stops between the refund and its record.
 */
export function refundOrderHandler(
  services: Services,
  providers: Readonly<Record<string, PaymentProvider>> = services.providers,
): JobHandler<typeof refundOrderJob> {
  return async ({ websiteId, payload: { orderId }, isLastTry }) => {
    const scope = reading(services, { id: websiteId })
    let isOnItsWay = false
    for (const { id: refundId } of await listOpenRefunds(scope, orderId)) {
      for (const share of await listRefundShares(scope, refundId)) {
        if (share.state !== 'asked' && share.state !== 'pending') continue
        const outcome = await ask(refundId, share).catch((error: unknown) => {
          if (!isLastTry) throw error
          return { state: 'failed', reference: null, words: 'The payment provider didn’t answer for a day.' } as const
        })
        isOnItsWay ||= outcome.state === 'pending'
        await changing(services, { id: websiteId }, null, (change) =>
          settleShare(change, refundId, share.paymentId, outcome),
        )
      }
    }
    if (!isOnItsWay) return
    const runAt = Math.ceil(Date.now() / LOOK_AGAIN + 0.1) * LOOK_AGAIN
    await changing(services, { id: websiteId }, null, (change) =>
      change.enqueue(refundOrderJob, { orderId }, { runAt, uniqueKey: `${orderId} ${runAt}` }),
    )

    async function ask(
      refundId: string,
      { paymentId, cents, attempt, reference: made }: RefundShare,
    ): Promise<RefundOutcome> {
      const payment = await readPayment(scope, paymentId)
      const refund = payment && providers[payment.method]?.refund
      if (!refund) throw new Error('The payment of a refund is missing, or no one can give it back.')
      return refund({ ...chargeOf(websiteId, payment), refundId, attempt, made, refundCents: cents })
    }
  }
}
