import { expect, test } from 'vitest'
import { countryOf, currencyOf, timeZoneOf } from './first-guess.ts'

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

test.each([
  ['DE', 'America/New_York', 'Europe/Berlin'],
  ['DE', 'Europe/Berlin', 'Europe/Berlin'],
  ['US', 'America/Chicago', 'America/Chicago'],
  ['US', 'Europe/Berlin', null],
])('the time zone of %s in a browser of %s is %s', (country, ofBrowser, expected) => {
  expect(timeZoneOf(country, ofBrowser)).toBe(expected)
})
