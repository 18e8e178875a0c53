import type { APIRequestContext } from '@playwright/test'
import { blankProduct } from '../../src/shared/products/blank-product.ts'
import { productTypes } from '../../src/shared/products/codes.ts'
import { send } from './owner.ts'

/** Adds a service that renews monthly at $20.00, after 14 days that cost nothing. @returns the path of its page */
export async function addFreeTrial(owner: APIRequestContext, title: string): Promise<string> {
  const { products } = await (await owner.get('/api/owner/products?search=tea')).json()
  const { product } = await send(owner, 'POST', '/api/owner/products', {
    ...blankProduct,
    ...{ collectionId: products[0].collectionId, productType: productTypes.service, title, urlId: '' },
    status: 'published',
    isSubscribable: true,
    subscriptionPlan: {
      billingPeriod: { value: 1, unit: 'MONTH' },
      numBillingCycles: 0,
      trial: { period: { value: 14, unit: 'DAY' }, priceCents: 0 },
    },
    variants: [
      {
        ...{ id: null, sku: '', priceCents: 2000, salePriceCents: 0, onSale: false },
        ...{ unlimited: true, qtyInStock: 0, attributes: {}, pictureId: null },
        ...{ weightGrams: 0, lengthMillimetres: 0, widthMillimetres: 0, heightMillimetres: 0 },
      },
    ],
  })
  return `/shop/p/${product.urlId}`
}
