import { limits } from '#shared/limits.ts'
import { isMoney, type ProductType, productTypes } from '#shared/products/codes.ts'
import type { OrderLine } from '../schema.ts'

type Line = Pick<
  OrderLine,
  'productType' | 'quantity' | 'fulfilledQuantity' | 'refundedQuantity' | 'removedQuantity' | 'bundle'
>

/** Why the quantity of a line, or of a bundle, is not free. */
type FixedReason = 'fulfilled' | 'delivered' | 'donation' | 'download' | 'gift-card' | 'refunded' | null

/** The quantities that an edit can set; one that is removed has 0. */
export interface QuantityBounds {
  readonly least: number
  readonly most: number
  readonly reason: FixedReason
}

/** Whether staff can add pieces of a product to an order: what buyers choose more about is bought at checkout. */
export const isAddable = ({ productType }: { readonly productType: ProductType }): boolean =>
  productType !== productTypes.digital && !isMoney(productType)

/**
 * What the quantity of a line can become. Goods that were shipped stay, as do downloads and gift cards that were
 * delivered: these are never more than were bought, since a download is ordered once and the buyer says who gets a gift
 * card. A donation stays as it was given.
 * @param isRefunded whether money of it was refunded: then it stays as it is
 */
export function boundsOfLine(line: Line, isRefunded: boolean): QuantityBounds {
  const { productType, quantity, fulfilledQuantity, refundedQuantity, removedQuantity } = line
  if (isRefunded) return { least: quantity, most: quantity, reason: 'refunded' }
  if (productType === productTypes.donation) return { least: quantity, most: quantity, reason: 'donation' }
  const least = Math.min(quantity, Math.max(fulfilledQuantity + removedQuantity, refundedQuantity))
  if (isAddable(line))
    return { least, most: limits.quantityMaximum, reason: fulfilledQuantity > 0 ? 'fulfilled' : null }
  const reason = productType === productTypes.digital ? 'download' : 'gift-card'
  return { least, most: quantity, reason: fulfilledQuantity > 0 ? 'delivered' : reason }
}

/**
 * What the number of a bundle can become: a whole number of bundles for each of its parts.
 * @param lines all lines of the bundle
 * @param isRefunded whether money of one of them was refunded: then the bundle stays as it is
 */
export function boundsOfBundle(lines: readonly Line[], isRefunded: boolean): QuantityBounds {
  const quantity = quantityOfBundle(lines)
  if (isRefunded) return { least: quantity, most: quantity, reason: 'refunded' }
  const parts = lines.map((line) => ({ bounds: boundsOfLine(line, false), pieces: piecesOfPart(line), line }))
  const least = Math.max(...parts.map(({ bounds, pieces }) => Math.ceil(bounds.least / pieces)))
  const fixed = parts.find(({ line }) => !isAddable(line))
  const most = fixed ? quantity : limits.quantityMaximum
  const reasons = parts.map(({ bounds }) => bounds.reason)
  const reason = (['delivered', 'fulfilled', 'download'] as const).find((one) => reasons.includes(one)) ?? null
  return { least, most, reason }
}

/** How many bundles lines belong to. */
export const quantityOfBundle = (lines: readonly Pick<OrderLine, 'bundle'>[]): number => lines[0]?.bundle?.quantity ?? 0

/** The pieces of a line in one of its bundles; a line alone is one. */
export const piecesOfPart = ({ quantity, bundle }: Pick<OrderLine, 'quantity' | 'bundle'>): number =>
  bundle ? quantity / bundle.quantity : 1

/** The quantity of a line after an edit, with its bundle; bounds are not checked. */
export const withQuantity = (line: OrderLine, quantity: number): OrderLine => ({
  ...line,
  quantity,
  ...(line.bundle && { bundle: { ...line.bundle, quantity: quantity / piecesOfPart(line) } }),
})
