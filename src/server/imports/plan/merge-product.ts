import type { ProductInput } from '#shared/products/api.ts'
import { blankProduct } from '#shared/products/blank-product.ts'
import type { Product, Variant } from '#shared/products/schema.ts'
import { isVisible } from '#shared/products/status.ts'
import { STANDARD_TAX } from '#shared/tax-categories/schema.ts'
import { movePictures } from '../formats/body-pictures.ts'
import type { ImportedProduct } from '../formats/imported-product.ts'
import type { OwnSettings } from '../formats/vitrine/own-settings.ts'
import type { Catalogue } from './catalogue.ts'
import { arrangePictures, picturesOf, type WantedPicture } from './merge-pictures.ts'
import { comesUnpriced, isPriceless, mergeVariant, unchangedVariant } from './merge-variant.ts'
import { withoutNumber } from './plan-names.ts'

/** Facts about a product of a file, found before it is merged. */
export interface Findings {
  readonly collectionId: string
  /** Ids of its categories; null when the file has no categories. */
  readonly categoryIds: readonly string[] | null
  readonly pictures: readonly WantedPicture[] | null
  /** The shop's variant for each variant of the file. */
  readonly matched: readonly (Variant | null)[]
}

/** A product as it is saved: the file's fields, else the shop's, else the defaults of a new product. */
export function mergeProduct(
  imported: ImportedProduct,
  present: Product | null,
  findings: Findings,
  catalogue: Pick<
    Catalogue,
    'cleanBody' | 'now' | 'relatedOf' | 'pictureUrlOf' | 'formOf' | 'fileOf' | 'taxCategoryOf'
  >,
): ProductInput {
  const {
    id: _id,
    createdAt: _created,
    updatedAt: _saved,
    ...kept
  } = present ?? { ...blank, id: '', createdAt: 0, updatedAt: 0 }
  const wanted = findings.pictures
  return {
    ...kept,
    collectionId: findings.collectionId,
    productType: imported.productType ?? kept.productType,
    title: imported.title,
    urlId: mergeUrlId(imported.urlId, present),
    ...mergeStatus(imported, present, catalogue.now, comesUnpriced(imported, findings.matched)),
    body: mergeBody(imported.body, present, catalogue),
    excerpt: imported.excerpt ?? kept.excerpt,
    tags: imported.tags ? [...imported.tags] : kept.tags,
    categoryIds: findings.categoryIds ? [...findings.categoryIds] : kept.categoryIds,
    // Files do not say how an option is shown.
    options: imported.options
      ? imported.options.map(
          (name) =>
            (imported.own?.options ?? kept.options).find((option) => option.name === name) ?? {
              name,
              display: 'dropdown' as const,
            },
        )
      : kept.options,
    variants: mergeVariants(imported, present, findings),
    pictures: wanted ? arrangePictures(wanted, picturesOf(present)) : picturesOf(present),
    files: mergeFiles(imported, kept.files, catalogue),
    ...mergeOwn(imported, kept, catalogue),
    ...(imported.subscriptionPlan && { isSubscribable: true, subscriptionPlan: imported.subscriptionPlan }),
    seoTitle: imported.seoTitle ?? kept.seoTitle,
    seoDescription: imported.seoDescription ?? kept.seoDescription,
    taxable: imported.taxable ?? kept.taxable,
    taxCategoryId: mergeTaxCategory(imported, kept.taxCategoryId, catalogue),
  }
}

/** A category that the shop does not have changes nothing: nobody sells at another rate because of its name. */
function mergeTaxCategory(
  { taxCategory }: ImportedProduct,
  kept: string,
  { taxCategoryOf }: Pick<Catalogue, 'taxCategoryOf'>,
): string {
  if (taxCategory === undefined) return kept
  return taxCategory === '' ? STANDARD_TAX : (taxCategoryOf(taxCategory) ?? kept)
}

/**
 * The stored HTML is clean, so the new one is cleaned before it is compared. A new product is cleaned when it is saved.
 */
function mergeBody(
  importedBody: string | undefined,
  present: Product | null,
  { cleanBody, pictureUrlOf }: Pick<Catalogue, 'cleanBody' | 'pictureUrlOf'>,
) {
  if (importedBody === undefined) return present?.body ?? ''
  const body = movePictures(cleanBody(importedBody), (url) => pictureUrlOf(url))
  return present && body.trim() === present.body.trim() ? present.body : body
}

