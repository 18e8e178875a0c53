import { expect, test } from 'vitest'
import { countryOfZone } from './country-of-zone.ts'

test.each([
  ['Europe/Berlin', 'DE'],
  ['America/New_York', 'US'],
  ['Asia/Calcutta', 'IN'],
  ['Europe/Kyiv', 'UA'],
  ['Europe/Kiev', 'UA'],
  ['UTC', ''],
  ['Etc/GMT+3', ''],
  ['', ''],
  ['Nowhere/Else', ''],
  ['constructor', ''],
])('the country of %s is “%s”', (zone, country) => {
  expect(countryOfZone(zone)).toBe(country)
})
