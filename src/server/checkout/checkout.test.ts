import { describe, expect, test } from 'vitest'
import { writeDiscount } from '#server/discounts/discount-store.ts'
import { newToken } from '#server/identifiers.ts'
import { readOrder } from '#server/orders/read-order.ts'
import { buildProduct } from '#server/testing/build-product.ts'
import { add, buy, homeAddress, nothingSent, orderBody, orderIn, pay, paymentIn } from '#server/testing/buy.ts'
import { shopSettings } from '#server/testing/shop-settings.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { addCartEntryCall, getCartCall } from '#shared/cart/api.ts'
import { confirmPaymentCall, placeOrderCall } from '#shared/checkout/schema.ts'
import { buildDiscount } from '#shared/discounts/testing/build-discount.ts'
import { productTypes } from '#shared/products/codes.ts'

const app = await startTestApp()
const { database } = app.services

const countOrders = async (websiteId: string) =>
  (await database.selectFrom('orders').select('id').where('website_id', '=', websiteId).execute()).length

test('a guest pays and gets an order whose link opens it; the cart is empty afterwards', async () => {
  const website = await app.buildWebsite()
  const mug = await buildProduct(app, website, { stock: 5 })
  const visitor = app.visitor(website)
  await add(visitor, mug, 2)
  const order = await buy(visitor, { expectedTotalCents: 4500 })
  expect(order.orderNumber).toBe(1)
  expect(order.url).toMatch(/^\/order\/[0-9a-f-]{36}\?key=[\w-]{28}$/)
  expect(await mug.stock()).toBe(3)
  expect((await visitor.call(getCartCall, {})).body.entries).toEqual([])
})

test('order numbers have no gaps, also when payments fail between them', async () => {
  const website = await app.buildWebsite()
  const mug = await buildProduct(app, website, { stock: null })
  const numbers: unknown[] = []
  for (const paymentToken of ['approve', 'decline', 'approve', 'decline', 'approve'] as const) {
    const visitor = app.visitor(website)
    await add(visitor, mug)
    const answer = await pay(visitor, { expectedTotalCents: 2500, paymentToken })
    numbers.push(answer.code ?? orderIn(answer).orderNumber)
  }
  expect(numbers).toEqual([1, 'payment-declined', 2, 'payment-declined', 3])
})

test('the same key sent five times, at once and later, makes one order and one charge', async () => {
  const website = await app.buildWebsite()
  const mug = await buildProduct(app, website, { stock: 10 })
  const visitor = app.visitor(website)
  await add(visitor, mug)
  const body = orderBody({ expectedTotalCents: 2500 })
  await Promise.all([1, 2, 3, 4].map(() => visitor.call(placeOrderCall, { body })))
  const last = await visitor.call(placeOrderCall, { body })
  expect(last.body).toMatchObject({ state: 'placed', orderNumber: 1 })
  expect(await countOrders(website.id)).toBe(1)
  const charges = await database.selectFrom('test_charges').selectAll().where('website_id', '=', website.id).execute()
  expect(charges.map((one) => one.amount_cents)).toEqual([2500])
  const other = await visitor.call(placeOrderCall, { body: { ...body, note: 'another order' } })
  expect(other.code).toBe('idempotency-key-reused')
})

test('two tabs that pay for one cart with keys of their own make one order', async () => {
  const website = await app.buildWebsite()
  const visitor = app.visitor(website)
  await add(visitor, await buildProduct(app, website))
  const outcomes = await Promise.all([
    pay(visitor, { expectedTotalCents: 2500 }),
    pay(visitor, { expectedTotalCents: 2500 }),
  ])
  // The second is refused, or gets the order that the first has made, depending on the timing.
  const placed = outcomes.filter((one) => one.status === 200)
  expect(new Set(placed.map((one) => orderIn(one).orderId)).size).toBe(1)
  expect(await countOrders(website.id)).toBe(1)
  const charges = await database.selectFrom('test_charges').selectAll().where('website_id', '=', website.id).execute()
  expect(charges.filter((one) => one.state === 'charged')).toHaveLength(1)
})

test('a declined card holds nothing, and the buyer may try again', async () => {
  const website = await app.buildWebsite()
  const mug = await buildProduct(app, website, { stock: 1 })
  const visitor = app.visitor(website)
  await add(visitor, mug)
  expect((await pay(visitor, { expectedTotalCents: 2500, paymentToken: 'decline' })).code).toBe('payment-declined')
  expect(await mug.stock()).toBe(1)
  expect((await pay(visitor, { expectedTotalCents: 2500 })).body.state).toBe('placed')
  expect(await mug.stock()).toBe(0)
})

