import { sum } from '#shared/money/sum.ts'
import { paysOwedFirst, type Refundable, type RefundableLine, suggestedRefund } from '#shared/orders/refunds.ts'
import type { Delivery } from '#shared/orders/rules.ts'
import type { Order, OrderLine } from '#shared/orders/schema.ts'
import { isCounted } from '#shared/products/rules.ts'

/** Pieces of a line that can be refunded. A line that is fulfilled in part has two rows: it matters which come back. */
export interface RefundRow {
  readonly key: string
  readonly line: OrderLine
  readonly isUnfulfilled: boolean
  readonly most: number
  /** Which of the line's pieces these are; empty where there is only one kind. */
  readonly label: string
}

const labels: Readonly<Record<Delivery, readonly [fulfilled: string, unfulfilled: string]>> = {
  parcel: ['Shipped', 'Not shipped yet'],
  pickup: ['Picked up', 'Not picked up yet'],
  download: ['Done', 'Not done yet'],
  service: ['Done', 'Not done yet'],
}

/** The rows of the dialog. */
export const rowsOf = ({ lines }: Refundable, delivery: Delivery): RefundRow[] => lines.flatMap(rowsOfLine(delivery))

const rowsOfLine =
  (delivery: Delivery) =>
  ({ line, fulfilled, unfulfilled }: RefundableLine): RefundRow[] => {
    const isBoth = fulfilled > 0 && unfulfilled > 0
    const [done, open] = labels[delivery]
    const row = (isUnfulfilled: boolean, most: number): RefundRow => ({
      key: `${line.id} ${isUnfulfilled ? 'unfulfilled' : 'fulfilled'}`,
      line,
      isUnfulfilled,
      most,
      label: isBoth ? (isUnfulfilled ? open : done) : '',
    })
    return [row(true, unfulfilled), row(false, fulfilled)].filter(({ most }) => most > 0)
  }

/** What staff have chosen: pieces by the keys of rows, and shipping. */
export interface Chosen {
  readonly quantities: ReadonlyMap<string, number>
  readonly shippingCents: number
}

/** The lines of a refund for the server. */
export function linesOf(rows: readonly RefundRow[], quantities: Chosen['quantities']) {
  const byLine = new Map<string, { lineId: string; quantity: number; unfulfilledQuantity: number }>()
  for (const { key, line, isUnfulfilled } of rows) {
    const pieces = quantities.get(key) ?? 0
    if (pieces === 0) continue
    const known = byLine.get(line.id) ?? { lineId: line.id, quantity: 0, unfulfilledQuantity: 0 }
    byLine.set(line.id, {
      ...known,
      quantity: known.quantity + pieces,
      unfulfilledQuantity: known.unfulfilledQuantity + (isUnfulfilled ? pieces : 0),
    })
  }
  return [...byLine.values()]
}

/** What the chosen pieces and shipping have cost, and how many pieces can return to stock. */
export function costOf(order: Order, rows: readonly RefundRow[], { quantities, shippingCents }: Chosen) {
  const lines = linesOf(rows, quantities)
  const pieces = new Map(lines.map(({ lineId, quantity }) => [lineId, quantity]))
  const { cents } = suggestedRefund(order, { pieces, shippingCents }, { paysOwed: paysOwedFirst(order) })
  const counted = new Set(order.lines.filter(({ productType }) => isCounted(productType)).map(({ id }) => id))
  return {
    lines,
    suggestedCents: cents,
    restockable: order.takesStock
      ? sum(lines.filter(({ lineId }) => counted.has(lineId)).map(({ quantity }) => quantity))
      : 0,
  }
}
