import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isComplete, nextPeriod, trialEnd, trialEndsAt, trialNoticeAt } from './rules.ts'
import type { SubscriptionPlan, TrialUnit } from './schema.ts'
import { trialWords } from './trial-words.ts'

const DAY = 24 * 60 * 60 * 1000
const at = (text: string) => Date.parse(`${text}:00Z`)
const plan: SubscriptionPlan = {
  billingPeriod: { value: 1, unit: 'MONTH' },
  numBillingCycles: 3,
  trial: { period: { value: 14, unit: 'DAY' }, priceCents: 0 },
}

test.each([
  ['2026-02-20T10:15', 14, 'DAY', '2026-03-06T10:15'],
  ['2026-12-31T23:59', 1, 'DAY', '2027-01-01T23:59'],
  ['2026-02-24T12:00', 1, 'WEEK', '2026-03-03T12:00'],
  ['2026-01-31T10:15', 1, 'MONTH', '2026-02-28T10:15'],
] as const)('a trial that begins at %s and lasts %i %s ends at %s', (start, value, unit, end) => {
  expect(trialEnd(start, { value, unit })).toBe(end)
})

test.each([
  [14, 'DAY', 0, 'Free for 14 days'],
  [1, 'MONTH', 0, 'Free for 1 month'],
  [2, 'WEEK', 100, '$1.00 for 2 weeks'],
] as const)('a trial of %i %s for %i is “%s”', (value, unit, priceCents, words) => {
  expect(trialWords({ period: { value, unit: unit as TrialUnit }, priceCents }, '$1.00')).toBe(words)
})

describe('a subscription with a trial', () => {
  const anchor = '2026-03-31T10:00'

  test('pays first when the trial ends, and then each period from there', () => {
    const periods = [1, 2, 3].map((from) => nextPeriod({ anchor, plan }, { from, after: 0, timeZone: 'UTC' }))
    expect(periods).toEqual([
      { index: 1, at: at('2026-03-31T10:00') },
      { index: 2, at: at('2026-04-30T10:00') },
      { index: 3, at: at('2026-05-31T10:00') },
    ])
  })

  test('has all its payments after the trial', () => {
    expect([1, 3, 4].map((cycles) => isComplete(plan, cycles))).toEqual([false, false, true])
    const { trial: _, ...without } = plan
    expect([2, 3].map((cycles) => isComplete(without, cycles))).toEqual([false, true])
  })

  test('is in its trial until the first payment', () => {
    expect(trialEndsAt({ anchor, plan }, { cycles: 1, timeZone: 'UTC' })).toBe(at('2026-03-31T10:00'))
    expect(trialEndsAt({ anchor, plan }, { cycles: 2, timeZone: 'UTC' })).toBeNull()
    const { trial: _, ...without } = plan
    expect(trialEndsAt({ anchor, plan: without }, { cycles: 1, timeZone: 'UTC' })).toBeNull()
  })
})

test('its end is announced a week before, in a shorter trial at half of it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 120 }), (days) => {
      const notice = trialNoticeAt(0, days * DAY)
      expect(notice).toBe(days >= 14 ? (days - 7) * DAY : (days * DAY) / 2)
    }),
  )
})
