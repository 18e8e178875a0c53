import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { createProviders } from '#server/payments/providers.ts'
import { paymentIn } from '#server/testing/buy.ts'
import { approve, captureIn, decide } from '#server/testing/payments/paypal/fake-account.ts'
import { startFakePayPal } from '#server/testing/payments/paypal/fake-paypal.ts'
import { createShops, STOCK } from '#server/testing/payments/paypal/open-shop.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const paypal = await startFakePayPal()
afterAll(paypal.close)
const app = await startTestApp({ PAYPAL_API_URL: paypal.url }, { createProviders })
const { open, reset, captures, settleNow, endTime } = createShops(app, paypal)
beforeEach(reset)

describe('a payment with PayPal whose answer is late or lost', () => {
  test('is confirmed twice at once, and captured once', async () => {
    const { start, order, answer, orders } = await open()
    const paymentId = paymentIn(await start())
    approve(order())
    const answers = await Promise.all([answer(paymentId), answer(paymentId), answer(paymentId)])
    for (const { body } of answers) expect(body).toMatchObject({ state: 'placed', orderNumber: 1 })
    expect(await orders()).toHaveLength(1)
    expect(order().purchaseUnits![0]!.payments!.captures).toHaveLength(1)
  })

  test('that is started twice with one key is one order at PayPal', async () => {
    const { start, account } = await open()
    const idempotencyKey = 'a key of this purchase'
    const starts = await Promise.all([start({ idempotencyKey }), start({ idempotencyKey })])
    expect(account.orders.size).toBe(1)
    // One of them may find the other under way.
    expect(starts.filter(({ code }) => code === null).map(({ body }) => body.state)).toContain('needs-confirmation')
  })

  test('that is canceled after it was captured elsewhere stays paid', async () => {
    const { start, order, answer, orders, account } = await open()
    const paymentId = paymentIn(await start())
    approve(order())
    paypal.fail('lost-answer', '/capture')
    expect((await answer(paymentId)).body).toMatchObject({ state: 'pending' })
    paypal.fail(null)
    account.answers.clear()
    await settleNow()
    expect((await answer(paymentId, { cancel: true })).body).toMatchObject({ state: 'placed' })
    expect(await orders()).toHaveLength(1)
  })

  test.each([
    ['COMPLETED', null],
    ['DECLINED', 'payment-declined'],
  ] as const)('that PayPal reviews waits, and ends with its decision: %s', async (decision, refused) => {
    const { start, order, answer, account, state } = await open()
    const paymentId = paymentIn(await start())
    approve(order())
    account.nextCapture = 'waits'
    expect((await answer(paymentId)).body).toMatchObject({ state: 'pending' })
    decide(order(), decision)
    await settleNow()
    expect((await state(paymentId)).code).toBe(refused)
  })

  test('that PayPal decides after its time goes back', async () => {
    const { start, order, answer, account, state, orders } = await open()
    const paymentId = paymentIn(await start())
    approve(order())
    account.nextCapture = 'waits'
    await answer(paymentId)
    await endTime(paymentId)
    await settleNow()
    expect((await state(paymentId)).code).toBe('payment-expired')
    decide(order(), 'COMPLETED')
    await settleNow()
    expect(captureIn(order())).toMatchObject({ status: 'REFUNDED' })
    expect(await orders()).toEqual([])
  })

  test('whose first answer is lost is found, so that the buyer can go on', async () => {
    const { start, account, state, order, answer } = await open()
    paypal.fail('lost-answer', '/v2/checkout/orders')
    const lost = await start()
    expect(lost.body).toMatchObject({ state: 'pending' })
    paypal.fail(null)
    await settleNow()
    const paymentId = paymentIn(lost)
    expect((await state(paymentId)).body).toMatchObject({
      state: 'needs-confirmation',
      action: { orderId: order().id },
    })
    expect(account.orders.size).toBe(1)
    approve(order())
    expect((await answer(paymentId)).body).toMatchObject({ state: 'placed' })
  })

  test.each([
    ['is lost', 'lost-answer'],
    ['is an error of PayPal', 500],
    ['is that it is busy', 429],
    ['is nonsense', 'nonsense'],
    ['never comes', 'silent'],
  ] as const)('whose capture’s answer %s is settled later, and captured once', async (_what, failure) => {
    const { start, order, answer, state, orders, account } = await open()
    const paymentId = paymentIn(await start())
    approve(order())
    paypal.fail(failure, '/capture')
    expect((await answer(paymentId)).body).toMatchObject({ state: 'pending' })
    paypal.fail(null)
    account.answers.clear()
    await settleNow()
    expect((await state(paymentId)).body).toMatchObject({ state: 'placed' })
    expect(await orders()).toHaveLength(1)
    expect(order().purchaseUnits![0]!.payments!.captures).toHaveLength(1)
  })

  test.each([
    ['is down', 500],
    ['closes the connection', 'silent'],
    ['answers nonsense', 'nonsense'],
  ] as const)('waits when PayPal %s, says so, and works when it is back', async (_what, failure) => {
    const { start, state, order, answer } = await open()
    paypal.fail(failure)
    const waiting = await start()
    expect(waiting.body).toMatchObject({ state: 'pending' })
    paypal.fail(null)
    await settleNow()
    const paymentId = paymentIn(waiting)
    expect((await state(paymentId)).body).toMatchObject({ state: 'needs-confirmation' })
    approve(order())
    expect((await answer(paymentId)).body).toMatchObject({ state: 'placed' })
  })

  test('whose buyer has approved and left is captured when its time is over, not again and again before', async () => {
    const { start, order, state } = await open()
    const paymentId = paymentIn(await start())
    approve(order())
    await settleNow()
    await settleNow()
    expect(captures()).toBe(0)
    await endTime(paymentId)
    await settleNow()
    expect(captures()).toBe(1)
    expect((await state(paymentId)).body).toMatchObject({ state: 'placed' })
  })

  test('that nobody approves ends after its time, and is never captured', async () => {
    const { start, order, state, answer, stock } = await open()
    const paymentId = paymentIn(await start())
    await endTime(paymentId)
    await settleNow()
    expect((await state(paymentId)).code).toBe('payment-expired')
    expect(await stock()).toBe(STOCK)
    approve(order())
    expect((await answer(paymentId)).code).toBe('payment-expired')
    await settleNow()
    expect(captures()).toBe(0)
  })
})
