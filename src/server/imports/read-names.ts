import { inPieces } from '#server/database/in-pieces.ts'
import type { Scope } from '#server/scope.ts'
import type { ImportedProduct } from './formats/imported-product.ts'
import type { Catalogue } from './plan/catalogue.ts'
import type { FileNames } from './plan/file-names.ts'
import { isSameTitle } from './plan/match-product.ts'

/**
 * The file's statements about products of the shop, found by the ids that an import of its kind has stored. The file is
 * only read through when there is one to look for.
 */
export async function readNames(
  { database, websiteId }: Scope,
  source: string,
  readFile: () => Promise<FileNames>,
  productIds: readonly string[],
): Promise<Catalogue['namedInFile']> {
  if (productIds.length === 0) return () => null
  const names = await readFile()
  const sourceIds = new Map<string, string[]>()
  for (const piece of inPieces([...new Set(productIds)])) {
    const rows = await database
      .selectFrom('import_sources')
      .select(['product_id', 'source_id'])
      .where('website_id', '=', websiteId)
      .where('source', '=', source)
      .where('product_id', 'in', piece)
      .execute()
    for (const row of rows) sourceIds.set(row.product_id, [...(sourceIds.get(row.product_id) ?? []), row.source_id])
  }
  return (product) => {
    const found = [product.id, ...(sourceIds.get(product.id) ?? [])].flatMap((id) => names.get(id) ?? [])
    // Numeric ids are the same in every shop.
    return found.find((one) => !/^\d+$/.test(one.sourceId) || isSameTitle(one, product)) ?? null
  }
}

interface TakenUrls {
  /** Products whose URL another product of the file wants. */
  readonly contestedIds: readonly string[]
  readonly ownerOf: Catalogue['urlOwnerOf']
  readonly numbered: Catalogue['numberedUrls']
}

/**
 * The owners of the URLs that products of a file want on some store pages; for taken ones, also which numbered URLs are
 * taken.
 * @param ownId the product that an id of the file meant so far
 */
export async function readTakenUrls(
  { database, websiteId }: Scope,
  storeIds: readonly string[],
  imported: readonly ImportedProduct[],
  ownId: (sourceId: string) => string,
): Promise<TakenUrls> {
  const wantedBy = new Map(imported.filter(({ urlId }) => urlId !== '').map((one) => [one.urlId, ownId(one.sourceId)]))
  const owners = new Map<string, { id: string; title: string }>()
  const numbered = new Map<string, Set<string>>()
  const contestedIds: string[] = []
  if (wantedBy.size > 0) {
    const rows = await database
      .selectFrom('products')
      .select(['id', 'title', 'collection_id', 'url_id'])
      .where('website_id', '=', websiteId)
      .where('collection_id', 'in', [...storeIds])
      .where('url_id', 'in', [...wantedBy.keys()])
      .execute()
    for (const row of rows) owners.set(keyOf(row.collection_id, row.url_id), row)
    const urls = imported.map(({ urlId }) => urlId).filter((urlId) => urlId !== '')
    const repeated = new Set(urls.filter((urlId, place) => urls.indexOf(urlId) !== place))
    const others = rows.filter((row) => row.id !== wantedBy.get(row.url_id) || repeated.has(row.url_id))
    for (const { id, collection_id: storeId, url_id: urlId } of others) {
      contestedIds.push(id)
      const taken = await database
        .selectFrom('products')
        .select('url_id')
        .where('website_id', '=', websiteId)
        .where('collection_id', '=', storeId)
        .where('url_id', 'like', `${urlId}-%`)
        .execute()
      numbered.set(keyOf(storeId, urlId), new Set(taken.map((row) => row.url_id)))
    }
  }
  return {
    contestedIds,
    ownerOf: (storeId, urlId) => owners.get(keyOf(storeId, urlId)) ?? null,
    numbered: (storeId, urlId) => numbered.get(keyOf(storeId, urlId)) ?? new Set(),
  }
}

const keyOf = (storeId: string, urlId: string) => `${storeId} ${urlId}`
