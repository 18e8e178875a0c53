import { expect, test } from 'vitest'
import { checkVariants } from '#shared/products/check-variants.ts'
import type { Variant } from '#shared/products/schema.ts'
import { buildVariant } from '#shared/products/testing/build-product.ts'
import {
  addMissing,
  addOption,
  addValue,
  type Choices,
  colorIn,
  countMissing,
  moveOption,
  moveValue,
  removeOption,
  removeValue,
  renameOption,
  renameValue,
  setColor,
  valuesOf,
} from './option-rules.ts'

const like = (model: Variant, attributes: Readonly<Record<string, string>>): Variant => ({
  ...model,
  id: `new-${Object.values(attributes).join('-')}`,
  sku: '',
  qtyInStock: 0,
  attributes: { ...attributes },
})

/** Options with their values and all combinations. */
function build(values: Readonly<Record<string, readonly string[]>>): Choices<Variant> {
  let choices: Choices<Variant> = { options: [], variants: [buildVariant({ sku: 'FIRST' })] }
  for (const [name, list] of Object.entries(values)) {
    choices = addOption(choices, name)
    for (const value of list) {
      const added = addValue(choices, name, value, like)
      if (!added.ok) throw new Error(added.failure.code)
      choices = added.value
    }
  }
  return choices
}

const titles = (choices: Choices<Variant>) =>
  choices.variants.map((variant) => choices.options.map(({ name }) => variant.attributes[name]).join('/'))

function good(choices: Choices<Variant>) {
  expect(checkVariants({ options: [...choices.options], variants: [...choices.variants] }).ok).toBe(true)
  return choices
}

test('values multiply, in the order of the options', () => {
  const choices = good(build({ Size: ['S', 'M'], Glaze: ['Bone', 'Iron'] }))
  expect(titles(choices)).toEqual(['S/Bone', 'S/Iron', 'M/Bone', 'M/Iron'])
})

test('the first value goes to the variants that are there and keeps what is known of them', () => {
  const choices = build({ Size: ['S'] })
  expect(choices.variants).toHaveLength(1)
  expect(choices.variants[0]).toMatchObject({ sku: 'FIRST', attributes: { Size: 'S' }, qtyInStock: 3 })
})

test('new variants take the price and have a stock of their own', () => {
  const choices = build({ Size: ['S', 'M'] })
  expect(choices.variants[1]).toMatchObject({ priceCents: 1999, qtyInStock: 0, sku: '' })
})

test('a value that is there already adds nothing', () => {
  const choices = build({ Size: ['S', 'M'] })
  const again = addValue(choices, 'Size', 'S', like)
  expect(again.ok && again.value).toBe(choices)
})

test('a new value does not bring back combinations that were taken out', () => {
  const whole = build({ Size: ['S', 'M'], Glaze: ['Bone', 'Iron'] })
  const sparse = {
    ...whole,
    variants: whole.variants.filter(({ attributes }) => attributes.Glaze !== 'Iron' || attributes.Size !== 'M'),
  }
  const added = addValue(sparse, 'Size', 'L', like)
  expect(added.ok && titles(good(added.value))).toEqual(['S/Bone', 'S/Iron', 'M/Bone', 'L/Bone', 'L/Iron'])
  expect(countMissing(sparse)).toBe(1)
  const filled = addMissing(sparse, like)
  expect(filled.ok && titles(good(filled.value))).toEqual(['S/Bone', 'S/Iron', 'M/Bone', 'M/Iron'])
})

test('a value goes with its variants; the last one leaves a variant without a value', () => {
  const choices = build({ Size: ['S', 'M'], Glaze: ['Bone', 'Iron'] })
  expect(titles(removeValue(choices, 'Glaze', 'Bone'))).toEqual(['S/Iron', 'M/Iron'])
  const last = removeValue(removeValue(choices, 'Glaze', 'Bone'), 'Glaze', 'Iron')
  expect(valuesOf(last, 'Glaze')).toEqual([])
  expect(last.variants).toHaveLength(2)
})

test('taking an option away keeps one variant of each kind, the first', () => {
  const choices = build({ Size: ['S', 'M'], Glaze: ['Bone', 'Iron'] })
  const left = good(removeOption(choices, 'Glaze'))
  expect(titles(left)).toEqual(['S', 'M'])
  expect(left.variants[0]!.sku).toBe('FIRST')
})

test('names change and nothing else does', () => {
  const choices = build({ Size: ['S', 'M'] })
  const renamed = good(renameValue(renameOption(choices, 'Size', 'Format'), 'Format', 'S', 'Small'))
  expect(titles(renamed)).toEqual(['Small', 'M'])
  expect(renamed.variants[0]!.sku).toBe('FIRST')
})

test('a color follows its value, and goes with it', () => {
  const colored = setColor(build({ Glaze: ['Bone', 'Iron'] }), 'Glaze', 'Bone', '#eee8dd')
  const renamed = renameValue(colored, 'Glaze', 'Bone', 'Chalk')
  expect([colorIn(renamed, 'Glaze', 'Chalk'), colorIn(renamed, 'Glaze', 'Bone')]).toEqual(['#eee8dd', null])
  expect(removeValue(renamed, 'Glaze', 'Chalk').options).toEqual([{ name: 'Glaze', display: 'dropdown' }])
  expect(colorIn(renamed, 'Glaze', 'constructor')).toBeNull()
})

test('a value cannot take the name of another one', () => {
  const choices = build({ Size: ['S', 'M'] })
  expect(renameValue(choices, 'Size', 'S', 'M')).toBe(choices)
})

test('options and values can change places', () => {
  const choices = build({ Size: ['S', 'M'], Glaze: ['Bone', 'Iron'] })
  expect(titles(good(moveOption(choices, 1, 0)))).toEqual(['Bone/S', 'Bone/M', 'Iron/S', 'Iron/M'])
  expect(titles(good(moveValue(choices, 'Size', 1, 0)))).toEqual(['M/Bone', 'M/Iron', 'S/Bone', 'S/Iron'])
})

test('refuses more variants than a product can have', () => {
  const sixteen = Array.from({ length: 16 }, (_, index) => `value ${index}`)
  const choices = build({ One: sixteen, Two: sixteen.slice(0, 15) })
  expect(choices.variants).toHaveLength(240)
  const more = addValue(choices, 'Two', 'one more', like)
  expect(!more.ok && more.failure.code).toBe('too-many-variants')
})
