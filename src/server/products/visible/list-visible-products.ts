import { subtreeOf } from '#server/collections/category-tree.ts'
import type { Scope } from '#server/scope.ts'
import type { ProductSummary } from '#shared/products/summary.ts'
import { readStoredSummaries } from '../read-summaries.ts'
import { listSmallCategory, SMALL_CATEGORY } from './list-small-category.ts'
import type { Stored } from './stored.ts'
import { listedIn } from './visibility.ts'
import { sortColumns, type VisibleList } from './visible-list.ts'

export interface ListedProducts {
  readonly products: readonly Stored<ProductSummary>[]
  /** Exact up to two thousand; for longer lists it only says that there is more, until their end is reached. */
  readonly total: number
}

/**
 * A part of the visible products of a store. The cost does not grow with the store: an index gives the order, only the
 * products of the page are read, and counting stops early. A job publishes scheduled products.
 */
export async function listVisibleProducts(scope: Scope, list: VisibleList): Promise<ListedProducts> {
  const categoryIds = list.categoryId ? await subtreeOf(scope, list.categoryId) : null
  const small = categoryIds && (await listSmallCategory(scope, list, categoryIds))
  const { ids, total } = small ?? (await listAlongIndex(scope, list, categoryIds))
  return { products: await readStoredSummaries(scope, ids), total }
}

/** Reads along the index of the order; for a category, it skips products of others. */
async function listAlongIndex(scope: Scope, list: VisibleList, categoryIds: readonly string[] | null) {
  const { column, direction } = sortColumns[list.sort]
  const rows = await listedIn(scope, list.collectionId)
    .$if(categoryIds !== null, (some) =>
      some.where((where) =>
        where.exists(
          where
            .selectFrom('product_categories as place')
            .select('place.product_id')
            .where('place.website_id', '=', scope.websiteId)
            .whereRef('place.product_id', '=', 'product.id')
            .where('place.category_id', 'in', categoryIds!),
        ),
      ),
    )
    .select('product.id')
    .orderBy(column, direction)
    .orderBy('product.id', direction)
    .limit(list.limit + 1)
    .offset(list.offset)
    .execute()
  const seen = rows.length === 0 ? 0 : list.offset + rows.length
  // A category that is not small has about as many products as are counted at most.
  const counted = categoryIds ? SMALL_CATEGORY : await countUpTo(scope, list.collectionId, SMALL_CATEGORY)
  const hasMore = rows.length > list.limit
  const total = categoryIds && !hasMore && seen > 0 ? seen : Math.max(seen, counted)
  return { ids: rows.slice(0, list.limit).map((row) => row.id), total }
}

async function countUpTo(scope: Scope, collectionId: string, atMost: number): Promise<number> {
  const row = await scope.database
    .selectFrom(listedIn(scope, collectionId).select('product.id').limit(atMost).as('some'))
    .select((count) => count.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(row.count)
}
