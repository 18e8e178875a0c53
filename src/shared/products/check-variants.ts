import { fail, type Result, succeed } from '#shared/http/failure.ts'
import type { ProductOption, Variant } from './schema.ts'

/**
 * Whether a product's variants are distinct: each has a value for each option and no other, no two have the same
 * values, and no two have the same SKU (except empty). `variant` is the index of the first one with an error.
 */
export function checkVariants(product: {
  readonly options: readonly Pick<ProductOption, 'name'>[]
  readonly variants: readonly Pick<Variant, 'attributes' | 'sku'>[]
}): Result<null, 'variant-incomplete' | 'variant-repeated' | 'sku-taken'> {
  const names = product.options.map((option) => option.name)
  const seen = new Set<string>()
  const skus = new Set<string>()
  for (const [place, { attributes, sku }] of product.variants.entries()) {
    const values = names.map((name) => (Object.hasOwn(attributes, name) ? attributes[name]!.trim() : ''))
    if (values.includes('') || Object.keys(attributes).length !== names.length) {
      return fail('variant-incomplete', { variant: place })
    }
    const key = JSON.stringify(values)
    if (seen.has(key)) return fail('variant-repeated', { variant: place })
    if (sku && skus.has(sku)) return fail('sku-taken', { sku, variant: place })
    seen.add(key)
    skus.add(sku)
  }
  return succeed(null)
}
