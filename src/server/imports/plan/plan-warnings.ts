import type { ImportProblem } from '#shared/imports/schema.ts'
import type { ProductInput } from '#shared/products/api.ts'
import { productTypes } from '#shared/products/codes.ts'
import { isCounted } from '#shared/products/rules.ts'
import type { Product, Variant } from '#shared/products/schema.ts'
import { variantTitle } from '#shared/products/variants.ts'
import { gatherWarnings } from '../formats/gather-warnings.ts'
import type { ImportedProduct, ImportedVariant } from '../formats/imported-product.ts'
import { problem } from '../formats/problems.ts'
import type { Catalogue } from './catalogue.ts'
import type { StraySku } from './match-product.ts'
import { matchVariants } from './match-variants.ts'
import { comesUnpriced, endsSale, lacksPrice } from './merge-variant.ts'

/** The product without the SKUs of other products: these variants keep theirs. */
export function withoutStrays(imported: ImportedProduct, strays: readonly StraySku[]): ImportedProduct {
  const titles = new Map(strays.map(({ sku, product }) => [sku, product.title]))
  const variants = imported.variants.map((one) => (titles.has(one.sku) ? { ...one, sku: '' } : one))
  const problems = imported.variants
    .filter(({ sku }) => titles.has(sku))
    .map(({ sku, line }) => problem('warning', 'sku-kept', { line }, { sku, title: titles.get(sku) }))
  return strays.length === 0 ? imported : { ...imported, variants, problems: [...imported.problems, ...problems] }
}

/** A variant that a file without options does not identify; undefined when all are identified. */
export function unknownVariant(imported: ImportedProduct, present: Product | null): ImportedVariant | undefined {
  if (imported.options !== undefined || !present || present.options.length === 0) return undefined
  const matched = matchVariants(imported.variants, present.variants)
  return imported.variants.find((_, place) => matched[place] === null)
}

/** The product without new variants that have no price where others have one. */
export function withoutUnpriced(imported: ImportedProduct, present: Product | null): ImportedProduct {
  const matched = matchVariants(imported.variants, present?.variants ?? [])
  if (comesUnpriced(imported, matched)) return imported
  const out = imported.variants.filter((variant, place) => lacksPrice(variant, matched[place] ?? null))
  if (out.length === 0) return imported
  return {
    ...imported,
    variants: imported.variants.filter((variant) => !out.includes(variant)),
    problems: gatherWarnings([
      ...imported.problems,
      ...out.map(({ line }) => problem('warning', 'variant-price-missing', { line })),
    ]),
  }
}

/** A file of another shop may use the SKU for something else. */
export function bySkuAlone(imported: ImportedProduct, { title, variants }: Product): ImportProblem {
  const skus = new Set(variants.map(({ sku }) => sku))
  const sku = imported.variants.find((variant) => skus.has(variant.sku))?.sku
  return problem('warning', 'matched-by-sku', imported, { sku, title })
}

interface Merged {
  readonly imported: ImportedProduct
  readonly present: Product | null
  readonly input: ProductInput
  readonly matched: readonly (Variant | null)[]
}

/** Warnings about a product that is imported. */
export function warningsOf(
  merged: Merged,
  picturesMissing: number,
  { taxCategoryOf }: Pick<Catalogue, 'taxCategoryOf'>,
): ImportProblem[] {
  const { imported, present, input, matched } = merged
  const isNew = present === null
  const { own, taxCategory } = imported
  const urls = imported.downloadUrls ?? []
  const hasLostForm = own?.form && input.additionalFieldsFormId === null
  return [
    ...(comesUnpriced(imported, matched) ? [problem('warning', 'price-missing', imported, priceColumn(imported))] : []),
    ...(isNew && urls.length > 0 ? [problem('warning', 'download-files', imported, { urls })] : []),
    ...(isNew && urls.length === 0 && input.productType === productTypes.digital && !own
      ? [problem('warning', 'digital-files', imported)]
      : []),
    ...(hasLostForm ? [problem('warning', 'form-missing', imported, { name: own?.form?.name })] : []),
    ...(taxCategory && taxCategoryOf(taxCategory) === null
      ? [problem('warning', 'tax-category-missing', imported, { name: taxCategory })]
      : []),
    ...(picturesMissing > 0 ? [problem('warning', 'pictures-missing', imported, { count: picturesMissing })] : []),
    ...gatherWarnings(aboutVariants(merged)),
    ...aboutRemoved(merged),
  ]
}

const priceColumn = ({ priceHeading }: ImportedProduct) => ({ column: priceHeading ?? 'Price' })

function aboutVariants({ imported, input, matched }: Merged): ImportProblem[] {
  const problems: ImportProblem[] = []
  for (const [place, variant] of imported.variants.entries()) {
    const known = matched[place] ?? null
    const isUnsaid = variant.unlimited === undefined && !variant.isUncounted
    if (!known && isUnsaid && isCounted(input.productType)) problems.push(problem('warning', 'stock-missing', variant))
    const saved = known && input.variants.find(({ id }) => id === known.id)
    if (saved && endsSale(variant, known, saved)) problems.push(problem('warning', 'sale-ended', variant))
  }
  return problems
}

function aboutRemoved({ imported, present, input }: Merged): ImportProblem[] {
  const kept = new Set(input.variants.map((variant) => variant.id))
  const removed = (present?.variants ?? []).filter((variant) => !kept.has(variant.id))
  if (removed.length === 0) return []
  const names = removed.slice(0, 5).map(({ attributes, sku }) => variantTitle(attributes) || sku)
  return [
    problem('warning', 'variants-removed', imported, {
      names: `${names.join(', ')}${removed.length > 5 ? ', …' : ''}`,
    }),
  ]
}
