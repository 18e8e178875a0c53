import { expect, test } from 'vitest'
import { cartToken } from '#server/cart/cart-cookies.ts'
import { findCart } from '#server/cart/cart-store.ts'
import type { Job } from '#server/jobs/worker.ts'
import { listPaymentsOfCart, type Payment } from '#server/payments/payment-store.ts'
import type { PaymentProvider } from '#server/payments/provider.ts'
import { buildProduct } from '#server/testing/build-product.ts'
import { add, orderBody, pay } from '#server/testing/buy.ts'
import { type Browser, startTestApp } from '#server/testing/test-app.ts'
import { until } from '#server/testing/until.ts'
import type { Website } from '#server/websites/website.ts'
import { type PlaceOrderBody, placeOrderCall } from '#shared/checkout/schema.ts'
import { placeOrder } from './place-order.ts'
import { settlePaymentHandler } from './settle-later.ts'
import { settlePayment } from './settle-payment.ts'

const app = await startTestApp()
const { services } = app
const { database } = services
const { providers } = services
const testCard = providers['test-card']

/** A buyer of the last piece, and the same request for the server's own code. */
async function buyerOfTheLast() {
  const website = await app.buildWebsite()
  const mug = await buildProduct(app, website, { stock: 1 })
  const visitor = app.visitor(website)
  await add(visitor, mug)
  const body = orderBody({ expectedTotalCents: 2500 })
  return { website, mug, visitor, body }
}

async function cartOf(website: Website, visitor: Browser) {
  const token = cartToken({ cookies: Object.fromEntries(visitor.cookies) } as never)
  return findCart(app.reading(website), token)
}

/** Places the order as the route does, with a test's own provider. */
async function placeWith(provider: Partial<PaymentProvider>, website: Website, visitor: Browser, body: PlaceOrderBody) {
  const cart = await cartOf(website, visitor)
  const known = { ...providers, 'test-card': { ...testCard, ...provider } }
  return placeOrder(services, known, { website, cart, body, origin: '', testAccess: 'demo' })
}

async function paymentOf(website: Website, visitor: Browser): Promise<Payment> {
  const cart = await cartOf(website, visitor)
  return (await listPaymentsOfCart(app.reading(website), cart!.id))[0]!
}

const charges = (website: Website) =>
  database.selectFrom('test_charges').select('state').where('website_id', '=', website.id).execute()
const countOrders = async (website: Website) =>
  (await database.selectFrom('orders').select('id').where('website_id', '=', website.id).execute()).length
const expire = (website: Website) =>
  database.updateTable('payments').set({ expires_at: 1 }).where('website_id', '=', website.id).execute()
const never = new Promise<never>(() => {})

/** The job that settles a payment, run by hand with a test's own provider. */
async function lookAfter(provider: Partial<PaymentProvider>, website: Website, payment: Payment): Promise<void> {
  const handler = settlePaymentHandler(services, { 'test-card': { ...testCard, ...provider } })
  await handler({ websiteId: website.id, payload: { paymentId: payment.id } } as Job<{ paymentId: string }>)
}

test('while a provider thinks, no one else waits', async () => {
  const { website, mug, visitor, body } = await buyerOfTheLast()
  let answer = () => {}
  const thinking = new Promise<void>((resolve) => {
    answer = resolve
  })
  const charge: PaymentProvider['charge'] = async (request) => {
    await thinking
    return testCard.charge(request)
  }
  const slow = placeWith({ charge }, website, visitor, body)
  await until(async () => (await mug.stock()) === 0)
  const other = app.visitor(website)
  const plate = await buildProduct(app, website)
  await add(other, plate)
  expect((await pay(other, { expectedTotalCents: 2500 })).body.state).toBe('placed')
  // The first buyer's reservation is in effect meanwhile.
  expect((await add(app.visitor(website), mug)).code).toBe('not-enough-stock')
  answer()
  expect(await slow).toMatchObject({ ok: true, value: { state: 'placed', orderNumber: 2 } })
})

test('a buyer whose server died before it asked for the money just asks again', async () => {
  const { website, mug, visitor, body } = await buyerOfTheLast()
  void placeWith({ charge: () => never }, website, visitor, body)
  await until(async () => (await mug.stock()) === 0)
  expect(await charges(website)).toEqual([])
  expect((await visitor.call(placeOrderCall, { body })).body).toMatchObject({ state: 'placed', orderNumber: 1 })
  expect(await charges(website)).toEqual([{ state: 'charged' }])
})

