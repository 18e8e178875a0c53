import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { createProviders } from '#server/payments/providers.ts'
import { buildProduct } from '#server/testing/build-product.ts'
import { add, nothingSent, pay, paymentIn } from '#server/testing/buy.ts'
import { fakeTokens } from '#server/testing/payments/stripe/fake-account.ts'
import { succeed } from '#server/testing/payments/stripe/fake-intents.ts'
import { startFakeStripe } from '#server/testing/payments/stripe/fake-stripe.ts'
import { giveStripeKeys } from '#server/testing/payments/stripe/give-keys.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { confirmPaymentCall, getPaymentCall } from '#shared/checkout/schema.ts'
import { cancelOrderCall } from '#shared/orders/change-api.ts'
import { getOrderCall, listOrdersCall } from '#shared/orders/read-api.ts'
import { productTypes } from '#shared/products/codes.ts'
import { defaultStoreSettings } from '#shared/settings/defaults.ts'

const stripe = await startFakeStripe()
afterAll(stripe.close)
const app = await startTestApp({ STRIPE_API_URL: stripe.url }, { createProviders })
beforeEach(() => {
  stripe.fail(null)
  for (const account of Object.values(stripe.accounts)) {
    account.intents.clear()
    account.refunds.clear()
    account.answers.clear()
  }
})

const settings = defaultStoreSettings({ country: 'US', currency: 'USD', timeZone: 'UTC', email: 'o@example.com' })
const TOTAL = 2500
/** Of a product that a test adds. */
const STOCK = 3

async function open(mode: 'live' | 'test' = 'live') {
  const fresh = await app.buildWebsite({ settings, isDemo: false })
  const website = await giveStripeKeys(app, fresh, mode)
  const visitor = app.visitor(website)
  const owner = await app.owner(website)
  const account = stripe.accounts[mode]
  const mug = await buildProduct(app, website, { stock: STOCK })
  await add(visitor, mug)
  const method = mode === 'live' ? ('card' as const) : ('card-test' as const)
  const buyWith = (paymentToken: string, changes: object = {}) =>
    pay(visitor, { expectedTotalCents: TOTAL, paymentMethod: method, paymentToken, ...changes })
  const orders = async () => (await owner.call(listOrdersCall, {})).body.orders
  const intent = () => [...account.intents.values()].at(-1)!
  return { website, mug, visitor, owner, account, buyWith, orders, intent }
}

