import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Arrangement, arrangeAreas } from './arrange-areas.ts'
import { changeLayers, type Layered, overlap } from './change-layers.ts'
import { type Area, areaSchema } from './placement.ts'

const area = (row: number, column: number, rows: number, columns: number, layer = 0): Area => ({
  ...{ row, column, rows, columns, layer },
})
const anyArea = fc
  .record({
    row: fc.integer({ min: 1, max: 40 }),
    column: fc.integer({ min: 0, max: 13 }),
    rows: fc.integer({ min: 1, max: 9 }),
  })
  .chain(({ row, column, rows }) =>
    fc.integer({ min: 1, max: 14 - column }).map((columns) => area(row, column, rows, columns)),
  )

describe('blocks that are arranged', () => {
  const three = new Map([
    ['a', area(2, 1, 2, 2)],
    ['b', area(4, 4, 4, 3)],
    ['c', area(11, 11, 2, 1)],
  ])
  test.each<[Arrangement, number[][]]>([
    [
      'left',
      [
        [2, 1],
        [4, 1],
        [11, 1],
      ],
    ],
    [
      'center',
      [
        [2, 5],
        [4, 5],
        [11, 6],
      ],
    ],
    [
      'right',
      [
        [2, 10],
        [4, 9],
        [11, 11],
      ],
    ],
    [
      'top',
      [
        [2, 1],
        [2, 4],
        [2, 11],
      ],
    ],
    [
      'middle',
      [
        [6, 1],
        [5, 4],
        [6, 11],
      ],
    ],
    [
      'bottom',
      [
        [11, 1],
        [9, 4],
        [11, 11],
      ],
    ],
    [
      'across',
      [
        [2, 1],
        [4, 6],
        [11, 11],
      ],
    ],
    [
      'down',
      [
        [2, 1],
        [6, 4],
        [11, 11],
      ],
    ],
  ])('%s stand so', (how, expected) => {
    expect([...arrangeAreas(three, how).values()].map(({ row, column }) => [row, column])).toEqual(expected)
  })

  test('keep their sizes and stay on the page', () => {
    const how = fc.constantFrom<Arrangement>('left', 'center', 'right', 'top', 'middle', 'bottom', 'across', 'down')
    fc.assert(
      fc.property(fc.array(anyArea, { minLength: 1, maxLength: 8 }), how, (list, one) => {
        const areas = new Map(list.map((each, index) => [`b${index}`, each]))
        for (const [id, next] of arrangeAreas(areas, one)) {
          expect(areaSchema.safeParse(next).error).toBeUndefined()
          expect(next).toMatchObject({ rows: areas.get(id)!.rows, columns: areas.get(id)!.columns })
        }
      }),
    )
  })
})

describe('layers', () => {
  const stack: Layered[] = [
    ['a', area(1, 1, 4, 4)],
    ['beside', area(1, 9, 4, 4)],
    ['b', area(2, 2, 4, 4)],
    ['c', area(3, 3, 4, 4)],
  ]
  test('a block passes the next one that it overlaps', () => {
    expect(changeLayers(stack, 'a', 'forward')).toEqual(
      new Map([
        ['a', 1],
        ['c', 1],
      ]),
    )
    expect(changeLayers(stack, 'c', 'backward')).toEqual(new Map([['b', 1]]))
  })
  test('a block that overlaps none, or is in front already, stays', () => {
    expect(changeLayers(stack, 'beside', 'forward').size).toBe(0)
    expect(changeLayers(stack, 'c', 'forward').size).toBe(0)
    expect(changeLayers(stack, 'a', 'backward').size).toBe(0)
  })
  test('what is in front of what changes for one pair of overlapping blocks alone', () => {
    const drawn = (blocks: readonly Layered[]) => blocks.toSorted(([, one], [, other]) => one.layer - other.layer)
    const pairs = (blocks: readonly Layered[]) =>
      drawn(blocks).flatMap(([over, one], index, list) =>
        list.slice(0, index).flatMap(([under, other]) => (overlap(one, other) ? `${over} over ${under}` : [])),
      )
    fc.assert(
      fc.property(
        fc.array(anyArea, { minLength: 2, maxLength: 8 }),
        fc.nat(7),
        fc.constantFrom('forward' as const, 'backward' as const),
        (list, at, by) => {
          const blocks: Layered[] = list.map((one, index) => [`b${index}`, one])
          const layers = changeLayers(blocks, `b${at % list.length}`, by)
          const after = blocks.map(([id, one]): Layered => [id, { ...one, layer: layers.get(id) ?? one.layer }])
          const before = new Set(pairs(blocks))
          const changed = pairs(after).filter((pair) => !before.has(pair))
          expect(changed.every((pair) => pair.split(' over ').includes(`b${at % list.length}`))).toBe(true)
          expect(changed.length > 0).toBe(layers.size > 0)
        },
      ),
    )
  })
})
