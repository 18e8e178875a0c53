import { expect, test } from 'vitest'
import { countsAsTakings } from './takings.ts'

test.each([
  ['open', 'paid', false, true],
  ['fulfilled', 'paid', false, true],
  ['open', 'paid', true, false],
  ['open', 'awaiting', false, false],
  ['fulfilled', 'awaiting', false, false],
  ['cancelled', 'paid', false, false],
  ['cancelled', 'refunded', false, false],
  ['fulfilled', 'refunded', false, false],
] as const)(
  'an order that is %s, %s, as a test: %s, counts as takings: %s',
  (state, paymentState, testMode, counts) => {
    expect(countsAsTakings({ state, paymentState, testMode })).toBe(counts)
  },
)
