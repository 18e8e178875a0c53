import { inPieces } from '#server/database/in-pieces.ts'
import type { Scope } from '#server/scope.ts'
import { readItems } from './item-store.ts'

/** The items among some that visitors find, in the order of the ids. */
export async function findableItems({ database, websiteId }: Scope, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await database
    .selectFrom('items')
    .innerJoin('item_collections as collection', (join) =>
      join.onRef('collection.website_id', '=', 'items.website_id').onRef('collection.id', '=', 'items.collection_id'),
    )
    .select([
      'items.id',
      'items.is_visible',
      'collection.enabled',
      'collection.is_hidden_from_site_search as is_hidden',
      'collection.password_hash',
    ])
    .where('items.website_id', '=', websiteId)
    .where('items.id', 'in', ids)
    .execute()
  // With the conditions in the query, SQLite might scan a whole collection instead of a thousand ids.
  const found = new Set(
    rows.flatMap((row) =>
      row.is_visible === 1 && row.enabled === 1 && row.is_hidden === 0 && row.password_hash === null ? [row.id] : [],
    ),
  )
  return ids.filter((id) => found.has(id))
}

/** Items that a search has found, as its results show them, with the titles and URLs of their collections. */
export async function readFoundItems(scope: Scope, ids: readonly string[]) {
  if (ids.length === 0) return []
  const { database, websiteId } = scope
  const items = [...(await readItems(scope, ids)).values()]
  if (items.length === 0) return []
  const collections = await database
    .selectFrom('item_collections')
    .select(['id', 'title', 'url_id'])
    .where('website_id', '=', websiteId)
    .where('id', 'in', [...new Set(items.map(({ collectionId }) => collectionId))])
    .execute()
  return items.flatMap((item) => {
    const collection = collections.find(({ id }) => id === item.collectionId)
    return collection ? [{ item, collection: { title: collection.title, urlId: collection.url_id } }] : []
  })
}

/** The paths of items, by their ids. */
export async function readItemPaths(
  { database, websiteId }: Pick<Scope, 'database' | 'websiteId'>,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const paths = new Map<string, string>()
  for (const piece of inPieces(ids)) {
    const rows = await database
      .selectFrom('items')
      .innerJoin('item_collections as collection', (join) =>
        join.onRef('collection.website_id', '=', 'items.website_id').onRef('collection.id', '=', 'items.collection_id'),
      )
      .select(['items.id', 'items.url_id', 'collection.url_id as collection'])
      .where('items.website_id', '=', websiteId)
      .where('items.id', 'in', piece)
      .execute()
    for (const row of rows) paths.set(row.id, `/${row.collection}/${row.url_id}`)
  }
  return paths
}

/** The collection of an item, and its path while visitors or staff can open it; null where there is no item. */
export async function readItemPlace({ database, websiteId }: Scope, itemId: string) {
  const row = await database
    .selectFrom('items')
    .innerJoin('item_collections as collection', (join) =>
      join.onRef('collection.website_id', '=', 'items.website_id').onRef('collection.id', '=', 'items.collection_id'),
    )
    .select(['items.url_id', 'items.status', 'collection.id', 'collection.enabled', 'collection.url_id as collection'])
    .where('items.website_id', '=', websiteId)
    .where('items.id', '=', itemId)
    .executeTakeFirst()
  if (!row) return null
  const isVisible = (row.status === 'published' || row.status === 'private') && row.enabled === 1
  return { path: isVisible ? `/${row.collection}/${row.url_id}` : null, collectionId: row.id }
}
