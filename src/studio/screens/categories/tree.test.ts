import { expect, test } from 'vitest'
import { placeAfterStep, placeAt, rowsOf, rowsWithout } from './tree.ts'

const node = (id: string, parentId: string | null, displayIndex = 0) => ({
  id,
  parentId,
  displayIndex,
  type: parentId === null ? ('ROOT' as const) : ('CATEGORY' as const),
})
/** Tree: root > mugs > (espresso, tumblers), bowls */
const rows = rowsOf([
  node('root', null),
  node('bowls', 'root', 1),
  node('mugs', 'root', 0),
  node('tumblers', 'mugs', 1),
  node('espresso', 'mugs', 0),
])

test('children stand behind their parents, in their order, without the root', () => {
  expect(rows.map(({ category, depth, parentId }) => [category.id, depth, parentId])).toEqual([
    ['mugs', 0, null],
    ['espresso', 1, 'mugs'],
    ['tumblers', 1, 'mugs'],
    ['bowls', 0, null],
  ])
  expect(rows.map(({ isFirst, isLast }) => [isFirst, isLast])).toEqual([
    [true, false],
    [true, false],
    [false, true],
    [false, true],
  ])
})

test('a category cannot be dropped into itself', () => {
  expect(rowsWithout(rows, 'mugs').map(({ category }) => category.id)).toEqual(['bowls'])
})

const others = rowsWithout(rows, 'bowls')
test.each([
  [0, 0, { depth: 0, parentId: null, afterCategoryId: null }],
  // The row below is a child of mugs, so this must be one too.
  [1, 0, { depth: 1, parentId: 'mugs', afterCategoryId: null }],
  [2, 1, { depth: 1, parentId: 'mugs', afterCategoryId: 'espresso' }],
  [2, 2, { depth: 2, parentId: 'espresso', afterCategoryId: null }],
  [3, 0, { depth: 0, parentId: null, afterCategoryId: 'mugs' }],
  [3, 1, { depth: 1, parentId: 'mugs', afterCategoryId: 'tumblers' }],
  [3, 9, { depth: 2, parentId: 'tumblers', afterCategoryId: null }],
])('dropped before row %i at depth %i it lands at %j', (index, depth, place) => {
  expect(placeAt(others, index, depth)).toEqual(place)
})

test.each([
  ['tumblers', 'up', { parentId: 'mugs', afterCategoryId: null }],
  ['espresso', 'down', { parentId: 'mugs', afterCategoryId: 'tumblers' }],
  ['espresso', 'up', null],
  ['bowls', 'in', { parentId: 'mugs', afterCategoryId: 'tumblers' }],
  ['espresso', 'out', { parentId: null, afterCategoryId: 'mugs' }],
  ['mugs', 'out', null],
  ['mugs', 'in', null],
] as const)('%s one step %s', (id, step, place) => {
  expect(placeAfterStep(rows, id, step)).toEqual(place)
})
