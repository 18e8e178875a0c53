import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { createProviders } from '#server/payments/providers.ts'
import { buildProduct } from '#server/testing/build-product.ts'
import { add, orderIn, pay, paymentIn } from '#server/testing/buy.ts'
import {
  approve,
  captureIn,
  captureOrder,
  decide,
  refundCapture,
} from '#server/testing/payments/paypal/fake-account.ts'
import { startFakePayPal } from '#server/testing/payments/paypal/fake-paypal.ts'
import { givePayPalKeys } from '#server/testing/payments/paypal/give-keys.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import type { Website } from '#server/websites/website.ts'
import { confirmPaymentCall, getPaymentCall } from '#shared/checkout/schema.ts'
import { getOrderCall, listOrdersCall } from '#shared/orders/read-api.ts'
import { getOrderPaymentsCall, listPaymentEventsCall, repeatPaymentEventCall } from '#shared/payments/events-api.ts'
import { defaultStoreSettings } from '#shared/settings/defaults.ts'
import type { PayPalDispute } from './disputes.ts'

const paypal = await startFakePayPal()
afterAll(paypal.close)
const app = await startTestApp({ PAYPAL_API_URL: paypal.url }, { createProviders })
const account = paypal.accounts.live
beforeEach(() => {
  paypal.fail(null)
  account.nextCapture = 'completes'
  for (const things of [account.orders, account.answers, account.disputes]) things.clear()
})
const settings = defaultStoreSettings({ country: 'US', currency: 'USD', timeZone: 'UTC', email: 'o@example.com' })
const TOTAL = 2500

async function open() {
  const website = await givePayPalKeys(app, await app.buildWebsite({ settings, isDemo: false }))
  const owner = await app.owner(website)
  const visitor = app.visitor(website)
  await add(visitor, await buildProduct(app, website, { stock: 3 }))
  const start = async () =>
    paymentIn(await pay(visitor, { expectedTotalCents: TOTAL, paymentMethod: 'paypal', paymentToken: null }))
  const order = () => [...account.orders.values()].at(-1)!
  const ask = (paymentId: string) => visitor.call(getPaymentCall, { parameters: { paymentId } })
  const state = async (paymentId: string) => (await ask(paymentId)).body
  /** A paid order. @returns its id */
  const buy = async () => {
    const paymentId = await start()
    approve(order())
    return orderIn(await visitor.call(confirmPaymentCall, { parameters: { paymentId }, body: { answer: {} } })).orderId
  }
  const events = async () => (await owner.call(listPaymentEventsCall, { query: { company: 'paypal' } })).body.events
  return { website, owner, visitor, start, order, ask, state, buy, events }
}

/** Sends an event as PayPal does: from outside, without cookies. */
async function send(
  website: Website,
  { payload, headers }: { payload: string; headers: Record<string, string> },
  method = 'paypal',
) {
  const answer = await app.services.app.inject({
    method: 'POST',
    url: `/api/commerce/payments/${method}/events`,
    headers: { host: `${website.slug}.localhost`, 'content-type': 'application/json', ...headers },
    payload,
  })
  return answer.statusCode
}

