import { expect, test } from 'vitest'
import type { TaxKey } from './facts.ts'
import { placeOfTax } from './words.ts'

test.each([
  ['JP', '28', 'Japan, Hyogo'],
  ['US', 'CA', 'United States, CA'],
  ['CH', '', 'Switzerland'],
  ['', '', 'Pickup or no address'],
])('a place without tax in %s %s is named %s, as addresses are written', (country, region, words) => {
  expect(placeOfTax(JSON.stringify([country, region, '', 0, ''] satisfies TaxKey), 'en-US')).toBe(words)
})