test('a charge that comes after its time moves no money', async () => {
  const { website, mug, visitor, body } = await buyerOfTheLast()
  let answer = () => {}
  const thinking = new Promise<void>((resolve) => {
    answer = resolve
  })
  const charge: PaymentProvider['charge'] = async (request) => {
    await thinking
    return testCard.charge(request)
  }
  const slow = placeWith({ charge }, website, visitor, body)
  await until(async () => (await mug.stock()) === 0)
  await expire(website)
  await lookAfter({}, website, await paymentOf(website, visitor))
  expect(await mug.stock()).toBe(1)
  answer()
  expect(await slow).toMatchObject({ ok: false, failure: { code: 'payment-expired' } })
  expect(await charges(website)).toEqual([{ state: 'declined' }])
  expect(await countOrders(website)).toBe(0)
})

test('money that was moved at the last moment makes the order, and gives nothing back', async () => {
  const { website, mug, visitor, body } = await buyerOfTheLast()
  await placeWith({}, website, visitor, { ...body, paymentToken: 'timeout' })
  await expire(website)
  await lookAfter({}, website, await paymentOf(website, visitor))
  expect([await countOrders(website), await mug.stock()]).toEqual([1, 0])
  expect(await charges(website)).toEqual([{ state: 'charged' }])
})

test('money that a provider reports after its payment was given up goes back', async () => {
  const { website, mug, visitor, body } = await buyerOfTheLast()
  // The provider has charged, but cannot be reached when the time is over.
  await placeWith({}, website, visitor, { ...body, paymentToken: 'timeout' })
  await expire(website)
  const payment = await paymentOf(website, visitor)
  const isAway = { find: () => Promise.reject(new Error('away')), cancel: () => Promise.reject(new Error('away')) }
  await expect(lookAfter(isAway, website, payment)).rejects.toThrow('away')
  expect(await mug.stock()).toBe(1)
  expect(await settlePayment(services, website.id, payment, { state: 'charged', reference: 'x' })).toMatchObject({
    failure: { code: 'payment-expired' },
  })
  await app.runJobs()
  expect(await charges(website)).toEqual([{ state: 'refunded' }])
  expect([await countOrders(website), await mug.stock()]).toEqual([0, 1])
})

test('while the provider is away before that, the payment stays open and is looked at again', async () => {
  const { website, mug, visitor, body } = await buyerOfTheLast()
  await placeWith({}, website, visitor, { ...body, paymentToken: 'timeout' })
  const payment = await paymentOf(website, visitor)
  await expect(lookAfter({ find: () => Promise.reject(new Error('away')) }, website, payment)).rejects.toThrow('away')
  expect(await mug.stock()).toBe(0)
  // Paying again is refused, to avoid a double charge.
  const again = await placeWith(
    { find: () => Promise.reject(new Error('away')) },
    website,
    visitor,
    orderBody({ expectedTotalCents: 2500 }),
  )
  expect(again).toMatchObject({ failure: { code: 'payment-in-progress' } })
})

test('an order that was confirmed in another tab meanwhile is not paid back', async () => {
  const { website, mug, visitor, body } = await buyerOfTheLast()
  await placeWith({}, website, visitor, { ...body, paymentToken: 'confirm' })
  const payment = await paymentOf(website, visitor)
  // Between the question about the first payment and its end, its buyer confirms it.
  const find: PaymentProvider['find'] = async (charge) => {
    const before = await testCard.find(charge)
    await settlePayment(services, website.id, payment, await testCard.confirm(charge, { approve: true }))
    return before
  }
  const second = await placeWith({ find }, website, visitor, orderBody({ expectedTotalCents: 2500 }))
  expect(second).toMatchObject({ ok: true, value: { state: 'placed', orderNumber: 1 } })
  expect(await charges(website)).toEqual([{ state: 'charged' }])
  expect([await countOrders(website), await mug.stock()]).toEqual([1, 0])
})

test('an answer that comes twice, and a silence after it, change nothing', async () => {
  const { website, mug, visitor, body } = await buyerOfTheLast()
  await placeWith({}, website, visitor, { ...body, paymentToken: 'confirm' })
  const payment = await paymentOf(website, visitor)
  await settlePayment(services, website.id, payment, { state: 'unknown' })
  expect(await paymentOf(website, visitor)).toMatchObject({ state: 'needs-confirmation' })
  const outcomes = await Promise.all(
    [1, 2, 3].map(() => settlePayment(services, website.id, payment, { state: 'declined' })),
  )
  expect(outcomes.every((outcome) => !outcome.ok)).toBe(true)
  expect(await mug.stock()).toBe(1)
})
