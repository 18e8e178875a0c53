import { expect, test } from 'vitest'
import { orderPath } from '#server/orders/order-link.ts'
import { buildProduct } from '#server/testing/build-product.ts'
import { add, buy, nothingSent, orderBody, pay, paymentIn } from '#server/testing/buy.ts'
import { shopSettings } from '#server/testing/shop-settings.ts'
import { type Browser, startTestApp } from '#server/testing/test-app.ts'
import { confirmPaymentCall, placeOrderCall } from '#shared/checkout/schema.ts'
import { markOrderPaidCall } from '#shared/orders/change-api.ts'
import { productTypes } from '#shared/products/codes.ts'

const app = await startTestApp()

async function buildVisitor(settings: Parameters<typeof app.buildWebsite>[0] = {}) {
  const website = await app.buildWebsite(settings)
  const mug = await buildProduct(app, website, { stock: 3 })
  return { website, mug, visitor: app.visitor(website) }
}

const open = async (visitor: Browser, path: string) => {
  const { statusCode, headers, body } = await visitor.request('GET', path)
  return { status: statusCode, to: headers.location, headers, html: body }
}

test('the cart and its order are no one else’s: no cache keeps them, no search engine lists them', async () => {
  const { visitor, mug } = await buildVisitor()
  await add(visitor, mug)
  for (const path of ['/cart', '/checkout']) {
    const page = await open(visitor, path)
    expect(page.headers['cache-control']).toBe('private, no-store')
    expect(page.html).toContain('<meta name="robots" content="noindex"/>')
  }
})

test('page types have their fixed codes, and titles name the site once', async () => {
  const { visitor, mug } = await buildVisitor()
  await add(visitor, mug)
  const cart = await open(visitor, '/cart')
  expect(cart.html).toContain('data-page-type="205"')
  expect(cart.html).toContain('<title>Cart — Test shop</title>')
  expect((await open(visitor, '/checkout')).html).toContain('data-page-type="201"')
})

test('there is no checkout without something to buy', async () => {
  const { visitor } = await buildVisitor()
  expect(await open(visitor, '/checkout')).toMatchObject({ status: 303, to: '/cart' })
  expect((await open(visitor, '/cart')).html).toContain('You have nothing in your shopping cart.')
})

test('an empty cart says which order this browser has just placed, and leads to it; no other browser’s does', async () => {
  const { website, visitor, mug } = await buildVisitor()
  await add(visitor, mug)
  const { orderId } = await buy(visitor, { expectedTotalCents: 2500 })
  const { html } = await open(visitor, '/cart')
  expect(html).toContain('Your order #00001 was placed.')
  expect(html).toContain(`href="${orderPath(app.services.secret, website.id, orderId)}"`)
  expect(html).toContain('You have nothing in your shopping cart.')
  expect((await open(app.visitor(website), '/cart')).html).not.toContain('was placed')
  await add(visitor, mug)
  expect((await open(visitor, '/cart')).html).not.toContain('was placed')
})

test('a cart below the minimum, or with a problem, is looked at before checkout', async () => {
  const settings = shopSettings()
  const small = await buildVisitor({ settings: { ...settings, minimumSubtotalCents: 10_000 } })
  await add(small.visitor, small.mug)
  expect(await open(small.visitor, '/checkout')).toMatchObject({ status: 303, to: '/cart' })
  expect((await open(small.visitor, '/cart')).html).toContain('your order subtotal must be $100.00 or more.')

  const { visitor, website, mug } = await buildVisitor()
  await add(visitor, mug, 2)
  const faster = app.visitor(website)
  await add(faster, mug, 2)
  await pay(faster, { expectedTotalCents: 4500 })
  expect(await open(visitor, '/checkout')).toMatchObject({ status: 303, to: '/cart' })
  expect((await open(visitor, '/cart')).html).toContain('Sorry, we do not have enough of that item available.')
})

test('forms begin in the country of the shop, with its regions', async () => {
  const { visitor, mug } = await buildVisitor()
  await add(visitor, mug)
  const { html } = await open(visitor, '/checkout')
  expect(html).toContain('<option value="US" selected="">United States</option>')
  expect(html).toContain('<option value="ME">Maine</option>')
})

test.each([
  ['in the EU says that an order obliges to pay', 'IT', '>Order and pay</button>'],
  ['elsewhere says that it pays', 'US', '>Pay</button>'],
])('the button of a shop %s', async (_, country, button) => {
  const { visitor, mug } = await buildVisitor({ settings: shopSettings({ country }) })
  await add(visitor, mug)
  const { html } = await open(visitor, '/checkout')
  expect(html).toContain(button)
})

test('the page of a new order has its data for scripts of the owner, and the page of its status has not', async () => {
  const { website, visitor, mug } = await buildVisitor()
  await add(visitor, mug)
  const [cart] = await app.services.database
    .selectFrom('carts')
    .select('id')
    .where('website_id', '=', website.id)
    .execute()
  const { url, orderId } = await buy(visitor, { expectedTotalCents: 2500 })
  const { html } = await open(visitor, `${url}&confirmed=1`)
  const data = /data-order="([^"]*)"/.exec(html)![1]!.replaceAll('&quot;', '"')
  expect(JSON.parse(data)).toEqual({
    ...{ id: orderId, purchasedCartId: cart!.id, testMode: false, websiteId: website.id, currency: 'USD' },
    ...{ grandTotal: 25, shippingTotal: 5, taxTotal: 0 },
    items: [{ sku: expect.any(String), productName: 'Harbor mug', quantity: 1, unitPrice: 20 }],
  })
  expect((await open(visitor, url)).html).not.toContain('data-order=')
})

