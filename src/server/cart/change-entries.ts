import { newName } from '#server/identifiers.ts'
import type { CartVariant } from '#server/products/visible/read-cart-variants.ts'
import { isSameItem, isWithinOrderMaximum, mergeEntry, totalQuantity } from '#shared/cart/rules.ts'
import type { StoredCart, StoredEntry } from '#shared/cart/schema.ts'
import { giftCardLimits } from '#shared/gift-cards/rules.ts'
import { type Failure, fail, type Result, succeed } from '#shared/http/failure.ts'
import { limits } from '#shared/limits.ts'
import { productTypes } from '#shared/products/codes.ts'
import { allowsSeveral } from '#shared/products/quantity.ts'
import { contentsOf, hasDownload, missingStock, piecesInCart } from './bundles/bundle-of-entry.ts'
import type { SavedFields } from './check-additional-fields.ts'
import { priceOfEntry } from './own-amount.ts'

/** The shop's setting about services. */
type Several = Parameters<typeof allowsSeveral>[1]

type Changed<Code extends string> = Result<StoredCart, Code>
/** The variants of a cart's entries by id, from the current catalog; deleted ones are missing. */
export type CartVariants = ReadonlyMap<string, CartVariant>

/**
 * Adds a variant; a line with the same variant and answers is increased. The stock is checked, but only reserved when
 * paying begins.
 */
export function addEntry(
  cart: StoredCart,
  variant: CartVariant,
  quantity: number,
  {
    saved,
    row,
    settings,
  }: {
    readonly saved: SavedFields & Pick<StoredEntry, 'ownAmount' | 'picks'>
    readonly row?: number | undefined
    readonly settings: Several
  },
  variants: CartVariants,
): Changed<
  | 'bundle-changed'
  | 'product-unavailable'
  | 'not-enough-stock'
  | 'cart-full'
  | 'quantity-out-of-range'
  | 'only-one-each'
  | 'order-too-large'
> {
  if (!allowsSeveral(variant.productType, settings)) {
    if (quantity > 1) return fail('only-one-each')
    const asked = { itemId: variant.productId, variantId: variant.variantId, ...saved }
    // The item is in the cart already, which is what the visitor wants.
    if (cart.entries.some((entry) => isSameItem(entry, asked))) return succeed(cart)
  }
  const wanted = {
    id: '',
    itemId: variant.productId,
    variantId: variant.variantId,
    sku: variant.sku,
    quantity,
    ...saved,
  }
  const contents = contentsOf(wanted, variants)
  if (contents?.failure)
    return { ok: false, failure: contents.failure as Failure<'bundle-changed' | 'product-unavailable'> }
  if (contents?.parts && hasDownload(contents.parts)) {
    if (quantity > 1) return fail('only-one-each')
    if (cart.entries.some((entry) => isSameItem(entry, wanted))) return succeed(cart)
  }
  const missing = missingStock(wanted, [...cart.entries, wanted], variants)
  if (missing) return notEnough(missing, piecesInCart(cart.entries, variants).get(missing.variant.variantId) ?? 0)
  const merged = mergeEntry(cart.entries, { ...wanted, id: newName() }, row)
  return merged.ok ? withinMaximum({ ...cart, entries: merged.value.entries }, variants) : merged
}

/** Sets the quantity of an entry. A smaller one is always possible, even when the item is sold out. */
export function setQuantity(
  cart: StoredCart,
  entryId: string,
  quantity: number,
  { variants, settings }: { readonly variants: CartVariants; readonly settings: Several },
): Changed<'entry-not-found' | 'not-enough-stock' | 'only-one-each' | 'order-too-large'> {
  const entry = cart.entries.find((one) => one.id === entryId)
  if (!entry) return fail('entry-not-found')
  const { productType } = variants.get(entry.variantId) ?? {}
  const contents = contentsOf(entry, variants)
  if (quantity > 1 && contents?.parts && hasDownload(contents.parts)) return fail('only-one-each')
  if (productType !== undefined && quantity > 1 && !allowsSeveral(productType, settings)) return fail('only-one-each')
  const changed = { ...cart, entries: cart.entries.map((one) => (one === entry ? { ...one, quantity } : one)) }
  if (quantity <= entry.quantity) return succeed(changed)
  const missing = missingStock(entry, changed.entries, variants)
  if (missing) return notEnough(missing, piecesInCart(cart.entries, variants).get(missing.variant.variantId) ?? 0)
  return withinMaximum(changed, variants)
}

/** Removes an entry. */
export function removeEntry(cart: StoredCart, entryId: string): Changed<'entry-not-found'> {
  const entries = cart.entries.filter((one) => one.id !== entryId)
  return entries.length === cart.entries.length ? fail('entry-not-found') : succeed({ ...cart, entries })
}

/**
 * Changes an entry's answers to its product's form. When another line of the variant has the same answers, they are
 * merged at the position of the changed one, unless the sum exceeds the limit of a line.
 */
export function setAdditionalFields(cart: StoredCart, entryId: string, saved: SavedFields): Changed<'entry-not-found'> {
  const entry = cart.entries.find((one) => one.id === entryId)
  if (!entry) return fail('entry-not-found')
  const changed = { ...entry, ...saved }
  const twin = cart.entries.find(
    (one) => one !== entry && isSameItem(one, changed) && one.quantity + changed.quantity <= limits.quantityMaximum,
  )
  const merged = { ...changed, quantity: changed.quantity + (twin?.quantity ?? 0) }
  const entries = cart.entries.filter((one) => one !== twin).map((one) => (one === entry ? merged : one))
  return succeed({ ...cart, entries })
}

const notEnough = ({ variant, part }: NonNullable<ReturnType<typeof missingStock>>, inCart: number) =>
  fail('not-enough-stock', { available: variant.qtyInStock, inCart, ...(part && { part }) })

function withinMaximum(cart: StoredCart, variants: CartVariants): Changed<'order-too-large'> {
  const lines = cart.entries.flatMap((entry) => {
    const variant = variants.get(entry.variantId)
    return variant ? [{ unitPriceCents: priceOfEntry(entry, variant), quantity: entry.quantity }] : []
  })
  const giftCards = cart.entries.filter(
    ({ variantId }) => variants.get(variantId)?.productType === productTypes.giftCard,
  )
  const isWithin = isWithinOrderMaximum(lines) && totalQuantity(giftCards) <= giftCardLimits.soldPerOrder
  return isWithin ? succeed(cart) : fail('order-too-large')
}
