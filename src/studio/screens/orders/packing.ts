import { groupByBundle, withJoinedParts } from '#shared/orders/bundled-lines.ts'
import { wholeBundles } from '#shared/orders/bundled-pieces.ts'
import { linesInParcel } from '#shared/orders/rules.ts'
import type { Order, OrderLine } from '#shared/orders/schema.ts'
import { isShipped } from '#shared/products/codes.ts'

/** What one packing slip lists. */
export interface Packing {
  readonly order: Order
  /** Null for the order. */
  readonly parcel: Order['fulfilments'][number] | null
  /** Whether a part of the order was packed before, so that this is the rest. */
  readonly isRest: boolean
  /** With the quantities to pack; never empty. */
  readonly lines: readonly OrderLine[]
  /** How many of a bundle are packed, by its id; null where only some of its parts are. */
  readonly bundles: ReadonlyMap<string, number | null>
}

/**
 * The goods of an order that are left to pack, or of one of its parcels, without files, services and what was refunded
 * before it was fulfilled. Once everything is packed, the slip of the order lists all of it.
 * @param parcelId null for the order
 * @returns null when nothing is packed, or when the order has no such parcel
 */
export function packingOf(order: Order, parcelId: string | null): Packing | null {
  const parcel = order.fulfilments.find(({ id }) => id === parcelId) ?? null
  if (parcelId !== null && !parcel) return null
  const whole = goodsIn(order.lines.map((line) => ({ ...line, quantity: line.quantity - line.removedQuantity })))
  const left = goodsIn(whole.map((line) => ({ ...line, quantity: line.quantity - line.fulfilledQuantity })))
  const isRest = !parcel && left.length > 0 && whole.some(({ fulfilledQuantity }) => fulfilledQuantity > 0)
  const lines = parcel ? goodsIn(linesInParcel(order, parcel)) : isRest ? left : whole
  if (lines.length === 0) return null
  const pieces = new Map(lines.map(({ id, quantity }) => [id, quantity]))
  const bundles = groupByBundle(order.lines.filter(({ productType }) => isShipped(productType))).flatMap(
    ({ bundle, lines: some }) => (bundle ? [[bundle.id, wholeBundles(some, pieces)] as const] : []),
  )
  return { order, parcel, isRest, lines: withJoinedParts(lines), bundles: new Map(bundles) }
}

const goodsIn = (lines: readonly OrderLine[]): OrderLine[] =>
  lines.filter(({ productType, quantity }) => isShipped(productType) && quantity > 0)
