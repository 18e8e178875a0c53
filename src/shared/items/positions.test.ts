import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Placed, positionBetween, positionsAfterMove } from './positions.ts'

const inOrder = (items: readonly Placed[]) =>
  items.toSorted((one, other) => one.position - other.position).map(({ id }) => id)

test('after any moves, items have the order in which they were moved', () => {
  const moves = fc.array(fc.record({ moved: fc.nat(), after: fc.option(fc.nat()) }), { maxLength: 60 })
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 6 }), moves, (count, asked) => {
      let items: Placed[] = []
      for (let index = 0; index < count; index += 1)
        items.push({ id: `item-${index}`, position: positionBetween(items.at(-1)?.position ?? null, null)! })
      for (const { moved, after } of asked) {
        const order = inOrder(items)
        const movedId = order[moved % count]!
        const afterId = after === null ? null : order[after % count]!
        const wanted = order.filter((id) => id !== movedId)
        wanted.splice(afterId === null ? 0 : wanted.indexOf(afterId) + 1, 0, movedId)
        const next = positionsAfterMove(
          items.toSorted((one, other) => one.position - other.position),
          movedId,
          afterId,
        )
        if (afterId === movedId) expect(next).toBeNull()
        else {
          const changed = new Map(next!.map(({ id, position }) => [id, position]))
          items = items.map(({ id, position }) => ({ id, position: changed.get(id) ?? position }))
          expect(inOrder(items)).toEqual(wanted)
          expect(new Set(items.map(({ position }) => position)).size).toBe(count)
        }
      }
    }),
  )
})

test('all positions are new where none is left between two', () => {
  const items = [
    { id: 'a', position: 1 },
    { id: 'b', position: 2 },
    { id: 'c', position: 3 },
  ]
  expect(positionsAfterMove(items, 'c', 'a')?.map(({ id }) => id)).toEqual(['a', 'c', 'b'])
})

test.each([
  ['an item that is not there', 'x', null],
  ['after an item that is not there', 'a', 'x'],
])('%s is not moved', (_, movedId, afterId) => {
  expect(positionsAfterMove([{ id: 'a', position: 1 }], movedId, afterId)).toBeNull()
})
