import { expect, test } from 'vitest'
import type { EditedRow } from './stock-changes.ts'
import { inverse, turnedBack } from './stock-steps.ts'

const row = (changes: Partial<EditedRow> = {}): EditedRow =>
  ({
    variantId: 'variant-1',
    sku: 'A',
    priceCents: 2000,
    salePriceCents: 0,
    onSale: false,
    unlimited: false,
    qtyInStock: 5,
    lowStockAt: null,
    parts: [],
    incoming: [],
    stockChange: null,
    partChanges: {},
    ...changes,
  }) as EditedRow

test('a price is turned back, and what was typed since in another cell stays', () => {
  const step = { before: row(), after: row({ priceCents: 9900 }) }
  expect(turnedBack(row({ priceCents: 9900, sku: 'B' }), step)).toMatchObject({ priceCents: 2000, sku: 'B' })
})

test('units are turned back by their difference, so that what was sold since stays sold', () => {
  const step = { before: row({ qtyInStock: 5 }), after: row({ qtyInStock: 20 }) }
  expect(turnedBack(row({ qtyInStock: 18 }), step)).toMatchObject({
    qtyInStock: 3,
    stockChange: { kind: 'adjust', variantId: 'variant-1', by: -15 },
  })
})

test('what was not saved yet is as if it had never been', () => {
  const before = row()
  const after = row({ qtyInStock: 8, stockChange: { kind: 'adjust', variantId: 'variant-1', by: 3 } })
  expect(turnedBack(after, { before, after })).toEqual(before)
})

test.each([
  [row({ unlimited: true }), row({ qtyInStock: 4 }), { unlimited: true, stockChange: { kind: 'unlimited' } }],
  [row({ qtyInStock: 4 }), row({ unlimited: true }), { unlimited: false, stockChange: { kind: 'set', quantity: 4 } }],
])('tracking units comes and goes', (before, after, expected) => {
  expect(turnedBack(after, { before, after })).toMatchObject(expected)
})

test('a step that is turned back twice is done again', () => {
  const step = { rows: [{ before: row(), after: row({ priceCents: 9900, qtyInStock: 9 }) }] }
  const undone = turnedBack(step.rows[0]!.after, step.rows[0]!)
  const redone = turnedBack(undone, inverse(step).rows[0]!)
  expect(redone).toMatchObject({ priceCents: 9900, qtyInStock: 9 })
})
