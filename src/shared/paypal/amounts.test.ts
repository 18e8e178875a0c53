import fc from 'fast-check'
import { expect, test } from 'vitest'
import { smallestCents } from '#shared/money/money.ts'
import { currencies } from '#shared/money/schema.ts'
import { centsOfPayPal, isPayPalCurrency, paypalAmount } from './amounts.ts'

test.each([
  ['dollars have two digits after the point', 1999, 'USD', '19.99'],
  ['whole dollars have them too', 1900, 'USD', '19.00'],
  ['one cent is a part of a dollar', 1, 'USD', '0.01'],
  ['yen have none', 190_000, 'JPY', '1900'],
] as const)('%s', (_what, cents, currency, amount) => {
  expect(paypalAmount(cents, currency)).toBe(amount)
})

test('a part of a yen is never sent', () => {
  expect(() => paypalAmount(150, 'JPY')).toThrow('cannot be paid')
})

test.each(['', '1,99', '19.999', '1e3', 'NaN', ' 1'])('%j is no amount', (value) => {
  expect(() => centsOfPayPal(value)).toThrow('not an amount')
})

test('what was sent comes back as the same money, in every currency', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9_999_999 }), fc.constantFrom(...currencies), (units, currency) => {
      const cents = units * smallestCents(currency)
      expect(centsOfPayPal(paypalAmount(cents, currency))).toBe(cents)
    }),
  )
})

test.each([
  ['takes', 'EUR', true],
  ['takes', 'JPY', true],
  ['does not take', 'RUB', false],
  ['does not take', 'INR', false],
] as const)('PayPal %s %s', (_what, currency, isTaken) => {
  expect(isPayPalCurrency(currency)).toBe(isTaken)
})
