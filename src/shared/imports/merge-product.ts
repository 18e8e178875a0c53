import type { ProductInput, VariantInput } from '#shared/products/api.ts'
import { blankProduct } from '#shared/products/blank-product.ts'
import type { Product, Variant } from '#shared/products/schema.ts'
import { isVisible } from '#shared/products/status.ts'
import type { Catalogue } from './catalogue.ts'
import type { ImportedProduct, ImportedVariant } from './imported-product.ts'
import { matchVariants } from './match-variants.ts'
import { isSameMeasure } from './measures.ts'
import { arrangePictures, picturesOf, type WantedPicture } from './merge-pictures.ts'

/** What has been found out about a product of a file before it is merged. */
export interface Findings {
  readonly collectionId: string
  /** Ids of its categories; null when the file says nothing of categories. */
  readonly categoryIds: readonly string[] | null
  readonly pictures: readonly WantedPicture[] | null
}

/** A product as it is saved: what the file says, over what the shop knows, over what a new product begins with. */
export function mergeProduct(
  imported: ImportedProduct,
  present: Product | null,
  findings: Findings,
  catalogue: Pick<Catalogue, 'cleanBody' | 'now'>,
): ProductInput {
  const {
    id: _id,
    createdAt: _created,
    updatedAt: _saved,
    ...kept
  } = present ?? { ...blank, id: '', createdAt: 0, updatedAt: 0 }
  const matched = matchVariants(imported.variants, present?.variants ?? [])
  const body = imported.body === undefined ? kept.body : catalogue.cleanBody(imported.body)
  const wanted = findings.pictures
  return {
    ...kept,
    collectionId: findings.collectionId,
    productType: imported.productType,
    title: imported.title,
    urlId: mergeUrlId(imported.urlId, present),
    ...mergeStatus(imported, present, catalogue.now),
    // What stands there is clean already; the same text is not written again.
    body: present && body.trim() === present.body.trim() ? present.body : body,
    excerpt: imported.excerpt ?? kept.excerpt,
    tags: imported.tags ? [...imported.tags] : kept.tags,
    categoryIds: findings.categoryIds ? [...findings.categoryIds] : kept.categoryIds,
    options: imported.options.map((name) => ({
      name,
      display: kept.options.find((option) => option.name === name)?.display ?? 'dropdown',
    })),
    variants: imported.variants.map((variant, place) => mergeVariant(variant, matched[place] ?? null, wanted)),
    pictures: wanted ? arrangePictures(wanted, picturesOf(present)) : picturesOf(present),
    // A file says nothing of what is downloaded, so it stays.
    files: kept.files.map(({ id, fileId }) => ({ id, fileId })),
    seoTitle: imported.seoTitle ?? kept.seoTitle,
    seoDescription: imported.seoDescription ?? kept.seoDescription,
    taxable: imported.taxable ?? kept.taxable,
  }
}

function mergeVariant(
  imported: ImportedVariant,
  present: Variant | null,
  pictures: readonly WantedPicture[] | null,
): VariantInput {
  const measure = (said: number | undefined, known: number | undefined) =>
    said === undefined || (known !== undefined && isSameMeasure(said, known)) ? (known ?? 0) : said
  const shown = pictures?.find(({ url }) => url === imported.pictureUrl)?.id
  return {
    id: present?.id ?? null,
    sku: imported.sku || (present?.sku ?? ''),
    priceCents: imported.priceCents,
    salePriceCents: imported.salePriceCents,
    onSale: imported.onSale,
    unlimited: imported.unlimited,
    qtyInStock: imported.unlimited ? (present?.qtyInStock ?? 0) : imported.qtyInStock,
    seenQtyInStock: null,
    attributes: { ...imported.attributes },
    pictureId: shown ?? present?.pictureId ?? null,
    weightGrams: measure(imported.weightGrams, present?.weightGrams),
    lengthMillimetres: measure(imported.lengthMillimetres, present?.lengthMillimetres),
    widthMillimetres: measure(imported.widthMillimetres, present?.widthMillimetres),
    heightMillimetres: measure(imported.heightMillimetres, present?.heightMillimetres),
  }
}

/** An address that was taken has a number behind it; it is still the one that the file means. */
function mergeUrlId(wanted: string, present: Product | null): string {
  if (!present) return wanted
  return wanted === '' || present.urlId.replace(/-\d+$/, '') === wanted ? present.urlId : wanted
}

/** A file knows visible and not visible; a draft or a scheduled product that is not visible stays what it is. */
function mergeStatus(
  { visibility }: ImportedProduct,
  present: Product | null,
  now: number,
): Pick<ProductInput, 'status' | 'publishAt'> {
  const wantsVisible = visibility === 'published'
  if (present && isVisible(present, now) === wantsVisible)
    return { status: present.status, publishAt: present.publishAt }
  return { status: visibility, publishAt: null }
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
