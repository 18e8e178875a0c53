import { expect, test } from 'vitest'
import { productTypes } from '#shared/products/codes.ts'
import { priceTerms } from './rules.ts'

const rate = (rateMilliPercent: number) => ({
  ...{ name: 'VAT', place: { country: 'DE' }, rateMilliPercent, appliesToShipping: true },
})
const { physical, digital, service, giftCard, donation } = productTypes

test.each([
  ['goods, with prices that include tax', 'DE', true, [rate(19_000)], physical, { tax: 'included', hasShipping: true }],
  ['goods, with prices without tax', 'DE', false, [rate(19_000)], physical, { tax: 'added', hasShipping: true }],
  ['goods of a shop that charges no tax', 'DE', true, [], physical, { tax: null, hasShipping: true }],
  ['goods that are taxed with nothing', 'DE', true, [rate(0)], physical, { tax: null, hasShipping: true }],
  ['downloads', 'DE', true, [rate(19_000)], digital, { tax: 'included', hasShipping: false }],
  ['services of a shop that charges no tax', 'DE', true, [], service, null],
  ['gift cards', 'DE', true, [rate(19_000)], giftCard, null],
  ['donations', 'DE', true, [rate(19_000)], donation, null],
  ['goods of a shop outside the EU', 'US', false, [rate(8_000)], physical, null],
] as const)('what is said beside the price of %s', (_, country, pricesIncludeTax, taxRates, productType, terms) => {
  expect(priceTerms({ country, pricesIncludeTax, taxRates: [...taxRates] }, productType)).toEqual(terms)
})
