import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { createProviders } from '#server/payments/providers.ts'
import { add, pay, paymentIn } from '#server/testing/buy.ts'
import { approve, captureIn } from '#server/testing/payments/paypal/fake-account.ts'
import { startFakePayPal } from '#server/testing/payments/paypal/fake-paypal.ts'
import { createShops, STOCK, shopSettings, TOTAL } from '#server/testing/payments/paypal/open-shop.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { confirmPaymentCall } from '#shared/checkout/schema.ts'
import { cancelOrderCall } from '#shared/orders/change-api.ts'
import { getOrderCall } from '#shared/orders/read-api.ts'

const paypal = await startFakePayPal()
afterAll(paypal.close)
const app = await startTestApp({ PAYPAL_API_URL: paypal.url }, { createProviders })
const { open, reset, captures } = createShops(app, paypal)
beforeEach(reset)

describe('a payment with PayPal', () => {
  test('asks the buyer first, with what the browser needs, and tells PayPal nothing about the buyer', async () => {
    const { start, order, orders } = await open()
    const asked = await start()
    expect(asked.body).toMatchObject({
      state: 'needs-confirmation',
      action: {
        type: 'paypal',
        clientId: 'LiveTidelineClient0000001',
        orderId: order().id,
        approveUrl: `${paypal.url}/checkoutnow?token=${order().id}`,
      },
    })
    expect(await orders()).toEqual([])
    const sent = JSON.parse(paypal.asked.find(({ path }) => path === '/v2/checkout/orders')!.body)
    expect(sent).toMatchObject({
      intent: 'CAPTURE',
      purchase_units: [{ amount: { currency_code: 'USD', value: '25.00' } }],
    })
    const { experience_context: context } = sent.payment_source.paypal
    expect(context).toMatchObject({ user_action: 'PAY_NOW', shipping_preference: 'NO_SHIPPING' })
    expect(context.return_url).toMatch(new RegExp(`/checkout\\?payment=${paymentIn(asked)}$`))
    expect(JSON.stringify(sent)).not.toMatch(/Byron|ada@/)
  })

  test('that is approved is captured, and places a real order', async () => {
    const { buy, orders, order } = await open()
    expect((await buy()).body).toMatchObject({ state: 'placed', orderNumber: 1 })
    expect(await orders()).toMatchObject([{ paymentState: 'paid', paymentMethod: 'paypal', testMode: false }])
    expect(captureIn(order())).toMatchObject({ status: 'COMPLETED' })
  })

  test('that is confirmed before it is approved goes on waiting', async () => {
    const { start, answer } = await open()
    const paymentId = paymentIn(await start())
    expect((await answer(paymentId)).body).toMatchObject({ state: 'needs-confirmation' })
    expect(captures()).toBe(0)
  })

  test('that the buyer cancels gives the stock back, counts as no declined card, and buys the same cart later', async () => {
    const { start, answer, buy, stock } = await open()
    for (let times = 0; times < 6; times += 1) {
      expect((await answer(paymentIn(await start()), { cancel: true })).code).toBe('payment-expired')
      expect(await stock()).toBe(STOCK)
    }
    expect((await buy()).body).toMatchObject({ state: 'placed' })
  })

  test('whose way to pay PayPal declines lets the buyer choose another one for the same order', async () => {
    const { start, order, answer, account } = await open()
    const paymentId = paymentIn(await start())
    const { id } = order()
    approve(order())
    account.nextCapture = 'instrument is declined'
    expect((await answer(paymentId)).body).toMatchObject({ state: 'needs-confirmation', action: { orderId: id } })
    account.nextCapture = 'completes'
    account.answers.clear()
    expect((await answer(paymentId)).body).toMatchObject({ state: 'placed' })
    expect(account.orders.size).toBe(1)
  })

  test('that PayPal declines is refused in plain words and gives the stock back', async () => {
    const { start, order, answer, account, orders, stock } = await open()
    const paymentId = paymentIn(await start())
    approve(order())
    account.nextCapture = 'is declined'
    expect((await answer(paymentId)).code).toBe('payment-declined')
    expect(await stock()).toBe(STOCK)
    expect(await orders()).toEqual([])
  })

  test('is refused without a charge when the keys are not valid any more, and the owner is told why', async () => {
    const { start, website, problem } = await open()
    const secret_key = app.services.sealing!.seal('SecretThatWasChanged00001', `paypal live ${website.id}`)
    await app.services.database
      .updateTable('payment_keys')
      .set({ secret_key })
      .where('website_id', '=', website.id)
      .execute()
    expect((await start()).code).toBe('payment-declined')
    expect(await problem()).toContain('Client Authentication failed')
  })

  test('whose capture is refused for the shop is declined, and the owner is told why until one succeeds', async () => {
    const { start, order, answer, account, buy, problem } = await open()
    const paymentId = paymentIn(await start())
    approve(order())
    account.nextCapture = 'is refused for the shop'
    expect((await answer(paymentId)).code).toBe('payment-declined')
    expect(await problem()).toBe('The merchant account is restricted.')
    account.nextCapture = 'completes'
    expect((await buy()).body).toMatchObject({ state: 'placed' })
    expect(await problem()).toBe('')
  })

  test('goes back when its order is canceled, once', async () => {
    const { buy, owner, orders, order } = await open()
    await buy()
    const parameters = { orderId: (await orders())[0]!.id }
    await owner.call(cancelOrderCall, { parameters, body: { restock: true, notifyBuyer: false } })
    await app.runJobs()
    await app.runJobs()
    expect((await owner.call(getOrderCall, { parameters })).body.order).toMatchObject({
      paymentState: 'refunded',
      refundedCents: TOTAL,
    })
    expect(order().purchaseUnits![0]!.payments!.refunds).toMatchObject([
      { amount: { value: '25.00' }, status: 'COMPLETED' },
    ])
  })

  test('whose refund’s answer is lost goes back once', async () => {
    const { buy, owner, orders, order, account } = await open()
    await buy()
    const orderId = (await orders())[0]!.id
    paypal.fail('lost-answer', '/refund')
    await owner.call(cancelOrderCall, { parameters: { orderId }, body: { restock: true, notifyBuyer: false } })
    await app.runJobs()
    paypal.fail(null)
    // As if PayPal had forgotten the request.
    account.answers.clear()
    await app.services.database.updateTable('jobs').set({ run_at: 0 }).where('kind', '=', 'refund-order').execute()
    await app.runJobs()
    expect((await owner.call(getOrderCall, { parameters: { orderId } })).body.order).toMatchObject({
      paymentState: 'refunded',
    })
    expect(order().purchaseUnits![0]!.payments!.refunds).toHaveLength(1)
  })
})

