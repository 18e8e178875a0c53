import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { divideRows, moveArea, onDividedRows, resizeArea } from './move-area.ts'
import { type Area, areaSchema } from './placement.ts'

const area = (row: number, column: number, rows: number, columns: number): Area => ({
  ...{ row, column, rows, columns },
  layer: 0,
})
const cells = ({ row, column, rows, columns }: Area) => [row, column, rows, columns]

const anyArea = fc
  .record({
    row: fc.integer({ min: 1, max: 900 }),
    column: fc.integer({ min: 0, max: 13 }),
    rows: fc.integer({ min: 1, max: 90 }),
  })
  .chain(({ row, column, rows }) =>
    fc.integer({ min: 1, max: 14 - column }).map((columns) => area(row, column, rows, columns)),
  )
const far = fc.integer({ min: -40, max: 40 })

describe('an area', () => {
  test.each([
    ['by a cell', { rows: 1, columns: -1 }, [4, 1, 2, 5]],
    ['to the left margin and no further', { rows: 0, columns: -9 }, [3, 0, 2, 5]],
    ['to the right margin and no further', { rows: 0, columns: 40 }, [3, 9, 2, 5]],
    ['to the top and no further', { rows: -9, columns: 0 }, [1, 2, 2, 5]],
  ])('moves %s', (_where, by, expected) => {
    expect(cells(moveArea(area(3, 2, 2, 5), by))).toEqual(expected)
  })

  test.each([
    ['its right edge', { right: 2 }, [3, 2, 2, 7]],
    ['its left edge', { left: -1 }, [3, 1, 2, 6]],
    ['its bottom', { bottom: 3 }, [3, 2, 5, 5]],
    ['its top', { top: -2 }, [1, 2, 4, 5]],
    ['a corner inwards, and keeps a cell', { right: -20, bottom: -20 }, [3, 2, 1, 1]],
    ['its left edge beyond the right one, and keeps a cell', { left: 20 }, [3, 6, 2, 1]],
  ])('is resized by %s', (_edge, by, expected) => {
    expect(cells(resizeArea(area(3, 2, 2, 5), by))).toEqual(expected)
  })

  test('stays on the page, however it is moved and resized', () => {
    fc.assert(
      fc.property(anyArea, far, far, far, far, (one, top, bottom, left, right) => {
        for (const next of [moveArea(one, { rows: top, columns: left }), resizeArea(one, { top, bottom, left, right })])
          expect(areaSchema.safeParse(next).success).toBe(true)
        expect(moveArea(one, { rows: top, columns: left })).toMatchObject({ rows: one.rows, columns: one.columns })
      }),
    )
  })
})

describe('rows that their content has stretched', () => {
  test('are divided into rows of the usual height', () => {
    expect(divideRows([24, 100, 10, 48], 24)).toEqual([1, 4, 1, 2])
    expect(cells(onDividedRows(area(2, 1, 2, 12), [1, 4, 1, 2]))).toEqual([2, 1, 5, 12])
    expect(cells(onDividedRows(area(4, 1, 1, 12), [1, 4, 1, 2]))).toEqual([7, 1, 2, 12])
    expect(cells(onDividedRows(area(9, 1, 2, 12), [1, 4, 1, 2]))).toEqual([13, 1, 2, 12])
  })

  test('keep blocks apart that were apart, and in their order', () => {
    fc.assert(
      fc.property(
        anyArea,
        anyArea,
        fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 60 }),
        (one, other, counts) => {
          const [first, second] = one.row <= other.row ? [one, other] : [other, one]
          const [a, b] = [onDividedRows(first, counts), onDividedRows(second, counts)]
          expect(a.row).toBeLessThanOrEqual(b.row)
          if (first.row + first.rows <= second.row && a.rows < 500 && b.row < 2000)
            expect(a.row + a.rows).toBeLessThanOrEqual(b.row)
        },
      ),
    )
  })
})
