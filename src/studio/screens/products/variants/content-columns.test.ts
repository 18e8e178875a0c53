import { expect, test } from 'vitest'
import { buildVariant } from '#shared/products/testing/build-product.ts'
import { contentColumn, contentPerColumn, unitPriceShown } from './content-columns.ts'

const euros = { currency: 'EUR', locale: 'en-DE' }
const honey = buildVariant({ priceCents: 625, content: { amount: 250, unit: 'g', per: { amount: 1, unit: 'kg' } } })
const content = contentColumn<typeof honey>()
const per = contentPerColumn<typeof honey>()

test('a content gets the usual unit of its price, which can be changed to another of the same kind', () => {
  const made = content.write!(buildVariant(), '0,75 l')!
  expect(made.content).toEqual({ amount: 0.75, unit: 'l', per: { amount: 1, unit: 'l' } })
  expect(per.write!(made, '100 ml')!.content!.per).toEqual({ amount: 100, unit: 'ml' })
  expect(per.write!(made, '1 kg')).toBeNull()
  expect(per.write!(per.write!(made, '100 ml')!, '')!.content!.per).toEqual({ amount: 1, unit: 'l' })
  expect(content.write!(made, '')).not.toHaveProperty('content')
  expect(content.write!(made, 'plenty')).toBeNull()
})

test('what the columns copy, they can paste', () => {
  for (const column of [content, per]) expect(column.write!(honey, column.text(honey))).toEqual(honey)
  expect(per.write!(buildVariant(), per.text(buildVariant()))).toEqual(buildVariant())
})

test('the editor says what customers see', () => {
  expect(unitPriceShown(honey, euros)).toBe('Customers see €25.00 / kg.')
  expect(unitPriceShown({ ...honey, onSale: true, salePriceCents: 500 }, euros)).toBe('Customers see €20.00 / kg.')
  expect(unitPriceShown(buildVariant(), euros)).toBeNull()
})
