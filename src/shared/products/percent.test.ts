import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changedByPercent, readPercent, withPricesChanged, withSale } from './percent.ts'

test.each([
  [2000, 10, 'USD', 2200],
  [1999, -20, 'USD', 1599],
  [1500, 3.5, 'USD', 1553],
  [150_000, 10, 'JPY', 165_000],
  [1_00, 5, 'JPY', 1_00],
  [0, 50, 'USD', 0],
])('%d cents by %d percent in %s are %d', (cents, percent, currency, after) => {
  expect(changedByPercent(cents, percent, currency)).toBe(after)
})

test.each([
  ['+10%', 10],
  ['10 %', 10],
  ['-20 %', -20],
  ['−2,5%', -2.5],
  ['10', null],
  ['%', null],
  ['10%%', null],
])('reads %j as %j percent', (text, percent) => {
  expect(readPercent(text)).toBe(percent)
})

const variant = { priceCents: 2000, salePriceCents: 1500, onSale: true }

test('a sale price goes with its price, and a sale is always lower', () => {
  expect(withPricesChanged(variant, 10, 'USD')).toEqual({ priceCents: 2200, salePriceCents: 1650, onSale: true })
  expect(withSale(variant, 20, 'USD')).toEqual({ priceCents: 2000, salePriceCents: 1600, onSale: true })
  expect(withSale({ ...variant, priceCents: 0 }, 20, 'USD').priceCents).toBe(0)
  fc.assert(
    fc.property(
      fc.nat(100_000),
      fc.nat(100_000),
      fc.integer({ min: -99, max: 1000 }),
      fc.constantFrom('USD', 'JPY'),
      (price, sale, percent, currency) => {
        const before = { priceCents: price * 100, salePriceCents: sale * 100, onSale: sale < price }
        const after = withPricesChanged(before, percent, currency)
        expect(!after.onSale || after.salePriceCents < after.priceCents).toBe(true)
      },
    ),
  )
})
