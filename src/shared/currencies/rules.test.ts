import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { smallestCents } from '#shared/money/money.ts'
import { currencies } from '#shared/money/schema.ts'
import { roundingIds } from './roundings.ts'
import { canRound, datedRates, inShopCurrency, isRateOld, priceIn } from './rules.ts'
import { rateSchema } from './schema.ts'

describe('a price in another currency', () => {
  test.each([
    [1000, 'USD', '1.0845', 'none', false, 1085],
    [1000, 'USD', '1', 'none', false, 1000],
    [1999, 'GBP', '0.8342', 'none', false, 1668],
    [1999, 'CHF', '0.9412', '0.05', false, 1880],
    [1999, 'CHF', '0.9412', '0.05', true, 1885],
    [1999, 'GBP', '0.8342', '0.10', false, 1670],
    [1000, 'USD', '1.0845', '0.50', true, 1100],
    [1000, 'USD', '1.0845', '0.99', false, 1099],
    [1000, 'USD', '1.1099', '0.99', true, 1199],
    [1000, 'USD', '1.10', '0.95', false, 1095],
    [1000, 'USD', '1.0845', '1', false, 1100],
    [1000, 'USD', '1.04', '1', false, 1000],
    [1000, 'USD', '1.04', '1', true, 1100],
    [1999, 'CZK', '25.31', '10', false, 51000],
    [1999, 'IDR', '17350.5', '1000', true, 34_700_000],
    [1999, 'JPY', '162.37', 'none', false, 324_600],
    [1999, 'JPY', '162.37', '10', true, 325_000],
    [1999, 'JPY', '162.37', '100', false, 320_000],
    // A rounding that the currency lacks, in a shop that changed: to whole yen.
    [1999, 'JPY', '162.37', '0.99', false, 324_600],
    // 100,000 rupiah are a few euros.
    [10_000_000, 'EUR', '0.0000575', 'none', false, 575],
    [0, 'USD', '1.0845', '0.99', true, 0],
    // Never free, however small.
    [1, 'EUR', '0.0001', 'none', false, 1],
    [1, 'USD', '1.0845', '0.99', false, 99],
    [1, 'JPY', '0.5', 'none', false, 100],
  ] as const)('%i in %s at %s, rounded by %s (up: %s)', (cents, code, rate, rounding, roundsUp, expected) => {
    expect(priceIn(cents, { code, rate, rounding, roundsUp })).toBe(expected)
  })

  const conversions = fc.record({
    code: fc.constantFrom(...currencies),
    rate: fc
      .bigInt({ min: 1n, max: 99_999_999_999_999n })
      .map((units) => `${units / 10n ** 10n}.${String(units % 10n ** 10n).padStart(10, '0')}`),
    rounding: fc.constantFrom(...roundingIds),
    roundsUp: fc.boolean(),
  })
  const amounts = fc.integer({ min: 0, max: 999_999_999_999 })

  it('can be paid, is never 0 for a price, and never negative', () => {
    fc.assert(
      fc.property(amounts, conversions, (cents, conversion) => {
        const price = priceIn(cents, conversion)
        expect(Number.isSafeInteger(price)).toBe(true)
        expect(price % smallestCents(conversion.code)).toBe(0)
        expect(price > 0).toBe(cents > 0)
        expect(price).toBeLessThanOrEqual(999_999_999_999)
      }),
    )
  })

  it('is never less for a higher price', () => {
    fc.assert(
      fc.property(amounts, amounts, conversions, (one, other, conversion) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)]
        expect(priceIn(low, conversion)).toBeLessThanOrEqual(priceIn(high, conversion))
      }),
    )
  })

  it('comes back to the same amount of the shop’s currency, but for what rounding took', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 10_000_000 }), fc.constantFrom(...currencies), (cents, currency) => {
        const whole = cents - (cents % smallestCents(currency))
        const rate = '1.25'
        const there = priceIn(whole, { code: 'USD', rate, rounding: 'none', roundsUp: false })
        expect(Math.abs(inShopCurrency(there, { currency, rate }) - whole)).toBeLessThanOrEqual(smallestCents(currency))
      }),
    )
  })
})

test.each([
  [1085, 'EUR', '1.0845', 1000],
  [-1085, 'EUR', '1.0845', -1000],
  [0, 'EUR', '1.0845', 0],
  [1000, 'JPY', '0.0061', 163_900],
  [1500, 'EUR', '1', 1500],
] as const)('%i is in accounts in %s, at %s: %i', (cents, currency, rate, expected) => {
  expect(inShopCurrency(cents, { currency, rate })).toBe(expected)
})

test.each([
  ['1.0845', true],
  ['0.0000575', true],
  ['17350', true],
  ['0', false],
  ['0.000', false],
  ['-1', false],
  ['1e3', false],
  ['1,5', false],
  ['', false],
  ['12345678', false],
])('the rate %j can be saved: %s', (rate, isRate) => {
  expect(rateSchema.safeParse(rate).success).toBe(isRate)
})

it('has whole amounts only where a currency has no decimals', () => {
  expect(roundingIds.filter((id) => canRound(id, 'JPY'))).toEqual(['none', '1', '5', '10', '50', '100', '500', '1000'])
  expect(roundingIds.every((id) => canRound(id, 'EUR'))).toBe(true)
})

it('keeps the time of a rate that stayed the same', () => {
  const usd = { code: 'USD', rate: '1.1', ratedAt: 5, rounding: 'none', roundsUp: false } as const
  expect(datedRates([usd], [{ ...usd, ratedAt: 0, rounding: '1' }], 9)).toMatchObject([{ ratedAt: 5, rounding: '1' }])
  expect(datedRates([usd], [{ ...usd, rate: '1.2' }], 9)).toMatchObject([{ ratedAt: 9 }])
  const day = 24 * 60 * 60 * 1000
  expect([isRateOld({ ratedAt: 0 }, 30 * day), isRateOld({ ratedAt: 0 }, 30 * day + 1)]).toEqual([false, true])
})
