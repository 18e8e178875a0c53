import { expect, it } from 'vitest'
import { addButtonAttributes, addButtonText, variantsAttributes } from './data-attributes.ts'
import { buildProduct, buildVariant } from './testing/build-product.ts'

const texts = { productAddToCartText: 'Add To Cart', productSubscribeText: 'Subscribe' }
const small = buildVariant({ attributes: { Glaze: 'Bone', Size: 'S' }, onSale: true, salePriceCents: 1500 })

it('tells scripts about variants in the words that they know', () => {
  const mug = buildProduct({
    options: [
      { name: 'Size', display: 'dropdown' },
      { name: 'Glaze', display: 'radio' },
    ],
    variants: [small, buildVariant({ attributes: { Glaze: 'Bone', Size: 'L' }, pictureId: 'picture-2' })],
  })
  const attributes = variantsAttributes(mug, 'USD')!
  expect(attributes['data-item-id']).toBe('product-1')
  const [first, second] = JSON.parse(attributes['data-variants']!)
  expect(first).toEqual({
    id: 'variant-Bone-S',
    sku: 'SKU-Bone-S',
    price: 1999,
    salePrice: 1500,
    priceMoney: { value: '19.99', currency: 'USD' },
    salePriceMoney: { value: '15.00', currency: 'USD' },
    onSale: true,
    unlimited: false,
    qtyInStock: 3,
    attributes: { Glaze: 'Bone', Size: 'S' },
    optionValues: [
      { optionName: 'Size', value: 'S' },
      { optionName: 'Glaze', value: 'Bone' },
    ],
  })
  expect(second.mainImageId).toBe('picture-2')
})

it('has nothing to tell about a product without a choice', () => {
  expect(variantsAttributes(buildProduct(), 'USD')).toBeNull()
})

it("labels the button with the owner's words only when they are there and wanted", () => {
  const product = buildProduct({ customAddButtonText: 'Take it home' })
  expect(addButtonText(product, texts)).toBe('Add To Cart')
  expect(addButtonText({ ...product, useCustomAddButtonText: true }, texts)).toBe('Take it home')
  expect(addButtonText({ ...product, useCustomAddButtonText: true, customAddButtonText: '' }, texts)).toBe(
    'Add To Cart',
  )
  expect(addButtonText({ ...product, isSubscribable: true }, texts)).toBe('Subscribe')
})

it('marks the add button as scripts expect it', () => {
  expect(addButtonAttributes(buildProduct(), texts)).toEqual({
    'data-dynamic-strings': '',
    'data-collection-id': 'collection-1',
    'data-item-id': 'product-1',
    'data-product-type': '1',
    'data-use-custom-label': 'false',
    'data-original-label': 'Add To Cart',
  })
})