describe('an event of PayPal', () => {
  test('that the buyer approved captures and places the order of a buyer who left, however often it comes', async () => {
    const { website, start, order, state, owner, events } = await open()
    const paymentId = await start()
    approve(order())
    const event = paypal.event('CHECKOUT.ORDER.APPROVED', order(), { id: 'WH-1' })
    expect(await send(website, event)).toBe(200)
    expect(await send(website, event)).toBe(200)
    await app.runJobs()
    expect(await send(website, event)).toBe(200)
    await app.runJobs()
    expect(await state(paymentId)).toMatchObject({ state: 'placed' })
    expect((await owner.call(listOrdersCall, {})).body.orders).toHaveLength(1)
    expect(order().purchaseUnits![0]!.payments!.captures).toHaveLength(1)
    expect(await events()).toMatchObject([{ type: 'CHECKOUT.ORDER.APPROVED', method: 'paypal' }])
    expect((await events())[0]!.handledAt).not.toBeNull()
  })

  test('that comes while the buyer confirms takes the money once', async () => {
    const { website, visitor, start, order, owner } = await open()
    const paymentId = await start()
    approve(order())
    await send(website, paypal.event('CHECKOUT.ORDER.APPROVED', order()))
    const confirm = () => visitor.call(confirmPaymentCall, { parameters: { paymentId }, body: { answer: {} } })
    const [confirmed] = await Promise.all([confirm(), app.runJobs()])
    expect(confirmed.status).toBe(200)
    expect((await owner.call(listOrdersCall, {})).body.orders).toHaveLength(1)
    expect(order().purchaseUnits![0]!.payments!.captures).toHaveLength(1)
  })

  test.each([
    ['COMPLETED', 'PAYMENT.CAPTURE.COMPLETED', null],
    ['DECLINED', 'PAYMENT.CAPTURE.DENIED', 'payment-declined'],
  ] as const)('ends a payment that PayPal has reviewed: %s', async (decision, type, refused) => {
    const { website, visitor, start, order, ask, state } = await open()
    const paymentId = await start()
    approve(order())
    account.nextCapture = 'waits'
    await visitor.call(confirmPaymentCall, { parameters: { paymentId }, body: { answer: {} } })
    await send(website, paypal.event('PAYMENT.CAPTURE.PENDING', captureIn(order())))
    await app.runJobs()
    expect(await state(paymentId)).toMatchObject({ state: 'pending' })
    decide(order(), decision)
    await send(website, paypal.event(type, captureIn(order())))
    await app.runJobs()
    expect((await ask(paymentId)).code).toBe(refused)
  })

  test('that comes late and out of order says what is true now', async () => {
    const { website, start, order, state } = await open()
    const paymentId = await start()
    const approvedFirst = paypal.event('CHECKOUT.ORDER.APPROVED', order())
    approve(order())
    captureOrder(account, paypal.url, order())
    await send(website, paypal.event('PAYMENT.CAPTURE.COMPLETED', captureIn(order())))
    await send(website, approvedFirst)
    await app.runJobs()
    expect(await state(paymentId)).toMatchObject({ state: 'placed' })
  })

  test('for a payment whose time was over gives the money back, and places nothing', async () => {
    const { website, start, order, owner } = await open()
    const paymentId = await start()
    await app.services.database.updateTable('payments').set({ expires_at: 1 }).where('id', '=', paymentId).execute()
    await app.services.database.updateTable('jobs').set({ run_at: 0 }).where('kind', '=', 'settle-payment').execute()
    await app.runJobs()
    approve(order())
    captureOrder(account, paypal.url, order())
    await send(website, paypal.event('PAYMENT.CAPTURE.COMPLETED', captureIn(order())))
    await app.runJobs()
    expect(captureIn(order())).toMatchObject({ status: 'REFUNDED' })
    expect((await owner.call(listOrdersCall, {})).body.orders).toEqual([])
  })

  const signed = (changes: object = {}) => paypal.event('CHECKOUT.ORDER.APPROVED', { id: 'O1' }, changes)
  const without = (name: string) => {
    const event = signed()
    return { ...event, headers: { ...event.headers, [name]: '' } }
  }
  test.each([
    ['is not signed', () => ({ ...signed(), headers: {} })],
    ['lacks a part of its signature', () => without('paypal-transmission-sig')],
    ['is signed for another webhook', () => signed({ webhookId: 'WHOTHER' })],
    ['names a certificate of someone else', () => signed({ certUrl: 'https://paypal.com.example.com/cert' })],
    ['is no event', () => ({ ...signed(), payload: '{"id":1}' })],
    ['is no JSON', () => ({ ...signed(), payload: 'nonsense' })],
    ['was changed', () => ({ ...signed(), payload: signed().payload.replace('O1', 'O2') })],
  ])('is refused when it %s, and changes nothing', async (_what, event) => {
    const { website, events } = await open()
    expect(await send(website, event())).toBe(400)
    expect(await events()).toEqual([])
  })

  test('is not asked about when it cannot be PayPal’s', async () => {
    const { website } = await open()
    paypal.asked.length = 0
    await send(website, signed({ certUrl: 'https://paypal.com.example.com/cert' }))
    expect(paypal.asked).toEqual([])
  })

  test('is sent again later when PayPal cannot say whether it is its own', async () => {
    const { website, events } = await open()
    paypal.fail(500, '/verify-webhook-signature')
    expect(await send(website, signed())).toBe(500)
    expect(await events()).toEqual([])
  })

  test('is not expected by a site without keys, nor in another mode', async () => {
    const { website } = await open()
    expect(await send(await app.buildWebsite(), signed())).toBe(404)
    expect(await send(website, signed(), 'paypal-test')).toBe(404)
  })

  test('about a payment of another site finds none', async () => {
    const first = await open()
    const paymentId = await first.start()
    approve(first.order())
    const second = await open()
    // One owner may use one app for two sites: PayPal sends each event to both.
    expect(await send(second.website, paypal.event('CHECKOUT.ORDER.APPROVED', first.order()))).toBe(200)
    await app.runJobs()
    expect((await second.owner.call(listOrdersCall, {})).body.orders).toEqual([])
    expect(await first.state(paymentId)).toMatchObject({ state: 'needs-confirmation' })
  })

  test('that could not be handled is handled again when the owner asks for it', async () => {
    const { website, start, order, owner, events, state } = await open()
    const paymentId = await start()
    approve(order())
    await send(website, paypal.event('CHECKOUT.ORDER.APPROVED', order()))
    paypal.fail(500)
    await app.runJobs()
    paypal.fail(null)
    const [event] = await events()
    expect(event!.handledAt).toBeNull()
    expect((await owner.call(repeatPaymentEventCall, { parameters: { eventId: event!.id } })).status).toBe(200)
    await app.runJobs()
    expect((await events())[0]!.handledAt).not.toBeNull()
    expect(await state(paymentId)).toMatchObject({ state: 'placed' })
  })

  test('is not among the events of Stripe', async () => {
    const { website, start, order, owner } = await open()
    await start()
    await send(website, paypal.event('CHECKOUT.ORDER.APPROVED', order()))
    expect((await owner.call(listPaymentEventsCall, { query: { company: 'stripe' } })).body.events).toEqual([])
    expect((await owner.call(listPaymentEventsCall, {})).body.events).toHaveLength(1)
  })
})

