import { expect, test } from 'vitest'
import { areaOf, moveBy, selectAll, selectCell, tabFrom } from './selection.ts'

const size = { rows: 3, columns: 2 }
const at = (row: number, column: number) => ({ row, column })

test('moves, and stays inside', () => {
  const start = selectCell(at(0, 0), size)
  expect(moveBy(start, at(1, 1), size, { extends: false }).active).toEqual(at(1, 1))
  expect(moveBy(start, at(-1, -5), size, { extends: false }).active).toEqual(at(0, 0))
  expect(moveBy(start, at(100, 100), size, { extends: false }).active).toEqual(at(2, 1))
})

test('a selection that grows keeps its anchor, in every direction', () => {
  const start = selectCell(at(1, 1), size)
  expect(areaOf(moveBy(start, at(-1, -1), size, { extends: true }))).toEqual({ top: 0, bottom: 1, left: 0, right: 1 })
  expect(areaOf(moveBy(start, at(1, 0), size, { extends: true }))).toEqual({ top: 1, bottom: 2, left: 1, right: 1 })
})

test('everything is from the first cell to the last', () => {
  expect(areaOf(selectAll(size))).toEqual({ top: 0, bottom: 2, left: 0, right: 1 })
})

test('Tab reads like a book and leaves at both ends', () => {
  expect(tabFrom(at(0, 0), size, false)).toEqual(at(0, 1))
  expect(tabFrom(at(0, 1), size, false)).toEqual(at(1, 0))
  expect(tabFrom(at(1, 0), size, true)).toEqual(at(0, 1))
  expect(tabFrom(at(2, 1), size, false)).toBeNull()
  expect(tabFrom(at(0, 0), size, true)).toBeNull()
})
