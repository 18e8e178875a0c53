import type { FastifyReply, FastifyRequest } from 'fastify'
import { describe, expect, test } from 'vitest'
import { addCoupon } from '#server/cart/change-coupons.ts'
import { buildProduct } from '#server/testing/build-product.ts'
import { add, buy, orderBody, orderIn, pay } from '#server/testing/buy.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import type { Website } from '#server/websites/website.ts'
import { addCouponCall, getCartCall, removeCouponCall } from '#shared/cart/api.ts'
import { placeOrderCall } from '#shared/checkout/schema.ts'
import type { Discount } from '#shared/discounts/schema.ts'
import { buildDiscount } from '#shared/discounts/testing/build-discount.ts'
import { sentenceOf } from '#shared/failures.ts'
import { cancelOrderCall } from '#shared/orders/change-api.ts'
import { releaseDiscounts } from './claim-discounts.ts'
import { writeDiscount } from './discount-store.ts'

const app = await startTestApp()
const { database } = app.services

/** A shop with a mug at 20.00, standard shipping at 5.00, and these discounts. */
async function openShop(...discounts: Partial<Discount>[]) {
  const website = await app.buildWebsite()
  const mug = await buildProduct(app, website, { stock: null })
  for (const discount of discounts) await give(website, discount)
  return { website, mug }
}
const give = (website: Website, discount: Partial<Discount>) =>
  app.changing(website, (scope) => writeDiscount(scope, buildDiscount(discount)))

async function buyerWith(website: Website, mug: { itemId: string; sku: string }, code?: string, quantity = 1) {
  const visitor = app.visitor(website)
  await add(visitor, mug, quantity)
  if (code) await visitor.call(addCouponCall, { body: { code } })
  return visitor
}
const cartOf = async (visitor: ReturnType<typeof app.visitor>) => (await visitor.call(getCartCall, { query: {} })).body
const usageOf = async (website: Website) =>
  (
    await database
      .selectFrom('discounts')
      .select(['code', 'used_count', 'sales_cents'])
      .where('website_id', '=', website.id)
      .orderBy('code')
      .execute()
  ).map((row) => [row.code, row.used_count, row.sales_cents])

test('an automatic discount is named in the cart and in the order, and counted with its sales', async () => {
  const { website, mug } = await openShop({ trigger: 'automatic', code: '', title: 'Spring sale' })
  const visitor = await buyerWith(website, mug)
  expect(await cartOf(visitor)).toMatchObject({
    discountCents: 200,
    automaticDiscounts: [{ title: 'Spring sale', code: '', discountCents: 200 }],
    validCoupons: [],
  })
  const { orderId } = await buy(visitor, { expectedTotalCents: 2300 })
  const owner = await app.owner(website)
  const order = (await owner.request('GET', `/api/owner/orders/${orderId}`)).json()
  expect(JSON.stringify(order)).toContain('"title":"Spring sale","discountCents":200')
  expect(await usageOf(website)).toEqual([[null, 1, 2300]])
})

test('of two codes that cannot be combined the better one works, and the other is named with the reason', async () => {
  const { website, mug } = await openShop({ code: 'FIVE', percentMilli: 5000 }, { code: 'TEN', title: 'Ten' })
  const visitor = await buyerWith(website, mug, 'FIVE')
  const cart = (await visitor.call(addCouponCall, { body: { code: 'TEN' } })).body.shoppingCart
  expect(cart).toMatchObject({
    coupons: ['FIVE', 'TEN'],
    validCoupons: [{ code: 'TEN' }],
    invalidCoupons: [
      { code: 'FIVE', reason: 'This code can’t be combined with “TEN”, which saves you at least as much.' },
    ],
  })
  await visitor.call(removeCouponCall, { parameters: { code: 'TEN' } })
  expect((await cartOf(visitor)).validCoupons).toMatchObject([{ code: 'FIVE' }])
  const worse = await (await buyerWith(website, mug, 'TEN')).call(addCouponCall, { body: { code: 'FIVE' } })
  expect(sentenceOf(worse.failure!)).toBe('This code can’t be combined with “TEN”, which saves you at least as much.')
})

test('a code that falls out of the cart says why, and works again when it can', async () => {
  const { website, mug } = await openShop({ code: 'FORTY', minimumSubtotalCents: 4000 })
  const early = await (await buyerWith(website, mug)).call(addCouponCall, { body: { code: 'FORTY' } })
  expect(sentenceOf(early.failure!)).toBe('Add $20.00 more to use this code.')
  const visitor = await buyerWith(website, mug, undefined, 2)
  await visitor.call(addCouponCall, { body: { code: 'FORTY' } })
  const { entries } = await cartOf(visitor)
  await visitor.request('PUT', `/api/commerce/shopping-cart/entries/${entries[0]!.id}/quantity`, { quantity: 1 })
  expect(await cartOf(visitor)).toMatchObject({
    discountCents: 0,
    invalidCoupons: [{ code: 'FORTY', reason: 'Add $20.00 more to use this code.' }],
  })
})

