import { expect, it } from 'vitest'
import { readOrder } from '#server/orders/read-order.ts'
import { buildProduct } from '#server/testing/build-product.ts'
import { add, buy } from '#server/testing/buy.ts'
import { shopSettings } from '#server/testing/shop-settings.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { getCartCall } from '#shared/cart/api.ts'
import type { TaxRate } from '#shared/settings/schema.ts'

const app = await startTestApp()

const standard: TaxRate = {
  name: 'Tax',
  place: { country: 'US' },
  rateMilliPercent: 10_000,
  appliesToShipping: true,
}

it('taxes each line at the rate of its category, shipping in proportion, and stores it with the order', async () => {
  const website = await app.buildWebsite({
    settings: {
      ...shopSettings(),
      taxRates: [standard, { ...standard, rateMilliPercent: 5000, categoryId: 'books' }],
      taxRules: { categories: [{ id: 'books', name: 'Books' }], shipping: 'by-goods', euRates: 'destination' },
    },
  })
  const visitor = app.visitor(website)
  await add(visitor, await buildProduct(app, website, { priceCents: 2000 }))
  await add(visitor, await buildProduct(app, website, { priceCents: 1000, taxCategoryId: 'books' }))

  // Of 5.00 for shipping, 3.33 are at 10 % and 1.67 at 5 %.
  const placed = await buy(visitor, { expectedTotalCents: 3000 + 500 + 233 + 58 })
  const order = await readOrder(app.reading(website), placed.orderId)
  const tenPercent = { name: 'Tax', rateMilliPercent: 10_000 }
  const fivePercent = { name: 'Tax', rateMilliPercent: 5000 }
  expect(order).toMatchObject({
    taxes: [
      { ...tenPercent, amountCents: 233, netCents: 2333 },
      { ...fivePercent, amountCents: 58, netCents: 1167 },
    ],
    taxCents: 291,
    shippingTaxes: [
      { ...tenPercent, amountCents: 33 },
      { ...fivePercent, amountCents: 8 },
    ],
    lines: [
      { tax: { category: '', rates: [{ ...tenPercent, amountCents: 200 }] }, paidCents: 2200 },
      { tax: { category: 'Books', rates: [{ ...fivePercent, amountCents: 50 }] }, paidCents: 1050 },
    ],
  })
  const page = (await visitor.request('GET', placed.url)).body
  expect(page).toContain('Tax 10%')
  expect(page).toContain('Tax 5%')
})

it('taxes a product at the standard rate once its category is gone', async () => {
  const website = await app.buildWebsite({ settings: { ...shopSettings(), taxRates: [standard] } })
  const visitor = app.visitor(website)
  await add(visitor, await buildProduct(app, website, { priceCents: 1000, taxCategoryId: 'gone' }))
  const { body } = await visitor.call(getCartCall, {})
  expect(body.applicableTaxRules).toMatchObject([{ rateMilliPercent: 10_000, amountCents: 100 }])
})
