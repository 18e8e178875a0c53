import { describe, expect, test } from 'vitest'
import { announcePrices } from '#server/subscriptions/announce-prices.ts'
import { add } from '#server/testing/buy.ts'
import {
  inDays,
  monthly,
  startSubscriptionShops,
  TOTAL,
} from '#server/testing/checkout/subscriptions/subscription-shops.ts'
import { fakeTokens } from '#server/testing/payments/stripe/fake-account.ts'
import * as api from '#shared/subscriptions/api.ts'

const { app, services, shop, travelTo } = await startSubscriptionShops()

describe('a new price', () => {
  const change = async (website: { readonly id: string }, cents: number, canSendEmail = true) => {
    await services.database
      .updateTable('variants')
      .set({ price_cents: cents })
      .where('website_id', '=', website.id)
      .execute()
    await announcePrices(services, { ...website, canSendEmail }, Date.now(), () => false)
    await app.runJobs()
  }

  test('that is higher is announced 30 days ahead, once, and charged only after that', async () => {
    const { website, subscribe, orders, emails, opened } = await shop()
    const { id } = await subscribe()
    await change(website, 2400)
    await announcePrices(services, { ...website, canSendEmail: true }, Date.now(), () => false)
    await app.runJobs()
    const from = Date.parse('2026-03-03T00:00:00Z')
    expect(await opened(id)).toMatchObject({ newPrice: { unitPriceCents: 2400, from }, amountCents: 2000 })
    const [email, ...others] = await emails('subscription-price-change')
    expect(email!.html).toContain('from $20.00 to $24.00 on March 3, 2026')
    expect(others).toEqual([])
    await travelTo(inDays(28))
    await travelTo(inDays(60))
    expect((await orders()).map(({ grandTotalCents }) => grandTotalCents)).toEqual([2900, TOTAL, TOTAL])
    expect(await opened(id)).toMatchObject({ newPrice: null, amountCents: 2400 })
  })

  test('does not count on the last day of the 30, whatever the time: the email names the next one', async () => {
    const { website, subscribe, orders, emails } = await shop()
    await subscribe()
    await travelTo(inDays(29))
    await change(website, 2400)
    expect((await emails('subscription-price-change'))[0]!.html).toContain('to $24.00 on April 1, 2026')
    await travelTo(inDays(59))
    expect((await orders())[0]!.grandTotalCents).toBe(TOTAL)
    await travelTo(inDays(91))
    expect((await orders())[0]!.grandTotalCents).toBe(2900)
  })

  test('that is higher waits while no email can be sent, and is gone with the subscription', async () => {
    const { website, subscribe, owner, opened } = await shop()
    const { id } = await subscribe()
    await change(website, 2400, false)
    expect(await opened(id)).toMatchObject({ newPrice: null, amountCents: 2000 })
    await change(website, 2400)
    expect((await opened(id)).newPrice).toMatchObject({ unitPriceCents: 2400 })
    await owner.call(api.changeSubscriptionCall, { parameters: { subscriptionId: id }, body: { action: 'cancel' } })
    expect((await opened(id)).newPrice).toBeNull()
  })

  test('that is lower counts at once, and a sale changes nothing', async () => {
    const { website, subscribe, orders, emails } = await shop()
    await subscribe()
    await services.database
      .updateTable('variants')
      .set({ on_sale: 1, sale_price_cents: 500 })
      .where('website_id', '=', website.id)
      .execute()
    await change(website, 1800)
    await travelTo(inDays(28))
    expect((await orders())[0]!.grandTotalCents).toBe(2300)
    expect(await emails('subscription-price-change')).toEqual([])
  })
})

test('the owner sees what renews when and what it brings, and cancels', async () => {
  const { website, subscribe, owner, tea, visitor, buyWith } = await shop({
    plan: { ...monthly, billingPeriod: { value: 2, unit: 'WEEK' } },
  })
  const { id } = await subscribe()
  await add(visitor, tea, 2)
  await buyWith(fakeTokens.approves, { expectedTotalCents: 4500 })
  const { body } = await owner.call(api.listSubscriptionsCall, { query: {} })
  expect(body.expected).toEqual([{ currency: 'USD', count: 2, soonCents: 6000, yearCents: 6000 * 26 }])
  const cancel = () =>
    owner.call(api.changeSubscriptionCall, { parameters: { subscriptionId: id }, body: { action: 'cancel' } })
  expect((await cancel()).body.subscription.state).toBe('canceled')
  // A second press changes nothing.
  expect((await cancel()).body.subscription.state).toBe('canceled')
  const after = (await owner.call(api.listSubscriptionsCall, { query: {} })).body
  expect(after.expected).toMatchObject([{ count: 1, soonCents: 4000 }])
  expect(after.subscriptions.map(({ state }) => state)).toEqual(['active', 'canceled'])
  const other = await app.owner((await shop()).website)
  const foreign = await other.call(api.getSubscriptionCall, { parameters: { subscriptionId: id } })
  expect([foreign.code, website.id === '']).toEqual(['subscription-not-found', false])
})
