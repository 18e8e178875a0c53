import { expect, test } from 'vitest'
import { countInWords } from './listed.ts'

const pieces = (...quantities: number[]) =>
  quantities.map((quantity) => ({ condition: 'used' as const, quantity, isRestocked: false }))

test.each([
  [3, pieces(), '3'],
  [3, pieces(3), '3'],
  [3, pieces(2, 1), '3'],
  [3, pieces(2), '2 of 3'],
  [1, pieces(1), '1'],
])('of %i pieces with %j it says %s', (quantity, arrived, words) => {
  expect(countInWords({ quantity, pieces: arrived })).toBe(words)
})
