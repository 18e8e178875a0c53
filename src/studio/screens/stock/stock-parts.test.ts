import { expect, test } from 'vitest'
import { changesOf, type EditedRow } from './stock-changes.ts'
import { withPart } from './stock-parts.ts'
import { inverse, turnedBack } from './stock-steps.ts'

const variantId = 'variant-1'
const row = {
  variantId,
  productType: 1,
  unlimited: false,
  qtyInStock: 8,
  lowStockAt: null,
  parts: [
    { locationId: 'main-location', sellsOnline: true, quantity: 5 },
    { locationId: 'shop-berlin', sellsOnline: true, quantity: 3 },
    { locationId: 'back-room', sellsOnline: false, quantity: 7 },
  ],
  stockChange: null,
  partChanges: {},
} as unknown as EditedRow

const quantities = ({ parts }: EditedRow) => parts.map(({ quantity }) => quantity)
const sent = (after: EditedRow) => changesOf([{ before: row, after }]).stock

test('a number at a location is a count there, and the sum follows', () => {
  const after = withPart(row, 'shop-berlin', '10')!
  expect([after.qtyInStock, quantities(after)]).toEqual([15, [5, 10, 7]])
  expect(sent(after)).toEqual([{ kind: 'set', variantId, locationId: 'shop-berlin', quantity: 10 }])
})

test('units at a location that does not sell online are not in the sum', () => {
  const after = withPart(row, 'back-room', '+2')!
  expect([after.qtyInStock, quantities(after)]).toEqual([8, [5, 3, 9]])
  expect(sent(after)).toEqual([{ kind: 'adjust', variantId, locationId: 'back-room', by: 2 }])
})

test('more units than are there cannot be taken', () => {
  expect(withPart(row, 'shop-berlin', '-4')).toBe(null)
})

test('a step is undone and redone at its location only', () => {
  const after = withPart(row, 'shop-berlin', '-2')!
  const step = { rows: [{ before: row, after }] }
  const later = withPart(after, 'main-location', '6')!
  const back = turnedBack(later, step.rows[0]!)
  expect([back.qtyInStock, quantities(back)]).toEqual([9, [6, 3, 7]])
  expect(sent(back)).toEqual([{ kind: 'set', variantId, locationId: 'main-location', quantity: 6 }])
  const again = turnedBack(back, inverse(step).rows[0]!)
  expect(quantities(again)).toEqual([6, 1, 7])
})
