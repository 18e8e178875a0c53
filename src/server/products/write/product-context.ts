import { inPieces } from '#server/database/in-pieces.ts'
import { readPictureAssets } from '#server/files/picture-assets.ts'
import type { Scope } from '#server/scope.ts'
import type { ProductInput } from '#shared/products/api.ts'
import { type KnownPart, readKnownParts } from '../bundles/check-parts.ts'
import { readDownloadFiles } from '../download-files.ts'

/** Facts around products that will be saved: read once for all of them. */
export interface ProductContext {
  readonly currency: string
  readonly locale: string
  /** Category id to its store. */
  readonly categories: ReadonlyMap<string, string>
  readonly assets: Awaited<ReturnType<typeof readPictureAssets>>
  /** Files for sale. */
  readonly files: Awaited<ReturnType<typeof readDownloadFiles>>
  /** SKU to its product. */
  readonly skuOwners: ReadonlyMap<string, string>
  /** Existing ones among the related products. */
  readonly relatedIds: ReadonlySet<string>
  /** Existing ones among the forms. */
  readonly formIds: ReadonlySet<string>
  /** The products that bundles name. */
  readonly parts: ReadonlyMap<string, KnownPart>
}

/** Reads everything that products refer to, for all of them at once, with a fixed number of queries. */
export async function readProductContext(scope: Scope, inputs: readonly ProductInput[]): Promise<ProductContext> {
  const { database, websiteId } = scope
  const { currency, locale } = await scope.settings()
  const categoryIds = distinct(inputs.flatMap((input) => input.categoryIds))
  const categories = categoryIds.length
    ? await database
        .selectFrom('categories')
        .select(['id', 'collection_id'])
        .where('website_id', '=', websiteId)
        .where('id', 'in', categoryIds)
        .execute()
    : []
  const skus = distinct(inputs.flatMap((input) => input.variants.map((variant) => variant.sku)))
  const relatedIds = distinct(inputs.flatMap((input) => input.relatedProductIds))
  const related = relatedIds.length
    ? await database
        .selectFrom('products')
        // With the id alone, SQLite would scan another index completely.
        .select(['id', 'title'])
        .where('website_id', '=', websiteId)
        .where('id', 'in', relatedIds)
        .execute()
    : []
  return {
    currency,
    locale,
    categories: new Map(categories.map((category) => [category.id, category.collection_id])),
    assets: await readPictureAssets(
      scope,
      distinct(inputs.flatMap((input) => input.pictures.map((picture) => picture.id))),
    ),
    files: await readDownloadFiles(
      scope,
      inputs.flatMap((input) => input.files.map((file) => file.fileId)),
    ),
    skuOwners: new Map((await findVariantsBySku(scope, skus)).map((variant) => [variant.sku, variant.productId])),
    relatedIds: new Set(related.map((product) => product.id)),
    formIds: await findForms(scope, distinct(inputs.map((input) => input.additionalFieldsFormId ?? ''))),
    parts: await readKnownParts(scope, inputs),
  }
}

async function findForms({ database, websiteId }: Scope, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const rows = await database
    .selectFrom('forms')
    .select('id')
    .where('website_id', '=', websiteId)
    .where('deleted_at', 'is', null)
    .where('id', 'in', ids)
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** The variants with these SKUs, in no fixed order. */
export async function findVariantsBySku(
  { database, websiteId }: Scope,
  skus: readonly string[],
): Promise<{ sku: string; variantId: string; productId: string }[]> {
  const found: { sku: string; variantId: string; productId: string }[] = []
  for (const piece of inPieces(skus, SKUS_AT_ONCE)) {
    const rows = await database
      .selectFrom('variants')
      .select(['sku', 'id', 'product_id'])
      .where('website_id', '=', websiteId)
      .where('sku', 'in', piece)
      .execute()
    for (const row of rows) found.push({ sku: row.sku, variantId: row.id, productId: row.product_id })
  }
  return found
}

const SKUS_AT_ONCE = 5_000

const distinct = (words: readonly string[]): string[] => [...new Set(words)].filter((word) => word !== '')
