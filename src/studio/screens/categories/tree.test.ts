import { expect, test } from 'vitest'
import { rowsOf } from './tree.ts'

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

test('children come after their parents, in their order, without the root', () => {
  expect(rows.map(({ item, depth, parentId }) => [item.id, depth, parentId])).toEqual([
    ['mugs', 0, null],
    ['espresso', 1, 'mugs'],
    ['tumblers', 1, 'mugs'],
    ['bowls', 0, null],
  ])
})
