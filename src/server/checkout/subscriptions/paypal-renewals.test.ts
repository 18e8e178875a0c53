import { describe, expect, test, vi } from 'vitest'
import { buildProduct } from '#server/testing/build-product.ts'
import { add } from '#server/testing/buy.ts'
import { startPayPalSubscriptions } from '#server/testing/checkout/subscriptions/paypal-shops.ts'
import { inDays } from '#server/testing/checkout/subscriptions/subscription-shops.ts'
import { captureIn, decide } from '#server/testing/payments/paypal/fake-account.ts'
import { cancelOrderCall } from '#shared/orders/change-api.ts'
import { getOrderCall } from '#shared/orders/read-api.ts'
import { renewSubscription } from './renew.ts'

const { app, paypal, services, shop, travelTo } = await startPayPalSubscriptions()

/** The bodies with which orders were made at PayPal. */
const madeOrders = () =>
  paypal.asked
    .filter(({ method, path }) => method === 'POST' && path === '/v2/checkout/orders')
    .map(({ body }) => JSON.parse(body))

describe('a subscription that is paid with PayPal', () => {
  test('begins with its order beside goods that are bought once, and PayPal keeps the account of its buyer', async () => {
    const { website, tea, visitor, buy, list, raw, orders } = await shop()
    await add(visitor, await buildProduct(app, website, { title: 'Mug' }))
    await add(visitor, tea)
    expect((await buy({ expectedTotalCents: 4500 })).body.state).toBe('placed')
    expect(madeOrders()[0].payment_source.paypal.attributes.vault).toEqual({
      store_in_vault: 'ON_SUCCESS',
      usage_type: 'MERCHANT',
      customer_type: 'CONSUMER',
      permit_multiple_payment_tokens: true,
    })
    await app.runJobs()
    const [subscription] = await list()
    expect(subscription).toMatchObject({ title: 'Tea', state: 'active', amountCents: 2000, cycles: 1 })
    const [token] = paypal.accounts.live.tokens.values()
    expect((await raw(subscription!.id)).content.keptMethod).toEqual({
      customer: token!.customer!.id,
      method: token!.id,
      label: 'PayPal (sb-ada@personal.example.com)',
    })
    expect(await orders()).toHaveLength(1)
  })

  test('keeps nothing of buyers who buy once', async () => {
    const { website, visitor, buy, account } = await shop()
    await add(visitor, await buildProduct(app, website, { title: 'Mug' }))
    await buy()
    expect(madeOrders()[0].payment_source.paypal.attributes).toBeUndefined()
    expect(account.tokens.size).toBe(0)
  })

  test('renews on its days, once in each period, with the account that was kept', async () => {
    const { subscribe, orders, taken, opened, owner, emails, account } = await shop()
    const { id } = await subscribe()
    await travelTo(Date.parse('2026-02-28T14:59:00Z'))
    expect(taken()).toHaveLength(1)
    await travelTo(Date.parse('2026-02-28T15:00:00Z'))
    await travelTo(Date.parse('2026-03-31T15:00:01Z'))
    await app.runJobs()
    expect(taken()).toEqual(['25.00', '25.00', '25.00'])
    expect((await orders()).map(({ paymentState }) => paymentState)).toEqual(['paid', 'paid', 'paid'])
    const [token] = account.tokens.values()
    expect(madeOrders().at(-1)).toMatchObject({
      purchase_units: [{ custom_id: `renewal ${id} 2 0`, invoice_id: `renewal ${id} 2 0` }],
      payment_source: {
        paypal: {
          vault_id: token!.id,
          stored_credential: { payment_initiator: 'MERCHANT', usage: 'SUBSEQUENT' },
        },
      },
    })
    const found = await opened(id)
    expect(found).toMatchObject({ cycles: 3, nextAt: Date.parse('2026-04-30T15:00:00Z') })
    const { order } = (await owner.call(getOrderCall, { parameters: { orderId: found.orders[0]!.id } })).body
    expect(order).toMatchObject({ paymentMethod: 'paypal', renewal: { subscriptionId: id, period: 3 } })
    expect(await emails('order-confirmation')).toHaveLength(3)
  })

  test('renews once when several processes find it due at the same moment', async () => {
    const { website, subscribe, orders, taken } = await shop()
    const { id } = await subscribe()
    vi.setSystemTime(inDays(28))
    await Promise.allSettled(Array.from({ length: 6 }, () => renewSubscription(services, website.id, id)))
    await app.runJobs()
    expect([(await orders()).length, taken().length]).toEqual([2, 2])
  })

  test('gives the money of an order that is canceled back', async () => {
    const { subscribe, opened, owner, order } = await shop()
    const { id } = await subscribe()
    await travelTo(inDays(28))
    const parameters = { orderId: (await opened(id)).orders[0]!.id }
    await owner.call(cancelOrderCall, { parameters, body: { restock: true, notifyBuyer: false } })
    await app.runJobs()
    expect(captureIn(order())).toMatchObject({ status: 'REFUNDED' })
  })
})

