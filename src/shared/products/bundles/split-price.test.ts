import fc from 'fast-check'
import { expect, test } from 'vitest'
import { smallestCents } from '#shared/money/money.ts'
import { currencies } from '#shared/money/schema.ts'
import { splitBundlePrice } from './split-price.ts'

const part = fc.record({
  unitSteps: fc.oneof(fc.integer({ min: 0, max: 50 }), fc.integer({ min: 0, max: 9_999_999 })),
  quantity: fc.integer({ min: 1, max: 20 }),
})

test.each([
  [
    'a third each',
    1000,
    [
      ['a', 1, 500],
      ['b', 2, 500],
    ],
    [
      ['a', 1, 333],
      ['b', 1, 334],
      ['b', 1, 333],
    ],
  ],
  [
    'by what they cost alone',
    900,
    [
      ['a', 1, 800],
      ['b', 1, 200],
    ],
    [
      ['a', 1, 720],
      ['b', 1, 180],
    ],
  ],
  [
    'pieces of a part that differ by a cent',
    1001,
    [['a', 2, 500]],
    [
      ['a', 1, 501],
      ['a', 1, 500],
    ],
  ],
  [
    'parts that cost nothing alone',
    300,
    [
      ['a', 1, 0],
      ['b', 2, 0],
    ],
    [
      ['a', 1, 100],
      ['b', 2, 100],
    ],
  ],
  [
    'nothing',
    0,
    [
      ['a', 1, 500],
      ['b', 1, 100],
    ],
    [
      ['a', 1, 0],
      ['b', 1, 0],
    ],
  ],
] as [string, number, [string, number, number][], [string, number, number][]][])('%s', (_, price, parts, expected) => {
  const given = parts.map(([variantId, quantity, unitCents]) => ({ variantId, quantity, unitCents }))
  const shares = splitBundlePrice(price, given, 'USD')
  expect(shares.map(({ variantId, quantity, shareCents }) => [variantId, quantity, shareCents])).toEqual(expected)
})

test('shares sum to the price, keep every piece, and can be paid, in every currency', () => {
  const parts = fc.array(part, { minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(fc.constantFrom(...currencies), fc.nat({ max: 9_999_999 }), parts, (currency, priceSteps, given) => {
      const step = smallestCents(currency)
      const shares = splitBundlePrice(
        priceSteps * step,
        given.map(({ unitSteps, quantity }, index) => ({
          ...{ variantId: `${index}`, quantity, unitCents: unitSteps * step },
        })),
        currency,
      )
      expect(shares.reduce((sum, one) => sum + one.shareCents * one.quantity, 0)).toBe(priceSteps * step)
      for (const [index, { quantity }] of given.entries()) {
        const own = shares.filter(({ variantId }) => variantId === `${index}`)
        expect(own.reduce((sum, one) => sum + one.quantity, 0)).toBe(quantity)
      }
      expect(shares.every(({ shareCents }) => shareCents >= 0 && shareCents % step === 0)).toBe(true)
    }),
  )
})