describe('a card that is charged by Stripe', () => {
  test('places a real order, and the PaymentIntent has its amount, its currency and nothing about the buyer', async () => {
    const { buyWith, orders, intent } = await open()
    expect((await buyWith(fakeTokens.approves)).body).toMatchObject({ state: 'placed', orderNumber: 1 })
    expect(await orders()).toMatchObject([{ paymentState: 'paid', paymentMethod: 'card', testMode: false }])
    expect(intent()).toMatchObject({ amount: TOTAL, currency: 'usd', status: 'succeeded' })
    expect(String(stripe.asked.map(({ body }) => body))).not.toMatch(/Byron|ada%40/)
  })

  test('is refused below the smallest charge, with the reason, before Stripe is asked', async () => {
    const { website } = await open()
    const visitor = app.visitor(website)
    await add(visitor, await buildProduct(app, website, { priceCents: 40, productType: productTypes.digital }))
    const asked = stripe.asked.length
    const refused = await pay(visitor, {
      ...nothingSent,
      ...{ expectedTotalCents: 40, paymentMethod: 'card', paymentToken: fakeTokens.approves },
    })
    expect(refused.code).toBe('charge-too-small')
    expect(refused.failure).toMatchObject({ smallest: '$0.50' })
    expect(stripe.asked).toHaveLength(asked)
  })

  test('is declined in plain words, gives the stock back, and another card buys the same cart', async () => {
    const { buyWith, orders, mug, website } = await open()
    expect((await buyWith(fakeTokens.declines)).code).toBe('payment-declined')
    expect(await orders()).toEqual([])
    expect(await stockOf(website, mug.sku)).toBe(STOCK)
    expect((await buyWith(fakeTokens.approves)).body).toMatchObject({ state: 'placed' })
  })

  test('waits for the buyer’s bank, with what the browser needs to ask it, and is settled by its answer', async () => {
    const { buyWith, visitor, orders, intent } = await open()
    const asked = await buyWith(fakeTokens.asksBank)
    expect(asked.body).toMatchObject({
      state: 'needs-confirmation',
      action: { type: 'stripe', publishableKey: 'pk_live_tideline0001', clientSecret: intent().client_secret },
    })
    const parameters = { paymentId: paymentIn(asked) }
    const confirm = () => visitor.call(confirmPaymentCall, { parameters, body: { answer: {} } })
    // The bank has not answered yet.
    expect((await confirm()).body).toMatchObject({ state: 'needs-confirmation' })
    succeed(intent())
    expect((await confirm()).body).toMatchObject({ state: 'placed' })
    expect(await orders()).toHaveLength(1)
  })

  test('that the buyer gives up is canceled at Stripe', async () => {
    const { buyWith, visitor, intent } = await open()
    const parameters = { paymentId: paymentIn(await buyWith(fakeTokens.asksBank)) }
    const answer = { cancel: true }
    expect((await visitor.call(confirmPaymentCall, { parameters, body: { answer } })).code).toBe('payment-declined')
    expect(intent().status).toBe('canceled')
  })

  test('whose answer is lost is found, and charged once', async () => {
    const { buyWith, visitor, orders, account } = await open()
    stripe.fail('lost-answer')
    const lost = await buyWith(fakeTokens.approves)
    expect(lost.body).toMatchObject({ state: 'pending' })
    stripe.fail(null)
    await app.services.database.updateTable('jobs').set({ run_at: 0 }).where('kind', '=', 'settle-payment').execute()
    await app.runJobs()
    const parameters = { paymentId: paymentIn(lost) }
    expect((await visitor.call(getPaymentCall, { parameters })).body).toMatchObject({ state: 'placed' })
    expect(await orders()).toHaveLength(1)
    // Other tests’ payments are asked for too.
    expect([...account.intents.values()].filter(({ status }) => status === 'succeeded')).toHaveLength(1)
  })

  test.each([
    ['is down', 500],
    ['closes the connection', 'silent'],
    ['answers nonsense', 'nonsense'],
  ] as const)('waits when Stripe %s, and says so', async (_what, failure) => {
    const { buyWith } = await open()
    stripe.fail(failure)
    expect((await buyWith(fakeTokens.approves)).body).toMatchObject({ state: 'pending' })
  })

  test('is refused without a charge when the keys are not valid any more, and the owner is told why', async () => {
    const { buyWith, website } = await open()
    await app.services.database
      .updateTable('payment_keys')
      .set({ secret_key: app.services.sealing!.seal('sk_live_revoked1', `stripe live ${website.id}`) })
      .execute()
    expect((await buyWith(fakeTokens.approves)).code).toBe('payment-declined')
    const { problem } = await app.services.database
      .selectFrom('payment_keys')
      .select('problem')
      .where('website_id', '=', website.id)
      .executeTakeFirstOrThrow()
    expect(problem).toContain('Invalid API Key')
  })

  test('goes back when its order is canceled, once', async () => {
    const { buyWith, owner, account, orders } = await open()
    await buyWith(fakeTokens.approves)
    const [order] = await orders()
    const parameters = { orderId: order!.id }
    await owner.call(cancelOrderCall, { parameters, body: { restock: true, notifyBuyer: false } })
    await app.runJobs()
    await app.runJobs()
    expect((await owner.call(getOrderCall, { parameters })).body.order).toMatchObject({
      paymentState: 'refunded',
      refundedCents: TOTAL,
    })
    expect([...account.refunds.values()]).toMatchObject([{ amount: TOTAL, status: 'succeeded' }])
  })
})

describe('Stripe’s test mode', () => {
  test('is for the team alone: its orders are tests, and customers never see it', async () => {
    const { owner, mug, website, buyWith, orders } = await open('test')
    expect((await buyWith(fakeTokens.approves)).code).toBe('payments-not-set-up')
    await add(owner, mug)
    const bought = await pay(owner, {
      expectedTotalCents: TOTAL,
      paymentMethod: 'card-test',
      paymentToken: fakeTokens.approves,
    })
    expect(bought.body).toMatchObject({ state: 'placed' })
    expect(await orders()).toMatchObject([{ testMode: true, paymentMethod: 'card-test' }])
    expect(await stockOf(website, mug.sku)).toBe(STOCK)
  })
})

async function stockOf({ id }: { id: string }, sku: string) {
  const row = await app.services.database
    .selectFrom('variants')
    .select('qty_in_stock')
    .where('website_id', '=', id)
    .where('sku', '=', sku)
    .executeTakeFirstOrThrow()
  return row.qty_in_stock
}
