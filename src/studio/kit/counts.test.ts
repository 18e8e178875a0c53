import { expect, test } from 'vitest'
import { countInWords } from './counts.ts'

test.each([
  [0, 'products', '0 products'],
  [1, 'categories', '1 category'],
  [10_000, 'products', '10,000 products'],
])('%d of %s are %s', (count, plural, words) => {
  expect(countInWords(count, plural)).toBe(words)
})
