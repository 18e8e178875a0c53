import type { ProductInput } from '#shared/products/api.ts'
import { productTypes } from '#shared/products/codes.ts'
import type { Product } from '#shared/products/schema.ts'
import { variantTitle } from '#shared/products/variants.ts'
import type { ImportedProduct } from './imported-product.ts'
import type { StraySku } from './match-product.ts'
import { problem } from './problems.ts'
import type { ImportProblem } from './schema.ts'

/** Without the SKUs that another product has: the variants keep theirs. */
export function withoutStrays(imported: ImportedProduct, strays: readonly StraySku[]): ImportedProduct {
  const titles = new Map(strays.map(({ sku, product }) => [sku, product.title]))
  const variants = imported.variants.map((one) => (titles.has(one.sku) ? { ...one, sku: '' } : one))
  const problems = imported.variants
    .filter(({ sku }) => titles.has(sku))
    .map(({ sku, line }) => problem('warning', 'sku-kept', { line }, { sku, title: titles.get(sku) }))
  return strays.length === 0 ? imported : { ...imported, variants, problems: [...imported.problems, ...problems] }
}

/** What there is to look at although the product goes in. */
export function warningsOf(
  imported: ImportedProduct,
  present: Product | null,
  input: ProductInput,
  picturesMissing: number,
): ImportProblem[] {
  const kept = new Set(input.variants.map((variant) => variant.id))
  const removed = (present?.variants ?? []).filter((variant) => !kept.has(variant.id))
  const names = removed.slice(0, 5).map(({ attributes, sku }) => variantTitle(attributes) || sku)
  return [
    ...(present === null && input.productType === productTypes.digital
      ? [problem('warning', 'digital-files', imported)]
      : []),
    ...(picturesMissing > 0 ? [problem('warning', 'pictures-missing', imported, { count: picturesMissing })] : []),
    ...(removed.length > 0
      ? [
          problem('warning', 'variants-removed', imported, {
            names: `${names.join(', ')}${removed.length > 5 ? ', …' : ''}`,
          }),
        ]
      : []),
  ]
}
