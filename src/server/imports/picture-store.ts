import type { Selectable } from 'kysely'
import { newId } from '#server/identifiers.ts'
import type { Scope } from '#server/scope.ts'
import type { ImportPicture } from '#shared/imports/schema.ts'
import { pictureDetails, pictureVariants } from './documents.ts'
import type { ImportTables } from './tables.ts'

export type PictureRecord = Selectable<ImportTables['import_pictures']>

const PAGE = 50
/** The engines accept some ten thousand values in one statement. */
const AT_ONCE = 1_000
const OUR_PICTURE = /^https?:\/\/[^/]+\/media\/([0-9a-zA-Z-]{8,64})\//

/** A picture that a file names for a product. */
export interface NewPicture {
  readonly productId: string
  readonly url: string
  readonly altText: string | null
  readonly variantIds: readonly string[]
  /** The website's picture, if it exists already. */
  readonly assetId: string | null
  /** Its use; absent: among the pictures of the product. */
  readonly place?: PictureRecord['place']
  readonly details?: Parameters<typeof pictureDetails.write>[0]
}

/**
 * The website's pictures for URLs: those of our own files, which an export names with our URL, and those that an import
 * has fetched from there before.
 */
export async function findPictures(scope: Scope, urls: readonly string[]): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  for (let start = 0; start < urls.length; start += AT_ONCE) {
    const some = urls.slice(start, start + AT_ONCE)
    const own = new Map(
      some.flatMap((url) => {
        const id = OUR_PICTURE.exec(url)?.[1]
        return id === undefined ? [] : [[url, id] as const]
      }),
    )
    const there = await existingPictures(scope, [...own.values()])
    for (const [url, id] of own) if (there.has(id)) found.set(url, id)
    for (const [url, id] of await fetchedBefore(scope, some)) found.set(url, id)
  }
  return found
}

async function existingPictures({ database, websiteId }: Scope, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await database
    .selectFrom('assets')
    .select('id')
    .where('website_id', '=', websiteId)
    .where('id', 'in', ids)
    .where('width', 'is not', null)
    .execute()
  return new Set(rows.map((row) => row.id))
}

async function fetchedBefore({ database, websiteId }: Scope, urls: readonly string[]) {
  const assets = await database
    .selectFrom('assets')
    .select(['source_url as url', 'id'])
    .where('website_id', '=', websiteId)
    .where('source_url', 'in', urls)
    .where('width', 'is not', null)
    .execute()
  // The same picture may have several URLs; its file stores one of them.
  const others = await database
    .selectFrom('import_pictures as wanted')
    .innerJoin('assets as asset', (join) =>
      join.onRef('asset.website_id', '=', 'wanted.website_id').onRef('asset.id', '=', 'wanted.asset_id'),
    )
    .select(['wanted.url', 'asset.id'])
    .where('wanted.website_id', '=', websiteId)
    .where('wanted.url', 'in', urls)
    .execute()
  return [...others, ...assets].map((row) => [row.url!, row.id] as const)
}

/** Download files that an import has taken out of a ZIP file, by their paths in it. */
export async function findTakenFiles(
  { database, websiteId }: Scope,
  paths: readonly string[],
): Promise<Map<string, string>> {
  if (paths.length === 0) return new Map()
  const rows = await database
    .selectFrom('import_pictures as taken')
    .innerJoin('download_files as file', (join) =>
      join.onRef('file.website_id', '=', 'taken.website_id').onRef('file.id', '=', 'taken.asset_id'),
    )
    .select(['taken.url', 'file.id'])
    .where('taken.website_id', '=', websiteId)
    .where('taken.url', 'in', paths)
    .execute()
  return new Map(rows.map((row) => [row.url, row.id]))
}

/** For each product, the URLs that are still to be fetched or have failed. */
export async function pendingPictures(
  { database, websiteId }: Scope,
  productIds: readonly string[],
): Promise<Map<string, Set<string>>> {
  if (productIds.length === 0) return new Map()
  const rows = await database
    .selectFrom('import_pictures')
    .select(['product_id', 'url'])
    .where('website_id', '=', websiteId)
    .where('product_id', 'in', productIds)
    .where('state', 'in', ['waiting', 'failed'])
    .execute()
  const grouped = Map.groupBy(rows, (row) => row.product_id)
  return new Map([...grouped].map(([productId, some]) => [productId, new Set(some.map((row) => row.url))]))
}

