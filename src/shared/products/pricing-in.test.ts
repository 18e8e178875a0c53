import { expect, test } from 'vitest'
import { productTypes } from './codes.ts'
import { pricingIn, summaryPricesIn } from './pricing-in.ts'

const pounds = { code: 'GBP', rate: '0.8', rounding: 'none', roundsUp: false } as const
const whole = { ...pounds, rounding: '1' } as const

test.each([
  ['is converted', { priceCents: 2000, salePriceCents: 0, onSale: false }, pounds, [1600, 0, false]],
  ['keeps its sale', { priceCents: 2000, salePriceCents: 1000, onSale: true }, pounds, [1600, 800, true]],
  [
    'has no sale that rounding takes away',
    { priceCents: 1000, salePriceCents: 990, onSale: true },
    whole,
    [800, 800, false],
  ],
  [
    'is fixed',
    { priceCents: 2000, salePriceCents: 0, onSale: false, fixedPrices: { GBP: 1499 } },
    whole,
    [1499, 0, false],
  ],
  [
    'is fixed in another currency only',
    { priceCents: 2000, salePriceCents: 0, onSale: false, fixedPrices: { USD: 1 } },
    pounds,
    [1600, 0, false],
  ],
  [
    'is fixed, and its sale is the same part of it',
    { priceCents: 2000, salePriceCents: 1500, onSale: true, fixedPrices: { GBP: 1400 } },
    pounds,
    [1400, 1050, true],
  ],
  [
    'is free in the shop’s currency, and fixed in another',
    { priceCents: 0, salePriceCents: 0, onSale: false, fixedPrices: { GBP: 100 } },
    pounds,
    [100, 0, false],
  ],
] as const)('a price %s', (_title, variant, conversion, [priceCents, salePriceCents, onSale]) => {
  const priced = pricingIn(variant, conversion)
  expect(priced).toEqual({ priceCents, salePriceCents, onSale })
})

test('the lowest price before a sale is converted, or is the same part of a fixed price', () => {
  const sale = { priceCents: 2000, salePriceCents: 1000, onSale: true, lowestPriceCents: 1500 }
  expect(pricingIn(sale, pounds)).toMatchObject({ lowestPriceCents: 1200 })
  expect(pricingIn({ ...sale, fixedPrices: { GBP: 1800 } }, pounds)).toMatchObject({ lowestPriceCents: 1350 })
  const listed = { ...summary, onSale: true, priceFromCents: 1000, priceToCents: 1000, variedPrices: false }
  expect(summaryPricesIn({ ...listed, lowestPriceCents: 1500 }, null, pounds)).toMatchObject({ lowestPriceCents: 1200 })
  const variants = [{ ...sale, fixedPrices: { GBP: 1800 } }]
  expect(summaryPricesIn({ ...listed, lowestPriceCents: 1500 }, variants, pounds)).toMatchObject({
    lowestPriceCents: 1350,
  })
})

const summary = {
  ...{ productType: productTypes.physical, priceFromCents: 1000, priceToCents: 2000, regularPriceCents: 2000 },
  ...{ onSale: false, variedPrices: true },
}

test('a product in a list has the lowest and the highest of its prices', () => {
  const plain = { salePriceCents: 0, onSale: false }
  const variants = [
    { ...plain, priceCents: 1000, fixedPrices: { GBP: 2500 } },
    { ...plain, priceCents: 2000 },
  ]
  const converted = { priceFromCents: 800, priceToCents: 1600, regularPriceCents: 1600, variedPrices: true }
  expect(summaryPricesIn(summary, null, pounds)).toMatchObject(converted)
  expect(summaryPricesIn(summary, variants, { ...pounds, code: 'USD' })).toMatchObject(converted)
  expect(summaryPricesIn(summary, variants, pounds)).toMatchObject({
    ...{ priceFromCents: 1600, priceToCents: 2500, regularPriceCents: 2500, variedPrices: true },
  })
  const near = { ...summary, priceFromCents: 1990 }
  expect(summaryPricesIn(near, null, whole)).toMatchObject({ priceFromCents: 1600, variedPrices: false })
})
