import { withJoinedParts } from '#shared/orders/bundled-lines.ts'
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
  return lines.length === 0 ? null : { order, parcel, lines: withJoinedParts(lines) }
}
