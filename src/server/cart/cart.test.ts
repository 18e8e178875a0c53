import { expect, test } from 'vitest'
import { writeDiscount } from '#server/discounts/discount-store.ts'
import { buildProduct } from '#server/testing/build-product.ts'
import { add } from '#server/testing/buy.ts'
import { shopSettings } from '#server/testing/shop-settings.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import {
  addCartEntryCall,
  addCouponCall,
  getCartCall,
  getStockCall,
  removeEntryCall,
  setEntryQuantityCall,
  setShippingLocationCall,
} from '#shared/cart/api.ts'
import { buildDiscount } from '#shared/discounts/testing/build-discount.ts'
import { sentenceOf } from '#shared/failures.ts'
import { cartCookies } from './cookies.ts'

const app = await startTestApp()

test('a first visit has an empty cart and leaves no row behind', async () => {
  const website = await app.buildWebsite()
  const cart = await app.visitor(website).call(getCartCall, {})
  expect(cart).toMatchObject({ status: 200, body: { id: '', entries: [], totalQuantity: 0, grandTotalCents: 0 } })
})

test('adding twice makes one line; the price comes from the catalogue', async () => {
  const website = await app.buildWebsite()
  const mug = await buildProduct(app, website, { priceCents: 3400, salePriceCents: 2900, onSale: true })
  const visitor = app.visitor(website)
  await add(visitor, mug)
  const { body } = await add(visitor, mug, 2)
  expect(body.newlyAdded).toMatchObject({ quantity: 3, purchasePriceCents: 2900, subTotal: 8700 })
  expect(body.shoppingCart).toMatchObject({ subtotalCents: 8700, totalQuantity: 3, requiresShipping: true })
  expect(visitor.cookies.get('hasCart')).toBe('true')
})

test.each([
  ['a quantity of nothing', { quantity: 0 }, { quantity: 'Quantity must be between 1 and 9999.' }],
  ['a negative quantity', { quantity: -1 }, { quantity: 'Quantity must be between 1 and 9999.' }],
  ['half a piece', { quantity: 1.5 }, { quantity: 'Quantity must be a whole number' }],
  ['ten thousand', { quantity: 10_000 }, { quantity: 'Quantity must be between 1 and 9999.' }],
  ['a quantity that is no number', { quantity: '2' }, { quantity: 'Quantity must be a number.' }],
  ['no quantity', {}, { quantity: 'This is missing.' }],
  ['a price of one’s own', { quantity: 1, purchasePriceCents: 1 }, { form: expect.any(String) }],
])('refuses %s', async (_, fields, errors) => {
  const website = await app.buildWebsite()
  const mug = await buildProduct(app, website)
  const answer = await app
    .visitor(website)
    .call(addCartEntryCall, { body: { itemId: mug.itemId, sku: mug.sku, ...fields } as never })
  expect(answer).toMatchObject({ status: 400, failure: { code: 'invalid-fields', errors } })
})

test('says so when there is not enough, also over two visits', async () => {
  const website = await app.buildWebsite()
  const mug = await buildProduct(app, website, { stock: 3 })
  const visitor = app.visitor(website)
  await add(visitor, mug, 2)
  expect(await add(visitor, mug, 2)).toMatchObject({
    status: 409,
    failure: {
      error: 'Sorry, we do not have enough of that item available.',
      code: 'not-enough-stock',
      available: 3,
      inCart: 2,
    },
  })
})

test('a cart that comes to more than money can be counted in is refused, and never breaks', async () => {
  const website = await app.buildWebsite()
  const dear = await buildProduct(app, website, { priceCents: 999_999_999, stock: null })
  const visitor = app.visitor(website)
  const first = await add(visitor, dear, 1000)
  expect(first.body.shoppingCart.grandTotalCents).toBe(999_999_999_000)
  const { error } = (await add(visitor, dear, 5000)).failure
  expect(error).toBe('This quantity is too large for one order. Choose a smaller quantity.')
  const parameters = { entryId: first.body.newlyAdded.id }
  expect(await visitor.call(setEntryQuantityCall, { parameters, body: { quantity: 9999 } })).toMatchObject({
    status: 409,
    code: 'order-too-large',
  })
  // A later price increase may also exceed the limit with the cart's content.
  await app.services.database
    .updateTable('variants')
    .set({ price_cents: 999_999_999_999 })
    .where('id', '=', dear.variantId)
    .execute()
  expect(await visitor.call(getCartCall, {})).toMatchObject({
    status: 200,
    body: { subtotalCents: 0, entries: [{ subTotal: 999_999_999_999, problem: error }] },
  })
})

