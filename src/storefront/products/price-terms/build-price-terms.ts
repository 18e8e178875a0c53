import { policyPath, publishedPolicy } from '#shared/policies/rules.ts'
import { priceTerms } from '#shared/price-terms/rules.ts'
import type { ProductType } from '#shared/products/codes.ts'
import type { StoreSettings } from '#shared/settings/schema.ts'
import { productTexts } from '../texts.ts'
import type { PriceTermsModel } from './price-terms.tsx'

/** What has to be said below the price of a product; null where it is nothing. */
export function buildPriceTerms(settings: StoreSettings, productType: ProductType): PriceTermsModel | null {
  const terms = priceTerms(settings, productType)
  if (!terms) return null
  return {
    tax: terms.tax === null ? '' : productTexts.taxTerms[terms.tax],
    hasShipping: terms.hasShipping,
    shippingHref: publishedPolicy(settings.policies, 'shipping') && policyPath('shipping'),
  }
}