describe('currencies', () => {
  const shopIn = (currency: 'JPY' | 'INR') => ({ ...shopSettings, currency })

  test('yen are sent without a fraction', async () => {
    const { start, order } = await open('live', shopIn('JPY'))
    await start()
    expect(order().purchaseUnits![0]!.amount).toEqual({ currencyCode: 'JPY', value: '25' })
  })

  test('PayPal is not offered in a currency that it does not take', async () => {
    const { start, account } = await open('live', shopIn('INR'))
    expect((await start()).code).toBe('payments-not-set-up')
    expect(account.orders.size).toBe(0)
  })
})

describe('PayPal’s sandbox', () => {
  test('is for the team alone: its orders are tests, and customers never see it', async () => {
    const { owner, mug, start, orders, order, stock } = await open('test')
    expect((await start()).code).toBe('payments-not-set-up')
    await add(owner, mug)
    const asked = await pay(owner, { expectedTotalCents: TOTAL, paymentMethod: 'paypal-test', paymentToken: null })
    approve(order())
    const parameters = { paymentId: paymentIn(asked) }
    expect((await owner.call(confirmPaymentCall, { parameters, body: { answer: {} } })).body).toMatchObject({
      state: 'placed',
    })
    expect(await orders()).toMatchObject([{ testMode: true, paymentMethod: 'paypal-test' }])
    expect(await stock()).toBe(STOCK)
  })
})
