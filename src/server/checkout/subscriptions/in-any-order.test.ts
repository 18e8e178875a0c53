import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inDays, monthly, startSubscriptionShops } from '#server/testing/checkout/subscriptions/subscription-shops.ts'
import { momentOfRenewal } from '#shared/subscription-plans/rules.ts'

const { shop, travelTo } = await startSubscriptionShops()

const STOCK = 50
const step = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom('skip', 'unskip', 'pause', 'resume').map((press) => ({ press })) },
  { weight: 1, arbitrary: fc.constant({ press: 'cancel' }) },
  { weight: 2, arbitrary: fc.boolean().map((isRefused) => ({ isRefused })) },
  { weight: 4, arbitrary: fc.integer({ min: 1, max: 45 }).map((days) => ({ days })) },
)

test('whatever happens to a subscription, it is paid at most once for a period, and only once that has begun', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 12 }), async (steps) => {
      const { subscribe, press, raw, orders, charged, account, tea } = await shop({ stock: STOCK })
      account.intents.clear()
      account.cards.clear()
      let day = 0
      await travelTo(inDays(day))
      const { id } = await subscribe()
      for (const one of [...steps, { days: 40 }]) {
        const before = await raw(id)
        const paidBefore = (await orders()).length
        if ('isRefused' in one) for (const card of account.cards.values()) card.isRefused = one.isRefused
        else if ('press' in one) expect([303, 409]).toContain((await press(id, { do: one.press })).statusCode)
        // What is due is done on each of the days, as the worker does it.
        else
          for (const last = day + one.days; day < last; ) {
            day += 1
            await travelTo(inDays(day))
          }
        await travelTo(inDays(day))
        const now = await raw(id)
        const paid = (await orders()).length
        // What is over stays over, and pays nothing.
        if (before.state === 'canceled') expect([now.state, paid]).toEqual(['canceled', paidBefore])
        expect(now.cycles).toBe(paid)
        expect(charged()).toHaveLength(paid)
        expect(await tea.stock()).toBe(STOCK - paid)
        const begun = Array.from({ length: 40 }, (_, index) =>
          momentOfRenewal('2026-01-31T15:00', monthly.billingPeriod, index, 'UTC'),
        ).filter((at) => at <= inDays(day))
        expect(paid).toBeLessThanOrEqual(begun.length)
        if (now.state === 'active') {
          expect(now.nextAt).toBe(momentOfRenewal('2026-01-31T15:00', monthly.billingPeriod, now.nextIndex, 'UTC'))
          expect(now.nextAt).toBeGreaterThan(inDays(day))
        }
        if (now.state === 'past-due') expect(now.nextAt).toBeGreaterThan(inDays(day))
        if (now.state === 'paused' || now.state === 'canceled') expect(now.nextAt).toBeNull()
      }
    }),
    { numRuns: 5 },
  )
}, 120_000)
