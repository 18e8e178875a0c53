import { listCategories } from '#server/collections/category-store.ts'
import { prepareQuery } from '#server/database/prepare-query.ts'
import { readPictureAssets } from '#server/files/picture-assets.ts'
import { cleanBody } from '#server/html/clean-body.ts'
import { readDownloadFiles } from '#server/products/download-files.ts'
import { readProducts } from '#server/products/read-product.ts'
import { findVariantsBySku } from '#server/products/write/product-context.ts'
import type { Scope } from '#server/scope.ts'
import { hasPosts, type ProductFormat } from '#shared/imports/formats.ts'
import type { Category } from '#shared/products/schema.ts'
import type { StoreSettings } from '#shared/settings/schema.ts'
import { taxCategoryByName, taxCategoryName } from '#shared/tax-categories/rules.ts'
import { idSchema } from '#shared/texts/schema.ts'
import { assetUrlOf } from '../files/asset-url.ts'
import { type ImportChoices, makesPages } from './documents.ts'
import { remotePicturesIn } from './formats/body-pictures.ts'
import type { ImportedProduct } from './formats/imported-product.ts'
import { oneLocation } from './formats/vitrine/location-stock.ts'
import { pathOfFile } from './formats/vitrine/own-settings.ts'
import { type FreedName, withFormerNames } from './free-names.ts'
import { type ImportRecord, sourceOf } from './import-store.ts'
import { findPictures, findTakenFiles, pendingPictures } from './picture-store.ts'
import type { Catalogue } from './plan/catalogue.ts'
import type { FileNames } from './plan/file-names.ts'
import { isContinuation } from './plan/store-with-room.ts'
import { readLocationStock } from './read-location-stock.ts'
import { readNames, readTakenUrls } from './read-names.ts'

/** The facts besides products that an import needs. */
export interface ImportContext {
  readonly record: Pick<ImportRecord, 'format' | 'collection_id'>
  readonly choices: ImportChoices
  readonly settings: Pick<StoreSettings, 'currency' | 'locale' | 'taxRules'>
  readonly productLimit: number
  /** The names of products in the whole file. */
  names(): Promise<FileNames>
  /** Names that products have given up temporarily. */
  readonly freed: readonly FreedName[]
}

