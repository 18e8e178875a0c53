import type { CartVariant } from '#server/products/visible/read-cart-variants.ts'
import type { StoredEntry } from '#shared/cart/schema.ts'
import { type Failure, fail } from '#shared/http/failure.ts'
import { hasPieces } from '#shared/products/add-to-cart.ts'
import { mergedPieces, piecesOfBundle } from '#shared/products/bundles/rules.ts'
import type { BundlePiece } from '#shared/products/bundles/schema.ts'
import { productTypes } from '#shared/products/codes.ts'
import { isCounted } from '#shared/products/rules.ts'
import { namedVariant } from '#shared/products/variants.ts'

/** The variants of a cart by id, with the parts of its bundles; deleted ones are missing. */
type Variants = ReadonlyMap<string, CartVariant>
type Entry = Pick<StoredEntry, 'variantId' | 'quantity' | 'picks'>

/** A part of a bundle in a cart. */
export interface BundlePart {
  readonly variant: CartVariant
  /** Pieces in one bundle. */
  readonly quantity: number
}

/** What an entry consists of, or why it cannot be bought as a bundle; null for what is no bundle. */
type Contents =
  | { readonly parts: readonly BundlePart[]; readonly failure: null }
  | { readonly parts: null; readonly failure: Failure }

/** The parts of one bundle of an entry. A part that is hidden or deleted makes the whole bundle unavailable. */
export function contentsOf({ variantId, picks = [] }: Entry, variants: Variants): Contents | null {
  const bundle = variants.get(variantId)?.bundle
  if (!bundle) return null
  const pieces = piecesOfBundle(bundle, picks, (id) => variants.get(id)?.productId)
  if (!pieces) return { parts: null, failure: fail('bundle-changed').failure }
  const parts = pieces.map(({ variantId: id, quantity }) => ({ variant: variants.get(id), quantity }))
  const isComplete = parts.every(({ variant }) => variant?.isVisible && variant.canBePart)
  return isComplete
    ? { parts: parts as BundlePart[], failure: null }
    : { parts: null, failure: fail('product-unavailable').failure }
}

/**
 * A bundle as its cart shows it: its type is that of its parts, physical where one is, and downloads make it one that is
 * ordered once.
 */
export function asBundle(variant: CartVariant, parts: readonly BundlePart[]): CartVariant {
  const types = parts.map((part) => part.variant.productType)
  const productType =
    [productTypes.physical, productTypes.service, productTypes.digital].find((type) => types.includes(type)) ??
    variant.productType
  return { ...variant, productType }
}

/** Whether a part is a download: such a bundle is ordered once. */
export const hasDownload = (parts: readonly BundlePart[]): boolean =>
  parts.some(({ variant }) => variant.productType === productTypes.digital)

/** The pieces of each variant in a cart, alone and in bundles, over all of its entries: the stock must cover them. */
export function piecesInCart(entries: readonly Entry[], variants: Variants): Map<string, number> {
  const pieces: BundlePiece[] = entries.flatMap((entry) => {
    const contents = contentsOf(entry, variants)
    if (!contents) return [{ variantId: entry.variantId, quantity: entry.quantity }]
    return (contents.parts ?? []).map((part) => ({
      variantId: part.variant.variantId,
      quantity: part.quantity * entry.quantity,
    }))
  })
  return new Map(mergedPieces(pieces).map(({ variantId, quantity }) => [variantId, quantity]))
}

/** The variants whose stock an entry needs: its own, or those of its parts. */
export function stockedVariants(entry: Entry, variants: Variants): CartVariant[] {
  const contents = contentsOf(entry, variants)
  if (contents) return (contents.parts ?? []).map((part) => part.variant)
  const variant = variants.get(entry.variantId)
  return variant ? [variant] : []
}

/** A variant of which there is not enough. */
interface Shortage {
  readonly variant: CartVariant
  /** Its name, where it is a part of a bundle; absent where it is the entry itself. */
  readonly part?: string
}

/** The variant of an entry whose stock does not cover the cart; undefined where all do. */
export function missingStock(entry: Entry, entries: readonly Entry[], variants: Variants): Shortage | undefined {
  const part = (variant: CartVariant) => (contentsOf(entry, variants) ? { part: namedVariant(variant) } : {})
  const pieces = piecesInCart(entries, variants)
  return stockedVariants(entry, variants)
    .map((variant) => ({ variant, inCart: pieces.get(variant.variantId) ?? 0 }))
    .filter(({ variant, inCart }) => !hasPieces(variant, variant, inCart))
    .map(({ variant }) => ({ variant, ...part(variant) }))[0]
}

/** How many bundles the stock of the parts allows, without what else is in the cart; null when it is unlimited. */
export function availableBundles(parts: readonly BundlePart[]): number | null {
  const limited = parts.filter(({ variant }) => isCounted(variant.productType) && !variant.unlimited)
  if (limited.length === 0) return null
  return Math.min(...limited.map(({ variant, quantity }) => Math.floor(variant.qtyInStock / quantity)))
}
