import type { Scope } from '#server/scope.ts'
import { sortColumns, type VisibleList } from './visible-list.ts'

/** Up to this number, sorting a category's products here is cheaper than scanning the whole store for them. */
export const SMALL_CATEGORY = 2_000

/**
 * A part of the products of a small category; null when it has more. They are read by their ids and sorted here: with
 * store, status and order in the query, a database might scan the whole store.
 */
export async function listSmallCategory(
  { database, websiteId }: Scope,
  list: VisibleList,
  categoryIds: readonly string[],
): Promise<{ ids: string[]; total: number } | null> {
  if (categoryIds.length === 0) return { ids: [], total: 0 }
  const places = await database
    .selectFrom('product_categories')
    .select('product_id')
    .where('website_id', '=', websiteId)
    .where('category_id', 'in', categoryIds)
    .limit(SMALL_CATEGORY)
    .execute()
  if (places.length === SMALL_CATEGORY) return null
  if (places.length === 0) return { ids: [], total: 0 }
  const { column, direction } = sortColumns[list.sort]
  const rows = await database
    .selectFrom('products as product')
    .select(['product.id', 'product.collection_id', 'product.status', `${column} as value`])
    .where('product.website_id', '=', websiteId)
    .where('product.id', 'in', [...new Set(places.map((place) => place.product_id))])
    .execute()
  const turn = direction === 'asc' ? 1 : -1
  const sorted = rows
    .filter((row) => row.status === 'published' && row.collection_id === list.collectionId)
    .sort((one, other) => turn * (compare(one.value, other.value) || compare(one.id, other.id)))
  return { ids: sorted.slice(list.offset, list.offset + list.limit).map((row) => row.id), total: sorted.length }
}

const compare = <Value extends string | number>(one: Value, other: Value): number =>
  one < other ? -1 : one > other ? 1 : 0
