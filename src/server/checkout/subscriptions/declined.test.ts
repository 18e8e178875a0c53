import { describe, expect, test } from 'vitest'
import { inDays, startSubscriptionShops } from '#server/testing/checkout/subscriptions/subscription-shops.ts'

const { app, services, shop, travelTo } = await startSubscriptionShops()

describe('a renewal that is declined', () => {
  test('is tried again after 1, 3 and 7 days, each announced, and then the subscription is paused', async () => {
    const { subscribe, orders, opened, emails, account } = await shop()
    const { id } = await subscribe()
    for (const card of account.cards.values()) card.isRefused = true
    await travelTo(inDays(28))
    expect(await opened(id)).toMatchObject({ state: 'past-due', nextAt: inDays(29), failures: 1 })
    await travelTo(inDays(29))
    expect(await opened(id)).toMatchObject({ nextAt: inDays(31), failures: 2 })
    await travelTo(inDays(31))
    await travelTo(inDays(35))
    expect(await opened(id)).toMatchObject({ state: 'paused', pausedBy: 'payment', nextAt: null })
    await travelTo(inDays(100))
    expect(await orders()).toHaveLength(1)
    const announced = await emails('subscription-payment-failed')
    expect(announced.map(({ html }) => /We’ll try again on ([^.<]+)\./.exec(html)?.[1])).toEqual([
      'March 1, 2026',
      'March 3, 2026',
      'March 7, 2026',
    ])
    expect(await emails('subscription-paused')).toHaveLength(1)
  })

  test('gives its stock back, and goes on with the old dates once the card works again', async () => {
    const { website, subscribe, orders, opened, account } = await shop()
    const { id } = await subscribe()
    const [card] = account.cards.values()
    card!.isRefused = true
    await travelTo(inDays(28))
    const left = services.database.selectFrom('variants').select('qty_in_stock').where('website_id', '=', website.id)
    expect((await left.executeTakeFirstOrThrow()).qty_in_stock).toBe(9)
    card!.isRefused = false
    await travelTo(inDays(29))
    expect(await orders()).toHaveLength(2)
    expect(await opened(id)).toMatchObject({ state: 'active', failures: 0, nextAt: Date.parse('2026-03-31T15:00:00Z') })
  })

  test('tells its customer on the page what happens next', async () => {
    const { website, subscribe, page, account } = await shop()
    const { id } = await subscribe()
    for (const card of account.cards.values()) card.isRefused = true
    await travelTo(inDays(28))
    const { body } = await app.visitor(website).request('GET', page(id))
    expect(body).toContain('We couldn’t charge Visa •••• 4242. We’ll try again on March 1, 2026.')
    expect(body).toMatch(/class="button" href="[^"]*&amp;change=card"/)
  })

  test('is paid at once when its customer resumes it', async () => {
    const { subscribe, orders, opened, account, pressAndSee } = await shop()
    const { id } = await subscribe()
    const [card] = account.cards.values()
    card!.isRefused = true
    for (const days of [28, 29, 31, 35]) await travelTo(inDays(days))
    card!.isRefused = false
    await travelTo(inDays(50))
    expect(await pressAndSee(id, { do: 'resume' })).toContain('Your subscription is active again')
    await app.runJobs()
    expect(await orders()).toHaveLength(2)
    expect(await opened(id)).toMatchObject({ state: 'active', nextAt: Date.parse('2026-03-31T15:00:00Z') })
  })
})
