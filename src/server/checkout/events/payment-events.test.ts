import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { newId } from '#server/identifiers.ts'
import { createProviders } from '#server/payments/providers.ts'
import { buildProduct } from '#server/testing/build-product.ts'
import { add, orderIn, pay, paymentIn } from '#server/testing/buy.ts'
import { fakeTokens } from '#server/testing/payments/stripe/fake-account.ts'
import { succeed } from '#server/testing/payments/stripe/fake-intents.ts'
import { addRefund } from '#server/testing/payments/stripe/fake-refunds.ts'
import { startFakeStripe } from '#server/testing/payments/stripe/fake-stripe.ts'
import { giveStripeKeys } from '#server/testing/payments/stripe/give-keys.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import type { Website } from '#server/websites/website.ts'
import { getPaymentCall } from '#shared/checkout/schema.ts'
import { getOrderCall, listOrdersCall } from '#shared/orders/read-api.ts'
import { getOrderPaymentsCall, listPaymentEventsCall, repeatPaymentEventCall } from '#shared/payments/events-api.ts'
import { defaultStoreSettings } from '#shared/settings/defaults.ts'

const stripe = await startFakeStripe()
afterAll(stripe.close)
const app = await startTestApp({ STRIPE_API_URL: stripe.url, RATE_LIMIT_MULTIPLIER: '1000' }, { createProviders })
beforeEach(() => {
  stripe.fail(null)
  for (const things of Object.values(stripe.accounts.live)) if (things instanceof Map) things.clear()
})
const settings = defaultStoreSettings({ country: 'US', currency: 'USD', timeZone: 'UTC', email: 'o@example.com' })
const TOTAL = 2500

async function open() {
  const website = await giveStripeKeys(app, await app.buildWebsite({ settings, isDemo: false }))
  const owner = await app.owner(website)
  const visitor = app.visitor(website)
  await add(visitor, await buildProduct(app, website, { stock: 3 }))
  const buyWith = (paymentToken: string) =>
    pay(visitor, { expectedTotalCents: TOTAL, paymentMethod: 'card', paymentToken })
  const intent = () => [...stripe.accounts.live.intents.values()].at(-1)!
  const events = async () => (await owner.call(listPaymentEventsCall, {})).body.events
  const payments = async (orderId: string) =>
    (await owner.call(getOrderPaymentsCall, { parameters: { orderId } })).body.payments
  return { website, owner, visitor, buyWith, intent, events, payments }
}

/** Sends an event as Stripe does: from outside, without cookies. */
async function send(website: Website, { payload, header }: { payload: string; header: string }, method = 'card') {
  const answer = await app.services.app.inject({
    method: 'POST',
    url: `/api/commerce/payments/${method}/events`,
    headers: { host: `${website.slug}.localhost`, 'content-type': 'application/json', 'stripe-signature': header },
    payload,
  })
  return answer.statusCode
}

