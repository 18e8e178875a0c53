import { expect, test } from 'vitest'
import { nameWithRate } from './name-with-rate.ts'

test.each([
  ['VAT', '19%', 'VAT 19%'],
  ['USt. 19 %', '19\u00A0%', 'USt. 19 %'],
  ['USt. 19%', '19\u00A0%', 'USt. 19%'],
  ['19% VAT', '19%', '19% VAT'],
  ['VAT 119%', '19%', 'VAT 119% 19%'],
  ['VAT 1.9%', '9%', 'VAT 1.9% 9%'],
  ['Maine 2026', '5.5%', 'Maine 2026 5.5%'],
])('%s at %s is %s', (name, rate, words) => {
  expect(nameWithRate(name, rate)).toBe(words)
})
