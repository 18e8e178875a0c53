import { describe, expect, test, vi } from 'vitest'
import { add, nothingSent, pay } from '#server/testing/buy.ts'
import { inDays, monthly, startSubscriptionShops } from '#server/testing/checkout/subscriptions/subscription-shops.ts'
import { fakeTokens } from '#server/testing/payments/stripe/fake-account.ts'
import { succeedSetup } from '#server/testing/payments/stripe/fake-setups.ts'
import { getCartCall } from '#shared/cart/api.ts'
import { confirmPaymentCall } from '#shared/checkout/schema.ts'
import { cancelOrderCall } from '#shared/orders/change-api.ts'
import { productTypes } from '#shared/products/codes.ts'
import type { SubscriptionPlan } from '#shared/subscription-plans/schema.ts'

const { app, services, shop, travelTo } = await startSubscriptionShops()

const free: SubscriptionPlan = { ...monthly, trial: { period: { value: 14, unit: 'DAY' }, priceCents: 0 } }
const cheap: SubscriptionPlan = { ...monthly, trial: { period: { value: 1, unit: 'WEEK' }, priceCents: 100 } }

/** A shop with a service whose first 14 days cost nothing. */
const freeShop = (plan = free) => shop({ plan, productType: productTypes.service })
const nothingDue = { ...nothingSent, expectedTotalCents: 0 }

describe('a free trial', () => {
  test('says before the purchase what is due today and from when which amount', async () => {
    const { visitor, tea } = await freeShop()
    await add(visitor, tea)
    const cart = (await visitor.call(getCartCall, {})).body
    expect(cart).toMatchObject({
      grandTotalCents: 0,
      entries: [{ afterTrial: { priceCents: 2000, day: 'February 14, 2026' } }],
    })
    expect((await visitor.request('GET', '/cart')).body).toContain('Free for 14 days, then $20.00 monthly')
    expect((await visitor.request('GET', '/checkout')).body).toContain(
      'Tea: Free for 14 days. From February 14, 2026, $20.00 monthly, plus shipping and taxes. Cancel before February 14, 2026',
    )
  })

  test('keeps the card without a charge, and charges it once when it ends and each month after that', async () => {
    const { subscribe, opened, orders, charged, account } = await freeShop()
    const { id } = await subscribe(nothingDue)
    expect([account.intents.size, account.setups.size]).toEqual([0, 1])
    expect(await opened(id)).toMatchObject({
      ...{ state: 'active', method: 'Visa •••• 4242', amountCents: 2000, cycles: 1 },
      ...{ nextAt: inDays(14), trialEndsAt: inDays(14) },
    })
    await travelTo(inDays(14))
    await app.runJobs()
    expect(charged().map(({ amount }) => amount)).toEqual([2000])
    expect(await opened(id)).toMatchObject({ trialEndsAt: null, nextAt: Date.parse('2026-03-14T15:00:00Z') })
    await travelTo('2026-03-14T15:00:00Z')
    expect(charged()).toHaveLength(2)
    expect((await orders()).map(({ grandTotalCents }) => grandTotalCents)).toEqual([2000, 2000, 0])
  })

  test('is announced a week before it ends, once', async () => {
    const { subscribe, emails } = await freeShop()
    await subscribe(nothingDue)
    await travelTo(inDays(6))
    expect(await emails('subscription-trial-ending')).toHaveLength(0)
    await travelTo(inDays(7))
    await travelTo(inDays(8))
    const [announced, ...others] = await emails('subscription-trial-ending')
    expect(others).toHaveLength(0)
    expect(announced!.html).toContain(
      'ends on February 14, 2026. From that day, we charge Visa •••• 4242 $20.00 monthly',
    )
  })

  test('costs nothing when it is canceled before it ends, and the page says so', async () => {
    const { website, subscribe, page, pressAndSee, charged, emails } = await freeShop()
    const { id } = await subscribe(nothingDue)
    const { body } = await app.visitor(website).request('GET', page(id))
    expect(body).toContain('Cancel before February 14, 2026 and you won’t be charged.')
    expect(body).not.toContain('Skip next order')
    await pressAndSee(id, { do: 'cancel' })
    for (const days of [7, 14, 60]) await travelTo(inDays(days))
    expect(charged()).toHaveLength(0)
    expect(await emails('subscription-trial-ending')).toHaveLength(0)
  })

  test('is over when its order is canceled, which gives nothing back', async () => {
    const { subscribe, owner, orders, opened, charged, account } = await freeShop()
    const { id } = await subscribe(nothingDue)
    const [order] = await orders()
    const canceled = await owner.call(cancelOrderCall, {
      parameters: { orderId: order!.id },
      body: { restock: false, notifyBuyer: true },
    })
    expect(canceled.code).toBeNull()
    await travelTo(inDays(30))
    expect(await opened(id)).toMatchObject({ state: 'canceled', trialEndsAt: null })
    expect([charged().length, account.refunds.size]).toEqual([0, 0])
  })

  test('does not become longer by skipping or pausing', async () => {
    const { subscribe, press, pressAndSee, opened, charged, website, page } = await freeShop()
    const { id } = await subscribe(nothingDue)
    expect((await press(id, { do: 'skip', next: String(inDays(14)) })).statusCode).toBe(409)
    await pressAndSee(id, { do: 'pause' })
    await travelTo(inDays(20))
    expect((await app.visitor(website).request('GET', page(id))).body).toContain('Resume and pay now')
    await pressAndSee(id, { do: 'resume' })
    await app.runJobs()
    expect(charged().map(({ amount }) => amount)).toEqual([2000])
    expect(await opened(id)).toMatchObject({ nextAt: Date.parse('2026-03-14T15:00:00Z') })
  })

  test('waits for the bank where it asks', async () => {
    const { visitor, tea, buyWith, account, list } = await freeShop()
    await add(visitor, tea)
    const asked = (await buyWith(fakeTokens.asksBank, nothingDue)).body
    if (asked.state !== 'needs-confirmation') throw new Error(`The payment is ${asked.state}.`)
    succeedSetup(account, [...account.setups.values()][0]!)
    const { paymentId } = asked
    const placed = await visitor.call(confirmPaymentCall, { parameters: { paymentId }, body: { answer: {} } })
    expect(placed.body.state).toBe('placed')
    expect(await list()).toHaveLength(1)
  })

  test('is not begun with a card that is declined, and stays open for another one', async () => {
    const { visitor, tea, buyWith, list } = await freeShop()
    await add(visitor, tea)
    expect((await buyWith(fakeTokens.declines, nothingDue)).code).toBe('payment-declined')
    expect(await list()).toHaveLength(0)
    expect((await buyWith(fakeTokens.approves, nothingDue)).body.state).toBe('placed')
  })
})

