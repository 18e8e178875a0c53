import { expect, test } from 'vitest'
import { changesOf, type EditedRow, withStock } from './stock-changes.ts'

const row: EditedRow = {
  variantId: 'variant-1',
  productId: 'product-1',
  productTitle: 'Mug',
  productType: 1,
  isBundle: false,
  status: 'published',
  picture: null,
  sku: 'MUG',
  attributes: {},
  unlimited: false,
  qtyInStock: 5,
  priceCents: 2400,
  salePriceCents: 0,
  onSale: false,
  lowStockAt: null,
  parts: [],
  incoming: [],
  stockChange: null,
  partChanges: {},
}
const stock = (qtyInStock: number) => ({ unlimited: false, qtyInStock })

test('a number is a count', () => {
  expect(withStock(row, '12', stock(12)).stockChange).toEqual({ kind: 'set', variantId: 'variant-1', quantity: 12 })
})

test('pieces that came and went add up, so that sales meanwhile are not lost', () => {
  const twice = withStock(withStock(row, '+5', stock(10)), '-2', stock(8))
  expect(twice.stockChange).toEqual({ kind: 'adjust', variantId: 'variant-1', by: 3 })
  expect(twice.qtyInStock).toBe(8)
})

test('pieces that come after a count belong to the count', () => {
  const counted = withStock(row, '12', stock(12))
  expect(withStock(counted, '+1', stock(13)).stockChange).toEqual({ kind: 'set', variantId: 'variant-1', quantity: 13 })
})

test('unlimited is shown as such', () => {
  expect(withStock(row, '∞', { unlimited: true, qtyInStock: 5 }).stockChange).toEqual({
    kind: 'unlimited',
    variantId: 'variant-1',
  })
})

test('only what is different is sent', () => {
  const after = { ...withStock(row, '0', stock(0)), priceCents: 2600 }
  expect(changesOf([{ before: row, after }])).toEqual({
    variants: [{ id: 'variant-1', priceCents: 2600 }],
    stock: [{ kind: 'set', variantId: 'variant-1', quantity: 0 }],
  })
  expect(changesOf([{ before: row, after: row }])).toEqual({ variants: [], stock: [] })
})
