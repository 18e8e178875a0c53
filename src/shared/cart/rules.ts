import { fail, type Result, succeed } from '#shared/http/failure.ts'
import { type ProductType, productTypes } from '#shared/products/codes.ts'
import { limits } from '#shared/settings/limits.ts'
import type { StoredEntry } from './schema.ts'

interface Typed {
  readonly productType: ProductType
}

/** How many pieces are in a cart. */
export function totalQuantity(lines: readonly { readonly quantity: number }[]): number {
  return lines.reduce((all, line) => all + line.quantity, 0)
}

/** Whether something in a cart is downloaded. */
export function hasDigital(lines: readonly Typed[]): boolean {
  return lines.some((line) => line.productType === productTypes.digital)
}

/** Whether there is something in the cart and all of it is digital. */
export function isPurelyDigital(lines: readonly Typed[]): boolean {
  return lines.length > 0 && lines.every((line) => line.productType === productTypes.digital)
}

/** Only goods are sent. */
export function requiresShipping(lines: readonly Typed[]): boolean {
  return lines.some((line) => line.productType === productTypes.physical)
}

/** Whether an order of these lines is one that money can be counted in (`limits.orderTotalCents`). */
export function isWithinOrderMaximum(
  lines: readonly { readonly unitPriceCents: number; readonly quantity: number }[],
): boolean {
  return lines.reduce((all, line) => all + line.unitPriceCents * line.quantity, 0) <= limits.orderTotalCents
}

type Wish = Pick<StoredEntry, 'itemId' | 'variantId' | 'additionalFields'>

/** Whether two entries ask for the same: one variant, with the same answers to its form. */
export const isSameWish = (entry: Wish, other: Wish): boolean =>
  entry.itemId === other.itemId &&
  entry.variantId === other.variantId &&
  entry.additionalFields === other.additionalFields

/**
 * Puts an entry into a cart: the same variant with the same answers to its form joins the entry that is there, anything else
 * becomes a new entry. The cart itself is not changed.
 * @param row where a new entry goes; to the end when absent
 */
export function mergeEntry(
  entries: readonly StoredEntry[],
  added: StoredEntry,
  row = entries.length,
): Result<{ entries: StoredEntry[]; merged: StoredEntry }, 'cart-full' | 'quantity-out-of-range'> {
  const same = entries.find((entry) => isSameWish(entry, added))
  if (!same) {
    if (entries.length >= limits.cartLines) return fail('cart-full')
    return succeed({ entries: entries.toSpliced(row, 0, added), merged: added })
  }
  const merged = { ...same, quantity: same.quantity + added.quantity }
  if (merged.quantity > limits.quantityMaximum) return fail('quantity-out-of-range')
  return succeed({ entries: entries.map((entry) => (entry === same ? merged : entry)), merged })
}

/** Pieces of one variant in a cart, over all of its entries: what stock must be enough for. */
export function quantityInCart(entries: readonly StoredEntry[], variantId: string): number {
  return totalQuantity(entries.filter((entry) => entry.variantId === variantId))
}
