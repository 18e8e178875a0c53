import { insertRows } from '#server/database/insert-rows.ts'
import type { ChangeScope } from '#server/scope.ts'

/** Adds products to categories. */
export async function insertPlaces(
  scope: ChangeScope,
  places: readonly { productId: string; categoryId: string }[],
): Promise<void> {
  const rows = places.map(({ productId, categoryId }) => ({
    website_id: scope.websiteId,
    category_id: categoryId,
    product_id: productId,
  }))
  await insertRows(scope.database, 'product_categories', rows)
}
