import type { Address, Buyer } from '#shared/addresses/schema.ts'
import { isPurelyDigital } from '#shared/cart/rules.ts'
import { productTypes } from '#shared/products/codes.ts'
import type { Order } from './schema.ts'

/** How what was bought comes to its buyer. Files are a part of each; an order is `download` when it has nothing else. */
export type Delivery = 'parcel' | 'pickup' | 'download' | 'service'

/** How an order comes to its buyer: by the way that they chose, or without one. */
export function deliveryOf({ shippingMethod, lines }: Pick<Order, 'shippingMethod' | 'lines'>): Delivery {
  if (shippingMethod) return shippingMethod.isPickup ? 'pickup' : 'parcel'
  return isPurelyDigital(lines) ? 'download' : 'service'
}

/** The same as far as the shipping method says it: what is neither sent nor picked up is `none`. */
export const deliveryCodeOf = (method: Order['shippingMethod']): 'parcel' | 'pickup' | 'none' =>
  method === null ? 'none' : method.isPickup ? 'pickup' : 'parcel'

type Named = Pick<Order, 'buyer' | 'shippingAddress' | 'billingAddress'>

/** Who bought it, with the place that is known; null when no one was named. */
export function buyerOf({ buyer, shippingAddress, billingAddress }: Named): Buyer | null {
  const found = buyer ?? shippingAddress ?? billingAddress
  if (!found) return null
  const { firstName, lastName, country, region } = found
  return { firstName, lastName, country, region }
}

/** The buyer's whole name; empty when no one was named. */
export function buyerName(order: Named): string {
  const buyer = buyerOf(order)
  return buyer ? `${buyer.firstName} ${buyer.lastName}`.trim() : ''
}

/**
 * What is left for the owner to do, line by line. Files are handed over by the payment: until it comes, no one can do
 * anything about them.
 */
export function linesLeft({
  lines,
  paymentState,
}: Pick<Order, 'lines' | 'paymentState'>): { line: Order['lines'][number]; left: number }[] {
  return lines
    .filter((line) => paymentState !== 'awaiting' || line.productType !== productTypes.digital)
    .map((line) => ({ line, left: line.quantity - line.fulfilledQuantity }))
    .filter(({ left }) => left > 0)
}

/** Whether something of an order was sent, but not all. */
export const isPartlySent = ({ state, fulfilments }: Pick<Order, 'state' | 'fulfilments'>): boolean =>
  state === 'open' && fulfilments.length > 0

/** An order can be cancelled until something of it was sent; files that were opened can be closed again. */
export function mayCancel({
  state,
  fulfilments,
  downloads,
}: Pick<Order, 'state' | 'fulfilments' | 'downloads'>): boolean {
  return state === 'open' || (state === 'fulfilled' && fulfilments.length === 0 && downloads.length > 0)
}

/** Whether something of it has to be packed: files and services are not. */
export const hasPacking = ({ lines }: Pick<Order, 'lines'>): boolean =>
  lines.some((line) => line.productType === productTypes.physical)

/** Whether the billing address says nothing new: it is not given, or the same as the shipping address. */
export function isSameAddress(shipping: Address | null, billing: Address | null): boolean {
  if (!shipping || !billing) return shipping !== null
  return (Object.keys(shipping) as (keyof Address)[]).every((field) => shipping[field] === billing[field])
}
