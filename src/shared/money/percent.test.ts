import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { formatPercent, percentInside, percentOf, roundToCurrency } from './percent.ts'

describe('a share of an amount', () => {
  test.each([
    [1999, 19000, 'EUR', 380],
    [10000, 7250, 'USD', 725],
    [50, 1000, 'USD', 1],
    [-50, 1000, 'USD', -1],
    [150000, 10000, 'JPY', 15000],
    [100, 10000, 'JPY', 0],
    [500, 10000, 'JPY', 100],
    [999_999_999_999, 100_000, 'USD', 999_999_999_999],
  ])('%i at %i thousandths in %s', (cents, rate, currency, part) => {
    expect(percentOf(cents, rate, currency)).toBe(part)
  })

  test.each([
    [11900, 19000, 'EUR', 1900],
    [10000, 0, 'EUR', 0],
    [110000, 10000, 'JPY', 10000],
    [10000, 100_000, 'USD', 5000],
  ])('%i with %i thousandths inside, in %s', (cents, rate, currency, part) => {
    expect(percentInside(cents, rate, currency)).toBe(part)
  })
})

it('rounds a yen amount to whole yen', () => {
  expect(roundToCurrency(150050, 'JPY')).toBe(150100)
  expect(roundToCurrency(150049, 'JPY')).toBe(150000)
  expect(roundToCurrency(150049, 'USD')).toBe(150049)
})

it('writes rates the way the language does', () => {
  expect(formatPercent(19000)).toBe('19%')
  expect(formatPercent(7250, 'de-DE')).toBe('7,25\u00a0%')
  expect(formatPercent(8875)).toBe('8.875%')
})

it('finds the same tax inside a price that it put on top', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e10 }), fc.integer({ min: 0, max: 100_000 }), (net, rate) => {
      const tax = percentOf(net, rate, 'EUR')
      expect(Math.abs(percentInside(net + tax, rate, 'EUR') - tax)).toBeLessThanOrEqual(1)
    }),
  )
})
