import type { Product, Variant } from '#shared/products/schema.ts'

/** A product as visitors see it: each variant with the lowest price of the 30 days before its sale, where it is known. */
export interface ShownProduct extends Omit<Product, 'variants'> {
  variants: (Variant & { lowestPriceCents?: number })[]
}

/** The lowest price of all of some variants, in hundredths; null where that of one is not known. */
export function lowestOf(variants: ShownProduct['variants']): number | null {
  const known = variants.flatMap(({ lowestPriceCents }) => lowestPriceCents ?? [])
  return known.length > 0 && known.length === variants.length ? Math.min(...known) : null
}