describe('a renewal whose answer was lost', () => {
  test.each([
    ['a minute later', 60_000],
    ['after two hours, though its time was over', 2 * 3_600_000],
  ])('is settled %s, and taken once', async (_when, later) => {
    const { website, subscribe, orders, taken, opened } = await shop()
    const { id } = await subscribe()
    vi.setSystemTime(inDays(28))
    // The money moves, and no answer comes: as if the process had been killed.
    paypal.fail('lost-answer')
    await renewSubscription(services, website.id, id)
    expect([taken().length, (await orders()).length]).toEqual([2, 1])
    paypal.fail('silent')
    await travelTo(inDays(28) + later)
    paypal.fail(null)
    await travelTo(inDays(28) + later + 3_600_000)
    expect([taken().length, (await orders()).length]).toEqual([2, 2])
    expect(await opened(id)).toMatchObject({ state: 'active', cycles: 2, failures: 0 })
  })

  test('is not taken again after PayPal has forgotten the request', async () => {
    const { website, subscribe, orders, taken, account } = await shop()
    const { id } = await subscribe()
    vi.setSystemTime(inDays(28))
    paypal.fail('lost-answer')
    await renewSubscription(services, website.id, id)
    paypal.fail(null)
    account.answers.clear()
    await travelTo(inDays(29))
    expect([taken().length, (await orders()).length]).toEqual([2, 1])
  })

  test.each([
    [['silent', 'lost-answer', null]],
    [['lost-answer', 500, 'silent', null]],
    [[500, 'nonsense', 'lost-answer', 'lost-answer', 'silent', null]],
    [['nonsense', 'lost-answer', 503, 500, null]],
  ] as const)('is taken once, whatever PayPal does in between: %j', async (failures) => {
    const { subscribe, orders, taken, opened } = await shop()
    const { id } = await subscribe()
    for (const [step, failure] of failures.entries()) {
      paypal.fail(failure)
      await travelTo(inDays(28) + step * 20 * 60_000)
    }
    await travelTo(inDays(29))
    expect([taken().length, (await orders()).length]).toEqual([2, 2])
    expect(await opened(id)).toMatchObject({ state: 'active', cycles: 2, failures: 0 })
  })

  test('never arrived: it is taken when PayPal is back', async () => {
    const { website, subscribe, orders, taken } = await shop()
    const { id } = await subscribe()
    vi.setSystemTime(inDays(28))
    paypal.fail('silent')
    await renewSubscription(services, website.id, id)
    await travelTo(inDays(28) + 7_200_000)
    expect(taken()).toHaveLength(1)
    paypal.fail(null)
    await travelTo(inDays(28) + 4 * 3_600_000)
    expect([taken().length, (await orders()).length]).toEqual([2, 2])
  })
})

describe('a renewal that PayPal refuses', () => {
  test.each([
    ['instrument is declined', ''],
    ['is declined', ''],
    ['is refused for the shop', 'The merchant account is restricted.'],
  ] as const)('is tried again after 1, 3 and 7 days, each announced, and then paused: %s', async (how, problem) => {
    const { website, subscribe, orders, opened, emails, account, taken } = await shop()
    const { id } = await subscribe()
    account.nextCapture = how
    await travelTo(inDays(28))
    expect(await opened(id)).toMatchObject({ state: 'past-due', nextAt: inDays(29), failures: 1 })
    for (const days of [29, 31, 35, 100]) await travelTo(inDays(days))
    expect(await opened(id)).toMatchObject({ state: 'paused', pausedBy: 'payment', nextAt: null })
    const announced = await emails('subscription-payment-failed')
    expect(announced).toHaveLength(3)
    expect(announced[0]!.html).toContain('We couldn’t charge PayPal (sb-ada@personal.example.com) for Tea.')
    expect([taken().length, (await orders()).length]).toEqual([1, 1])
    // The purchase, and each try once.
    expect(madeOrders()).toHaveLength(5)
    const keys = services.database.selectFrom('payment_keys').select('problem').where('website_id', '=', website.id)
    expect((await keys.executeTakeFirstOrThrow()).problem).toBe(problem)
  })

  test('goes on with the old dates once it is paid', async () => {
    const { subscribe, opened, account, taken } = await shop()
    const { id } = await subscribe()
    account.nextCapture = 'instrument is declined'
    await travelTo(inDays(28))
    account.nextCapture = 'completes'
    await travelTo(inDays(29))
    expect(taken()).toHaveLength(2)
    expect(await opened(id)).toMatchObject({ state: 'active', failures: 0, nextAt: Date.parse('2026-03-31T15:00:00Z') })
  })

  test('waits while PayPal reviews it, and ends with the decision', async () => {
    const { subscribe, orders, opened, account, order } = await shop()
    const { id } = await subscribe()
    account.nextCapture = 'waits'
    await travelTo(inDays(28))
    for (const hours of [1, 2, 24]) await travelTo(inDays(28) + hours * 3_600_000)
    expect([(await orders()).length, account.orders.size]).toEqual([1, 2])
    decide(order(), 'COMPLETED')
    await travelTo(inDays(30))
    expect([(await orders()).length, account.orders.size]).toEqual([2, 2])
    expect(await opened(id)).toMatchObject({ state: 'active', cycles: 2 })
  })
})
