import { expect, test } from 'vitest'
import { formatMoney } from '#shared/money/format.ts'
import { newVariant } from '../draft.ts'
import { firstValues, isListOfValues, withValues } from './value-rules.ts'

const money = (cents: number) => formatMoney(cents, 'USD')

test('a new gift card starts with three values, each named by its amount', () => {
  const first = { ...newVariant({}), sku: 'CARD' }
  const { options, variants } = firstValues({ options: [], variants: [first] }, 'USD', money)
  expect(options).toEqual([{ name: 'Value', display: 'radio' }])
  expect(variants.map(({ priceCents, attributes }) => [priceCents, attributes])).toEqual([
    [2500, { Value: '$25.00' }],
    [5000, { Value: '$50.00' }],
    [10_000, { Value: '$100.00' }],
  ])
  expect(variants[0]).toMatchObject({ key: first.key, sku: 'CARD' })
})

test('the first values of a currency without decimals are a hundred times as many units', () => {
  const { variants } = firstValues({ options: [], variants: [newVariant({})] }, 'JPY', String)
  expect(variants.map(({ priceCents }) => priceCents)).toEqual([250_000, 500_000, 1_000_000])
})

test('a product that has prices keeps them when it becomes a gift card', () => {
  const priced = { options: [], variants: [{ ...newVariant({}), priceCents: 4000 }] }
  expect(firstValues(priced, 'USD', money)).toEqual(priced)
})

test('one value needs no option, and a second one keeps the name that an import gave', () => {
  const [one, two] = [newVariant({ Amount: 'x' }), newVariant({})].map((variant) => ({ ...variant, priceCents: 3000 }))
  expect(withValues({ options: [{ name: 'Amount', display: 'radio' }], variants: [one!] }, money)).toMatchObject({
    options: [],
    variants: [{ attributes: {} }],
  })
  const both = withValues({ options: [{ name: 'Amount', display: 'dropdown' }], variants: [one!, two!] }, money)
  expect(both.options).toEqual([{ name: 'Amount', display: 'dropdown' }])
  expect(both.variants.map(({ attributes }) => attributes)).toEqual([{ Amount: '$30.00' }, { Amount: '$30.00' }])
})

test('several options are edited as those of every product', () => {
  expect(isListOfValues({ options: [] })).toBe(true)
  const options = ['Amount', 'Design'].map((name) => ({ name, display: 'radio' as const }))
  expect(isListOfValues({ options })).toBe(false)
})
