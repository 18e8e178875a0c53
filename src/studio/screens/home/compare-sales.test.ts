import { expect, test } from 'vitest'
import { compareSales } from './compare-sales.ts'

test.each([
  [5600, 5000, 'up', '12% more than the period before'],
  [2500, 5000, 'down', '50% less than the period before'],
  [5001, 5000, 'same', 'Same as the period before'],
  [0, 5000, 'down', '100% less than the period before'],
] as const)('%d cents after %d', (cents, before, direction, words) => {
  expect(compareSales(cents, before, 'en-US')).toEqual({ direction, words })
})

test('without sales before there is nothing to compare with', () => {
  expect(compareSales(5000, 0, 'en-US')).toBeNull()
})