/** Reads the shop's content, as far as it concerns these products of a file; some dozens at once. */
export async function readCatalogue(
  scope: Scope,
  imported: readonly ImportedProduct[],
  { record, choices, settings, productLimit, names, freed }: ImportContext,
): Promise<Catalogue> {
  const sourceIds = distinct(imported.map((product) => product.sourceId))
  const sources = await readSources(scope, sourceOf(record.format), sourceIds)
  const related = await findRelated(scope, imported)
  const skus = distinct(imported.flatMap((product) => product.variants.map((variant) => variant.sku)))
  const owners = await findVariantsBySku(scope, skus)
  const own = sourceIds.filter((id) => idSchema.safeParse(id).success)
  const ids = [...own, ...sources.values(), ...owners.map((owner) => owner.productId)]
  const products = withFormerNames(await readProducts(scope, ids), freed)

  const collections = (await selectStores(scope.database, scope)).rows
  const pages = new Set(imported.map((product) => product.storePage))
  const meant = new Set([
    record.collection_id,
    ...[...products.values()].map((product) => product.collectionId),
    ...collections.filter(({ urlId }) => pages.has(urlId)).map(({ id }) => id),
  ])
  // Of the pages that continue full ones, or those that these products fill, only the ones with room get new products.
  const full = collections.filter(
    ({ id, productCount }) => meant.has(id) && productCount + imported.length > productLimit,
  )
  for (const store of full.length > 0 ? collections : []) {
    if (store.productCount < productLimit && full.some((one) => isContinuation(store, one))) meant.add(store.id)
  }
  const categories: Category[] = []
  for (const collectionId of meant) categories.push(...(await listCategories(scope, collectionId)))

  const ownId = (sourceId: string) => sources.get(sourceId) ?? sourceId
  const taken = await readTakenUrls(scope, [...meant], imported, ownId)
  const contested = contestedBy(imported, ownId, owners)
  const named = await readNames(scope, sourceOf(record.format), names, [...contested, ...taken.contestedIds])

  const urls = imported.flatMap((product) => [
    ...(product.body?.includes('<img') ? remotePicturesIn(cleanBody(product.body)) : []),
    ...(product.pictures ?? []).map((picture) => picture.url),
    ...product.variants.flatMap((variant) => variant.pictureUrl ?? []),
  ])
  const pictures = await findPictures(scope, distinct(urls))
  const assets = await readPictureAssets(scope, distinct([...pictures.values()]))
  const pending = await pendingPictures(scope, [...products.keys()])
  const files = await findFiles(scope, imported)
  const forms = await findForms(scope, imported)
  const isLocated = imported.some(({ variants }) => variants.some(({ stockAt }) => stockAt?.length))
  const stock = isLocated
    ? await readLocationStock(
        scope,
        [...products.values()].flatMap((product) => product.variants.map(({ id }) => id)),
      )
    : oneLocation
  return {
    format: formatOf(record),
    currency: settings.currency,
    locale: settings.locale,
    now: Date.now(),
    stores: collections.map(({ id, urlId, title, productCount }) => ({
      id,
      urlId,
      title,
      limit: productLimit,
      count: productCount,
    })),
    storeId: record.collection_id,
    makesPages: makesPages(choices, record.format),
    categories,
    products: [...products.values()],
    sources,
    namedInFile: named,
    urlOwnerOf: taken.ownerOf,
    numberedUrls: taken.numbered,
    pictureOf: (url) => pictures.get(url) ?? null,
    pendingOf: (productId) => pending.get(productId) ?? new Set(),
    relatedOf: (id) => related.get(id) ?? null,
    pictureUrlOf(url) {
      const asset = assets.get(pictures.get(url) ?? '')
      return asset ? assetUrlOf({ ...asset, mediaType: asset.media_type }) : null
    },
    formOf: (form) => forms.get(form.id) ?? forms.get(nameKey(form.name)) ?? null,
    fileOf: (fileId) => files.get(fileId) ?? null,
    taxCategoryOf: (name) => taxCategoryByName(settings, name),
    stock,
    taxCategoryName: (id) => taxCategoryName(settings, id),
    cleanBody: remembering(cleanBody),
  }
}

/** Products whose SKUs others of the file want. */
function contestedBy(
  imported: readonly ImportedProduct[],
  ownId: (sourceId: string) => string,
  owners: Awaited<ReturnType<typeof findVariantsBySku>>,
): string[] {
  const ownerOf = new Map(owners.map(({ sku, productId }) => [sku, productId]))
  return imported.flatMap(({ sourceId, variants }) =>
    variants.flatMap(({ sku }) => {
      const owner = ownerOf.get(sku)
      return owner !== undefined && owner !== ownId(sourceId) ? [owner] : []
    }),
  )
}

/**
 * All store pages, oldest first: an import of a hundred thousand products creates hundreds of them, and reads them in
 * each batch.
 */
const selectStores = prepareQuery((database, { websiteId }: { websiteId: string }) =>
  database
    .selectFrom('collections')
    .select(['id', 'url_id as urlId', 'title', 'product_count as productCount'])
    .where('website_id', '=', websiteId)
    .orderBy('created_at')
    .orderBy('id'),
)

/** A batch may be planned more than once, when pages and categories are created for it. */
function remembering(clean: (html: string) => string): (html: string) => string {
  const known = new Map<string, string>()
  return (html) => {
    const text = known.get(html) ?? clean(html)
    known.set(html, text)
    return text
  }
}