describe('limits by customer', () => {
  test('a first order gets it, a second one is told before it is charged, and the cart goes on to say so', async () => {
    const { website, mug } = await openShop({ code: 'WELCOME', firstOrderOnly: true })
    await buy(await buyerWith(website, mug, 'WELCOME'), { expectedTotalCents: 2300 })
    const visitor = await buyerWith(website, mug, 'WELCOME')
    const refused = await pay(visitor, { expectedTotalCents: 2300, email: 'ADA@example.com' })
    expect(refused.code).toBe('coupon-refused')
    expect(sentenceOf(refused.failure!)).toContain('WELCOME: This discount is for first orders only.')
    expect(await cartOf(visitor)).toMatchObject({ discountCents: 0, invalidCoupons: [{ code: 'WELCOME' }] })
    await buy(visitor, { expectedTotalCents: 2500, email: 'ADA@example.com' })
    await buy(await buyerWith(website, mug, 'WELCOME'), { expectedTotalCents: 2300, email: 'ben@example.com' })
    expect(await usageOf(website)).toEqual([['WELCOME', 2, 4600]])
  })

  test('a customer who has ordered with one address gets it with none of their other ones', async () => {
    const { website, mug } = await openShop({ code: 'WELCOME', firstOrderOnly: true })
    await buy(await buyerWith(website, mug), { expectedTotalCents: 2500 })
    const { database } = app.services
    const emails = database.selectFrom('customer_emails').selectAll().where('website_id', '=', website.id)
    const customer = await emails.executeTakeFirstOrThrow()
    await database
      .insertInto('customer_emails')
      .values({ ...customer, email: 'ada@work.example' })
      .execute()
    const other = await pay(await buyerWith(website, mug, 'WELCOME'), {
      expectedTotalCents: 2300,
      email: 'ada@work.example',
    })
    expect(other.code).toBe('coupon-refused')
  })

  test('a customer who buys in two windows at once uses it once', async () => {
    const { website, mug } = await openShop({ code: 'ONCE', oncePerCustomer: true })
    const visitors = await Promise.all(Array.from({ length: 6 }, () => buyerWith(website, mug, 'ONCE')))
    const outcomes = await Promise.all(visitors.map((visitor) => pay(visitor, { expectedTotalCents: 2300 })))
    expect(outcomes.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(new Set(outcomes.filter(({ code }) => code).map(({ code }) => code))).toEqual(new Set(['coupon-refused']))
    expect(await usageOf(website)).toEqual([['ONCE', 1, 2300]])
  })

  test('only the listed customers get it', async () => {
    const { website, mug } = await openShop({ code: 'FRIENDS', customers: ['ada@example.com'] })
    await buy(await buyerWith(website, mug, 'FRIENDS'), { expectedTotalCents: 2300 })
    const other = await pay(await buyerWith(website, mug, 'FRIENDS'), {
      expectedTotalCents: 2300,
      email: 'ben@example.com',
    })
    expect(other.code).toBe('coupon-refused')
  })
})

test('a code that took nothing is not used up', async () => {
  const { website, mug } = await openShop(
    {
      code: 'ALL',
      title: 'Everything',
      percentMilli: 100_000,
      combinesWith: { product: true, order: true, shipping: true },
    },
    {
      code: 'FIVE',
      title: 'Five',
      kind: 'amount',
      amountCents: 500,
      combinesWith: { product: true, order: true, shipping: true },
    },
  )
  const visitor = await buyerWith(website, mug, 'ALL')
  await visitor.call(addCouponCall, { body: { code: 'FIVE' } })
  await buy(visitor, { expectedTotalCents: 500 })
  expect(await usageOf(website)).toEqual([
    ['ALL', 1, 500],
    ['FIVE', 0, 0],
  ])
})

test('the cart says whether another code could be combined with its own', async () => {
  const { website, mug } = await openShop(
    { code: 'ALONE', title: 'Alone' },
    { code: 'SHARES', title: 'Shares', combinesWith: { product: false, order: true, shipping: false } },
  )
  const combines = async (code?: string) =>
    (await (await buyerWith(website, mug, code)).call(getCartCall, { query: {} })).body.combinesCoupons
  expect([await combines(), await combines('SHARES'), await combines('ALONE')]).toEqual([true, true, false])
})

test('a limit of five uses holds against twenty buyers at once', async () => {
  const { website, mug } = await openShop({ code: 'FIVE', usageLimit: 5 })
  const visitors = await Promise.all(Array.from({ length: 20 }, () => buyerWith(website, mug, 'FIVE')))
  const outcomes = await Promise.all(visitors.map((visitor) => pay(visitor, { expectedTotalCents: 2300 })))
  expect(outcomes.filter(({ status }) => status === 200)).toHaveLength(5)
  expect(await usageOf(website)).toEqual([['FIVE', 5, 5 * 2300]])
})

test('a single-use code is used by one of ten buyers at once', async () => {
  const { website, mug } = await openShop({ id: 'discount-cards', trigger: 'single-use-codes', code: '', codeCount: 1 })
  const row = { website_id: website.id, code: 'CARD-1', discount_id: 'discount-cards', created_at: 0, used_at: null }
  await database.insertInto('discount_codes').values(row).execute()
  const visitors = await Promise.all(Array.from({ length: 10 }, () => buyerWith(website, mug, 'card-1')))
  const outcomes = await Promise.all(visitors.map((visitor) => pay(visitor, { expectedTotalCents: 2300 })))
  expect(outcomes.filter(({ status }) => status === 200)).toHaveLength(1)
  const late = await (await buyerWith(website, mug)).call(addCouponCall, { body: { code: 'CARD-1' } })
  expect(sentenceOf(late.failure!)).toBe('This code has already been used.')
})

test('a declined card and a canceled order give the use back, once', async () => {
  const { website, mug } = await openShop({ code: 'ONE', usageLimit: 1, oncePerCustomer: true })
  const visitor = await buyerWith(website, mug, 'ONE')
  const declined = await pay(visitor, { expectedTotalCents: 2300, paymentToken: 'decline' })
  expect(declined.code).toBe('payment-declined')
  expect(await usageOf(website)).toEqual([['ONE', 0, 0]])
  const order = orderIn(
    await visitor.call(placeOrderCall, { body: orderBody({ expectedTotalCents: 2300, paymentMethod: 'test-card' }) }),
  )
  expect(await usageOf(website)).toEqual([['ONE', 1, 2300]])
  const owner = await app.owner(website)
  const canceled = await owner.call(cancelOrderCall, {
    parameters: { orderId: order.orderId },
    body: { restock: true, notifyBuyer: false },
  })
  expect(canceled.status).toBe(200)
  expect(await usageOf(website)).toEqual([['ONE', 0, 0]])
  const [payment] = await database.selectFrom('payments').select('id').where('website_id', '=', website.id).execute()
  await app.changing(website, (scope) => releaseDiscounts(scope, payment!.id))
  expect(await usageOf(website)).toEqual([['ONE', 0, 0]])
})

describe('the link that applies a code', () => {
  test.each([
    ['/discount/kiln10', '/'],
    ['/discount/KILN10?redirect=/shop%3Fsort%3Dprice', '/shop?sort=price'],
    ['/discount/KILN10?redirect=https://evil.example', '/'],
    ['/discount/KILN10?redirect=//evil.example', '/'],
    ['/discount/KILN10?redirect=/%5Cevil.example', '/'],
    ['/discount/KILN10?redirect=/.//evil.example', '/'],
    ['/discount/KILN10?redirect=/%09/evil.example', '/'],
  ])('%s leads to %s', async (link, target) => {
    const { website } = await openShop({})
    const { statusCode, headers } = await app.visitor(website).request('GET', link)
    expect([statusCode, headers.location]).toEqual([303, target])
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
  })

  test('keeps the code until there is something in the cart; an unknown one is not kept', async () => {
    const { website, mug } = await openShop({})
    const visitor = app.visitor(website)
    await visitor.request('GET', '/discount/nobody')
    await visitor.request('GET', '/discount/kiln10')
    await add(visitor, mug)
    expect(await cartOf(visitor)).toMatchObject({ coupons: ['KILN10'], discountCents: 200 })
  })

  test.each([
    ['has ended', { endsAt: Date.UTC(2026, 0, 1, 18) }, 'This code expired on January 1, 2026.'],
    ['has not started', { startsAt: Date.UTC(2126, 0, 2, 18) }, 'This code starts on January 2, 2126.'],
    ['is turned off', { isOn: false }, 'This code is no longer valid.'],
    ['works', {}, 'It applies as soon as your cart has an item that it’s for.'],
  ])('that %s is said in the cart, also while it is empty', async (_, changes, sentence) => {
    const { website } = await openShop(changes)
    const visitor = app.visitor(website)
    await visitor.request('GET', '/discount/kiln10')
    expect((await visitor.request('GET', '/cart')).body).toContain(sentence)
  })
})

test('a code is applied and removed without JavaScript, and a refused one is named on the page', async () => {
  const { website, mug } = await openShop({}, { code: 'FORTY', minimumSubtotalCents: 4000 })
  const visitor = await buyerWith(website, mug)
  const post = (fields: Record<string, string>) =>
    visitor.request('POST', '/cart/discount', new URLSearchParams(fields).toString(), {
      'content-type': 'application/x-www-form-urlencoded',
      'x-csrf-token': '',
    })
  const crumb = visitor.cookies.get('crumb')!
  expect((await post({ code: 'kiln10' })).statusCode).toBe(403)
  const applied = await post({ crumb, code: ' kiln10 ' })
  expect([applied.statusCode, applied.headers.location]).toEqual([303, '/cart'])
  expect((await cartOf(visitor)).coupons).toEqual(['KILN10'])
  const page = await visitor.request('GET', '/cart')
  expect(page.body).toMatch(/<form[^>]* action="\/cart\/discount"[^>]*>/)
  const refused = await post({ crumb, code: 'forty' })
  expect(refused.statusCode).toBe(400)
  expect(refused.body).toContain('Add $20.00 more to use this code.')
  await post({ crumb, code: 'KILN10', action: 'remove' })
  expect((await cartOf(visitor)).coupons).toEqual([])
})

test('the code of a gift card that is entered as a discount code is refused with where to enter it', async () => {
  const { website, mug } = await openShop({})
  const visitor = await buyerWith(website, mug)
  const enter = async (code: string) => (await visitor.call(addCouponCall, { body: { code } })).failure!
  expect(sentenceOf(await enter('17vn-1y46-x8mx-xpjx-c7sg'))).toContain('enter it at checkout under “Gift card code”.')
  expect(sentenceOf(await enter('KILN11'))).toBe('Sorry, that code isn’t valid. Check the spelling.')
})

test('a network that tries codes is stopped after twenty that do not exist, also before one that does; others go on', async () => {
  const { website, mug } = await openShop({})
  const visitor = await buyerWith(website, mug)
  const scope = app.reading(website)
  const request = { ip: '203.0.113.7', cookies: Object.fromEntries(visitor.cookies) } as unknown as FastifyRequest
  const enter = async (code: string) => addCoupon(scope, request, {} as FastifyReply, code)
  const outcomes = []
  for (let number = 0; number < 22; number += 1) outcomes.push(await enter(`TRY${number}`))
  const codes = outcomes.map((outcome) => (outcome.ok ? '' : outcome.failure.code))
  expect(codes.filter((code) => code === 'coupon-refused')).toHaveLength(20)
  expect(codes.slice(20)).toEqual(['rate-limited', 'rate-limited'])
  expect(await enter('KILN10')).toMatchObject({ ok: false, failure: { code: 'rate-limited' } })
  expect((await visitor.call(addCouponCall, { body: { code: 'KILN10' } })).status).toBe(200)
})

test('many shoppers behind one address enter a code that exists, and follow its link', async () => {
  const { website, mug } = await openShop({})
  const visitor = await buyerWith(website, mug)
  const statuses = []
  for (let shopper = 0; shopper < 25; shopper += 1) {
    statuses.push((await visitor.call(addCouponCall, { body: { code: 'KILN10' } })).status)
    statuses.push((await visitor.request('GET', '/discount/KILN10')).statusCode)
  }
  expect(new Set(statuses)).toEqual(new Set([200, 303]))
})

test('a discount of a category applies to products in categories below it', async () => {
  const { website, mug } = await openShop({
    trigger: 'automatic',
    code: '',
    title: 'Table',
    appliesTo: { kind: 'categories', categoryIds: ['category-table'] },
  })
  const store = { website_id: website.id, collection_id: `store-${website.id}`, page_rendering: '', display_index: 0 }
  const rows = [
    { id: 'category-table', parent_id: null, type: 'CATEGORY' as const, display_name: 'Table', url_id: 'table' },
    {
      id: 'category-cups',
      parent_id: 'category-table',
      type: 'CATEGORY' as const,
      display_name: 'Cups',
      url_id: 'cups',
    },
  ]
  for (const row of rows)
    await database
      .insertInto('categories')
      .values({ ...store, ...row })
      .execute()
  expect((await cartOf(await buyerWith(website, mug))).discountCents).toBe(0)
  const member = { website_id: website.id, category_id: 'category-cups', product_id: mug.itemId }
  await database.insertInto('product_categories').values(member).execute()
  expect((await cartOf(await buyerWith(website, mug))).discountCents).toBe(200)
})
