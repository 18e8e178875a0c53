import { orderDetails } from '#server/orders/documents.ts'
import { readLines } from '#server/orders/read-order.ts'
import { readRefunds } from '#server/orders/read-refunds.ts'
import type { Scope } from '#server/scope.ts'
import { withRefundParts } from '#shared/orders/refund-parts.ts'
import type { ReportedOrder, Tender } from '#shared/reports/order-parts.ts'
import { readPaidBy } from './read-paid-by.ts'

/** What reports read of an order; null when the website has none with that id. */
export async function readReportedOrder(scope: Scope, orderId: string): Promise<ReportedOrder | null> {
  const { database, websiteId } = scope
  const row = await database
    .selectFrom('orders')
    .selectAll()
    .where('website_id', '=', websiteId)
    .where('id', '=', orderId)
    .executeTakeFirst()
  if (!row) return null
  const stored = await readRefunds(scope, orderId)
  const bought = {
    ...orderDetails.read(row.details),
    placedAt: row.placed_at,
    state: row.state,
    paymentState: row.payment_state,
    paymentMethod: row.payment_method,
    testMode: row.test_mode === 1,
    currency: row.currency,
    discountCents: row.discount_cents,
    shippingCostCents: row.shipping_cost_cents,
    grandTotalCents: row.grand_total_cents,
    lines: await readLines(scope, orderId),
  }
  const order: ReportedOrder = {
    ...bought,
    refunds: withRefundParts(bought, stored),
    canceledAt: row.state === 'cancelled' ? await readCanceledAt(scope, orderId, row.placed_at) : null,
    refundTenders: stored.length > 0 ? await readRefundTenders(scope, orderId) : new Map(),
  }
  // Only edits let an order be paid in several ways, besides gift cards.
  const isPaid = row.revision > 0 && row.payment_state !== 'awaiting'
  const paidBy = isPaid ? await readPaidBy(scope, orderId, row.owed_cents, order) : undefined
  return paidBy ? { ...order, paidBy } : order
}

/** When an order was canceled. Orders of early versions have no such event: they count as canceled when placed. */
async function readCanceledAt({ database, websiteId }: Scope, orderId: string, placedAt: number): Promise<number> {
  const event = await database
    .selectFrom('order_events')
    .select('at')
    .where('website_id', '=', websiteId)
    .where('order_id', '=', orderId)
    .where('kind', '=', 'cancelled')
    .orderBy('at')
    .limit(1)
    .executeTakeFirst()
  return event?.at ?? placedAt
}

/** To which payment methods the money of refunds was returned, or is on its way. */
async function readRefundTenders({ database, websiteId }: Scope, orderId: string) {
  const rows = await database
    .selectFrom('refund_payments')
    .innerJoin('refunds', (join) =>
      join
        .onRef('refunds.website_id', '=', 'refund_payments.website_id')
        .onRef('refunds.id', '=', 'refund_payments.refund_id'),
    )
    .innerJoin('payments', (join) =>
      join
        .onRef('payments.website_id', '=', 'refund_payments.website_id')
        .onRef('payments.id', '=', 'refund_payments.payment_id'),
    )
    .select(['refund_payments.refund_id', 'refund_payments.cents', 'payments.method'])
    .where('refund_payments.website_id', '=', websiteId)
    .where('refunds.order_id', '=', orderId)
    .where('refund_payments.state', '!=', 'failed')
    .orderBy('refund_payments.payment_id')
    .execute()
  const tenders = new Map<string, Tender[]>()
  for (const { refund_id, method, cents } of rows)
    tenders.set(refund_id, [...(tenders.get(refund_id) ?? []), { method, cents }])
  return tenders
}
