import type { CartVariant } from '#server/products/visible/read-cart-variants.ts'
import { isWithinOrderMaximum } from '#shared/cart/rules.ts'
import type { StoredEntry } from '#shared/cart/schema.ts'
import { unitPriceCents } from '#shared/products/prices.ts'
import type { SellableEntry } from './bundles/cart-lines.ts'

/**
 * The lines that count. Price increases can raise a cart above the limit of exact sums: then the last lines do not
 * count.
 */
export function sellableLines(
  entries: readonly StoredEntry[],
  variantOf: (entry: StoredEntry) => CartVariant | undefined,
): SellableEntry[] {
  const lines: { entry: StoredEntry; variant: CartVariant; unitPriceCents: number; quantity: number }[] = []
  for (const entry of entries) {
    const variant = variantOf(entry)
    if (!variant?.isVisible) continue
    const line = { entry, variant, unitPriceCents: unitPriceCents(variant), quantity: entry.quantity }
    if (isWithinOrderMaximum([...lines, line])) lines.push(line)
  }
  return lines
}
