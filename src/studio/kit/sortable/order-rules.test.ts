import { expect, test } from 'vitest'
import { asLeft, withMoved } from './order-rules.ts'

test.each([
  ['down', 'a', 'c', ['b', 'c', 'a', 'd']],
  ['up', 'd', 'b', ['a', 'd', 'b', 'c']],
  ['to the top', 'c', 'a', ['c', 'a', 'b', 'd']],
  ['to the end', 'a', 'd', ['b', 'c', 'd', 'a']],
])('a product is moved %s', (_, moved, over, order) => {
  expect(withMoved(['a', 'b', 'c', 'd'], moved, over)).toEqual(order)
})

test('an order that was left keeps up with what comes and goes', () => {
  expect(asLeft(['a', 'b', 'c', 'new'], ['c', 'gone', 'a', 'b'])).toEqual(['c', 'a', 'b', 'new'])
})
