import { expect, test } from 'vitest'
import { formatOrderNumber } from './number.ts'

test.each([
  [1, '#00001'],
  [12345, '#12345'],
  [1234567, '#1234567'],
])('order %i is %s', (number, text) => {
  expect(formatOrderNumber(number)).toBe(text)
})
