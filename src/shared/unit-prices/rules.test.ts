import fc from 'fast-check'
import { expect, test } from 'vitest'
import { commonContent, commonUnitPrice, unitPriceOf } from './rules.ts'
import type { Content } from './schema.ts'
import { unitIds, units } from './units.ts'
import { contentOf, quantityOf, quantityText, readQuantity } from './words.ts'

const content = (text: string, per: string): Content => contentOf(readQuantity(text)!, readQuantity(per))

test.each([
  ['250 g at 6.25 are 2.50 for 100 g', 625, content('250 g', '100 g'), 'EUR', 250],
  ['250 g at 6.25 are 25.00 for a kilogram', 625, content('250 g', '1 kg'), 'EUR', 2500],
  ['0.75 l at 9.00 are 12.00 for a liter', 900, content('0.75 l', '1 l'), 'EUR', 1200],
  ['75 cl are as much', 900, content('75 cl', '1 l'), 'EUR', 1200],
  ['6 items at 10.00 are 1.67 each', 1000, content('6 items', '1 item'), 'EUR', 167],
  ['a pound at 4.54 is 10.01 for a kilogram', 454, content('1 lb', '1 kg'), 'USD', 1001],
  ['12 fl oz at 3.00 are 0.85 for 100 ml', 300, content('12 fl oz', '100 ml'), 'USD', 85],
  ['half a cent is rounded up', 1, content('2 kg', '1 kg'), 'EUR', 1],
  ['yen have no fractions', 50_000, content('300 g', '100 g'), 'JPY', 16_700],
])('%s', (_title, cents, contained, currency, unit) => {
  expect(unitPriceOf(cents, contained, currency)).toEqual({ cents: unit, per: contained.per })
})

test.each([
  ['without a content', 500, undefined],
  ['where it is the price itself', 500, content('1000 g', '1 kg')],
  ['of what is free', 0, content('250 g', '1 kg')],
  ['that would be printed as 0.00', 100, content('500 kg', '1 g')],
])('there is no unit price %s', (_title, cents, contained) => {
  expect(unitPriceOf(cents, contained, 'EUR')).toBeNull()
})

test('a product has one unit price where all of its variants have it', () => {
  const small = { cents: 500, content: content('250 g', '1 kg') }
  const large = { cents: 1000, content: content('500 g', '1 kg') }
  expect(commonUnitPrice([small, large], 'EUR')?.cents).toBe(2000)
  expect(commonUnitPrice([small, { ...large, cents: 900 }], 'EUR')).toBeNull()
  expect(commonUnitPrice([small, { cents: 500, content: undefined }], 'EUR')).toBeNull()
  expect(commonContent([small, { ...large, content: { ...small.content } }])).toEqual(small.content)
  expect(commonContent([small, large])).toBeUndefined()
})

test.each([
  ['250 g', '250 g'],
  ['0,75l', '0.75 l'],
  ['1.5 Liters', '1.5 l'],
  ['2 m2', '2 m²'],
  ['16.9 fl oz', '16.9 fl oz'],
  ['6 pcs', '6 items'],
])('%j is read as %j', (text, read) => {
  expect(quantityText(readQuantity(text)!)).toBe(read)
})

test.each(['', '250', 'g', '0 g', '1,000 g', '-1 g', '1.23456 kg', '2000000 g', '5 miles', '1e3 g'])(
  '%j is no content',
  (text) => {
    expect(readQuantity(text)).toBeNull()
  },
)

test('a content keeps the quantity of its price while both measure the same', () => {
  expect(contentOf(readQuantity('250 g')!, null).per).toEqual({ amount: 1, unit: 'kg' })
  expect(contentOf(readQuantity('250 g')!, readQuantity('100 g')).per).toEqual({ amount: 100, unit: 'g' })
  expect(contentOf(readQuantity('250 ml')!, readQuantity('100 g')).per).toEqual({ amount: 1, unit: 'l' })
})

test('what is written is read again, and the unit price is within half a cent of the exact one', () => {
  const amount = fc.integer({ min: 1, max: 10_000_000 }).map((tenThousandths) => tenThousandths / 10_000)
  const quantity = fc.record({ amount, unit: fc.constantFrom(...unitIds) })
  fc.assert(
    fc.property(quantity, amount, fc.integer({ min: 1, max: 10_000_000 }), (contained, perAmount, cents) => {
      expect(readQuantity(quantityText(contained))).toEqual(contained)
      const per = quantityOf(perAmount, contained.unit)!
      const made = contentOf(contained, per)
      const exact = (cents * Number(units[per.unit].size) * per.amount) / (Number(units[made.unit].size) * made.amount)
      const price = unitPriceOf(cents, made, 'EUR')
      if (price) expect(Math.abs(price.cents - exact)).toBeLessThanOrEqual(0.5 + exact * 1e-9)
      else expect(exact < 0.5 + 1e-9 || contained.amount === perAmount).toBe(true)
    }),
  )
})