/** Records the pictures of products and replaces those of earlier imports, so that each is requested once. */
export async function notePictures(
  { database, websiteId }: Scope,
  importId: string,
  pictures: readonly NewPicture[],
): Promise<void> {
  if (pictures.length === 0) return
  const productIds = [...new Set(pictures.map((picture) => picture.productId))]
  await database
    .deleteFrom('import_pictures')
    .where('website_id', '=', websiteId)
    .where('product_id', 'in', productIds)
    .where('import_id', '=', importId)
    .execute()
  await database
    .updateTable('import_pictures')
    .set({ state: 'replaced' })
    .where('website_id', '=', websiteId)
    .where('product_id', 'in', productIds)
    .execute()
  const rows = pictures.map((picture, position) => ({
    website_id: websiteId,
    id: newId(),
    import_id: importId,
    product_id: picture.productId,
    position,
    url: picture.url,
    alt_text: picture.altText,
    variant_ids: pictureVariants.write(picture.variantIds),
    state: picture.assetId === null ? ('waiting' as const) : ('done' as const),
    asset_id: picture.assetId,
    reason: '',
    place: picture.place ?? ('picture' as const),
    details: pictureDetails.write(picture.details ?? {}),
  }))
  for (let start = 0; start < rows.length; start += AT_ONCE) {
    await database
      .insertInto('import_pictures')
      .values(rows.slice(start, start + AT_ONCE))
      .execute()
  }
}

/** Missing pictures of an import, in the order in which they are fetched. */
export async function listPictures(
  { database, websiteId }: Scope,
  importId: string,
  wanted: { state?: 'waiting' | 'failed' | undefined; after?: string | undefined },
): Promise<{ pictures: ImportPicture[]; next: string | null }> {
  const rows = await database
    .selectFrom('import_pictures as picture')
    .leftJoin('products as product', (join) =>
      join.onRef('product.website_id', '=', 'picture.website_id').onRef('product.id', '=', 'picture.product_id'),
    )
    .leftJoin('collections as page', (join) =>
      join.onRef('page.website_id', '=', 'picture.website_id').onRef('page.id', '=', 'picture.product_id'),
    )
    .leftJoin('categories as category', (join) =>
      join.onRef('category.website_id', '=', 'picture.website_id').onRef('category.id', '=', 'picture.product_id'),
    )
    .leftJoin('pages as post', (join) =>
      join.onRef('post.website_id', '=', 'picture.website_id').onRef('post.id', '=', 'picture.product_id'),
    )
    .select(['picture.id', 'picture.product_id', 'picture.url', 'picture.state', 'picture.reason', 'picture.place'])
    .select(['product.title', 'page.title as page_title', 'category.display_name as category_name'])
    .select('post.title as post_title')
    .where((where) =>
      where.or([
        where('product.id', 'is not', null),
        where('page.id', 'is not', null),
        where('category.id', 'is not', null),
        where('post.id', 'is not', null),
      ]),
    )
    .where('picture.website_id', '=', websiteId)
    .where('picture.import_id', '=', importId)
    .where('picture.state', 'in', wanted.state ? [wanted.state] : ['waiting', 'failed'])
    .$if(Boolean(wanted.after), (some) => some.where('picture.id', '>', wanted.after!))
    .orderBy('picture.id')
    .limit(PAGE + 1)
    .execute()
  const pictures = rows.slice(0, PAGE).map((row) => ({
    id: row.id,
    productId: row.product_id,
    productTitle: row.title ?? row.page_title ?? row.category_name ?? row.post_title ?? '',
    place: row.place,
    url: row.url,
    state: row.state as ImportPicture['state'],
    sentence: row.reason,
  }))
  return { pictures, next: rows.length > PAGE ? pictures.at(-1)!.id : null }
}
