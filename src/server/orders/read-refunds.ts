import { prepareQuery } from '#server/database/prepare-query.ts'
import type { Scope } from '#server/scope.ts'
import { sum } from '#shared/money/sum.ts'
import type { StoredRefund } from '#shared/orders/refund-parts.ts'
import { refundParts } from './documents.ts'

interface ByOrder {
  websiteId: string
  orderId: string
}

const selectRefunds = prepareQuery((database, { websiteId, orderId }: ByOrder) =>
  database
    .selectFrom('refunds')
    .selectAll()
    .where('website_id', '=', websiteId)
    .where('order_id', '=', orderId)
    .orderBy('at')
    .orderBy('id'),
)
const selectLines = prepareQuery((database, { websiteId, orderId }: ByOrder) =>
  database
    .selectFrom('refund_lines')
    .innerJoin('refunds', (join) =>
      join
        .onRef('refunds.website_id', '=', 'refund_lines.website_id')
        .onRef('refunds.id', '=', 'refund_lines.refund_id'),
    )
    .selectAll('refund_lines')
    .where('refund_lines.website_id', '=', websiteId)
    .where('refunds.website_id', '=', websiteId)
    .where('refunds.order_id', '=', orderId)
    .orderBy('refund_lines.line_id'),
)
const selectShares = prepareQuery((database, { websiteId, orderId }: ByOrder) =>
  database
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
    .select(['refund_payments.refund_id', 'refund_payments.cents', 'refund_payments.state', 'payments.method'])
    .where('refund_payments.website_id', '=', websiteId)
    .where('refunds.website_id', '=', websiteId)
    .where('refunds.order_id', '=', orderId),
)

/** The refunds of an order as they are stored, oldest first. */
export async function readRefunds({ database, websiteId }: Scope, orderId: string): Promise<StoredRefund[]> {
  const key = { websiteId, orderId }
  const { rows } = await selectRefunds(database, key)
  if (rows.length === 0) return []
  const lines = Map.groupBy((await selectLines(database, key)).rows, (line) => line.refund_id)
  const shares = Map.groupBy((await selectShares(database, key)).rows, (share) => share.refund_id)
  return rows.map((row) => {
    const isOver = row.state === 'failed' || row.state === 'dismissed'
    const held = (shares.get(row.id) ?? []).filter(({ state }) => state !== 'failed')
    const giftCardCents = sum(held.filter(({ method }) => method === 'gift-card').map(({ cents }) => cents))
    return {
      id: row.id,
      at: row.at,
      by: row.by_name,
      cents: row.cents,
      heldCents: isOver ? sum(held.map(({ cents }) => cents)) + row.exchanged_cents : row.cents,
      ...(giftCardCents > 0 && { giftCardCents }),
      shippingCents: row.shipping_cents,
      ...(row.fee_cents > 0 && { feeCents: row.fee_cents }),
      state: row.state,
      isByHand: row.by_hand === 1,
      isOfEdit: row.of_edit === 1,
      exchangedCents: row.exchanged_cents,
      reason: row.reason,
      failure: row.failure,
      lines: (lines.get(row.id) ?? []).map((line) => ({
        lineId: line.line_id,
        quantity: line.quantity,
        cents: line.cents,
        isRestocked: line.restocked === 1,
      })),
      parts: row.parts === null ? null : refundParts.read(row.parts),
    }
  })
}
