import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { decimalOf, fractionDigitsOf, readMoney, toMoney } from './money.ts'

describe('the three shapes of money', () => {
  test.each([
    [{ decimalValue: '19.99', currencyCode: 'EUR' }, 1999, 'EUR'],
    [{ value: '19.99', currency: 'USD' }, 1999, 'USD'],
    [{ amount: 19.99, currencyCode: 'GBP' }, 1999, 'GBP'],
    [{ value: '1500', currency: 'JPY' }, 150000, 'JPY'],
    [{ value: '-0.5', currency: 'USD' }, -50, 'USD'],
    [{ value: 0, currency: 'USD' }, 0, 'USD'],
    [{ value: '1.005', currency: 'USD' }, 101, 'USD'],
    [{ value: '7', currency: 'USD', decimalValue: '5', currencyCode: 'EUR' }, 500, 'EUR'],
    [null, 0, 'USD'],
    [undefined, 0, 'USD'],
  ])('reads %j', (input, cents, currency) => {
    expect(readMoney(input)).toEqual({ cents, currency })
  })

  test.each([
    [{}],
    [19.99],
    ['19.99'],
    [{ value: '19.99' }],
    [{ value: 'a lot', currency: 'USD' }],
    [{ value: '1e3', currency: 'USD' }],
    [{ value: Number.NaN, currency: 'USD' }],
    [{ value: '1', currency: 'usd' }],
    [{ value: '1'.repeat(16), currency: 'USD' }],
    [[]],
  ])('refuses %j, which is not money', (input) => {
    expect(() => readMoney(input)).toThrow(TypeError)
  })
})

it('shows no fraction for yen and two digits for the others', () => {
  expect(fractionDigitsOf('JPY')).toBe(0)
  expect(fractionDigitsOf('IDR')).toBe(2)
  expect(toMoney(150000, 'JPY')).toEqual({ value: '1500', currency: 'JPY' })
  expect(toMoney(5, 'USD')).toEqual({ value: '0.05', currency: 'USD' })
})

it('shows a fraction of a yen that is stored, rather than hiding it', () => {
  expect(decimalOf(150050, 'JPY')).toBe('1500.50')
})

it('reads back every amount that it writes', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e13, max: 1e13 }), fc.constantFrom('USD', 'JPY', 'EUR'), (cents, currency) => {
      expect(readMoney(toMoney(cents, currency as 'USD'))).toEqual({ cents, currency })
    }),
  )
})