test('who reloads after an answer was lost finds the order', async () => {
  const { visitor, mug } = await buildVisitor()
  await add(visitor, mug)
  const beforePaying = new Map(visitor.cookies)
  const placed = await buy(visitor, { expectedTotalCents: 2500 })
  for (const [name, value] of beforePaying) visitor.cookies.set(name, value)
  const reloaded = await open(visitor, '/checkout')
  expect(reloaded).toMatchObject({ status: 303, to: `${placed.url}&confirmed=1` })
  // The old cart is not used any more.
  expect(await open(visitor, '/checkout')).toMatchObject({ status: 303, to: '/cart' })
  expect((await open(visitor, reloaded.to!)).html).toContain('<h1>Thank you, Ada.</h1>')
})

test('who reloads while a bank asks for the last pieces still sees the checkout', async () => {
  const { visitor, mug } = await buildVisitor()
  await add(visitor, mug, 3)
  const body = orderBody({ expectedTotalCents: 6500, paymentToken: 'confirm' })
  const paymentId = paymentIn(await visitor.call(placeOrderCall, { body }))
  expect((await open(visitor, '/checkout')).status).toBe(200)
  await visitor.call(confirmPaymentCall, { parameters: { paymentId }, body: { approve: false } })
  expect((await open(visitor, '/checkout')).status).toBe(200)
})

test('an order whose money is awaited is received, and confirmed once it was paid', async () => {
  const { website, visitor, mug } = await buildVisitor()
  await add(visitor, mug)
  const byTransfer = { paymentMethod: 'bank-transfer', paymentToken: null } as const
  const placed = await buy(visitor, { expectedTotalCents: 2500, ...byTransfer })
  expect((await open(visitor, `${placed.url}&confirmed=1`)).html).toContain('data-page-type="207"')
  const owner = await app.owner(website)
  await owner.call(markOrderPaidCall, { parameters: { orderId: placed.orderId } })
  expect((await open(visitor, `${placed.url}&confirmed=1`)).html).toContain('data-page-type="202"')
})

test('an order opens by its signed link alone, and says nothing to others', async () => {
  const { website, visitor, mug } = await buildVisitor()
  await add(visitor, mug)
  const placed = await buy(visitor, { expectedTotalCents: 2500 })
  const guest = app.visitor(website)
  const page = await open(guest, placed.url)
  expect(page.status).toBe(200)
  expect(page.html).toContain('data-page-type="211"')
  expect(page.headers['referrer-policy']).toBe('no-referrer')
  expect((await open(guest, `${placed.url}&confirmed=1`)).html).toContain('data-page-type="202"')

  const otherSite = await app.buildWebsite()
  const unknown = orderPath(app.services.secret, website.id, 'no-such-order')
  const refusals = await Promise.all([
    open(guest, placed.url.split('?')[0]!),
    open(guest, placed.url.slice(0, -1)),
    open(guest, `${placed.url}x`),
    open(
      guest,
      placed.url.replace(/.$/, (last) => (last === 'x' ? 'y' : 'x')),
    ),
    open(guest, unknown),
    open(app.visitor(otherSite), placed.url),
  ])
  for (const refused of refusals) {
    expect(refused.status).toBe(404)
    expect(refused.headers['cache-control']).toBe('private, no-store')
    expect(refused.headers['referrer-policy']).toBe('no-referrer')
    expect(refused.html).not.toContain('Harbor mug')
  }
})

test('a cart of files and services in yen needs no way of sending', async () => {
  const settings = shopSettings({
    country: 'JP',
    currency: 'JPY',
    timeZone: 'Asia/Tokyo',
    email: 'o@example.jp',
  })
  const website = await app.buildWebsite({ settings: { ...settings, locale: 'ja-JP' } })
  const visitor = app.visitor(website)
  const file = await buildProduct(app, website, { productType: productTypes.digital, priceCents: 120_000 })
  const lesson = await buildProduct(app, website, { productType: productTypes.service, priceCents: 300_000 })
  await add(visitor, file)
  await add(visitor, lesson, 2)
  const { html } = await open(visitor, '/checkout')
  expect(html).toContain('￥7,200')
  expect(html).not.toContain('>Delivery</h2>')
  const nameless = await pay(visitor, { ...nothingSent, expectedTotalCents: 720_000, buyer: null })
  expect(nameless.failure.errors).toEqual({ 'buyer.lastName': 'Enter a last name.' })
  const placed = await buy(visitor, { ...nothingSent, expectedTotalCents: 720_000 })
  const order = await open(visitor, placed.url)
  expect(order.html).toContain('2 × ￥3,000')
  expect(order.html).toContain('<dt>Total</dt><dd>￥7,200</dd>')
})
