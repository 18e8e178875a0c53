import { describe, expect, test, vi } from 'vitest'
import { buildProduct } from '#server/testing/build-product.ts'
import { add, homeAddress, nothingSent, pay } from '#server/testing/buy.ts'
import {
  inDays,
  monthly,
  startSubscriptionShops,
  TOTAL,
} from '#server/testing/checkout/subscriptions/subscription-shops.ts'
import { fakeTokens } from '#server/testing/payments/stripe/fake-account.ts'
import { shopSettings } from '#server/testing/shop-settings.ts'
import { cancelOrderCall } from '#shared/orders/change-api.ts'
import { getOrderCall } from '#shared/orders/read-api.ts'
import { productTypes } from '#shared/products/codes.ts'
import { listSubscriptionsCall } from '#shared/subscriptions/api.ts'
import { renewSubscription } from './renew.ts'

const { app, stripe, services, shop, travelTo } = await startSubscriptionShops()

describe('a subscription', () => {
  test('begins with its order, with the card that Stripe keeps, beside goods that are bought once', async () => {
    const { website, tea, visitor, buyWith, account, list, raw, orders } = await shop()
    await add(visitor, await buildProduct(app, website, { title: 'Mug' }))
    await add(visitor, tea)
    expect((await buyWith(fakeTokens.approves, { expectedTotalCents: 4500 })).body.state).toBe('placed')
    await app.runJobs()
    const found = await list()
    expect(found).toMatchObject([{ title: 'Tea', state: 'active', amountCents: 2000, cycles: 1 }])
    expect(found[0]!.nextAt).toBe(Date.parse('2026-02-28T15:00:00Z'))
    const [card] = account.cards.values()
    expect((await raw(found[0]!.id)).content.keptMethod).toEqual({
      customer: card!.customer,
      method: card!.id,
      label: 'Visa •••• 4242',
    })
    expect(await orders()).toHaveLength(1)
  })

  test('is not offered with methods that cannot be kept, nor paid by them', async () => {
    const { website, tea, visitor } = await shop()
    await services.database
      .updateTable('websites')
      .set({
        settings: JSON.stringify({
          ...website.settings,
          paymentMethods: ['card', 'bank-transfer'],
          bankTransferInstructions: 'IBAN',
        }),
      })
      .where('id', '=', website.id)
      .execute()
    services.websites.forget(website.id)
    await add(visitor, tea)
    const paid = await pay(visitor, { expectedTotalCents: TOTAL, paymentMethod: 'bank-transfer', paymentToken: null })
    expect(paid.code).toBe('payment-method-unavailable')
  })

  test('renews on the day of its first order, once in each period, and says so on its orders and in emails', async () => {
    const { subscribe, orders, charged, opened, owner, emails, account } = await shop()
    const { id } = await subscribe()
    await travelTo('2026-02-28T14:59:00Z')
    expect(await orders()).toHaveLength(1)
    await travelTo('2026-02-28T15:00:00Z')
    await app.runJobs()
    expect(await orders()).toHaveLength(2)
    await travelTo('2026-03-31T15:00:01Z')
    expect((await orders()).map(({ paymentState, grandTotalCents }) => [paymentState, grandTotalCents])).toEqual([
      ['paid', TOTAL],
      ['paid', TOTAL],
      ['paid', TOTAL],
    ])
    expect(charged()).toHaveLength(3)
    expect(new Set([...account.intents.values()].map(({ customer }) => customer)).size).toBe(1)
    const found = await opened(id)
    expect(found).toMatchObject({ cycles: 3, nextAt: Date.parse('2026-04-30T15:00:00Z'), method: 'Visa •••• 4242' })
    const { order } = (await owner.call(getOrderCall, { parameters: { orderId: found.orders[0]!.id } })).body
    expect(order).toMatchObject({ renewal: { subscriptionId: id, number: 1, period: 3 }, shippingAddress: homeAddress })
    expect(order.events[0]).toMatchObject({ kind: 'placed', text: 'Subscription S00001' })
    for (const one of found.orders) {
      const ofOrder = await owner.call(listSubscriptionsCall, { query: { orderId: one.id } })
      expect(ofOrder.body).toMatchObject({ subscriptions: [{ id }], expected: null })
    }
    const confirmations = await emails('order-confirmation')
    expect(confirmations).toHaveLength(3)
    expect(confirmations[2]!.html).toContain('The next payment is on April 30, 2026')
    expect(confirmations[2]!.html).toContain(`/subscription/${id}?key=`)
  })

  test('renews once when two processes find it due at the same moment', async () => {
    const { website, subscribe, orders, charged } = await shop()
    const { id } = await subscribe()
    vi.setSystemTime(inDays(28))
    await Promise.allSettled(Array.from({ length: 6 }, () => renewSubscription(services, website.id, id)))
    await app.runJobs()
    expect(await orders()).toHaveLength(2)
    expect(charged()).toHaveLength(2)
  })

  test('is paid once when the process ends between charge and order', async () => {
    const { website, subscribe, orders, charged } = await shop()
    const { id } = await subscribe()
    vi.setSystemTime(inDays(28))
    // The money moves, and no answer comes: as if the process had been killed.
    stripe.fail('lost-answer')
    await renewSubscription(services, website.id, id).catch(() => {})
    expect(charged()).toHaveLength(2)
    expect(await orders()).toHaveLength(1)
    stripe.fail(null)
    await travelTo(inDays(28) + 60_000)
    expect(await orders()).toHaveLength(2)
    expect(charged()).toHaveLength(2)
  })

  test('ends after its payments, and says so', async () => {
    const { subscribe, orders, opened, emails } = await shop({ plan: { ...monthly, numBillingCycles: 3 } })
    const { id } = await subscribe()
    for (const days of [28, 59, 90, 120, 200]) await travelTo(inDays(days))
    expect(await orders()).toHaveLength(3)
    expect(await opened(id)).toMatchObject({ state: 'ended', nextAt: null, cycles: 3 })
    expect(await emails('subscription-ended')).toMatchObject([{ subject: 'Your subscription to Tea has ended' }])
  })

  test('takes stock with each renewal, and waits while there is none: the customer gets one email about it', async () => {
    const { website, subscribe, orders, opened, emails } = await shop({ stock: 1 })
    const { id } = await subscribe()
    await travelTo(inDays(28))
    await travelTo(inDays(29))
    expect(await orders()).toHaveLength(1)
    expect(await opened(id)).toMatchObject({ state: 'active', waitsFor: expect.stringContaining('available') })
    expect(await emails('subscription-waiting')).toHaveLength(1)
    await services.database
      .updateTable('variants')
      .set({ qty_in_stock: 1 })
      .where('website_id', '=', website.id)
      .execute()
    await travelTo(inDays(30))
    expect(await orders()).toHaveLength(2)
    expect(await opened(id)).toMatchObject({ waitsFor: '', nextAt: Date.parse('2026-03-31T15:00:00Z') })
  })

  test('is canceled with the order that began it', async () => {
    const { subscribe, owner, opened, orders } = await shop()
    const { id } = await subscribe()
    const orderId = (await opened(id)).orders[0]!.id
    await owner.call(cancelOrderCall, { parameters: { orderId }, body: { restock: true, notifyBuyer: false } })
    await travelTo(inDays(40))
    expect(await opened(id)).toMatchObject({ state: 'canceled' })
    expect(await orders()).toHaveLength(1)
  })

  test('of a service renews without an address', async () => {
    const { subscribe, orders } = await shop({ productType: productTypes.service, stock: null })
    await subscribe({ ...nothingSent, expectedTotalCents: 2000 })
    await travelTo(inDays(28))
    expect((await orders()).map(({ grandTotalCents }) => grandTotalCents)).toEqual([2000, 2000])
  })
})

