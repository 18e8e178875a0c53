import type { CartVariant } from '#server/products/visible/read-cart-variants.ts'
import type { CartEntry, StoredEntry } from '#shared/cart/schema.ts'
import { roundToCurrency } from '#shared/money/percent.ts'
import { sum } from '#shared/money/sum.ts'
import type { LineBundle } from '#shared/products/bundles/schema.ts'
import { splitBundlePrice } from '#shared/products/bundles/split-price.ts'
import { unitPriceCents } from '#shared/products/prices.ts'
import type { CartVariants } from '../change-entries.ts'
import { contentsOf } from './bundle-of-entry.ts'

/** An entry that counts, with its variant as it is bought. */
export interface SellableEntry {
  readonly entry: StoredEntry
  readonly variant: CartVariant
}

/** A line of an order to be: an entry, or a part of a bundle at its share of the price. */
export interface CartLine extends SellableEntry {
  readonly quantity: number
  /** The bundle that it is a part of; absent for what is bought alone. */
  readonly bundle?: LineBundle
}

/**
 * The lines that a cart becomes. A bundle becomes its parts, so that each has the stock, the taxes, the weight, the
 * files and the returns that it has alone; their prices sum to that of the bundle.
 */
export const linesOfCart = (sellable: readonly SellableEntry[], variants: CartVariants, currency: string): CartLine[] =>
  sellable.flatMap((one) => linesOfEntry(one, variants, currency))

function linesOfEntry({ entry, variant }: SellableEntry, variants: CartVariants, currency: string): CartLine[] {
  const parts = contentsOf(entry, variants)?.parts
  if (!parts) return [{ entry, variant, quantity: entry.quantity }]
  const { quantity } = entry
  const bundle = {
    id: entry.id,
    productId: variant.productId,
    variantId: variant.variantId,
    sku: variant.sku,
    title: variant.title,
    imageUrl: variant.picture?.assetUrl ?? null,
    quantity,
  }
  const shares = splitBundlePrice(
    roundToCurrency(unitPriceCents(variant), currency),
    parts.map((part) => ({
      variantId: part.variant.variantId,
      quantity: part.quantity,
      unitCents: unitPriceCents(part.variant),
    })),
    currency,
  )
  return shares.map((share) => {
    const { fixedPrices: _, ...part } = variants.get(share.variantId)!
    const { shareCents: cents } = share
    return {
      entry,
      variant: { ...part, priceCents: cents, salePriceCents: cents, onSale: variant.onSale },
      quantity: share.quantity * quantity,
      bundle,
    }
  })
}

/**
 * The prices of one bundle, in hundredths: what its parts cost together, and what it costs when it is not on sale.
 * @param variant with the price that this buyer pays
 * @param totals of the lines of its parts
 */
export function pricesOfBundle(
  { quantity }: StoredEntry,
  { onSale, priceCents, salePriceCents }: CartVariant,
  totals: readonly { readonly totalCents: number }[],
  currency: string,
): Pick<CartEntry, 'purchasePriceCents' | 'regularPriceCents'> {
  const purchasePriceCents = sum(totals.map(({ totalCents }) => totalCents)) / quantity
  // In the same proportion, whatever taxes its prices are shown with.
  const inProportion = () => roundToCurrency((purchasePriceCents * priceCents) / salePriceCents, currency)
  return { purchasePriceCents, regularPriceCents: onSale && salePriceCents > 0 ? inProportion() : purchasePriceCents }
}
