import { recordChanges } from '#server/changes/record-change.ts'
import { inPieces } from '#server/database/in-pieces.ts'
import type { ChangeScope } from '#server/scope.ts'
import { removeUses } from '#server/uses/save-uses.ts'
import { withDescendants } from '#shared/collections/rules.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import { listCategories, readCategory } from './category-store.ts'
import { categoryLog, loggedCategory } from './change-log.ts'
import { lockCollection } from './collection-store.ts'
import { indexLater } from './index-later.ts'
import { removeLinksTo } from './layouts.ts'

const CATEGORIES_AT_ONCE = 5_000

/** Deletes a category and its descendants. Products stay in the store; the log stores their categories. */
export async function deleteCategory(
  scope: ChangeScope,
  categoryId: string,
  batchId: string,
): Promise<Result<void, 'category-not-found' | 'category-root'>> {
  const known = await readCategory(scope, categoryId)
  if (!known) return fail('category-not-found')
  if (known.type === 'ROOT') return fail('category-root')
  await lockCollection(scope, known.collectionId)
  const categories = await listCategories(scope, known.collectionId)
  const inside = new Set(withDescendants(categories, categoryId))
  const doomed = categories.filter((category) => inside.has(category.id))
  const productsOf = await productsIn(scope, [...inside])
  // Children before their parents: undoing goes backwards, and creates parents first.
  const changes = doomed
    .toReversed()
    .map((category) => loggedCategory({ ...category, productIds: productsOf.get(category.id) ?? [] }, null))
  for (const piece of inPieces(doomed, CATEGORIES_AT_ONCE)) {
    const ids = piece.map((category) => category.id)
    await scope.database
      .deleteFrom('categories')
      .where('website_id', '=', scope.websiteId)
      .where('id', 'in', ids)
      .execute()
    await removeUses(scope, 'category', ids)
  }
  await removeLinksTo(scope, inside, batchId)
  if (productsOf.size > 0) await indexLater(scope, null)
  await recordChanges(scope, batchId, categoryLog, changes)
  await scope.raiseVersion()
  return succeed(undefined)
}

async function productsIn(scope: ChangeScope, categoryIds: readonly string[]): Promise<Map<string, string[]>> {
  const products = new Map<string, string[]>()
  for (const piece of inPieces(categoryIds, CATEGORIES_AT_ONCE)) {
    const rows = await scope.database
      .selectFrom('product_categories')
      .select(['category_id', 'product_id'])
      .where('website_id', '=', scope.websiteId)
      .where('category_id', 'in', piece)
      .execute()
    for (const row of rows) {
      const list = products.get(row.category_id) ?? []
      list.push(row.product_id)
      products.set(row.category_id, list)
    }
  }
  return products
}
