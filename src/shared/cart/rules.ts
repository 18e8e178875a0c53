import { fail, type Result, succeed } from '#shared/http/failure.ts'
import { limits } from '#shared/limits.ts'
import { sum } from '#shared/money/sum.ts'
import { isShipped, type ProductType, productTypes } from '#shared/products/codes.ts'
import type { StoredEntry } from './schema.ts'

interface Typed {
  readonly productType: ProductType
}

/** The number of pieces in a cart. */
export function totalQuantity(lines: readonly { readonly quantity: number }[]): number {
  return lines.reduce((all, line) => all + line.quantity, 0)
}

/** Whether a cart contains a download. */
export function hasDigital(lines: readonly Typed[]): boolean {
  return lines.some((line) => line.productType === productTypes.digital)
}

/** Whether a cart is not empty and everything in it is digital. */
export function isPurelyDigital(lines: readonly Typed[]): boolean {
  return lines.length > 0 && lines.every((line) => line.productType === productTypes.digital)
}

/** Whether anything in a cart has to be shipped. */
export const requiresShipping = (lines: readonly Typed[]): boolean =>
  lines.some(({ productType }) => isShipped(productType))

/**
 * What counts for free shipping and for prices by order value: what is shipped. A gift card, donation, download or
 * service does not make a parcel cheaper. In hundredths.
 * @param cents of the lines, in their order
 */
export const shippedValueOf = (lines: readonly Typed[], cents: readonly number[]): number =>
  sum(cents.filter((_, index) => isShipped(lines[index]!.productType)))

/** Whether the total of these lines is within `limits.orderTotalCents`, so that sums stay exact. */
export function isWithinOrderMaximum(
  lines: readonly { readonly unitPriceCents: number; readonly quantity: number }[],
): boolean {
  return lines.reduce((all, line) => all + line.unitPriceCents * line.quantity, 0) <= limits.orderTotalCents
}

type ItemKey = Pick<StoredEntry, 'itemId' | 'variantId' | 'additionalFields' | 'ownAmount' | 'picks'>

/** Whether two entries are the same item: one variant, with the same answers to its form, at one amount, with the same
 * picks. */
export const isSameItem = (entry: ItemKey, other: ItemKey): boolean =>
  entry.itemId === other.itemId &&
  entry.variantId === other.variantId &&
  entry.additionalFields === other.additionalFields &&
  entry.ownAmount?.cents === other.ownAmount?.cents &&
  entry.ownAmount?.currency === other.ownAmount?.currency &&
  JSON.stringify(entry.picks ?? []) === JSON.stringify(other.picks ?? [])

/**
 * Adds an entry to a cart: the same variant with the same answers joins the existing entry, anything else becomes a new
 * one. The cart that is passed in is not changed.
 * @param row the row of a new entry; absent: the last row
 */
export function mergeEntry(
  entries: readonly StoredEntry[],
  added: StoredEntry,
  row = entries.length,
): Result<{ entries: StoredEntry[]; merged: StoredEntry }, 'cart-full' | 'quantity-out-of-range'> {
  const same = entries.find((entry) => isSameItem(entry, added))
  if (!same) {
    if (entries.length >= limits.cartLines) return fail('cart-full')
    return succeed({ entries: entries.toSpliced(row, 0, added), merged: added })
  }
  const merged = { ...same, quantity: same.quantity + added.quantity }
  if (merged.quantity > limits.quantityMaximum) return fail('quantity-out-of-range')
  return succeed({ entries: entries.map((entry) => (entry === same ? merged : entry)), merged })
}
