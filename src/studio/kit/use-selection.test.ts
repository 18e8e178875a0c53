import { expect, test } from 'vitest'
import { between } from './use-selection.ts'

const shown = ['a', 'b', 'c', 'd']

test('a range has both its ends, whichever comes first', () => {
  expect(between(shown, 'b', 'd')).toEqual(['b', 'c', 'd'])
  expect(between(shown, 'd', 'b')).toEqual(['b', 'c', 'd'])
  expect(between(shown, 'c', 'c')).toEqual(['c'])
})

test('a range from a row that is not shown any more is only the row itself', () => {
  expect(between(shown, 'gone', 'c')).toEqual(['c'])
})
