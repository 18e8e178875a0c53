import { expect, test } from 'vitest'
import { correctionOf, differenceOf } from './rules.ts'

test.each([
  [{ counted: 8, expected: 10 }, -2],
  [{ counted: 10, expected: 10 }, 0],
  [{ counted: 12, expected: 10 }, 2],
  [{ counted: null, expected: 10 }, null],
  [{ counted: 3, expected: null }, null],
])('%j differs by %s', (line, difference) => {
  expect(differenceOf(line)).toBe(difference)
})

test.each([
  [-2, 10, -2],
  [-9, 2, -2],
  [-1, 0, 0],
  [3, 0, 3],
])('a difference of %i, where %i are left, corrects by %i', (difference, present, by) => {
  expect(correctionOf(difference, present) + 0).toBe(by)
})
