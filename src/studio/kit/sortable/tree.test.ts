import { expect, test } from 'vitest'
import { deepestFor, placeAfterStep, placeAt, placeOf, rowsWithout, type TreeRow } from './tree.ts'

const row = (id: string, depth: number, parentId: string | null): TreeRow<{ id: string }> => ({
  item: { id },
  depth,
  parentId,
})
const rows = [row('mugs', 0, null), row('espresso', 1, 'mugs'), row('tumblers', 1, 'mugs'), row('bowls', 0, null)]

test('a thing cannot be dropped into itself', () => {
  expect(rowsWithout(rows, 'mugs').map(({ item }) => item.id)).toEqual(['bowls'])
})

const others = rowsWithout(rows, 'bowls')
test.each([
  [0, 0, { depth: 0, parentId: null, afterId: null }],
  // The row below is a child of mugs, so this must be one too.
  [1, 0, { depth: 1, parentId: 'mugs', afterId: null }],
  [2, 1, { depth: 1, parentId: 'mugs', afterId: 'espresso' }],
  [2, 2, { depth: 2, parentId: 'espresso', afterId: null }],
  [3, 0, { depth: 0, parentId: null, afterId: 'mugs' }],
  [3, 1, { depth: 1, parentId: 'mugs', afterId: 'tumblers' }],
  [3, 9, { depth: 2, parentId: 'tumblers', afterId: null }],
])('dropped before row %i at depth %i it lands at %j', (index, depth, place) => {
  expect(placeAt(others, index, depth)).toEqual(place)
})

test.each([
  ['tumblers', 'up', { parentId: 'mugs', afterId: null }],
  ['espresso', 'down', { parentId: 'mugs', afterId: 'tumblers' }],
  ['espresso', 'up', null],
  ['bowls', 'in', { parentId: 'mugs', afterId: 'tumblers' }],
  ['espresso', 'out', { parentId: null, afterId: 'mugs' }],
  ['mugs', 'out', null],
  ['mugs', 'in', null],
] as const)('%s one step %s', (id, step, place) => {
  expect(placeAfterStep(rows, id, step)).toEqual(place)
})

test('a tree of two levels takes no thing below its second', () => {
  expect([deepestFor(rows, 'mugs', 2), deepestFor(rows, 'bowls', 2), deepestFor(rows, 'mugs', 3)]).toEqual([0, 1, 1])
  const two = rows.toSorted((one) => (one.item.id === 'bowls' ? -1 : 0))
  expect(placeAfterStep(two, 'mugs', 'in', 2)).toBeNull()
  expect(placeAfterStep(two, 'mugs', 'in', 3)).toEqual({ parentId: 'bowls', afterId: null })
  expect(placeAt(others, 2, 2, 1)).toEqual({ depth: 1, parentId: 'mugs', afterId: 'espresso' })
  // Between children of mugs, where nothing fits that must stay at the top.
  expect(placeAt(others, 2, 0, 0)).toBeNull()
})

test('a thing is where it was put', () => {
  expect(placeOf(rows, 'tumblers')).toEqual({ depth: 1, parentId: 'mugs', afterId: 'espresso' })
  expect(placeOf(rows, 'mugs')).toEqual({ depth: 0, parentId: null, afterId: null })
})
