import { groupByBundle, withJoinedParts } from '#shared/orders/bundled-lines.ts'
import { wholeBundles } from '#shared/orders/bundled-pieces.ts'
import { linesInParcel } from '#shared/orders/rules.ts'
import type { Order, OrderLine } from '#shared/orders/schema.ts'
import { productTypes } from '#shared/products/codes.ts'

/** What one packing slip lists. */
export interface Packing {
  readonly order: Order
  /** Null for the whole order. */
  readonly parcel: Order['fulfilments'][number] | null
  /** With the quantities to pack; never empty. */
  readonly lines: readonly OrderLine[]
  /** How many of a bundle are packed, by its id; null where only some of its parts are. */
  readonly bundles: ReadonlyMap<string, number | null>
}

/**
 * The goods of an order or of one of its parcels, without files, services and what was refunded before it was fulfilled.
 * @param parcelId null for the whole order
 * @returns null when nothing is packed, or when the order has no such parcel
 */
export function packingOf(order: Order, parcelId: string | null): Packing | null {
  const parcel = order.fulfilments.find(({ id }) => id === parcelId) ?? null
  if (parcelId !== null && !parcel) return null
  const all = parcel
    ? linesInParcel(order, parcel)
    : order.lines.map((line) => ({ ...line, quantity: line.quantity - line.removedQuantity }))
  const lines = all.filter(({ productType, quantity }) => productType === productTypes.physical && quantity > 0)
  if (lines.length === 0) return null
  const pieces = new Map(lines.map(({ id, quantity }) => [id, quantity]))
  const bundles = groupByBundle(order.lines.filter(({ productType }) => productType === productTypes.physical)).flatMap(
    ({ bundle, lines: some }) => (bundle ? [[bundle.id, wholeBundles(some, pieces)] as const] : []),
  )
  return { order, parcel, lines: withJoinedParts(lines), bundles: new Map(bundles) }
}