/** Fields that only our own export contains, over the stored ones. */
function mergeOwn(
  { own }: ImportedProduct,
  kept: Pick<ProductInput, 'relatedProductIds' | 'additionalFieldsFormId'>,
  { relatedOf, formOf }: Pick<Catalogue, 'relatedOf' | 'formOf'>,
): Partial<ProductInput> {
  if (!own) return {}
  const { useCustomAddButtonText, customAddButtonText, customSoldOutText, scarcity, relatedProductIds } = own
  const related = relatedProductIds.flatMap((id) => relatedOf(id) ?? [])
  const areAllHere = related.length === relatedProductIds.length
  return {
    useCustomAddButtonText,
    customAddButtonText,
    customSoldOutText,
    scarcity,
    // Until all of them exist, the previous ones stay; the end of the import sets them.
    relatedProductIds: areAllHere ? related : kept.relatedProductIds,
    ...(own.subscriptionPlan !== undefined && {
      isSubscribable: own.subscriptionPlan !== null,
      subscriptionPlan: own.subscriptionPlan,
    }),
    ...(own.withdrawalExemption !== undefined && { withdrawalExemption: own.withdrawalExemption }),
    ...(own.ownAmounts !== undefined && { ownAmounts: own.ownAmounts ?? undefined }),
    ...(own.donation !== undefined && { donation: own.donation }),
    ...(own.quantityBreaks !== undefined && { quantityBreaks: own.quantityBreaks ?? undefined }),
    ...(own.form !== undefined && {
      additionalFieldsFormId: own.form && (formOf(own.form) ?? kept.additionalFieldsFormId),
    }),
  }
}

/**
 * The files that our own export names; while some are missing, the previous ones stay behind them. Other formats have
 * no files.
 */
function mergeFiles(
  { own }: ImportedProduct,
  kept: Product['files'],
  { fileOf }: Pick<Catalogue, 'fileOf'>,
): ProductInput['files'] {
  const before = kept.map(({ id, fileId }) => ({ id, fileId }))
  if (!own?.files) return before
  const here = own.files.flatMap(({ id, fileId }) => {
    const known = fileOf(fileId)
    return known === null ? [] : [{ id, fileId: known }]
  })
  if (here.length === own.files.length) return here
  const ids = new Set(here.map(({ id }) => id))
  return [...here, ...before.filter(({ id }) => !ids.has(id))]
}

/** The variants of the file in its order; where it has no options, the shop's variants with the file's changes. */
function mergeVariants(imported: ImportedProduct, present: Product | null, { matched, pictures }: Findings) {
  if (imported.options !== undefined || !present) {
    return imported.variants.map((variant, place) => mergeVariant(variant, matched[place] ?? null, pictures))
  }
  return present.variants.map((variant) => {
    const match = imported.variants[matched.indexOf(variant)]
    return match
      ? { ...mergeVariant(match, variant, pictures), attributes: variant.attributes }
      : unchangedVariant(variant)
  })
}

/** When the wanted URL was taken at the first import, the product keeps the URL with a number. */
function mergeUrlId(wanted: string, present: Product | null): string {
  if (!present) return wanted
  return wanted === '' || withoutNumber(present.urlId) === wanted ? present.urlId : wanted
}

/**
 * Files distinguish visible and invisible only: an invisible draft or scheduled product stays what it is. A product
 * without a price becomes a draft, to be published in the studio.
 */
function mergeStatus(
  imported: ImportedProduct,
  present: Product | null,
  now: number,
  isUnpriced: boolean,
): Pick<ProductInput, 'status' | 'publishAt'> {
  // The file does not have its parts: nobody buys it before its owner has seen it.
  if (imported.own?.isBundle && !present) return { status: 'draft', publishAt: null }
  if (imported.own && !isUnpriced) return ownStatus(imported.own, now)
  const visibility = isUnpriced ? 'draft' : isPriceless(imported) && present ? undefined : imported.visibility
  if (present && (visibility === undefined || isVisible(present, now) === (visibility === 'published')))
    return { status: present.status, publishAt: present.publishAt }
  return { status: visibility ?? 'published', publishAt: null }
}

/** A scheduled product whose time has passed is published. */
function ownStatus({ status, publishAt }: OwnSettings, now: number): Pick<ProductInput, 'status' | 'publishAt'> {
  const isDue = status === 'scheduled' && (publishAt === null || publishAt <= now)
  return isDue ? { status: 'published', publishAt: null } : { status, publishAt }
}

const blank = {
  collectionId: '',
  productType: 1,
  title: '',
  urlId: '',
  status: 'draft',
  ...blankProduct,
  variants: [],
} satisfies Omit<Product, 'id' | 'createdAt' | 'updatedAt'>
