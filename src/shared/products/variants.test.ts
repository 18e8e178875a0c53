import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { checkVariants } from './check-variants.ts'
import { buildProduct, buildVariant } from './testing/build-product.ts'
import {
  findVariant,
  optionValues,
  unselectedOptions,
  variantFromQuery,
  variantLink,
  variantTitle,
} from './variants.ts'

const variant = (Size: string, Glaze: string, qtyInStock = 3) =>
  buildVariant({ attributes: { Size, Glaze }, qtyInStock })
// There is no large bone mug, and the large celadon one is sold out.
const mug = buildProduct({
  variants: [variant('Small', 'Bone'), variant('Small', 'Celadon'), variant('Large', 'Celadon', 0)],
})
const marks = (optionName: string, choices: Record<string, string>) =>
  optionValues(mug, optionName, choices).map(
    (one) =>
      `${one.value}${one.isChosen ? ' chosen' : ''}${one.exists ? '' : ' impossible'}${one.inStock ? '' : ' gone'}`,
  )

describe('the values of an option', () => {
  test.each([
    ['Size', {}, ['Small', 'Large gone']],
    ['Glaze', {}, ['Bone', 'Celadon']],
    ['Glaze', { Size: 'Large' }, ['Bone impossible gone', 'Celadon gone']],
    ['Size', { Glaze: 'Bone' }, ['Small', 'Large impossible gone']],
    ['Size', { Size: 'Large', Glaze: 'Bone' }, ['Small', 'Large chosen impossible gone']],
    ['Colour', {}, []],
  ])('%s with %j chosen', (optionName, choices, expected) => {
    expect(marks(optionName, choices)).toEqual(expected)
  })
})

it('finds the variant once everything is chosen, and none that does not exist', () => {
  expect(findVariant(mug, { Size: 'Small', Glaze: 'Bone' })?.sku).toBe('SKU-Small-Bone')
  expect(findVariant(mug, { Size: 'Small' })).toBeNull()
  expect(findVariant(mug, { Size: 'Large', Glaze: 'Bone' })).toBeNull()
  expect(findVariant(buildProduct(), {})?.sku).toBe('SKU-only')
})

it('names what is not chosen, even for an option with a strange name', () => {
  expect(unselectedOptions(mug, { Size: 'Small' })).toEqual(['Glaze'])
  const odd = buildProduct({ variants: [buildVariant({ attributes: { constructor: 'one' } })] })
  expect(unselectedOptions(odd, {})).toEqual(['constructor'])
})

it('opens the variant that an address asks for, by id or by SKU', () => {
  expect(variantFromQuery(mug, '?variant=SKU-Large-Celadon')?.id).toBe('variant-Large-Celadon')
  expect(variantFromQuery(mug, new URL(variantLink('https://shop.test/mug', mug.variants[1]!)).searchParams)).toBe(
    mug.variants[1],
  )
  expect(variantFromQuery(mug, '?variant=none')).toBeNull()
  expect(variantFromQuery(mug, '')).toBeNull()
})

it('writes a variant as its values', () => {
  expect(variantTitle({ Glaze: 'Bone', Size: 'Small' }, ['Size', 'Glaze'])).toBe('Small / Bone')
  expect(variantTitle({})).toBe('')
})

describe('variants that an owner saves', () => {
  test.each([
    ['all told apart', [variant('S', 'Bone'), variant('L', 'Bone')], undefined],
    ['one without a value', [variant('S', 'Bone'), variant('', 'Bone')], 'variant-incomplete'],
    [
      'one with a value too many',
      [variant('S', 'Bone'), buildVariant({ attributes: { Size: 'S', Glaze: 'Bone', Lid: 'yes' } })],
      'variant-incomplete',
    ],
    ['two the same', [variant('S', 'Bone'), { ...variant('S', 'Bone'), sku: 'other' }], 'variant-repeated'],
    ['two with one SKU', [variant('S', 'Bone'), { ...variant('L', 'Bone'), sku: 'SKU-S-Bone' }], 'sku-taken'],
    [
      'empty SKUs',
      [
        { ...variant('S', 'Bone'), sku: '' },
        { ...variant('L', 'Bone'), sku: '' },
      ],
      undefined,
    ],
  ])('%s', (_, variants, code) => {
    const result = checkVariants(buildProduct({ variants }))
    expect(result.ok ? undefined : result.failure.code).toBe(code)
  })
})

it('calls a value possible exactly when choosing it can end in a variant', () => {
  const value = fc.constantFrom('a', 'b', 'c')
  const attributes = fc.record({ One: value, Two: value, Three: value })
  const choices = fc.record({ One: value, Two: value, Three: value }, { requiredKeys: [] })
  fc.assert(
    fc.property(fc.array(attributes, { minLength: 1, maxLength: 12 }), choices, (list, chosen) => {
      const product = buildProduct({ variants: list.map((one) => buildVariant({ attributes: one })) })
      for (const { name } of product.options) {
        for (const { value: next, exists } of optionValues(product, name, chosen)) {
          const wanted = Object.entries({ ...chosen, [name]: next })
          expect(exists).toBe(
            product.variants.some((one) => wanted.every(([option, value]) => one.attributes[option] === value)),
          )
        }
      }
    }),
  )
})
