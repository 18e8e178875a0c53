import type { Scope } from '#server/scope.ts'
import type { Order } from '#shared/orders/schema.ts'

/**
 * What gift cards have paid of an order after its edits. Edits take it off the order; those of earlier versions did not,
 * so what they have returned to a card is read from their refunds. Undefined where cards pay nothing of it any more.
 */
export async function tendersLeft(
  { database, websiteId }: Scope,
  { id, giftCards, refunds }: Pick<Order, 'id' | 'giftCards' | 'refunds'>,
): Promise<Order['giftCards']> {
  if (!giftCards || !refunds.some(({ isOfEdit, giftCardCents }) => isOfEdit && giftCardCents)) return giftCards
  const rows = await database
    .selectFrom('refund_payments')
    .innerJoin('refunds', (join) =>
      join
        .onRef('refunds.website_id', '=', 'refund_payments.website_id')
        .onRef('refunds.id', '=', 'refund_payments.refund_id'),
    )
    .innerJoin('order_payments', (join) =>
      join
        .onRef('order_payments.website_id', '=', 'refund_payments.website_id')
        .onRef('order_payments.order_id', '=', 'refunds.order_id')
        .onRef('order_payments.payment_id', '=', 'refund_payments.payment_id'),
    )
    .select(['refund_payments.payment_id', 'refund_payments.cents as returned', 'order_payments.cents as paid'])
    .where('refund_payments.website_id', '=', websiteId)
    .where('refunds.website_id', '=', websiteId)
    .where('order_payments.website_id', '=', websiteId)
    .where('refunds.order_id', '=', id)
    .where('refunds.of_edit', '=', 1)
    .where('refund_payments.state', '!=', 'failed')
    .execute()
  const byPayment = Map.groupBy(rows, (row) => row.payment_id)
  const left = giftCards.flatMap((tender) => {
    const shares = byPayment.get(tender.paymentId) ?? []
    const kept = shares.reduce((paid, { returned }) => paid - returned, shares[0]?.paid ?? tender.cents)
    const cents = Math.min(tender.cents, kept)
    return cents > 0 ? [{ ...tender, cents }] : []
  })
  return left.length > 0 ? left : undefined
}
