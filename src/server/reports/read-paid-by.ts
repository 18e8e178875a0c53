import type { Scope } from '#server/scope.ts'
import { sum } from '#shared/money/sum.ts'
import type { ReportedOrder, Tender } from '#shared/reports/order-parts.ts'

/**
 * How an edited order is paid, by payment method, with what it still owes as 'awaiting'; in hundredths of its currency.
 * What edits have returned is not paid, and returned items have paid as the order was. Undefined where that is not its
 * total, such as for an order from before payments were stored: then its own method stands for all.
 */
export async function readPaidBy(
  { database, websiteId }: Scope,
  orderId: string,
  owedCents: number,
  order: Pick<ReportedOrder, 'refunds' | 'refundTenders' | 'grandTotalCents' | 'paymentMethod'>,
): Promise<readonly Tender[] | undefined> {
  const rows = await database
    .selectFrom('order_payments')
    .innerJoin('payments', (join) =>
      join
        .onRef('payments.website_id', '=', 'order_payments.website_id')
        .onRef('payments.id', '=', 'order_payments.payment_id'),
    )
    .select(['payments.method', 'order_payments.cents'])
    .where('order_payments.website_id', '=', websiteId)
    .where('payments.website_id', '=', websiteId)
    .where('order_payments.order_id', '=', orderId)
    .orderBy('order_payments.payment_id')
    .execute()
  const paid = new Map<string, number>()
  const add = (method: string, cents: number) => paid.set(method, (paid.get(method) ?? 0) + cents)
  for (const { method, cents } of rows) add(method, cents)
  for (const { id, isOfEdit, exchangedCents } of order.refunds) {
    if (isOfEdit) for (const { method, cents } of order.refundTenders.get(id) ?? []) add(method, -cents)
    if (exchangedCents > 0) add(order.paymentMethod, exchangedCents)
  }
  if (owedCents > 0) add('awaiting', owedCents)
  const tenders = [...paid].map(([method, cents]) => ({ method, cents })).filter(({ cents }) => cents !== 0)
  const isWhole = sum(tenders.map(({ cents }) => cents)) === order.grandTotalCents
  return isWhole && tenders.every(({ cents }) => cents > 0) ? tenders : undefined
}
