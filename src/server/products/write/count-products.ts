import type { ChangeScope } from '#server/scope.ts'
import type { ProductChange } from './product-change.ts'

/** The gap between two neighbors in the shop's own order, so that a product can be moved between them. */
export const INDEX_GAP = 1024

/**
 * Updates the product counts of stores.
 * @returns for each store, the `display_index` after its last product, for new products
 */
export async function countProducts(
  scope: ChangeScope,
  changes: readonly ProductChange[],
): Promise<Map<string, number>> {
  const arrived = new Map<string, number>()
  const difference = new Map<string, number>()
  for (const { before, after } of changes) {
    if (before?.collectionId === after?.collectionId) continue
    if (before) add(difference, before.collectionId, -1)
    if (after) add(difference, after.collectionId, 1)
    if (after) add(arrived, after.collectionId, 1)
  }
  const lastIndexes = new Map<string, number>()
  for (const [collectionId, count] of [...difference].sort()) {
    const places = (arrived.get(collectionId) ?? 0) * INDEX_GAP
    const { last_display_index: last } = await scope.database
      .updateTable('collections')
      .set((set) => ({
        product_count: set('product_count', '+', count),
        last_display_index: set('last_display_index', '+', places),
      }))
      .where('website_id', '=', scope.websiteId)
      .where('id', '=', collectionId)
      .returning('last_display_index')
      .executeTakeFirstOrThrow()
    lastIndexes.set(collectionId, last - places)
  }
  return lastIndexes
}

function add(counts: Map<string, number>, key: string, count: number): void {
  counts.set(key, (counts.get(key) ?? 0) + count)
}
