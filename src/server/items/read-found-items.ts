import { inPieces } from '#server/database/in-pieces.ts'
import type { Scope } from '#server/scope.ts'
import { itemDetails } from './documents.ts'

/** Visible items among some that a search has found. */
export async function readFoundItems({ database, websiteId }: Scope, ids: readonly string[]) {
  const rows = await database
    .selectFrom('items')
    .innerJoin('item_collections as collection', (join) =>
      join.onRef('collection.website_id', '=', 'items.website_id').onRef('collection.id', '=', 'items.collection_id'),
    )
    .select(['items.id', 'items.title', 'items.url_id', 'items.details', 'collection.url_id as collection'])
    .where('items.website_id', '=', websiteId)
    .where('items.id', 'in', ids)
    .where('items.is_visible', '=', 1)
    .where('collection.enabled', '=', 1)
    .execute()
  return rows.map(({ id, title, url_id, details, collection }) => {
    const { seoDescription, excerpt } = itemDetails.read(details)
    return { id, title, path: `/${collection}/${url_id}`, seo_description: seoDescription || excerpt }
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

/** The collection of an item, and its path while visitors see it; null where there is no item. */
export async function readItemPlace({ database, websiteId }: Scope, itemId: string) {
  const row = await database
    .selectFrom('items')
    .innerJoin('item_collections as collection', (join) =>
      join.onRef('collection.website_id', '=', 'items.website_id').onRef('collection.id', '=', 'items.collection_id'),
    )
    .select([
      'items.url_id',
      'items.is_visible',
      'collection.id',
      'collection.enabled',
      'collection.url_id as collection',
    ])
    .where('items.website_id', '=', websiteId)
    .where('items.id', '=', itemId)
    .executeTakeFirst()
  if (!row) return null
  const isVisible = row.is_visible === 1 && row.enabled === 1
  return { path: isVisible ? `/${row.collection}/${row.url_id}` : null, collectionId: row.id }
}
