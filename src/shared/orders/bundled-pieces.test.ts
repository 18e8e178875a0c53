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

test('a bundle is chosen as a whole as often as all of its parts are left, whatever lines those are in', () => {
  const left = pieceRows([
    { line: lines[0]!, most: 1 },
    { line: lines[2]!, most: 4 },
  ])
  expect(mostBundles(left, lines)).toBe(1)
  expect([...chooseBundles(left, lines, 1)]).toEqual([
    ['pot', 1],
    ['cup-2', 3],
  ])
  expect(chosenBundles(left, lines, new Map([['pot', 1]]))).toBe(0)
  expect(mostBundles(pieceRows([{ line: lines[0]!, most: 2 }]), lines)).toBe(0)
})

// Two sets of two cups and two plates, whose shares of the price do not divide: each part has two lines.
test.each([
  [
    'none of it was shipped',
    [
      [2, 2, 2, 2],
      [0, 0, 0, 0],
    ],
    2,
  ],
  [
    'three cups and two plates were shipped',
    [
      [0, 1, 1, 1],
      [2, 1, 1, 1],
    ],
    2,
  ],
  [
    'all cups and no plates were shipped',
    [
      [0, 0, 2, 2],
      [2, 2, 0, 0],
    ],
    2,
  ],
  [
    'a cup was refunded',
    [
      [1, 2, 2, 2],
      [0, 0, 0, 0],
    ],
    1,
  ],
  [
    'a cup was refunded, and one was shipped',
    [
      [0, 2, 2, 2],
      [1, 0, 0, 0],
    ],
    1,
  ],
  [
    'a line of cups was refunded',
    [
      [0, 2, 2, 2],
      [0, 0, 0, 0],
    ],
    1,
  ],
  [
    'three cups were refunded',
    [
      [0, 1, 2, 2],
      [0, 0, 0, 0],
    ],
    0,
  ],
  [
    'all cups were refunded',
    [
      [0, 0, 2, 2],
      [0, 0, 0, 0],
    ],
    0,
  ],
] as const)('of two bundles with shipped and other pieces, %s', (_what, [open, sent], bundles) => {
  const four = ['cup', 'cup', 'plate', 'plate'].map((part, index) => line(`${part}-${index}`, part, 2))
  const kinds = [open, sent].map((counts) =>
    pieceRows(counts.map((most, index) => ({ line: four[index]!, most })).filter(({ most }) => most > 0)),
  )
  const left = kinds.flatMap((some, kind) => some.map((row) => ({ ...row, id: `${row.id} ${kind}` })))
  expect(mostBundles(left, four)).toBe(bundles)
  for (let count = 0; count <= bundles; count += 1) {
    const chosen = chooseBundles(left, four, count)
    const pieces = (part: string) =>
      left.filter((row) => row.line.variantId === part).reduce((all, { id }) => all + chosen.get(id)!, 0)
    expect([pieces('cup'), pieces('plate')]).toEqual([2 * count, 2 * count])
    expect(chosenBundles(left, four, chosen)).toBe(count)
  }
})

const counts = (max: number) => fc.array(fc.nat(max), { minLength: 3, maxLength: 3 })
test('what is chosen as a whole is seen as that, and its pieces are those of whole bundles', () => {
  fc.assert(
    fc.property(fc.nat(2), counts(6), counts(4), (count, gone, sent) => {
      const pieces = lines.map((one, index) => {
        const most = Math.max(0, one.quantity - gone[index]!)
        return { line: one, most, sent: Math.min(most, sent[index]!) }
      })
      const rowsOf = (kind: string, most: (one: (typeof pieces)[number]) => number) =>
        pieceRows(pieces.map((one) => ({ line: one.line, most: most(one) })).filter((one) => one.most > 0)).map(
          (row) => ({
            ...row,
            id: `${row.id} ${kind}`,
          }),
        )
      const left = [...rowsOf('open', (one) => one.most - one.sent), ...rowsOf('sent', (one) => one.sent)]
      const [pots, ...cups] = pieces.map(({ most }) => most)
      const most = mostBundles(left, lines)
      expect(most).toBe(left.length === 0 ? 0 : Math.min(pots!, Math.floor((cups[0]! + cups[1]!) / 3)))
      const bundles = Math.min(count, most)
      const chosen = chooseBundles(left, lines, bundles)
      expect(chosenBundles(left, lines, chosen)).toBe(bundles)
      const ofPart = (variantId: string) =>
        left.filter(({ line }) => line.variantId === variantId).reduce((sum, { id }) => sum + chosen.get(id)!, 0)
      expect([ofPart('pot'), ofPart('cup')]).toEqual([bundles, 3 * bundles])
      for (const row of left) {
        const wanted = chosen.get(row.id)!
        const pieces = splitPieces(row, wanted)
        expect(pieces.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(wanted)
        for (const { lineId, quantity } of pieces)
          expect(quantity).toBeLessThanOrEqual(row.sources.find((one) => one.line.id === lineId)!.most)
      }
      if ([...gone, ...sent].every((some) => some === 0)) {
        const all = left.flatMap((row) => splitPieces(row, chosen.get(row.id)!))
        expect(wholeBundles(lines, new Map(all.map(({ lineId, quantity }) => [lineId, quantity])))).toBe(bundles)
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