test('ten changes of one cart at once are all there in the end', async () => {
  const website = await app.buildWebsite()
  const mugs = await Promise.all(Array.from({ length: 10 }, () => buildProduct(app, website)))
  const visitor = app.visitor(website)
  await add(visitor, mugs[0]!)
  const answers = await Promise.all(mugs.map((mug) => add(visitor, mug)))
  expect(answers.map((answer) => answer.status)).toEqual(Array(10).fill(200))
  expect((await visitor.call(getCartCall, {})).body).toMatchObject({ totalQuantity: 11 })
})

test('a price in fractions of a yen is rounded before it is multiplied, on the line as in the sum', async () => {
  const settings = shopSettings({ country: 'JP', currency: 'JPY', timeZone: 'Asia/Tokyo' })
  const website = await app.buildWebsite({ settings })
  const visitor = app.visitor(website)
  const { body } = await add(visitor, await buildProduct(app, website, { priceCents: 150_050 }), 3)
  expect(body.newlyAdded).toMatchObject({ purchasePriceCents: 150_100, subTotal: 450_300 })
  expect(body.shoppingCart.subtotalCents).toBe(450_300)
})

test('the cookie lasts two weeks from the last change', async () => {
  const website = await app.buildWebsite()
  const visitor = app.visitor(website)
  const mug = await buildProduct(app, website)
  await add(visitor, mug)
  const again = await visitor.request('POST', addCartEntryCall.path, { itemId: mug.itemId, sku: mug.sku, quantity: 1 })
  const token = again.cookies.find((cookie) => cookie.name === cartCookies.token)
  expect(token).toMatchObject({ value: visitor.cookies.get(cartCookies.token), httpOnly: true, sameSite: 'Lax' })
  expect(token?.maxAge).toBe(14 * 24 * 60 * 60)
})

test('a draft, and a product of another website, cannot be added', async () => {
  const [website, other] = [await app.buildWebsite(), await app.buildWebsite()]
  const draft = await buildProduct(app, website, { status: 'draft' })
  const foreign = await buildProduct(app, other)
  expect((await add(app.visitor(website), draft)).status).toBe(404)
  expect((await add(app.visitor(website), foreign)).code).toBe('variant-unavailable')
})

test('quantity and removal change the line of the visitor and of no one else', async () => {
  const website = await app.buildWebsite()
  const mug = await buildProduct(app, website)
  const [visitor, otherVisitor] = [app.visitor(website), app.visitor(website)]
  const { body } = await add(visitor, mug)
  const parameters = { entryId: body.newlyAdded.id }
  const changed = await visitor.call(setEntryQuantityCall, { parameters, body: { quantity: 4 } })
  expect(changed.body.shoppingCart.totalQuantity).toBe(4)
  expect((await otherVisitor.call(setEntryQuantityCall, { parameters, body: { quantity: 9 } })).code).toBe(
    'entry-not-found',
  )
  expect((await otherVisitor.call(removeEntryCall, { parameters })).status).toBe(404)
  expect((await visitor.call(removeEntryCall, { parameters })).body.shoppingCart.entries).toEqual([])
})

test('the place decides what shipping costs', async () => {
  const website = await app.buildWebsite()
  const visitor = app.visitor(website)
  await add(visitor, await buildProduct(app, website))
  const at = (country: string) =>
    visitor.call(setShippingLocationCall, {
      body: { country, region: '', postalCode: '', shippingMethodId: 'standard' },
    })
  expect((await at('US')).body.shoppingCart).toMatchObject({ shippingCostCents: 500, grandTotalCents: 2500 })
  expect((await at('DE')).body.shoppingCart).toMatchObject({ shippingOptions: [], shippingCostCents: 0 })
})