test('a refund that the owner makes at PayPal is recorded once, in parts and in whole', async () => {
  const { website, buy, order, owner } = await open()
  const orderId = await buy()
  const shown = async () => (await owner.call(getOrderCall, { parameters: { orderId } })).body.order
  const refund = async (value: string) => {
    const made = refundCapture(account, paypal.url, order(), { amount: { value } })
    await send(website, paypal.event('PAYMENT.CAPTURE.REFUNDED', made))
    await send(website, paypal.event('PAYMENT.CAPTURE.REFUNDED', made))
    await app.runJobs()
  }
  await refund('5.00')
  expect(await shown()).toMatchObject({ paymentState: 'partly-refunded', refundedCents: 500 })
  await refund('20.00')
  expect(await shown()).toMatchObject({ paymentState: 'refunded', refundedCents: TOTAL })
  expect((await shown()).events.filter(({ kind }) => kind === 'refunded')).toMatchObject([
    { by: 'PayPal' },
    { by: 'PayPal' },
  ])
})

test('a dispute is on its order with its deadline, and later with its end, in whatever order the events come', async () => {
  const { website, buy, order, owner } = await open()
  const orderId = await buy()
  const payments = async () => (await owner.call(getOrderPaymentsCall, { parameters: { orderId } })).body.payments
  const dueBy = '2026-12-20T23:59:59.000Z'
  const dispute: PayPalDispute = {
    dispute_id: 'PP-D-1',
    disputed_transactions: [{ seller_transaction_id: captureIn(order()).id! }],
    reason: 'MERCHANDISE_OR_SERVICE_NOT_RECEIVED',
    status: 'WAITING_FOR_SELLER_RESPONSE',
    dispute_amount: { currency_code: 'USD', value: '25.00' },
    dispute_life_cycle_stage: 'CHARGEBACK',
    seller_response_due_date: dueBy,
  }
  account.disputes.set(dispute.dispute_id, dispute)
  await send(website, paypal.event('CUSTOMER.DISPUTE.CREATED', dispute))
  await app.runJobs()
  expect(await payments()).toMatchObject([
    {
      reference: captureIn(order()).id,
      cents: TOTAL,
      disputes: [{ state: 'needs-response', respondBy: Date.parse(dueBy), cents: TOTAL }],
    },
  ])
  const resolved = { ...dispute, status: 'RESOLVED', dispute_outcome: { outcome_code: 'RESOLVED_BUYER_FAVOUR' } }
  account.disputes.set(dispute.dispute_id, resolved)
  await send(website, paypal.event('CUSTOMER.DISPUTE.RESOLVED', resolved))
  await send(website, paypal.event('CUSTOMER.DISPUTE.UPDATED', dispute))
  await app.runJobs()
  expect((await payments())[0]!.disputes).toMatchObject([{ state: 'lost', respondBy: null }])
})
