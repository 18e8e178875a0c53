import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { buildContent } from './build-content.ts'
import { overlap } from './change-layers.ts'
import { sectionsOf } from './content.ts'
import { phoneAreas, unstack } from './phone-layout.ts'
import { type Area, areaSchema } from './placement.ts'

const cells = ({ row, column, rows, columns }: Area) => [row, column, rows, columns]

function expectApart(areas: ReadonlyMap<string, Area>, ids: readonly string[]) {
  expect([...areas.keys()].toSorted()).toEqual(ids.toSorted())
  const list = [...areas.values()]
  for (const [index, area] of list.entries()) {
    expect(areaSchema.safeParse(area).error).toBeUndefined()
    for (const other of list.slice(index + 1)) expect(overlap(area, other)).toBe(false)
  }
}

describe('blocks that were stacked', () => {
  test('are where they were seen', () => {
    const areas = unstack(
      [
        { id: 'wide', top: 0, height: 390, isWide: true },
        { id: 'words', top: 414, height: 50, isWide: false },
        { id: 'button', top: 488, height: 44, isWide: false },
      ],
      16,
    )
    expect([...areas.values()].map(cells)).toEqual([
      [1, 0, 25, 14],
      [27, 1, 4, 12],
      [32, 1, 3, 12],
    ])
  })

  test('each have one place, and none overlaps another one', () => {
    const box = fc.record({
      gap: fc.integer({ min: -30, max: 200 }),
      height: fc.integer({ min: 0, max: 9000 }),
      isWide: fc.boolean(),
    })
    fc.assert(
      fc.property(fc.array(box, { maxLength: 60 }), fc.integer({ min: 16, max: 24 }), (given, rowHeight) => {
        let y = 0
        const boxes = given.map(({ gap, height, isWide }, index) => {
          const top = y + gap
          y = top + height
          return { id: `b${index}`, top, height, isWide }
        })
        expectApart(
          unstack(boxes, rowHeight),
          boxes.map(({ id }) => id),
        )
      }),
    )
  })
})

describe('a section with its own layout on the phone', () => {
  const ids = ['a', 'b', 'c', 'd', 'e']
  const content = buildContent(
    [ids.map((id) => ({ id, type: 'text' as const, settings: { html: '' } }))],
    () => 'section',
  )
  const { blocks } = sectionsOf(content)[0]!

  test('has a block that was added in a wide window below all others, without moving them', () => {
    const placed = blocks.map((block, index) =>
      block.id === 'b' ? block : { ...block, phone: { row: 1 + index * 4, column: 1, rows: 3, columns: 12, layer: 0 } },
    )
    const areas = phoneAreas({ blocks: placed })
    for (const { id, phone } of placed) if (phone) expect(areas.get(id)).toBe(phone)
    expect(cells(areas.get('b')!)).toEqual([21, 1, 1, 12])
  })

  test('has a place for every block, whichever of them were placed', () => {
    fc.assert(
      fc.property(fc.subarray(ids), (placed) => {
        const some = blocks.map((block, index) => ({
          ...block,
          phone: placed.includes(block.id) ? { row: 1 + index * 4, column: 3, rows: 3, columns: 6, layer: 0 } : null,
        }))
        expectApart(phoneAreas({ blocks: some }), ids)
      }),
    )
  })
})
