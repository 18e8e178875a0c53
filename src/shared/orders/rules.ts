import type { Address, Buyer } from '#shared/addresses/schema.ts'
import { isPurelyDigital } from '#shared/cart/rules.ts'
import { isMoney, isShipped, productTypes } from '#shared/products/codes.ts'
import type { Order, OrderLine } from './schema.ts'

/** How the buyer gets an order. Any order can contain files; one is `download` when it has nothing else. */
export type Delivery = 'parcel' | 'pickup' | 'download' | 'service'

/** How the buyer gets an order, by its shipping method and lines. */
export function deliveryOf({ shippingMethod, lines }: Pick<Order, 'shippingMethod' | 'lines'>): Delivery {
  if (shippingMethod) return shippingMethod.isPickup ? 'pickup' : 'parcel'
  return isPurelyDigital(lines) ? 'download' : 'service'
}

/** The same by the shipping method alone; `none` is neither shipped nor picked up. */
export const deliveryCodeOf = (method: Order['shippingMethod']): 'parcel' | 'pickup' | 'none' =>
  method === null ? 'none' : method.isPickup ? 'pickup' : 'parcel'

type Named = Pick<Order, 'buyer' | 'shippingAddress' | 'billingAddress'>

/** The buyer with the known place; null when no one was named. */
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

/** The pieces of a line that still have to be fulfilled: neither fulfilled nor refunded before. */
export const leftOf = (line: Pick<OrderLine, 'quantity' | 'fulfilledQuantity' | 'removedQuantity'>): number =>
  Math.max(0, line.quantity - line.fulfilledQuantity - line.removedQuantity)

/** The lines that the owner still has to fulfil. Files and gift cards are excluded: the payment opens and sends them. */
export function linesLeft({
  lines,
  paymentState,
}: Pick<Order, 'lines' | 'paymentState'>): { line: Order['lines'][number]; left: number }[] {
  return lines
    .filter(({ productType }) => paymentState !== 'awaiting' || !isGivenByPayment(productType))
    .map((line) => ({ line, left: leftOf(line) }))
    .filter(({ left }) => left > 0)
}

/** Whether the payment gives an item to its buyer: nobody fulfils it. */
export const isGivenByPayment = (type: OrderLine['productType']): boolean =>
  type === productTypes.digital || isMoney(type)

/** Whether a part of an order was shipped, but not all of it. */
export const isPartlySent = ({ state, fulfilments }: Pick<Order, 'state' | 'fulfilments'>): boolean =>
  state === 'open' && fulfilments.length > 0

/** Whether an order is fulfilled only because everything was refunded before it was sent: nothing was given to the buyer. */
export const isAllRemoved = ({
  state,
  lines,
}: Pick<Order, 'state'> & { readonly lines: readonly Pick<OrderLine, 'quantity' | 'removedQuantity'>[] }): boolean =>
  state === 'fulfilled' && lines.every(({ quantity, removedQuantity }) => removedQuantity >= quantity)

/**
 * Whether an order can be canceled: nothing was shipped. Opened files and gift cards do not prevent it, they can be
 * closed.
 */
export function mayCancel({
  state,
  fulfilments,
  downloads,
  lines,
}: Pick<Order, 'state' | 'fulfilments' | 'downloads' | 'lines'>): boolean {
  const hasClosable = downloads.length > 0 || lines.some(({ productType }) => isMoney(productType))
  return state === 'open' || (state === 'fulfilled' && fulfilments.length === 0 && hasClosable)
}

/** Whether anything has to be packed: files and services need no packing. */
export const hasPacking = ({ lines }: Pick<Order, 'lines'>): boolean =>
  lines.some(({ productType }) => isShipped(productType))

/** Whether the billing address is missing or equals the shipping address. */
export function isSameAddress(shipping: Address | null, billing: Address | null): boolean {
  if (!shipping || !billing) return shipping !== null
  return (Object.keys(shipping) as (keyof Address)[]).every((field) => shipping[field] === billing[field])
}

/** The lines of one of the order's parcels, with the quantities that are in it. */
export const linesInParcel = (
  { lines }: Pick<Order, 'lines'>,
  parcel: Pick<Order['fulfilments'][number], 'lines'>,
): OrderLine[] =>
  parcel.lines.flatMap(({ lineId, quantity }) => {
    const line = lines.find(({ id }) => id === lineId)
    return line ? [{ ...line, quantity }] : []
  })

/**
 * Where an order is picked up, and what its shipping method says about that, such as opening hours; in lines. The place
 * is the shop's own where the method has none.
 */
export const pickupWords = (
  { shippingMethod }: Pick<Order, 'shippingMethod'>,
  { pickupInstructions }: { readonly pickupInstructions: string },
): string => [shippingMethod?.place ?? pickupInstructions, shippingMethod?.description].filter(Boolean).join('\n')
