import { expect, test } from 'vitest'
import { rememberedCountScript } from '../document/remembered-count.ts'
import { countInWords, REMEMBERED_COUNT } from './cart-indicators.ts'

test.each([
  [0, '0'],
  [1, '1'],
  [100, '100'],
  [101, '100+'],
  [9999, '100+'],
])('%i items are shown as %s', (items, words) => {
  expect(countInWords(items)).toBe(words)
})

test('the script before the first paint reads what the indicators remember, and needs nothing from outside', () => {
  expect(rememberedCountScript).toContain(REMEMBERED_COUNT)
  expect(() => new Function(rememberedCountScript)).not.toThrow()
})