test('after five declined cards the cart may not be tried further', async () => {
  const website = await app.buildWebsite()
  const visitor = app.visitor(website)
  await add(visitor, await buildProduct(app, website))
  for (let attempt = 0; attempt < 5; attempt += 1)
    await pay(visitor, { expectedTotalCents: 2500, paymentToken: 'decline' })
  expect((await pay(visitor, { expectedTotalCents: 2500 })).code).toBe('too-many-attempts')
})

test('a total that changed meanwhile is said with the cart before anything is charged', async () => {
  const website = await app.buildWebsite()
  await app.changing(website, (scope) => writeDiscount(scope, buildDiscount({})))
  const mug = await buildProduct(app, website)
  const visitor = app.visitor(website)
  await add(visitor, mug)
  await database.updateTable('variants').set({ price_cents: 2200 }).where('id', '=', mug.variantId).execute()
  const refused = await pay(visitor, { expectedTotalCents: 2500 })
  expect(refused).toMatchObject({
    status: 409,
    failure: { code: 'total-changed', shoppingCart: { grandTotalCents: 2700 } },
  })
  expect(refused.failure.error).toContain('$27.00')
  const shown = (await visitor.call(getCartCall, { query: {} })).body
  expect(Object.keys(refused.failure.shoppingCart as object).sort()).toEqual(Object.keys(shown).sort())
  expect(refused.failure.shoppingCart).toMatchObject({ takesCoupons: true, takesGiftCards: false })
  expect(await countOrders(website.id)).toBe(0)
})

test('missing fields are said at the fields, by what the country needs', async () => {
  const website = await app.buildWebsite()
  const visitor = app.visitor(website)
  await add(visitor, await buildProduct(app, website))
  const { failure } = await pay(visitor, {
    expectedTotalCents: 2500,
    email: 'not an address',
    shippingAddress: { ...homeAddress, city: '', postalCode: 'x' },
  })
  expect(Object.keys(failure.errors).sort()).toEqual(['email', 'shippingAddress.city', 'shippingAddress.postalCode'])
})

test.each(['express', 'STANDARD', '', null])(
  'a way of sending that is not offered (%s) is refused, not replaced',
  async (id) => {
    const website = await app.buildWebsite()
    const visitor = app.visitor(website)
    await add(visitor, await buildProduct(app, website))
    for (const expectedTotalCents of [2000, 2500]) {
      const refused = await pay(visitor, { expectedTotalCents, shippingMethodId: id })
      const shoppingCart = { shippingOptions: [{ id: 'standard' }, { id: 'pickup' }] }
      expect(refused).toMatchObject({ status: 409, failure: { code: 'shipping-unavailable', shoppingCart } })
    }
    expect(await countOrders(website.id)).toBe(0)
  },
)

test('an address that nothing is sent to is refused, and so is a way to pay that is not offered', async () => {
  const website = await app.buildWebsite()
  const visitor = app.visitor(website)
  await add(visitor, await buildProduct(app, website))
  const abroad = { ...homeAddress, country: 'DE', region: '', postalCode: '10115' }
  expect((await pay(visitor, { expectedTotalCents: 2000, shippingAddress: abroad })).code).toBe('shipping-unavailable')
  const counter = await pay(visitor, { expectedTotalCents: 2500, paymentMethod: 'pay-on-pickup', paymentToken: null })
  expect(counter.code).toBe('payment-method-unavailable')
})

test('pay on pickup and bank transfer place the order at once and await the money', async () => {
  const website = await app.buildWebsite()
  const mug = await buildProduct(app, website, { stock: 3 })
  const visitor = app.visitor(website)
  await add(visitor, mug)
  const { body } = await pay(visitor, {
    expectedTotalCents: 2000,
    shippingMethodId: 'pickup',
    paymentMethod: 'pay-on-pickup',
    paymentToken: null,
  })
  expect(body.state).toBe('placed')
  const order = await database
    .selectFrom('orders')
    .selectAll()
    .where('website_id', '=', website.id)
    .executeTakeFirstOrThrow()
  expect(order).toMatchObject({ payment_state: 'awaiting', test_mode: 0, grand_total_cents: 2000 })
  expect(await mug.stock()).toBe(2)
})

