import type { Scope } from '#server/scope.ts'
import type { ReplyOf } from '#shared/http/contract.ts'
import type { getOrderPaymentsCall } from '#shared/payments/events-api.ts'

type OrderPayment = ReplyOf<typeof getOrderPaymentsCall>['payments'][number]

/** The payments of an order with their disputes, oldest first. */
export async function describeOrderPayments({ database, websiteId }: Scope, orderId: string): Promise<OrderPayment[]> {
  const payments = await database
    .selectFrom('order_payments')
    .innerJoin('payments', (join) =>
      join
        .onRef('payments.website_id', '=', 'order_payments.website_id')
        .onRef('payments.id', '=', 'order_payments.payment_id'),
    )
    .select(['payments.id', 'payments.method', 'payments.provider_reference', 'order_payments.cents'])
    .where('order_payments.website_id', '=', websiteId)
    .where('order_payments.order_id', '=', orderId)
    .orderBy('payments.id')
    .execute()
  if (payments.length === 0) return []
  const disputes = await database
    .selectFrom('payment_disputes')
    .selectAll()
    .where('website_id', '=', websiteId)
    .where(
      'payment_id',
      'in',
      payments.map(({ id }) => id),
    )
    .orderBy('provider_reference')
    .execute()
  return payments.map(({ id, method, cents, provider_reference }) => ({
    id,
    method,
    cents,
    reference: provider_reference,
    disputes: disputes
      .filter(({ payment_id }) => payment_id === id)
      .map((one) => ({
        reference: one.provider_reference,
        cents: one.cents,
        currency: one.currency,
        reason: one.reason,
        state: one.state,
        respondBy: one.respond_by,
      })),
  }))
}
