import type { ReplyOf } from '#shared/http/contract.ts'
import { sum } from '#shared/money/sum.ts'
import { type PieceRow, pieceRows, splitPieces } from '#shared/orders/bundled-pieces.ts'
import { costOfPieces } from '#shared/orders/cost-of-pieces.ts'
import { paidByLine, paysOwedFirst, type Refundable, suggestedRefund } from '#shared/orders/refunds.ts'
import type { Delivery } from '#shared/orders/rules.ts'
import type { Order, OrderLine } from '#shared/orders/schema.ts'
import type { listOrderReturnsCall } from '#shared/returns/owner-api.ts'
import { restockableOf } from '#shared/returns/rules.ts'

/** Pieces that can be refunded. What is fulfilled in part has two rows: it matters which pieces come back. */
export interface RefundRow extends PieceRow<OrderLine> {
  readonly isUnfulfilled: boolean
  /** Which of its pieces these are; empty where there is only one kind. */
  readonly label: string
}

const labels: Readonly<Record<Delivery, readonly [fulfilled: string, unfulfilled: string]>> = {
  parcel: ['Shipped', 'Not shipped yet'],
  pickup: ['Picked up', 'Not picked up yet'],
  download: ['Done', 'Not done yet'],
  service: ['Done', 'Not done yet'],
}

/** The rows of the dialog: what is not fulfilled yet comes first. */
export function rowsOf({ lines }: Refundable, delivery: Delivery): RefundRow[] {
  const [done, open] = labels[delivery]
  const rows = (isUnfulfilled: boolean) =>
    pieceRows(
      lines
        .map(({ line, fulfilled, unfulfilled }) => ({ line, most: isUnfulfilled ? unfulfilled : fulfilled }))
        .filter(({ most }) => most > 0),
    )
  const kinds = [rows(true), rows(false)] as const
  return pieceRows(lines.map(({ line }) => ({ line, most: 0 }))).flatMap((part) => {
    const isOfPart = ({ sources }: PieceRow<OrderLine>) =>
      sources.some((one) => part.sources.some(({ line }) => line.id === one.line.id))
    const found = kinds.map((some) => some.find(isOfPart))
    return found.flatMap((row, kind) => {
      if (!row) return []
      const isUnfulfilled = kind === 0
      const label = found.every(Boolean) ? (isUnfulfilled ? open : done) : ''
      return [{ ...row, id: `${row.id} ${isUnfulfilled ? 'unfulfilled' : 'fulfilled'}`, isUnfulfilled, label }]
    })
  })
}

/** The lines of an order that are the same part of its bundle; a line that was bought alone. */
const partOf = ({ lines }: Pick<Order, 'lines'>, { id, variantId, bundle }: OrderLine): OrderLine[] =>
  lines.filter((line) => (bundle ? line.bundle?.id === bundle.id && line.variantId === variantId : line.id === id))

/** What was paid for some lines of an order, after discounts and with taxes. */
export function paidFor(order: Order, some: readonly OrderLine[]): number {
  const paid = paidByLine(order).lines
  return sum(some.map((line) => paid[order.lines.indexOf(line)]!))
}

/** What is left to refund of some lines of an order, of all their pieces that were not refunded. */
export const leftFor = (order: Order, some: readonly OrderLine[]): number =>
  sum(
    some.map((line) => {
      const { quantity, refundedQuantity: before } = line
      const pieces = quantity - before
      return costOfPieces(paidFor(order, [line]), { quantity, before, pieces, currency: order.currency })
    }),
  )

/**
 * What was paid for a row, and for how many pieces: for its part of the order, or where that has two rows, for its own
 * pieces. Those of the two rows are what is left of the part, to the cent.
 */
export function paidForRow(order: Order, { line, label, sources, isUnfulfilled, most }: RefundRow) {
  if (label === '') {
    const part = partOf(order, line)
    const quantity = sum(part.map((one) => one.quantity))
    return { cents: paidFor(order, part), leftCents: leftFor(order, part), quantity }
  }
  const cents = sources.map((one) => {
    const { quantity, refundedQuantity } = one.line
    const before = isUnfulfilled ? refundedQuantity : quantity - one.most
    const { currency } = order
    return costOfPieces(paidFor(order, [one.line]), { quantity, before, pieces: one.most, currency })
  })
  return { cents: sum(cents), leftCents: sum(cents), quantity: most }
}

/** What staff have chosen: pieces by the ids of rows, and shipping. */
export interface Chosen {
  readonly quantities: ReadonlyMap<string, number>
  readonly shippingCents: number
}

/** The lines of a refund for the server. */
export function linesOf(rows: readonly RefundRow[], quantities: Chosen['quantities']) {
  const byLine = new Map<string, { lineId: string; quantity: number; unfulfilledQuantity: number }>()
  for (const row of rows)
    for (const { lineId, quantity } of splitPieces(row, quantities.get(row.id) ?? 0)) {
      const known = byLine.get(lineId) ?? { lineId, quantity: 0, unfulfilledQuantity: 0 }
      byLine.set(lineId, {
        ...known,
        quantity: known.quantity + quantity,
        unfulfilledQuantity: known.unfulfilledQuantity + (row.isUnfulfilled ? quantity : 0),
      })
    }
  return [...byLine.values()]
}

/** What the chosen pieces and shipping have cost, and how many pieces can return to stock. */
export function costOf(
  order: Order,
  rows: readonly RefundRow[],
  { quantities, shippingCents }: Chosen,
  { returns, restockable }: Pick<ReplyOf<typeof listOrderReturnsCall>, 'returns' | 'restockable'>,
) {
  const lines = linesOf(rows, quantities)
  const pieces = new Map(lines.map(({ lineId, quantity }) => [lineId, quantity]))
  const { cents } = suggestedRefund(order, { pieces, shippingCents }, { paysOwed: paysOwedFirst(order) })
  return {
    lines,
    suggestedCents: cents,
    restockable: sum(
      lines.filter(({ lineId }) => restockable.includes(lineId)).map((line) => restockableOf(order, line, returns)),
    ),
  }
}