/** The shop's download files for those of our own export, by their ids there. */
async function findFiles(scope: Scope, imported: readonly ImportedProduct[]): Promise<Map<string, string>> {
  const wanted = imported.flatMap(({ own }) => own?.files ?? [])
  const ids = distinct(wanted.map(({ fileId }) => fileId))
  const here = [...(await readDownloadFiles(scope, ids)).keys()].map((id) => [id, id] as const)
  const taken = await findTakenFiles(scope, distinct(wanted.map(pathOfFile)))
  const before = wanted.flatMap((file) => {
    const id = taken.get(pathOfFile(file))
    return id === undefined ? [] : [[file.fileId, id] as const]
  })
  return new Map([...before, ...here])
}

const nameKey = (name: string) => `name ${name.trim().toLowerCase()}`

/** The shop's forms for those of our own export: ids, and lower-case names, to ids. */
async function findForms(
  { database, websiteId }: Scope,
  imported: readonly ImportedProduct[],
): Promise<Map<string, string>> {
  if (!imported.some(({ own }) => own?.form)) return new Map()
  const rows = await database
    .selectFrom('forms')
    .select(['id', 'name'])
    .where('website_id', '=', websiteId)
    .where('deleted_at', 'is', null)
    .orderBy('id', 'desc')
    .execute()
  return new Map(
    rows.flatMap(({ id, name }) => [
      [id, id],
      [nameKey(name), id],
    ]),
  )
}

/** A file of posts has no products. */
function formatOf({ format }: Pick<ImportRecord, 'format'>): ProductFormat {
  if (hasPosts(format)) throw new Error(`Products in a file of ${format}.`)
  return format
}

/** The shop's products for related ones of our own export, by their ids there. */
async function findRelated(scope: Scope, imported: readonly ImportedProduct[]): Promise<Map<string, string>> {
  const ids = distinct(imported.flatMap(({ own }) => own?.relatedProductIds ?? []))
  if (ids.length === 0) return new Map()
  const rows = await scope.database
    .selectFrom('products')
    .select(['id', 'title'])
    .where('website_id', '=', scope.websiteId)
    .where('id', 'in', ids)
    .execute()
  const own = rows.map(({ id }) => [id, id] as const)
  return new Map([...(await readSources(scope, 'vitrine', ids)), ...own])
}

async function readSources(
  { database, websiteId }: Pick<Scope, 'database' | 'websiteId'>,
  source: string,
  sourceIds: readonly string[],
): Promise<Map<string, string>> {
  if (sourceIds.length === 0) return new Map()
  const rows = await database
    .selectFrom('import_sources')
    .select(['source_id', 'product_id'])
    .where('website_id', '=', websiteId)
    .where('source', '=', source)
    .where('source_id', 'in', sourceIds)
    .execute()
  return new Map(rows.map((row) => [row.source_id, row.product_id]))
}

/**
 * Stores the file's ids of products; our own files use our ids, which need no storage.
 * @returns for each id that meant another product before, that product; empty for none
 */
export async function rememberSources(
  { database, websiteId }: Scope,
  source: string,
  pairs: readonly { readonly sourceId: string; readonly productId: string }[],
): Promise<Map<string, string>> {
  const known = await readSources({ database, websiteId }, source, distinct(pairs.map(({ sourceId }) => sourceId)))
  const rows = pairs
    .filter(({ sourceId, productId }) => sourceId !== '' && sourceId !== productId && known.get(sourceId) !== productId)
    .map(({ sourceId, productId }) => ({ website_id: websiteId, source, source_id: sourceId, product_id: productId }))
  if (rows.length === 0) return new Map()
  await database
    .insertInto('import_sources')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['website_id', 'source', 'source_id'])
        .doUpdateSet((set) => ({ product_id: set.ref('excluded.product_id') })),
    )
    .execute()
  return new Map(rows.map(({ source_id: sourceId }) => [sourceId, known.get(sourceId) ?? '']))
}

const distinct = (words: readonly string[]): string[] => [...new Set(words)].filter((word) => word !== '')
