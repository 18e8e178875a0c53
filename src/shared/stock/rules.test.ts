import { expect, test } from 'vitest'
import { runsLow } from './rules.ts'

test.each([
  [6, 5, 5, true],
  [6, 0, 5, true],
  [7, 6, 5, false],
  [5, 4, 5, false],
  [4, 9, 5, false],
  [1, 0, 0, true],
])('from %i to %i, low at %i: %s', (before, after, lowStockAt, expected) => {
  expect(runsLow({ before, after }, lowStockAt)).toBe(expected)
})
