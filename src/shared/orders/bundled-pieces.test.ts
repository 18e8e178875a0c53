import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  bundleNames,
  chooseBundles,
  chosenBundles,
  lineName,
  mostBundles,
  pieceRows,
  splitPieces,
  wholeBundles,
} from './bundled-pieces.ts'

const bundle = { id: 'entry', productId: 'set', variantId: 'one', title: 'Tea set', imageUrl: null, quantity: 2 }
const line = (id: string, variantId: string, quantity: number, changes = {}) => ({
  ...{ id, variantId, quantity, title: 'Cup', attributes: { Color: 'Red' }, bundle },
  ...changes,
})
// Two sets of a pot and three cups, of which one cup has a cent more of the price.
const lines = [line('pot', 'pot', 2), line('cup-1', 'cup', 2), line('cup-2', 'cup', 4)]
const rows = pieceRows(lines.map((one) => ({ line: one, most: one.quantity })))

test('a part whose share of the price did not divide is one row', () => {
  expect(rows.map(({ id, most }) => [id, most])).toEqual([
    ['pot', 2],
    ['cup-1', 6],
  ])
})

test('whole bundles take from each line what a bundle has of it', () => {
  const [, cups] = rows
  expect(splitPieces(cups!, 3)).toEqual([
    { lineId: 'cup-1', quantity: 1 },
    { lineId: 'cup-2', quantity: 2 },
  ])
  expect(splitPieces(cups!, 1)).toEqual([{ lineId: 'cup-1', quantity: 1 }])
  expect(splitPieces(cups!, 0)).toEqual([])
})

test('a bundle is chosen as a whole, also where some of its parts are gone', () => {
  const left = pieceRows([
    { line: lines[0]!, most: 1 },
    { line: lines[2]!, most: 4 },
  ])
  expect(mostBundles(left)).toBe(2)
  expect([...chooseBundles(left, 2)]).toEqual([
    ['pot', 1],
    ['cup-2', 4],
  ])
  expect(chosenBundles(left, new Map([['pot', 1]]))).toBe(0)
})

test('what is chosen as a whole is seen as that, and its pieces are those of whole bundles', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2 }), fc.array(fc.nat(6), { minLength: 3, maxLength: 3 }), (count, gone) => {
      const left = pieceRows(
        lines.map((one, index) => ({ line: one, most: Math.max(0, one.quantity - gone[index]!) })),
      ).filter(({ most }) => most > 0)
      if (left.length === 0) return
      const bundles = Math.min(count, mostBundles(left))
      const chosen = chooseBundles(left, bundles)
      expect(chosenBundles(left, chosen)).toBe(bundles)
      for (const row of left) {
        const wanted = chosen.get(row.id)!
        const pieces = splitPieces(row, wanted)
        expect(pieces.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(wanted)
        for (const { lineId, quantity } of pieces)
          expect(quantity).toBeLessThanOrEqual(row.sources.find((one) => one.line.id === lineId)!.most)
      }
      if (gone.every((some) => some === 0)) {
        const pieces = left.flatMap((row) => splitPieces(row, chosen.get(row.id)!))
        expect(wholeBundles(lines, new Map(pieces.map(({ lineId, quantity }) => [lineId, quantity])))).toBe(bundles)
      }
    }),
  )
})

test('equal parts of two bundles have different names', () => {
  const other = line('cup-3', 'cup', 1, { bundle: { ...bundle, id: 'other' } })
  const alone = line('cup-4', 'cup', 1, { bundle: undefined })
  const all = [...lines, other, alone]
  const names = bundleNames(all)
  expect([lines[1]!, other, alone].map((one) => lineName(one, names))).toEqual([
    'Cup, Red in Tea set (1)',
    'Cup, Red in Tea set (2)',
    'Cup, Red',
  ])
})

test('pieces are whole bundles only if each part is there as often', () => {
  const pieces = (pot: number, first: number, rest: number) =>
    new Map([
      ['pot', pot],
      ['cup-1', first],
      ['cup-2', rest],
    ])
  expect(wholeBundles(lines, pieces(1, 1, 2))).toBe(1)
  expect(wholeBundles(lines, pieces(2, 2, 4))).toBe(2)
  expect(wholeBundles(lines, pieces(1, 1, 1))).toBeNull()
  expect(wholeBundles(lines, new Map([['pot', 1]]))).toBeNull()
})
