import type { JobHandler } from '#server/jobs/worker.ts'
import type { refundOrderJob } from '#server/orders/jobs.ts'
import { noteRefund } from '#server/orders/refund-order.ts'
import { listPaymentsOfCart } from '#server/payments/payment-store.ts'
import type { PaymentProvider } from '#server/payments/provider.ts'
import type { Services } from '#server/services.ts'
import { changing, reading } from '#server/stores.ts'
import { isRefundedByProvider } from '#shared/orders/refunds.ts'
import { chargeOf } from './charge.ts'

/**
 * Refunds a canceled order. The provider identifies the charge by its key and refunds it once, so the job can be
 * repeated if it stops between the refund and its record.
 */
export function refundOrderHandler(
  services: Services,
  providers: Readonly<Record<string, PaymentProvider>> = services.providers,
): JobHandler<typeof refundOrderJob> {
  return async ({ websiteId, payload }) => {
    const { orderId } = payload
    const scope = reading(services, { id: websiteId })
    const order = await findOrder(orderId, websiteId)
    if (order?.state !== 'cancelled') return
    const paid = await listPaymentsOfCart(scope, order.cart_id)
    const payment = paid.find((one) => one.orderId === orderId)
    if (!payment) throw new Error('The payment of a canceled order is missing.')
    const { payment_state: paymentState, grand_total_cents: grandTotalCents } = order
    const stands = { paymentState: paymentState as 'paid', paymentMethod: payment.method, grandTotalCents }
    const refund = providers[payment.method]?.refund
    if (!refund || !isRefundedByProvider(stands)) return
    await refund(chargeOf(websiteId, payment))
    await changing(services, { id: websiteId }, null, (change) => noteRefund(change, orderId, ''))
  }

  function findOrder(orderId: string, websiteId: string) {
    return services.database
      .selectFrom('orders')
      .select(['state', 'payment_state', 'cart_id', 'grand_total_cents'])
      .where('website_id', '=', websiteId)
      .where('id', '=', orderId)
      .executeTakeFirst()
  }
}
