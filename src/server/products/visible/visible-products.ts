import type { Scope } from '#server/scope.ts'
import type { ProductSummary } from '#shared/products/summary.ts'
import { readSummaries } from '../read-summaries.ts'
import { isListed } from './visibility.ts'

/** The visible products among the ids, in the order of the ids. */
export async function visibleSummaries(scope: Scope, productIds: readonly string[]): Promise<ProductSummary[]> {
  return readSummaries(scope, await visibleIds(scope, productIds))
}

/** The visible products among the ids, in the order of the ids. A hidden store hides its products. */
export async function visibleIds({ database, websiteId }: Scope, productIds: readonly string[]): Promise<string[]> {
  if (productIds.length === 0) return []
  const rows = await database
    .selectFrom('products as product')
    .innerJoin('collections as collection', (join) =>
      join
        .onRef('collection.website_id', '=', 'product.website_id')
        .onRef('collection.id', '=', 'product.collection_id'),
    )
    .select(['product.id', 'product.status', 'collection.enabled', 'collection.password_hash'])
    .where('product.website_id', '=', websiteId)
    .where('product.id', 'in', productIds)
    .execute()
  // With the status in the query, SQLite might scan all published products instead of a thousand ids.
  const seen = new Set(rows.filter(isListed).map((row) => row.id))
  return productIds.filter((id) => seen.has(id))
}