test('a code takes its percentage off; one that is used up says so, and an unknown one is not known', async () => {
  const website = await app.buildWebsite()
  await app.changing(website, async (scope) => {
    await writeDiscount(scope, buildDiscount({ code: 'kiln10' }))
    await writeDiscount(scope, buildDiscount({ code: 'GONE', usageLimit: 1, usedCount: 1 }))
  })
  const visitor = app.visitor(website)
  await add(visitor, await buildProduct(app, website))
  const enter = (code: string) => visitor.call(addCouponCall, { body: { code } })
  expect((await enter(' Kiln10 ')).body.shoppingCart).toMatchObject({ discountCents: 200, grandTotalCents: 1800 })
  const [unknown, usedUp] = [await enter('NOBODY'), await enter('gone')]
  expect([unknown.code, usedUp.code]).toEqual(['coupon-refused', 'coupon-refused'])
  expect(sentenceOf(unknown.failure!)).toBe('Sorry, that code isn’t valid. Check the spelling.')
  expect(sentenceOf(usedUp.failure!)).toBe('This code has reached its usage limit.')
})

test.each([
  ['none', null, false],
  ['one that works', {}, true],
  ['one that begins tomorrow', { startsAt: Date.now() + 86_400_000 }, false],
  ['one that has ended', { endsAt: Date.now() - 1 }, false],
  ['one that is used up', { usageLimit: 2, usedCount: 2 }, false],
])('a cart has a field for discount codes where the shop has %s: %s', async (_, changes, isShown) => {
  const website = await app.buildWebsite()
  const mug = await buildProduct(app, website)
  if (changes) await app.changing(website, (scope) => writeDiscount(scope, buildDiscount(changes)))
  const visitor = app.visitor(website)
  await add(visitor, mug)
  expect((await visitor.call(getCartCall, { query: {} })).body.takesCoupons).toBe(isShown)
})

test('a change without a CSRF token is refused in fixed words', async () => {
  const website = await app.buildWebsite()
  const mug = await buildProduct(app, website)
  const visitor = app.visitor(website)
  const body = { itemId: mug.itemId, sku: mug.sku, quantity: 1 }
  const without = await visitor.request('POST', addCartEntryCall.path, body)
  expect(without.statusCode).toBe(403)
  expect(without.json()).toMatchObject({
    crumbFail: true,
    error: 'Please enable cookies in your browser, reload the page, and try again.',
  })
  const wrong = await visitor.request('POST', addCartEntryCall.path, body, { 'x-csrf-token': 'made-up' })
  expect(wrong.json().error).toBe('Your session has expired. Please reload the page and try again.')
  expect((await visitor.request('POST', addCartEntryCall.path, body)).statusCode).toBe(200)
  const elsewhere = await visitor.request('POST', addCartEntryCall.path, body, { origin: 'https://evil.example' })
  expect(elsewhere.statusCode).toBe(403)
})

test.each([
  ['a country that there is not', { country: 'XX' }, { country: 'Choose a country.' }],
  ['a state that there is not', { region: 'ZZ' }, { region: 'Choose a valid state.' }],
  ['a ZIP code of another kind', { postalCode: 'SW1A 1AA' }, { postalCode: 'Enter a valid ZIP code.' }],
  ['nothing but the country', { region: '', postalCode: '' }, null],
  ['a region that is written freely', { country: 'IT', region: 'Valle d’Aosta', postalCode: '11100' }, null],
])('a place is looked at by the rules of an address: %s', async (_, changes, errors) => {
  const website = await app.buildWebsite()
  const body = { country: 'US', region: 'ME', postalCode: '04856', ...changes }
  const answer = await app.visitor(website).call(setShippingLocationCall, { body })
  expect([answer.status, answer.code && answer.failure.errors]).toEqual([errors ? 400 : 200, errors])
})

test('visitors are told the true number in stock', async () => {
  const website = await app.buildWebsite()
  const mug = await buildProduct(app, website, { stock: 250 })
  const { body } = await app.visitor(website).call(getStockCall, { query: { itemId: mug.itemId } })
  expect(body.results).toMatchObject([{ qtyInStock: 250 }])
})
