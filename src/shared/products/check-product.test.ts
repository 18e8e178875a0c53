import { describe, expect, it } from 'vitest'
import type { ProductInput, VariantInput } from './api.ts'
import { checkProduct } from './check-product.ts'
import { productTypes } from './codes.ts'
import type { Variant } from './schema.ts'
import { buildProduct, buildVariant } from './testing/build-product.ts'

const NOW = 1_000

function input({
  variants = [{}],
  ...changes
}: Partial<Omit<ProductInput, 'variants'>> & { variants?: Partial<Variant>[] }) {
  const product = buildProduct({ variants: variants.map(buildVariant) })
  const { id: _id, createdAt: _created, updatedAt: _updated, pictures: _pictures, ...rest } = product
  const ofVariants: VariantInput[] = rest.variants.map((variant) => ({ ...variant, seenQtyInStock: null }))
  return { ...rest, pictures: [], variants: ofVariants, ...changes } satisfies ProductInput
}

const refusal = (product: ProductInput, currency = 'USD') => {
  const checked = checkProduct(product, currency, NOW)
  return checked.ok ? null : checked.failure
}
const inOrder = (product: ProductInput) => {
  const checked = checkProduct(product, 'USD', NOW)
  if (!checked.ok) throw new Error(checked.failure.code)
  return checked.value
}

describe('refuses', () => {
  it('a price that the currency has no coins for', () => {
    expect(refusal(input({ variants: [{ priceCents: 1950 }] }), 'JPY')).toEqual({
      code: 'price-not-payable',
      variant: 0,
    })
    expect(refusal(input({ variants: [{ priceCents: 1900 }] }), 'JPY')).toBeNull()
  })

  it('a sale that is none, and says of which variant', () => {
    const variants = [{ attributes: { Size: 'S' } }, { attributes: { Size: 'L' }, onSale: true, salePriceCents: 1999 }]
    expect(refusal(input({ variants }))).toEqual({ code: 'sale-price-too-high', variant: 1 })
  })

  it('options of one name, whatever its capitals', () => {
    const options = ['Size', 'size '].map((name) => ({ name, display: 'radio' as const }))
    expect(refusal(input({ options }))?.code).toBe('option-repeated')
  })

  it('a value that is not there, also where the option is called constructor', () => {
    const options = [{ name: 'constructor', display: 'radio' as const }]
    expect(refusal(input({ options }))?.code).toBe('variant-incomplete')
  })

  it('a subscription to something digital', () => {
    expect(refusal(input({ productType: productTypes.digital, isSubscribable: true }))?.code).toBe(
      'subscription-not-allowed',
    )
  })
})

describe('puts in order', () => {
  it('attributes that no option names, spaces around values, and what is said twice', () => {
    const product = inOrder({
      ...input({
        variants: [{ attributes: { Size: ' S ' } }],
        tags: ['Gift', 'gift', 'Blue'],
        categoryIds: ['aaaaaaaa', 'aaaaaaaa'],
      }),
      options: [{ name: ' Size ', display: 'radio' }],
    })
    expect(product.variants[0]!.attributes).toEqual({ Size: 'S' })
    expect(product.tags).toEqual(['Gift', 'Blue'])
    expect(product.categoryIds).toEqual(['aaaaaaaa'])
  })

  it('digital goods are unlimited', () => {
    expect(inOrder(input({ productType: productTypes.digital })).variants[0]!.unlimited).toBe(true)
    expect(inOrder(input({})).variants[0]!.unlimited).toBe(false)
  })

  it('a moment that has passed publishes', () => {
    expect(inOrder(input({ status: 'scheduled', publishAt: NOW }))).toMatchObject({
      status: 'published',
      publishAt: null,
    })
    expect(inOrder(input({ status: 'scheduled', publishAt: NOW + 1 }))).toMatchObject({
      status: 'scheduled',
      publishAt: NOW + 1,
    })
    expect(inOrder(input({ status: 'draft', publishAt: NOW + 1 })).publishAt).toBeNull()
  })

  it('a picture of a variant that the product does not show', () => {
    expect(inOrder(input({ variants: [{ pictureId: 'gone-picture' }] })).variants[0]!.pictureId).toBeNull()
  })
})
