import type { JobHandler } from '#server/jobs/worker.ts'
import { refundOrderJob } from '#server/orders/jobs.ts'
import type { CanceledOrder } from '#server/orders/lifecycle.ts'
import { finishRefund, insertRefund, listOpenRefunds, wholeRefund } from '#server/orders/refund-order.ts'
import {
  finishRefundPayment,
  insertRefundPayments,
  listOpenRefundPayments,
  listOrderPayments,
} from '#server/payments/order-payments.ts'
import { readPayment } from '#server/payments/payment-store.ts'
import type { PaymentProvider } from '#server/payments/provider.ts'
import type { ChangeScope } from '#server/scope.ts'
import type { Services } from '#server/services.ts'
import { changing, reading } from '#server/stores.ts'
import { isRefundedByProvider } from '#shared/orders/refunds.ts'
import { chargeOf } from './charge.ts'

/** Queues the refund of a canceled order that providers have charged: each payment gets back its own amount. */
export async function refundCanceled(scope: ChangeScope, { order, restock }: CanceledOrder): Promise<void> {
  if (!isRefundedByProvider(order)) return
  const payments = await listOrderPayments(scope, order.id)
  if (payments.length === 0) throw new Error('The payment of a canceled order is missing.')
  const refundId = await insertRefund(scope, wholeRefund(order, { by: '', restocked: restock }))
  await insertRefundPayments(scope, refundId, payments)
  await scope.enqueue(refundOrderJob, { orderId: order.id })
}

/**
 * Makes providers refund an order. They identify a refund by its id and pay it once, so the job can be repeated if it
 * stops between the refund and its record.
 */
export function refundOrderHandler(
  services: Services,
  providers: Readonly<Record<string, PaymentProvider>> = services.providers,
): JobHandler<typeof refundOrderJob> {
  return async ({ websiteId, payload: { orderId } }) => {
    const scope = reading(services, { id: websiteId })
    for (const { id: refundId } of await listOpenRefunds(scope, orderId)) {
      for (const { paymentId, cents } of await listOpenRefundPayments(scope, refundId)) {
        const payment = await readPayment(scope, paymentId)
        const refund = payment && providers[payment.method]?.refund
        if (!refund) throw new Error('The payment of a refund is missing, or no one can give it back.')
        const { reference } = await refund({ ...chargeOf(websiteId, payment), refundId, refundCents: cents })
        await finishRefundPayment(scope, refundId, paymentId, reference)
      }
      await changing(services, { id: websiteId }, null, async (change) => {
        const end = await finishRefund(change, refundId)
        if (end === 'too-much') throw new Error('More would go back than the order has cost.')
      })
    }
  }
}
