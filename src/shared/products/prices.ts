import { hasVariedPrices, isOnSale, type Pricing, type ProductOf } from './rules.ts'

/** What one piece costs now, in hundredths: the sale price while on sale. */
export function unitPriceCents(variant: Pricing): number {
  return variant.onSale ? variant.salePriceCents : variant.priceCents
}

/** What a page prints about the price of a product. All amounts in hundredths. */
export interface PriceTag {
  /** Lowest price that one can pay now; shown as 'from' when prices vary. */
  readonly fromCents: number
  /** Highest price that one can pay now. */
  readonly toCents: number
  /** The price without a sale: the highest, where prices vary. */
  readonly regularCents: number
  /** The lowest sale price; null when nothing is on sale. */
  readonly saleCents: number | null
  /** Whether 'from' stands before the price (§4, varied prices). */
  readonly varies: boolean
}

/** The price tag of a product (§4); of no variants at all it says 0. */
export function priceTag(product: ProductOf<Pricing>): PriceTag {
  const now = product.variants.map(unitPriceCents)
  const onSale = isOnSale(product) ? product.variants.filter((variant) => variant.onSale) : []
  return {
    fromCents: least(now) ?? 0,
    toCents: most(now) ?? 0,
    regularCents: most(product.variants.map((variant) => variant.priceCents)) ?? 0,
    saleCents: least(onSale.map((variant) => variant.salePriceCents)),
    varies: hasVariedPrices(product),
  }
}

function least(amounts: readonly number[]): number | null {
  return amounts.length ? Math.min(...amounts) : null
}

function most(amounts: readonly number[]): number | null {
  return amounts.length ? Math.max(...amounts) : null
}