test('ten pieces, forty buyers at once: ten orders, stock zero, and a history that adds up', async () => {
  const website = await app.buildWebsite()
  const mug = await buildProduct(app, website, { stock: 10 })
  const buyers = await Promise.all(
    Array.from({ length: 40 }, async () => {
      const visitor = app.visitor(website)
      await visitor.request('GET', '/api/sign-in')
      const body = { itemId: mug.itemId, sku: mug.sku, quantity: 1 }
      await visitor.call(addCartEntryCall, { body })
      return visitor
    }),
  )
  const outcomes = await Promise.all(
    buyers.map((visitor, index) =>
      pay(visitor, { expectedTotalCents: 2500, paymentToken: index % 4 === 3 ? 'confirm' : 'approve' }),
    ),
  )
  await Promise.all(
    outcomes.map(async (outcome, index) => {
      if (outcome.code !== null || outcome.body.state === 'placed') return
      const parameters = { paymentId: paymentIn(outcome) }
      await buyers[index]!.call(confirmPaymentCall, { parameters, body: { approve: true } })
    }),
  )
  expect(outcomes.filter((one) => one.status >= 500)).toEqual([])
  expect(await countOrders(website.id)).toBe(10)
  expect(await mug.stock()).toBe(0)
  const ledger = await database
    .selectFrom('stock_changes')
    .select('change')
    .where('variant_id', '=', mug.variantId)
    .execute()
  expect(ledger.reduce((sum, row) => sum + row.change, 0)).toBe(-10)
})

test('a key of 256 characters is refused, and the same key on another website is its own', async () => {
  const websites = [await app.buildWebsite(), await app.buildWebsite()]
  const idempotencyKey = newToken()
  for (const website of websites) {
    const visitor = app.visitor(website)
    await add(visitor, await buildProduct(app, website))
    expect((await pay(visitor, { expectedTotalCents: 2500, idempotencyKey: 'k'.repeat(256) })).status).toBe(400)
    expect((await pay(visitor, { expectedTotalCents: 2500, idempotencyKey })).body).toMatchObject({ orderNumber: 1 })
  }
})

describe('of what is not sent', () => {
  const maine = {
    name: 'Maine',
    place: { country: 'US', region: 'ME' },
    rateMilliPercent: 5500,
    appliesToShipping: false,
  }
  const taxed = { ...shopSettings(), taxRates: [maine] }
  const ada = nothingSent.buyer

  test.each([
    ['a name, even where no tax asks for a place', shopSettings(), { ...ada, lastName: '' }, ['buyer.lastName']],
    ['nobody', shopSettings(), null, ['buyer.lastName']],
    ['the country where tax depends on it', taxed, ada, ['buyer.country']],
    ['the state where tax depends on it', taxed, { ...ada, country: 'US' }, ['buyer.region']],
    ['a state that there is', taxed, { ...ada, country: 'US', region: 'XX' }, ['buyer.region']],
  ])('the server asks for %s', async (_what, settings, buyer, fields) => {
    const website = await app.buildWebsite({ settings })
    const visitor = app.visitor(website)
    await add(visitor, await buildProduct(app, website, { productType: productTypes.digital }))
    const { status, failure } = await pay(visitor, { ...nothingSent, expectedTotalCents: 2000, buyer })
    expect([status, failure.code, Object.keys(failure.errors)]).toEqual([400, 'invalid-fields', fields])
  })

  test.each([
    ['a place that is taxed', { ...ada, country: 'US', region: 'ME' }, 2110, { country: 'US', region: 'ME' }],
    ['another country', { ...ada, country: 'DE', region: 'XX' }, 2000, { country: 'DE', region: '' }],
  ])('the order keeps a name and %s', async (_what, buyer, expectedTotalCents, place) => {
    const website = await app.buildWebsite({ settings: taxed })
    const visitor = app.visitor(website)
    await add(visitor, await buildProduct(app, website, { productType: productTypes.digital }))
    const { orderId } = await buy(visitor, { ...nothingSent, expectedTotalCents, buyer })
    const order = await readOrder(app.reading(website), orderId)
    expect(order).toMatchObject({ buyer: { ...ada, ...place }, shippingAddress: null, billingAddress: null })
    expect(order!.shippingMethod).toBeNull()
  })

  test('something that is sent still needs an address', async () => {
    const website = await app.buildWebsite()
    const visitor = app.visitor(website)
    await add(visitor, await buildProduct(app, website, { productType: productTypes.digital }))
    await add(visitor, await buildProduct(app, website))
    expect((await pay(visitor, { ...nothingSent, expectedTotalCents: 4500 })).code).toBe('shipping-unavailable')
    const { orderId } = await buy(visitor, { expectedTotalCents: 4500 })
    const order = await readOrder(app.reading(website), orderId)
    expect(order).toMatchObject({ buyer: null, shippingAddress: { city: 'Portland' }, state: 'open' })
  })
})
