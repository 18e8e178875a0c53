import { expect, test } from 'vitest'
import type { QuantityBreaks } from '#shared/products/quantity-breaks/schema.ts'
import { buildProduct, buildVariant } from '#shared/products/testing/build-product.ts'
import { buildSite } from '../../document/testing/build-site.ts'
import { buildQuantityBreaks } from './build-quantity-breaks.ts'

const { settings } = buildSite()
const variant = (id: string, priceCents: number) => buildVariant({ id, priceCents, onSale: false, unlimited: true })
const percent: QuantityBreaks = {
  isTogether: true,
  kind: 'percent',
  steps: [
    { from: 2, percentMilli: 10_000, priceCents: 0 },
    { from: 10, percentMilli: 25_000, priceCents: 0 },
  ],
}
const table = (quantityBreaks: QuantityBreaks | undefined, prices: number[], changes = {}) =>
  buildQuantityBreaks(
    buildProduct({ ...changes, quantityBreaks, variants: prices.map((cents, at) => variant(`v${at}`, cents)) }),
    settings,
  )
const rowsOf = (...given: Parameters<typeof table>) =>
  table(...given)?.rows.map(({ quantity, price }) => `${quantity}: ${price}`)

test('a product with one price has the price of each piece by quantity', () => {
  expect(rowsOf(percent, [2000])).toEqual(['1: $20.00', '2–9: $18.00', '10 or more: $15.00'])
})

test('variants of different prices have percentages', () => {
  expect(rowsOf(percent, [2000, 3000])).toEqual(['1: Full price', '2–9: 10% off', '10 or more: 25% off'])
})

test('prices of steps are shown as they are', () => {
  const price = { ...percent, kind: 'price' as const, steps: [{ from: 5, percentMilli: 0, priceCents: 1500 }] }
  expect(rowsOf(price, [2000, 3000])).toEqual(['1–4: Full price', '5 or more: $15.00'])
})

test.each([
  ['without steps', undefined, {}],
  ['that renews', percent, { isSubscribable: true }],
])('a product %s has no table', (_, breaks, changes) => {
  expect(table(breaks, [2000], changes)).toBeNull()
})

test('the table says that options count together, where there are several', () => {
  expect(table(percent, [2000, 3000])?.note).toBe('All options of this product count together.')
  expect(table(percent, [2000])?.note).toBeNull()
  expect(table({ ...percent, isTogether: false }, [2000, 3000])?.note).toBeNull()
})
