import { describe, expect, test } from 'vitest'
import { writeDiscount } from '#server/discounts/discount-store.ts'
import { readOrder } from '#server/orders/read-order.ts'
import { buildShop } from '#server/testing/build-shop.ts'
import { add, buy } from '#server/testing/buy.ts'
import { choose, pounds } from '#server/testing/currencies/choose.ts'
import { shopSettings } from '#server/testing/shop-settings.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { getCartCall } from '#shared/cart/api.ts'
import { buildDiscount } from '#shared/discounts/testing/build-discount.ts'
import type { QuantityBreaks } from '#shared/products/quantity-breaks/schema.ts'

const app = await startTestApp()

const tenPercent: QuantityBreaks = {
  isTogether: true,
  kind: 'percent',
  steps: [{ from: 10, percentMilli: 10_000, priceCents: 0 }],
}

/** A shop with a mug of 20.00 in two colors. */
async function shop(quantityBreaks: QuantityBreaks) {
  const built = await buildShop(app, { settings: { ...shopSettings(), currencies: [pounds] } })
  const product = await built.addProduct({
    quantityBreaks,
    variants: [
      { attributes: { Color: 'Blue' }, qtyInStock: 100 },
      { attributes: { Color: 'Red' }, qtyInStock: 100 },
    ],
  })
  const [blue, red] = product.variants.map(({ sku }) => ({ itemId: product.id, sku }))
  return { ...built, product, blue: blue!, red: red! }
}

describe('several pieces of a product', () => {
  test('cost less when all variants reach the quantity together, and the order keeps the price', async () => {
    const { website, blue, red } = await shop(tenPercent)
    const visitor = app.visitor(website)
    await add(visitor, blue, 4)
    await add(visitor, red, 5)
    expect((await visitor.call(getCartCall, {})).body).toMatchObject({ subtotalCents: 18_000 })
    await add(visitor, red, 1)
    expect((await visitor.call(getCartCall, {})).body).toMatchObject({
      subtotalCents: 18_000,
      entries: [
        { purchasePriceCents: 1800, regularPriceCents: 2000, subTotal: 7200 },
        { purchasePriceCents: 1800, regularPriceCents: 2000, subTotal: 10_800 },
      ],
    })
    const { orderId } = await buy(visitor, { expectedTotalCents: 18_500 })
    expect((await readOrder(app.reading(website), orderId))!.lines).toMatchObject([
      { unitPriceCents: 1800, totalCents: 7200 },
      { unitPriceCents: 1800, totalCents: 10_800 },
    ])
  })

  test('cost less by variant where each counts for itself', async () => {
    const { website, blue, red } = await shop({ ...tenPercent, isTogether: false })
    const visitor = app.visitor(website)
    await add(visitor, blue, 10)
    await add(visitor, red, 5)
    expect((await visitor.call(getCartCall, {})).body).toMatchObject({ subtotalCents: 28_000 })
  })

  test('cost a fixed price, in another currency the one that the owner has fixed there', async () => {
    const { website, blue } = await shop({
      isTogether: true,
      kind: 'price',
      steps: [{ from: 2, percentMilli: 0, priceCents: 1500, fixedPrices: { GBP: 999 } }],
    })
    const visitor = app.visitor(website)
    await add(visitor, blue, 2)
    expect((await visitor.call(getCartCall, {})).body).toMatchObject({ subtotalCents: 3000 })
    await choose(visitor, 'GBP')
    expect((await visitor.call(getCartCall, {})).body).toMatchObject({ currency: 'GBP', subtotalCents: 1998 })
  })

  test.each([
    ['is taken off the lower price', false, 1800],
    ['leaves the lower price alone where it excludes items on sale', true, 0],
  ])('a discount %s', async (_, excludesSale, discountCents) => {
    const { website, blue } = await shop(tenPercent)
    const discount = buildDiscount({ trigger: 'automatic', kind: 'percent', percentMilli: 10_000, excludesSale })
    await app.changing(website, (scope) => writeDiscount(scope, discount))
    const visitor = app.visitor(website)
    await add(visitor, blue, 10)
    expect((await visitor.call(getCartCall, {})).body).toMatchObject({ subtotalCents: 18_000, discountCents })
  })

  test('are in a table on the product’s page', async () => {
    const { website, product, store } = await shop(tenPercent)
    const { body } = await app.visitor(website).request('GET', `/${store.urlId}/p/${product.urlId}`)
    expect(body).toContain('Quantity discounts')
    expect(body).toMatch(/1–9<\/th><td>\$20\.00.*10 or more<\/th><td>\$18\.00/s)
  })
})
