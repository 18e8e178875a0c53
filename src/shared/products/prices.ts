import { hasVariedPrices, isOnSale, type Pricing, type ProductOf } from './rules.ts'

/** The current price of one piece, in hundredths: the sale price while on sale. */
export function unitPriceCents(variant: Pricing): number {
  return variant.onSale ? variant.salePriceCents : variant.priceCents
}

/** The prices that a page prints for a product. All amounts in hundredths. */
export interface PriceTag {
  /** The lowest current price; shown as 'from' when prices vary. */
  readonly fromCents: number
  /** The highest current price. */
  readonly toCents: number
  /** The price without a sale: the highest, where prices vary. */
  readonly regularCents: number
  /** The lowest sale price; null when nothing is on sale. */
  readonly saleCents: number | null
  /** Whether variants differ in price, so that 'from' is shown before the price. */
  readonly varies: boolean
}

/** The prices of a product; 0 without variants. */
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
