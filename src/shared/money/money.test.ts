import fc from 'fast-check'
import { expect, it } from 'vitest'
import { decimalOf, fractionDigitsOf, toMoney } from './money.ts'

it('shows no fraction for yen and two digits for the others', () => {
  expect(fractionDigitsOf('JPY')).toBe(0)
  expect(fractionDigitsOf('IDR')).toBe(2)
  expect(toMoney(150000, 'JPY')).toEqual({ value: '1500', currency: 'JPY' })
  expect(toMoney(5, 'USD')).toEqual({ value: '0.05', currency: 'USD' })
})

it('shows a fraction of a yen that is stored, rather than hiding it', () => {
  expect(decimalOf(150050, 'JPY')).toBe('1500.50')
})

it('writes every amount without losing a hundredth', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e13, max: 1e13 }), fc.constantFrom('USD', 'JPY', 'EUR'), (cents, currency) => {
      expect(Math.round(Number(toMoney(cents, currency as 'USD').value) * 100) + 0).toBe(cents)
    }),
  )
})
