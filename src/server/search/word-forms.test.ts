import { expect, test } from 'vitest'
import { otherFormsOf } from './word-forms.ts'

test.each([
  ['mugs', 'mug'],
  ['dishes', 'dish'],
  ['vases', 'vase'],
  ['cookies', 'cookie'],
  ['berries', 'berry'],
  ['berry', 'berries'],
])('%s may be %s in the other number', (word, other) => {
  expect(otherFormsOf(word)).toContain(other)
})

test.each(['glass', 'mug', 'gas', 'is', 'toy', 's', 'es', 'ies'])('%s has no other number', (word) => {
  expect(otherFormsOf(word)).toEqual([])
})