describe('an event of Stripe', () => {
  test('settles a payment whose buyer has closed the page, however often it comes', async () => {
    const { website, buyWith, intent, visitor, owner, events } = await open()
    const parameters = { paymentId: paymentIn(await buyWith(fakeTokens.asksBank)) }
    succeed(intent())
    const event = stripe.event('payment_intent.succeeded', intent(), { id: 'evt_1' })
    expect(await send(website, event)).toBe(200)
    expect(await send(website, event)).toBe(200)
    await app.runJobs()
    expect(await send(website, event)).toBe(200)
    await app.runJobs()
    expect((await visitor.call(getPaymentCall, { parameters })).body).toMatchObject({ state: 'placed' })
    expect((await owner.call(listOrdersCall, {})).body.orders).toHaveLength(1)
    expect(await events()).toMatchObject([{ type: 'payment_intent.succeeded', method: 'card' }])
    expect((await events())[0]!.handledAt).not.toBeNull()
  })

  test('that comes late and out of order says what is true now', async () => {
    const { website, buyWith, intent, visitor } = await open()
    const parameters = { paymentId: paymentIn(await buyWith(fakeTokens.asksBank)) }
    const failedFirst = stripe.event('payment_intent.payment_failed', {
      ...intent(),
      status: 'requires_payment_method',
      last_payment_error: { type: 'card_error' },
    })
    succeed(intent())
    await send(website, failedFirst)
    await app.runJobs()
    expect((await visitor.call(getPaymentCall, { parameters })).body).toMatchObject({ state: 'placed' })
  })

  test.each([
    ['is not signed', {}, ''],
    ['is signed with another secret', { secret: 'whsec_anothersite' }, null],
    ['is six minutes old', { at: Date.now() - 360_000 }, null],
    ['is of the other mode', { live: false }, null],
  ])('is refused when it %s, and changes nothing', async (_what, changes, header) => {
    const { website, buyWith, intent, events } = await open()
    await buyWith(fakeTokens.asksBank)
    const event = stripe.event('payment_intent.succeeded', intent(), changes)
    expect(await send(website, { ...event, header: header ?? event.header })).toBe(400)
    expect(await events()).toEqual([])
  })

  test('of which any byte was changed is refused', async () => {
    const { website, buyWith, intent, events } = await open()
    await buyWith(fakeTokens.asksBank)
    const { payload, header } = stripe.event('payment_intent.succeeded', intent())
    const changed = Array.from({ length: 1000 }, (_, turn) => {
      const bytes = Buffer.from(payload)
      bytes[(turn * 7) % bytes.length]! ^= 1 << (turn % 7)
      return bytes.toString('latin1')
    })
    const answers = await Promise.all(changed.map((body) => send(website, { payload: body, header })))
    expect(new Set(answers)).toEqual(new Set([400]))
    expect(await send(website, { payload: payload.replace('succeeded', 'canceled!'), header })).toBe(400)
    expect(await events()).toEqual([])
    expect(await send(website, { payload, header })).toBe(200)
  })

  test('is taken with the signatures of two secrets, as while a secret is replaced', async () => {
    const { website, buyWith, intent, events } = await open()
    await buyWith(fakeTokens.asksBank)
    const { payload, header } = stripe.event('payment_intent.succeeded', intent())
    const old = stripe.event('payment_intent.succeeded', intent(), { secret: 'whsec_replaced' }).header
    const [, wrong = ''] = /(v1=\w+)/.exec(old) ?? []
    expect(await send(website, { payload, header: header.replace('v1=', `${wrong},v1=`) })).toBe(200)
    expect(await events()).toHaveLength(1)
  })

  test('is not expected by a site without keys, and not for methods that nobody else charges', async () => {
    const { intent, buyWith, website } = await open()
    await buyWith(fakeTokens.asksBank)
    const event = stripe.event('payment_intent.succeeded', intent())
    expect(await send(await app.buildWebsite(), event)).toBe(404)
    expect(await send(website, event, 'bank-transfer')).toBe(404)
    expect(await send(website, event, 'card-test')).toBe(404)
  })

  test('about a payment of another site finds none', async () => {
    const first = await open()
    const asked = await first.buyWith(fakeTokens.asksBank)
    succeed(first.intent())
    const second = await open()
    // One owner may use one account for two sites: the payment belongs to one of them.
    expect(await send(second.website, stripe.event('payment_intent.succeeded', first.intent()))).toBe(200)
    await app.runJobs()
    expect((await second.owner.call(listOrdersCall, {})).body.orders).toEqual([])
    const parameters = { paymentId: paymentIn(asked) }
    expect((await first.visitor.call(getPaymentCall, { parameters })).body).toMatchObject({
      state: 'needs-confirmation',
    })
  })

  test('that could not be handled is handled again when the owner asks for it', async () => {
    const { website, buyWith, intent, owner, events, visitor } = await open()
    const parameters = { paymentId: paymentIn(await buyWith(fakeTokens.asksBank)) }
    succeed(intent())
    await send(website, stripe.event('payment_intent.succeeded', intent()))
    stripe.fail(500)
    await app.runJobs()
    stripe.fail(null)
    const [event] = await events()
    expect(event!.handledAt).toBeNull()
    const eventId = event!.id
    expect((await owner.call(repeatPaymentEventCall, { parameters: { eventId } })).status).toBe(200)
    await app.runJobs()
    expect((await events())[0]!.handledAt).not.toBeNull()
    expect((await visitor.call(getPaymentCall, { parameters })).body).toMatchObject({ state: 'placed' })
    const unknown = { parameters: { eventId: newId() } }
    expect((await owner.call(repeatPaymentEventCall, unknown)).code).toBe('payment-event-not-found')
  })
})

describe('a refund that the owner makes at Stripe', () => {
  test('is recorded once, with its amount, and the order is refunded when all of it went back', async () => {
    const { website, buyWith, intent, owner } = await open()
    const { orderId } = orderIn(await buyWith(fakeTokens.approves))
    const order = async () => (await owner.call(getOrderCall, { parameters: { orderId } })).body.order
    const refund = async (amount: number) => {
      const made = addRefund(stripe.accounts.live, { amount, payment_intent: intent().id, currency: 'usd' })
      await send(website, stripe.event('refund.created', made))
      await send(website, stripe.event('refund.updated', made))
      await app.runJobs()
    }
    await refund(500)
    expect(await order()).toMatchObject({ paymentState: 'partly-refunded', refundedCents: 500 })
    await refund(2000)
    expect(await order()).toMatchObject({ paymentState: 'refunded', refundedCents: TOTAL })
    expect((await order()).events.filter(({ kind }) => kind === 'refunded')).toMatchObject([
      { by: 'Stripe' },
      { by: 'Stripe' },
    ])
  })
})

describe('a dispute', () => {
  test('is on its order with its deadline, and later with its end, in whatever order the events come', async () => {
    const { website, buyWith, intent, payments } = await open()
    const { orderId } = orderIn(await buyWith(fakeTokens.approves))
    const dueBy = Math.floor(Date.now() / 1000) + 86_400 * 7
    const dispute = {
      id: 'dp_1',
      object: 'dispute' as const,
      amount: TOTAL,
      currency: 'usd',
      payment_intent: intent().id,
      reason: 'product_not_received',
      livemode: true,
      evidence_details: { due_by: dueBy },
      status: 'needs_response',
    }
    stripe.accounts.live.disputes.set(dispute.id, dispute)
    await send(website, stripe.event('charge.dispute.created', dispute))
    await app.runJobs()
    expect(await payments(orderId)).toMatchObject([
      {
        reference: intent().id,
        cents: TOTAL,
        disputes: [{ reason: 'product_not_received', state: 'needs-response', respondBy: dueBy * 1000, cents: TOTAL }],
      },
    ])
    stripe.accounts.live.disputes.set(dispute.id, { ...dispute, status: 'lost' })
    await send(website, stripe.event('charge.dispute.closed', { ...dispute, status: 'lost' }))
    await send(website, stripe.event('charge.dispute.updated', dispute))
    await app.runJobs()
    expect((await payments(orderId))[0]!.disputes).toMatchObject([{ state: 'lost', respondBy: null }])
  })
})
