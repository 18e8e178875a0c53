import { expect, test } from 'vitest'
import { buildVariant } from '#shared/products/testing/build-product.ts'
import { measureColumn, onSaleColumn, priceColumn, readStock, salePriceColumn, skuColumn } from './variant-columns.ts'

const dollars = { currency: 'USD', locale: 'en-US' }
const variant = buildVariant({ priceCents: 2400, qtyInStock: 5 })

test.each([
  ['12', { unlimited: false, qtyInStock: 12 }],
  ['1,200', { unlimited: false, qtyInStock: 1200 }],
  ['', { unlimited: false, qtyInStock: 0 }],
  ['+3', { unlimited: false, qtyInStock: 8 }],
  ['-2', { unlimited: false, qtyInStock: 3 }],
  ['−5', { unlimited: false, qtyInStock: 0 }],
  ['∞', { unlimited: true, qtyInStock: 5 }],
  ['Unlimited', { unlimited: true, qtyInStock: 5 }],
  ['-6', null],
  ['1.5', null],
  ['many', null],
  ['1e3', null],
])('reads a stock of %j', (text, stock) => {
  expect(readStock(text, variant)).toEqual(stock)
})

test('counting from unlimited begins at nothing', () => {
  expect(readStock('+4', { unlimited: true, qtyInStock: 9 })).toEqual({ unlimited: false, qtyInStock: 4 })
})

test('a sale begins with its price and ends without one', () => {
  const column = salePriceColumn<typeof variant>(dollars)
  const onSale = column.write!(variant, '19.90')!
  expect(onSale).toMatchObject({ salePriceCents: 1990, onSale: true })
  expect(column.write!(onSale, '')).toMatchObject({ salePriceCents: 0, onSale: false })
})

test('prices are read in the style of the shop', () => {
  expect(priceColumn<typeof variant>(dollars).write!(variant, '$1,234.50')).toMatchObject({ priceCents: 123_450 })
  expect(priceColumn<typeof variant>({ currency: 'EUR', locale: 'de-DE' }).write!(variant, '12,5')).toMatchObject({
    priceCents: 1250,
  })
  expect(priceColumn<typeof variant>({ currency: 'JPY', locale: 'ja-JP' }).write!(variant, '12.5')).toBeNull()
  expect(priceColumn<typeof variant>(dollars).write!(variant, 'cheap')).toBeNull()
})

test('prices change by a percentage that is typed', () => {
  expect(priceColumn<typeof variant>(dollars).write!({ ...variant, priceCents: 2000 }, '+10 %')).toMatchObject({
    priceCents: 2200,
  })
  const sale = salePriceColumn<typeof variant>(dollars)
  for (const text of ['-20%', '20 %']) {
    expect(sale.write!({ ...variant, priceCents: 2000 }, text)).toMatchObject({ salePriceCents: 1600, onSale: true })
  }
  expect(sale.write!({ ...variant, priceCents: 2000 }, '100%')).toBeNull()
})

test('what a column copies, it can paste', () => {
  const row = buildVariant({ priceCents: 123_450, salePriceCents: 99, onSale: true, weightGrams: 12.5, sku: 'A-1' })
  const columns = [
    priceColumn<typeof row>(dollars),
    salePriceColumn<typeof row>(dollars),
    onSaleColumn<typeof row>(),
    skuColumn<typeof row>(),
    measureColumn<typeof row>('weightGrams', 'Weight', { weightUnit: 'g', lengthUnit: 'mm' }),
  ]
  for (const column of columns) expect(column.write!(row, column.text(row))).toEqual(row)
})

test.each([
  ['USD', 'Enter a price like 24.50, or a change like +10%.'],
  ['JPY', 'Enter a price like 2450, or a change like +10%.'],
])('the hint at a price in %s has an example that can be entered', (currency, hint) => {
  expect(priceColumn({ currency, locale: 'en-US' }).hint).toBe(hint)
})
