import { expect, test } from 'vitest'
import { buildCatalogue, problemsOf, readText } from '#server/testing/imports/build-catalogue.ts'
import { productTypes } from '#shared/products/codes.ts'
import { buildProduct, buildVariant } from '#shared/products/testing/build-product.ts'
import { noClaims } from './catalogue.ts'
import { planImport } from './plan-import.ts'

const file = (type = '') =>
  readText(
    `Product ID,Variant ID,Product Type,Product URL,Title,SKU,Price,Stock,Visible\np1,v1,${type},voucher,Voucher,V,10.00,3,Yes`,
  )

test.each([
  ['access to a page', { productType: productTypes.paywall }, 'can’t be sold yet'],
  ['a subscription without a plan', { isSubscribable: true }, 'Choose how often the subscription renews'],
])('%s that is in the shop is not put on sale by a file', (_, kind, problem) => {
  const present = buildProduct({ id: 'product-1', ...kind, variants: [buildVariant({ sku: 'V', priceCents: 500 })] })
  const withoutType = file().map(({ productType: _type, ...product }) => product)
  const plans = planImport(withoutType, buildCatalogue({ products: [present] }), noClaims())
  expect(plans[0]!.action).toBe('error')
  expect(problemsOf(plans)[0]).toContain(problem)
})

test('access to a page stays out', () => {
  const [plan] = planImport(file('PAYWALL'), buildCatalogue(), noClaims())
  expect([plan!.action, plan!.input]).toEqual(['skip', null])
})

test('a gift card is made, without tax and stock', () => {
  const [plan] = planImport(file('GIFT_CARD'), buildCatalogue(), noClaims())
  expect(plan!.action).toBe('create')
  expect(plan!.input).toMatchObject({
    productType: productTypes.giftCard,
    taxable: false,
    variants: [{ unlimited: true }],
  })
})
