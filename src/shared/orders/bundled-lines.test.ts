import { expect, test } from 'vitest'
import { groupByBundle, partsOfGroup, totalOfGroup, withJoinedParts } from './bundled-lines.ts'

const bundle = { id: 'entry', productId: 'set', variantId: 'one', title: 'Tea set', imageUrl: null, quantity: 1 }
const line = (id: string, variantId: string, quantity: number, totalCents: number, isIn = false) => ({
  ...{ id, variantId, quantity, totalCents, fulfilledQuantity: quantity, refundedQuantity: 0 },
  ...(isIn && { bundle }),
})

test('the lines of a bundle are together, and a part with two prices is one part', () => {
  const lines = [
    line('1', 'plate', 1, 1200),
    line('2', 'pot', 1, 1313, true),
    line('3', 'cup', 1, 394, true),
    line('4', 'cup', 1, 393, true),
    line('5', 'cup', 1, 600),
  ]
  const groups = groupByBundle(lines)
  expect(groups.map((one) => [one.bundle?.title ?? null, one.lines.length])).toEqual([
    [null, 1],
    ['Tea set', 3],
    [null, 1],
  ])
  expect(totalOfGroup(groups[1]!.lines)).toBe(2100)
  expect(partsOfGroup(groups[1]!.lines)).toMatchObject([
    { variantId: 'pot', quantity: 1, fulfilledQuantity: 1 },
    { variantId: 'cup', quantity: 2, fulfilledQuantity: 2 },
  ])
})

test('the same bundle that was added twice with other picks is two bundles', () => {
  const other = { ...line('6', 'cup', 1, 600), bundle: { ...bundle, id: 'other' } }
  expect(groupByBundle([line('1', 'pot', 1, 1200, true), other])).toHaveLength(2)
})

test('a part whose share of the price did not divide is one line for staff, and no line outside of bundles is joined', () => {
  const lines = [
    line('1', 'cup', 1, 394, true),
    line('2', 'cup', 1, 393, true),
    line('3', 'cup', 1, 600),
    line('4', 'cup', 1, 600),
  ]
  const joined = withJoinedParts(lines)
  expect(joined.map(({ id, quantity, totalCents }) => [id, quantity, totalCents])).toEqual([
    ['1', 2, 787],
    ['3', 1, 600],
    ['4', 1, 600],
  ])
})
