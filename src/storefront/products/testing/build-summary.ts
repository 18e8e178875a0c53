import type { ProductSummary } from '#shared/products/summary.ts'

/** For tests: a mug in a list, changed by what a test needs. */
export function buildSummary(changes: Partial<ProductSummary> = {}): ProductSummary {
  return {
    id: 'product-1',
    collectionId: 'collection-1',
    productType: 1,
    title: 'Harbor Mug',
    urlId: 'harbor-mug',
    fullUrl: '/shop/p/harbor-mug',
    excerpt: '',
    isSubscribable: false,
    subscriptionPlan: null,
    priceFromCents: 3400,
    priceToCents: 3400,
    regularPriceCents: 3400,
    onSale: false,
    soldOut: false,
    variedPrices: false,
    variantCount: 1,
    optionNames: [],
    customSoldOutText: '',
    picture: null,
    secondPicture: null,
    ...changes,
  }
}
