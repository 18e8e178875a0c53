import { inPieces } from '#server/database/in-pieces.ts'
import type { Scope } from '#server/scope.ts'

/** The paths with a visible page: a page of blocks, a store page, a category or a product. */
export async function findPages(scope: Scope, paths: readonly string[]): Promise<Set<string>> {
  const found = new Set<string>()
  for (const piece of inPieces(paths)) {
    const parts = piece.map((path) => path.slice(1).split('/').map(decodeURIComponent))
    const seen = await readUrls(scope, parts)
    piece.forEach((path, place) => {
      const [first, second, third, ...more] = parts[place]!
      if (more.length > 0) return
      const urls = third === undefined ? [first, second] : second === 'p' ? [first, 'p', third] : []
      if (urls.length > 0 && seen.has(urls.filter((url) => url !== undefined).join('/'))) found.add(path)
    })
  }
  return found
}

async function readUrls({ database, websiteId }: Scope, parts: readonly string[][]): Promise<Set<string>> {
  const firsts = [...new Set(parts.map(([first]) => first!))]
  const seconds = [...new Set(parts.flatMap(([, second]) => second ?? []))]
  const thirds = [...new Set(parts.flatMap(([, , third]) => third ?? []))]
  const pages = await database
    .selectFrom('pages')
    .select('url_id')
    .where('website_id', '=', websiteId)
    .where('status', '=', 'published')
    .where('purpose', '=', 'page')
    .where('collection_id', 'is', null)
    .where('url_id', 'in', firsts)
    .execute()
  const collections = await database
    .selectFrom('item_collections')
    .select(['id', 'url_id'])
    .where('website_id', '=', websiteId)
    .where('enabled', '=', 1)
    .where('url_id', 'in', firsts)
    .execute()
  const stores = await database
    .selectFrom('collections')
    .select(['id', 'url_id'])
    .where('website_id', '=', websiteId)
    .where('enabled', '=', 1)
    .where('url_id', 'in', firsts)
    .execute()
  const urls = new Set([...pages, ...stores, ...collections].map((row) => row.url_id))
  if (collections.length > 0 && seconds.length > 0) {
    const items = await database
      .selectFrom('items')
      .innerJoin('item_collections as collection', (join) =>
        join.onRef('collection.website_id', '=', 'items.website_id').onRef('collection.id', '=', 'items.collection_id'),
      )
      .select(['collection.url_id as collection', 'items.url_id'])
      .where('items.website_id', '=', websiteId)
      .where('items.is_visible', '=', 1)
      .where('items.url_id', 'in', seconds)
      .where(
        'items.collection_id',
        'in',
        collections.map(({ id }) => id),
      )
      .execute()
    for (const row of items) urls.add(`${row.collection}/${row.url_id}`)
  }
  if (stores.length === 0) return urls
  const storeUrls = new Map(stores.map((store) => [store.id, store.url_id]))
  const storeIds = [...storeUrls.keys()]
  if (seconds.length > 0) {
    const rows = await database
      .selectFrom('categories')
      .select(['collection_id', 'url_id'])
      .where('website_id', '=', websiteId)
      .where('collection_id', 'in', storeIds)
      .where('url_id', 'in', seconds)
      .execute()
    for (const row of rows) urls.add(`${storeUrls.get(row.collection_id)}/${row.url_id}`)
  }
  if (thirds.length > 0) {
    const rows = await database
      .selectFrom('products')
      .select(['collection_id', 'url_id'])
      .where('website_id', '=', websiteId)
      .where('collection_id', 'in', storeIds)
      .where('url_id', 'in', thirds)
      .where('status', '=', 'published')
      .execute()
    for (const row of rows) urls.add(`${storeUrls.get(row.collection_id)}/p/${row.url_id}`)
  }
  return urls
}
