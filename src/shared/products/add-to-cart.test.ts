import { describe, expect, it, test } from 'vitest'
import { sentenceOf } from '#shared/failures.ts'
import { type ItemToAdd, mayOpenForm, validateAddToCart } from './add-to-cart.ts'
import { productTypes } from './codes.ts'
import { readQuantity } from './quantity.ts'
import { buildProduct, buildVariant } from './testing/build-product.ts'

const mug = buildProduct({
  variants: [
    buildVariant({ attributes: { Size: 'S', Glaze: 'Bone', Lid: 'Yes' } }),
    buildVariant({ attributes: { Size: 'L', Glaze: 'Bone', Lid: 'Yes' }, qtyInStock: 0 }),
  ],
})
const all = { Size: 'S', Glaze: 'Bone', Lid: 'Yes' }
const giftCard = buildProduct({
  productType: productTypes.giftCard,
  variants: [buildVariant({ attributes: { Value: '$25' } }), buildVariant({ attributes: { Value: '$50' } })],
})
const check = (item: ItemToAdd, product = mug) => {
  const result = validateAddToCart(product, item)
  return result.ok ? `${result.value.quantity} × ${result.value.variant.sku}` : sentenceOf(result.failure)
}

describe('before a product goes into the cart', () => {
  test.each<[string, ItemToAdd, string]>([
    ['all is well', { choices: all, quantity: '2' }, '2 × SKU-S-Bone-Yes'],
    ['one option is open', { choices: { Size: 'S', Glaze: 'Bone' }, quantity: 1 }, 'Please select the Lid option.'],
    ['two are open', { choices: { Size: 'S' }, quantity: 1 }, 'Please select the Glaze and Lid options.'],
    ['three are open', { choices: {}, quantity: 1 }, 'Please select the Size, Glaze and Lid options.'],
    [
      'there is no such variant',
      { choices: { ...all, Glaze: 'Red' }, quantity: 1 },
      'Sorry, that item variant is unavailable. Please select another variant.',
    ],
    [
      'it is sold out',
      { choices: { ...all, Size: 'L' }, quantity: 1 },
      'Sorry, we do not have enough of that item available.',
    ],
    ['too many are wanted', { choices: all, quantity: 4 }, 'Sorry, we do not have enough of that item available.'],
    [
      'some are in the cart',
      { choices: all, quantity: 2, quantityInCart: 2 },
      'Sorry, we do not have enough of that item available.',
    ],
    ['the quantity is a word', { choices: all, quantity: 'two' }, 'Quantity must be a number.'],
    ['the quantity is broken', { choices: all, quantity: '1.5' }, 'Quantity must be a whole number'],
    ['the quantity is 0', { choices: all, quantity: '0' }, 'Quantity must be between 1 and 9999.'],
  ])('%s', (_, item, outcome) => {
    expect(check(item)).toBe(outcome)
  })

  it('asks for the value of a gift card in its own words', () => {
    expect(check({ choices: {}, quantity: 1 }, giftCard)).toBe('Select a denomination for the Gift Card')
  })

  it('never runs out of a digital product', () => {
    const booklet = buildProduct({ productType: productTypes.digital, variants: [buildVariant({ qtyInStock: 0 })] })
    expect(check({ choices: {}, quantity: 1 }, booklet)).toBe('1 × SKU-only')
  })
})

describe('a quantity that someone typed', () => {
  test.each<[string | number, number | string]>([
    ['1', 1],
    [' 12 ', 12],
    ['9999', 9999],
    ['2.0', 2],
    [3, 3],
    ['', 'quantity-not-a-number'],
    ['abc', 'quantity-not-a-number'],
    ['0x10', 'quantity-not-a-number'],
    [Number.NaN, 'quantity-not-a-number'],
    [Infinity, 'quantity-not-a-number'],
    ['1.5', 'quantity-not-whole'],
    ['0', 'quantity-out-of-range'],
    ['-1', 'quantity-out-of-range'],
    ['10000', 'quantity-out-of-range'],
    [1e9, 'quantity-out-of-range'],
  ])('%j', (text, outcome) => {
    const result = readQuantity(text)
    expect(result.ok ? result.value : result.failure.code).toBe(outcome)
  })
})

it('opens a form only for what can still be bought', () => {
  expect(mayOpenForm(mug, { unlimited: false, qtyInStock: 3 }, 2)).toBe(true)
  expect(mayOpenForm(mug, { unlimited: false, qtyInStock: 3 }, 3)).toBe(false)
  expect(mayOpenForm(mug, { unlimited: true, qtyInStock: 0 }, 50)).toBe(true)
})
