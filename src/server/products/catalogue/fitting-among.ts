import { subtreeOf } from '#server/collections/category-tree.ts'
import type { Scope } from '#server/scope.ts'
import type { ProductFilter } from '#shared/products/api.ts'
import { isFewLeft } from './few-left.ts'

/**
 * Those of a thousand products that match an owner's filters. They are read by their ids and checked here: with the
 * filters in the query, a database might scan all products.
 */
export async function fittingAmong(
  scope: Scope,
  { collectionId, categoryId, status, productType, stock, sellable }: ProductFilter,
  productIds: readonly string[],
): Promise<Set<string>> {
  if (productIds.length === 0) return new Set()
  const inCategory = categoryId ? await inCategoryAmong(scope, categoryId, productIds) : null
  const { threshold } = (await scope.settings()).lowStock
  const rows = await scope.database
    .selectFrom('products')
    .select(['id', 'collection_id', 'status', 'product_type', 'sold_out', 'unsellable'])
    .$if(stock === 'few-left', (some) => some.where(isFewLeft('products', threshold)))
    .where('website_id', '=', scope.websiteId)
    .where('id', 'in', productIds)
    .execute()
  const fitting = rows.filter(
    (row) =>
      (collectionId === undefined || row.collection_id === collectionId) &&
      (status === undefined || row.status === status) &&
      (productType === undefined || row.product_type === productType) &&
      (sellable !== 'no' || row.unsellable === 1) &&
      (stock === undefined || stock === 'few-left' || (row.sold_out === 1) === (stock === 'sold-out')) &&
      (inCategory === null || inCategory.has(row.id)),
  )
  return new Set(fitting.map((row) => row.id))
}

async function inCategoryAmong(
  scope: Scope,
  categoryId: string,
  productIds: readonly string[],
): Promise<Set<string> | null> {
  const categoryIds = await subtreeOf(scope, categoryId)
  if (categoryIds === null) return null
  const inside = new Set(categoryIds)
  const places = await scope.database
    .selectFrom('product_categories')
    .select(['product_id', 'category_id'])
    .where('website_id', '=', scope.websiteId)
    .where('product_id', 'in', productIds)
    .execute()
  return new Set(places.filter((place) => inside.has(place.category_id)).map((place) => place.product_id))
}