test('a trial whose first payment fails is over, and its payment is tried again', async () => {
  const { website, subscribe, opened, page, account } = await freeShop()
  const { id } = await subscribe(nothingDue)
  for (const card of account.cards.values()) card.isRefused = true
  await travelTo(inDays(14))
  expect(await opened(id)).toMatchObject({ state: 'past-due', trialEndsAt: null })
  expect((await app.visitor(website).request('GET', page(id))).body).not.toContain('Cancel before')
})

describe('a second trial', () => {
  test('is refused to the same email address, and the cart then shows the regular price', async () => {
    const { website, tea, subscribe, list } = await freeShop()
    await subscribe(nothingDue)
    const again = app.visitor(website)
    await add(again, tea)
    const order = { ...nothingDue, paymentMethod: 'card', paymentToken: fakeTokens.approves } as const
    const refused = await pay(again, { ...order, email: ' ADA@example.com' })
    expect(refused.code).toBe('trial-used')
    const cart = (await again.call(getCartCall, {})).body
    expect(cart).toMatchObject({ grandTotalCents: 2000, entries: [{ hadTrial: true }] })
    const paid = await pay(again, { ...order, expectedTotalCents: 2000 })
    expect(paid.body.state).toBe('placed')
    expect(await list()).toHaveLength(2)
  })

  test('is refused to the second of two orders at the same moment', async () => {
    const { website, tea } = await freeShop()
    const answers = await Promise.all(
      [1, 2].map(async () => {
        const visitor = app.visitor(website)
        await add(visitor, tea)
        return pay(visitor, { ...nothingDue, paymentMethod: 'card', paymentToken: fakeTokens.approves })
      }),
    )
    expect(answers.map((answer) => answer.code ?? answer.body.state).toSorted()).toEqual(['placed', 'trial-used'])
  })

  test('is not remembered by an email address in clear', async () => {
    const { website, subscribe } = await freeShop()
    await subscribe(nothingDue)
    const rows = await services.database
      .selectFrom('subscription_trials')
      .selectAll()
      .where('website_id', '=', website.id)
      .execute()
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain('ada')
  })
})

test('a cheaper trial of goods ships and costs its price with shipping, and then the regular one', async () => {
  const { subscribe, charged, opened } = await shop({ plan: cheap })
  const { id } = await subscribe({ expectedTotalCents: 600 })
  expect(await opened(id)).toMatchObject({ amountCents: 2000, trialEndsAt: inDays(7) })
  await travelTo(inDays(7))
  expect(charged().map(({ amount }) => amount)).toEqual([600, 2500])
})

test('a plan with an end has all its payments after the trial', async () => {
  const { subscribe, opened, charged } = await freeShop({ ...free, numBillingCycles: 2 })
  const { id } = await subscribe(nothingDue)
  await travelTo(inDays(14))
  await travelTo('2026-03-14T15:00:00Z')
  expect(await opened(id)).toMatchObject({ state: 'ended', nextAt: null })
  expect(charged()).toHaveLength(2)
  vi.setSystemTime(inDays(200))
  await app.runJobs()
  expect(charged()).toHaveLength(2)
})
