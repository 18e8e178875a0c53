import { type Conversion, priceIn, salePriceIn } from '#shared/currencies/rules.ts'
import type { FixedPrices } from '#shared/currencies/schema.ts'
import { priceTag } from './prices.ts'
import type { Pricing, ProductOf } from './rules.ts'
import type { ProductSummary } from './summary.ts'

/** The prices of a variant in the shop's currency, with those that the owner has fixed in others. */
export type FixedPricing = Pricing & {
  readonly fixedPrices?: FixedPrices | undefined
  /** The lowest price of the 30 days before its sale. */
  readonly lowestPriceCents?: number | undefined
}

/**
 * The price of a variant in another currency: the fixed one, else the converted one. A sale that rounding takes away is
 * no sale.
 */
export function pricingIn<Priced extends FixedPricing>(variant: Priced, conversion: Conversion): Priced {
  const fixedCents = variant.fixedPrices?.[conversion.code]
  const priceCents = fixedCents ?? priceIn(variant.priceCents, conversion)
  const salePriceCents =
    fixedCents === undefined
      ? priceIn(variant.salePriceCents, conversion)
      : salePriceIn(fixedCents, variant, conversion)
  const { fixedPrices: _, lowestPriceCents, ...rest } = variant
  return {
    ...rest,
    ...{ priceCents, salePriceCents, onSale: variant.onSale && salePriceCents < priceCents },
    ...(lowestPriceCents !== undefined && { lowestPriceCents: lowestPriceIn(lowestPriceCents, variant, conversion) }),
  } as Priced
}

/** The lowest price of 30 days in another currency: beside a fixed price, the same part of it. */
function lowestPriceIn(cents: number, { fixedPrices, priceCents }: FixedPricing, conversion: Conversion): number {
  const fixedCents = fixedPrices?.[conversion.code]
  return fixedCents === undefined
    ? priceIn(cents, conversion)
    : salePriceIn(fixedCents, { priceCents, salePriceCents: cents }, conversion)
}

type SummaryPrices = Pick<
  ProductSummary,
  | 'productType'
  | 'priceFromCents'
  | 'priceToCents'
  | 'regularPriceCents'
  | 'onSale'
  | 'variedPrices'
  | 'lowestPriceCents'
>

/**
 * The prices of a product as lists show them, in another currency.
 * @param variants of a product with fixed prices; null where it has none
 */
export function summaryPricesIn<Priced extends SummaryPrices>(
  product: Priced,
  variants: readonly FixedPricing[] | null,
  conversion: Conversion,
): Priced {
  const prices = variants?.some(({ fixedPrices }) => fixedPrices?.[conversion.code] !== undefined)
    ? fixedSummary({ productType: product.productType, variants }, conversion)
    : convertedSummary(product, conversion)
  const { priceFromCents, priceToCents, regularPriceCents } = prices
  const { lowestPriceCents } = product
  // A product with a lowest price has one price for all variants.
  const [variant = { priceCents: 0, salePriceCents: 0, onSale: false }] = variants ?? []
  return {
    ...product,
    ...prices,
    ...(lowestPriceCents !== undefined && { lowestPriceCents: lowestPriceIn(lowestPriceCents, variant, conversion) }),
    onSale: product.onSale && priceFromCents < regularPriceCents,
    variedPrices: prices.variedPrices && (priceFromCents < priceToCents || priceToCents < regularPriceCents),
  }
}

function fixedSummary({ productType, variants }: ProductOf<FixedPricing>, conversion: Conversion) {
  const tag = priceTag({ productType, variants: variants.map((variant) => pricingIn(variant, conversion)) })
  return {
    ...{ priceFromCents: tag.fromCents, priceToCents: tag.toCents, regularPriceCents: tag.regularCents },
    variedPrices: tag.varies,
  }
}

const convertedSummary = (product: SummaryPrices, conversion: Conversion) => ({
  priceFromCents: priceIn(product.priceFromCents, conversion),
  priceToCents: priceIn(product.priceToCents, conversion),
  regularPriceCents: priceIn(product.regularPriceCents, conversion),
  variedPrices: product.variedPrices,
})
