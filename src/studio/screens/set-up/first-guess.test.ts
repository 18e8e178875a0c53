import { expect, test } from 'vitest'
import { countryOf, currencyOf } from './first-guess.ts'

test.each([
  ['DE', 'EUR'],
  ['CH', 'CHF'],
  ['LI', 'CHF'],
  ['JP', 'JPY'],
  ['US', 'USD'],
  ['PR', 'USD'],
  ['GB', 'GBP'],
  ['IN', 'INR'],
  ['BR', 'BRL'],
  // Uses a currency that the shop does not support.
  ['KE', 'USD'],
])('guesses the currency of %s', (country, currency) => {
  expect(currencyOf(country)).toBe(currency)
})

test('finds the country of the first language that names one', () => {
  expect(countryOf(['de', 'de-CH', 'en-US'])).toBe('CH')
  expect(countryOf(['zh-Hant-TW'])).toBe('TW')
  expect(countryOf(['es-419', 'fr'])).toBeNull()
})
