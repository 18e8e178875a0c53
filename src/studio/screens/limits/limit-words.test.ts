import { expect, test } from 'vitest'
import { limitIds } from '#shared/usage/api.ts'
import { amountInWords, limitGroups } from './limit-words.ts'

test('every limit is in one group, in the order of the call', () => {
  expect(limitGroups.flatMap(({ ids }) => ids)).toEqual([...limitIds])
})

test.each([
  [12_000, undefined, '12,000'],
  [20_000_000, 'bytes', '20 MB'],
  [0, 'bytes', '0 MB'],
  [64_000_000, 'pixels', '64 million'],
] as const)('%i (%s) is %s', (amount, unit, words) => {
  expect(amountInWords(amount, unit)).toBe(words)
})
