import type { Scope } from '#server/scope.ts'
import { sortColumns, type VisibleList } from './visible-list.ts'

/** Up to so many products, sorting a category here is cheaper than looking for its products along the whole store. */
export const SMALL_CATEGORY = 2_000

/**
 * Some of the products of a category with few of them; null when it has more. They are read by their ids and sorted here:
 * asked for store, status and order, a database might walk the whole store instead.
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
