import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildProduct } from '#server/testing/build-product.ts'
import { add, orderBody } from '#server/testing/buy.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { addCartEntryCall, getCartCall, setEntryQuantityCall } from '#shared/cart/api.ts'
import { placeOrderCall } from '#shared/checkout/schema.ts'
import { repeats } from '../testing/endure.ts'
import { fillPath } from '../testing/every-call/fill-path.ts'

const app = await startTestApp({ RATE_LIMIT_MULTIPLIER: '1000000' })
const { database } = app.services
const website = await app.buildWebsite()
const PRICE = 2000
const SHIPPING = 500

/** Every name with which someone might try to pay less. */
const names = [
  'price', 'priceCents', 'unitPriceCents', 'purchasePriceCents', 'salePriceCents', 'onSale', 'subTotal', 'subtotalCents',
  'total', 'totalCents', 'grandTotalCents', 'amountCents', 'discountCents', 'taxCents', 'shippingCostCents', 'shippingMethod',
  'currency', 'couponCodes', 'coupons', 'validCoupons', 'entries', 'lines', 'cart', 'cartId', 'cartToken', 'orderId', 'websiteId',
  'paymentState', 'state', 'testMode', 'isPurchased', 'taxable', 'quantity', 'expectedTotalCents', 'shippingMethodId',
  'paymentMethod', 'paymentToken', 'sku', 'itemId', 'variantId',
] as const // biome-ignore format: one list of names
const values = fc.oneof(
  fc.constantFrom<unknown>(
    -1,
    0,
    0.01,
    1,
    1.5,
    99,
    1e9,
    1e21,
    -1e9,
    null,
    true,
    '1',
    '10000',
    '0',
    'NaN',
    'free',
    '',
    'JPY',
  ),
  fc.constantFrom<unknown>(
    [],
    {},
    [{ price: 0 }],
    { cents: 0 },
    'standard',
    'pickup',
    'test-card',
    'bank-transfer',
    'x',
  ),
  fc.integer(),
)
const spoiling = fc.dictionary(fc.constantFrom(...names), values, { minKeys: 1, maxKeys: 4 })

test('changed fields of an addition are refused, or the price of the catalogue is taken', async () => {
  const visitor = app.visitor(website)
  const mug = await buildProduct(app, website, { stock: null, priceCents: PRICE })
  await add(visitor, mug)
  const [entry] = (await visitor.call(getCartCall, {})).body.entries
  for (const fields of fc.sample(spoiling, { numRuns: repeats(400, 2500), seed: 11 })) {
    const body = { itemId: mug.itemId, sku: mug.sku, quantity: 1, ...fields }
    const answer = await visitor.request('POST', addCartEntryCall.path, body)
    expect(answer.statusCode).toBeLessThan(500)
    if (answer.statusCode !== 200) continue
    expect(Object.keys(fields)).toEqual(['quantity'])
    const { shoppingCart } = answer.json()
    expect(shoppingCart.subtotalCents).toBe(PRICE * shoppingCart.totalQuantity)
  }
  for (const quantity of [-1, 0, 0.5, 1.5, 10_000, 1e9, 1e21, Number.NaN, '3', null, [2], { $inc: 1 }]) {
    const url = fillPath(setEntryQuantityCall, () => entry!.id)
    expect((await visitor.request('PUT', url, { quantity })).statusCode).toBe(400)
  }
  const { subtotalCents, totalQuantity } = (await visitor.call(getCartCall, {})).body
  expect(subtotalCents).toBe(PRICE * totalQuantity)
})

test('changed fields of a payment are refused, or the price of the catalogue is charged', async () => {
  const mug = await buildProduct(app, website, { stock: null, priceCents: PRICE })
  let visitor = app.visitor(website)
  await add(visitor, mug, 3)
  const due = 3 * PRICE + SHIPPING
  let placed = 0
  for (const fields of fc.sample(spoiling, { numRuns: repeats(600, 2500), seed: 12 })) {
    const body = { ...orderBody({ expectedTotalCents: due }), ...fields }
    const answer = await visitor.request('POST', placeOrderCall.path, body)
    expect(answer.statusCode).toBeLessThan(500)
    if (answer.statusCode !== 200) continue
    placed += 1
    visitor = app.visitor(website)
    await add(visitor, mug, 3)
  }
  // Some of it is harmless: another payment method, or an offered shipping method that is free.
  expect(placed).toBeLessThan(repeats(60, 250))
  const orders = await database.selectFrom('orders').selectAll().where('website_id', '=', website.id).execute()
  expect(orders).toHaveLength(placed)
  for (const order of orders) {
    expect(order.subtotal_cents).toBe(3 * PRICE)
    expect([0, SHIPPING]).toContain(order.shipping_cost_cents)
    expect(order.grand_total_cents).toBe(3 * PRICE + order.shipping_cost_cents)
    expect(order.currency).toBe('USD')
    const isPickup = JSON.parse(order.details).shippingMethod.isPickup
    expect(order.shipping_cost_cents).toBe(isPickup ? 0 : SHIPPING)
  }
  const charges = await database.selectFrom('test_charges').selectAll().where('website_id', '=', website.id).execute()
  expect(charges.filter((charge) => charge.amount_cents !== due && charge.amount_cents !== 3 * PRICE)).toEqual([])
})

test('a total that the buyer did not see is never charged, in either direction', async () => {
  const mug = await buildProduct(app, website, { stock: null, priceCents: PRICE })
  const visitor = app.visitor(website)
  await add(visitor, mug)
  for (const expectedTotalCents of [0, 1, 2499, 2501, 250_000]) {
    const answer = await visitor.call(placeOrderCall, { body: orderBody({ expectedTotalCents }) })
    expect([answer.status, answer.code]).toEqual([409, 'total-changed'])
  }
})
