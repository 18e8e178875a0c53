import { europeanUnion } from '#shared/addresses/european-union.ts'
import { isMoney, type ProductType, productTypes } from '#shared/products/codes.ts'
import type { StoreSettings } from '#shared/settings/schema.ts'

/** What a price has or leaves out. */
export interface PriceTerms {
  /** Null where the shop charges no tax on it. */
  readonly tax: 'included' | 'added' | null
  /** Whether shipping may come on top. */
  readonly hasShipping: boolean
}

type Settings = Pick<StoreSettings, 'country' | 'pricesIncludeTax' | 'taxRates'>

/**
 * What must be said beside the price of a product in shops of the EU: whether it includes tax, and that shipping may come
 * on top (Directives 98/6/EC, article 2, and 2011/83/EU, article 6(1)(e)). Null in other shops, and where there is nothing
 * to say: gift cards and donations have neither.
 */
export function priceTerms(
  { country, pricesIncludeTax, taxRates }: Settings,
  productType: ProductType,
): PriceTerms | null {
  if (!europeanUnion.includes(country) || isMoney(productType)) return null
  const chargesTax = taxRates.some(({ rateMilliPercent }) => rateMilliPercent > 0)
  const tax = !chargesTax ? null : pricesIncludeTax ? 'included' : 'added'
  const hasShipping = productType === productTypes.physical
  return tax === null && !hasShipping ? null : { tax, hasShipping }
}
