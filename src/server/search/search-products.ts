import type { ListedProducts } from '#server/products/list-visible-products.ts'
import { readSummaries } from '#server/products/read-summaries.ts'
import { visibleIds } from '#server/products/visible-products.ts'
import type { Scope } from '#server/stores.ts'
import { find } from './find.ts'

/** What visitors find in the shop, best first. */
export async function searchProducts(
  scope: Scope,
  text: string,
  offset: number,
  limit: number,
): Promise<ListedProducts> {
  const ids = await visibleIds(scope, await find(scope, 'product', text))
  return { products: await readSummaries(scope, ids.slice(offset, offset + limit)), total: ids.length }
}