test('ten years of a weekly subscription, over clock changes and leap days, are 522 orders', async () => {
  const website = await app.buildWebsite({
    settings: { ...shopSettings(), timeZone: 'America/New_York' },
  })
  const tea = await buildProduct(app, website, {
    stock: null,
    plan: { ...monthly, billingPeriod: { value: 1, unit: 'WEEK' } },
  })
  const visitor = app.visitor(website)
  await add(visitor, tea)
  expect((await pay(visitor, { expectedTotalCents: TOTAL })).body.state).toBe('placed')
  await app.runJobs()
  const row = () =>
    services.database
      .selectFrom('subscriptions')
      .select(['id', 'next_at', 'cycles'])
      .where('website_id', '=', website.id)
      .executeTakeFirstOrThrow()
  const end = Date.parse('2036-01-31T15:00:00Z')
  for (let one = await row(); one.next_at! < end; one = await row()) {
    vi.setSystemTime(one.next_at!)
    await renewSubscription(services, website.id, one.id)
  }
  expect((await row()).cycles).toBe(522)
  const periods = await services.database
    .selectFrom('subscription_orders')
    .select('period')
    .where('website_id', '=', website.id)
    .orderBy('period')
    .execute()
  expect(periods.map(({ period }) => period)).toEqual(Array.from({ length: 522 }, (_, index) => index))
}, 120_000)
