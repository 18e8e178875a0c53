import fc from 'fast-check'
import { expect, test } from 'vitest'
import { currencies } from '#shared/money/schema.ts'
import { centsOfStripe, stripeAmount } from './amounts.ts'

test.each([
  ['cents of a dollar stay as they are', 1999, 'USD', 1999],
  ['yen have no hundredths at Stripe', 190_000, 'JPY', 1900],
  ['rupiahs are sent in hundredths', 5_000_000, 'IDR', 5_000_000],
] as const)('%s', (_what, cents, currency, amount) => {
  expect(stripeAmount(cents, currency)).toBe(amount)
})

test('a part of a yen is never sent', () => {
  expect(() => stripeAmount(150, 'JPY')).toThrow('cannot be paid')
})

test('what was sent comes back as the same money, in every currency', () => {
  const whole = fc.integer({ min: 0, max: 9_999_999 }).map((units) => units * 100)
  fc.assert(
    fc.property(whole, fc.constantFrom(...currencies), (cents, currency) => {
      expect(centsOfStripe(stripeAmount(cents, currency), currency)).toBe(cents)
    }),
  )
})
