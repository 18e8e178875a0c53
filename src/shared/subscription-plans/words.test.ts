import { expect, test } from 'vitest'
import type { BillingUnit } from './schema.ts'
import { planWords } from './words.ts'

test.each([
  [1, 'WEEK', 0, 'weekly'],
  [1, 'MONTH', 0, 'monthly'],
  [1, 'YEAR', 0, 'yearly'],
  [2, 'WEEK', 0, 'every 2 weeks'],
  [3, 'MONTH', 0, 'every 3 months'],
  [2, 'YEAR', 0, 'every 2 years'],
  [1, 'WEEK', 52, 'weekly for 1 year'],
  [1, 'MONTH', 12, 'monthly for 1 year'],
  [1, 'YEAR', 1, 'yearly for 1 year'],
  [3, 'MONTH', 4, 'every 3 months for 1 year'],
  [1, 'MONTH', 24, 'monthly for 2 years'],
  [2, 'WEEK', 5, 'every 2 weeks for 10 weeks'],
  [1, 'MONTH', 6, 'monthly for 6 months'],
  [1, 'YEAR', 3, 'yearly for 3 years'],
  [2, 'WEEK', 1, 'every 2 weeks for 2 weeks'],
  [1, 'WEEK', 1, null],
  [1, 'MONTH', 1, null],
] as const)('a plan of %i %s with %i payments is %j', (value, unit, numBillingCycles, words) => {
  expect(planWords({ billingPeriod: { value, unit: unit as BillingUnit }, numBillingCycles })).toBe(words)
})

test('there are no words without a plan', () => {
  expect(planWords(null)).toBeNull()
})
