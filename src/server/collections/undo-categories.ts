import { isDeepStrictEqual } from 'node:util'
import { recordChange } from '#server/changes/record-change.ts'
import type { Undoer, UndoRefusal } from '#server/changes/undoer.ts'
import { inPieces } from '#server/database/in-pieces.ts'
import type { ChangeScope } from '#server/scope.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import type { Category, Listing } from '#shared/products/schema.ts'
import { ownersOfUrlIds } from './category-facts.ts'
import { insertCategory, readCategory } from './category-store.ts'
import { type CategorySnapshot, categoryLog, loggedCategory } from './change-log.ts'
import { deleteCategory } from './delete-category.ts'
import { insertPlaces } from './insert-places.ts'
import { choosePicture } from './listing-details.ts'
import { moveCategory } from './move-category.ts'
import { updateCategory } from './save-category.ts'

const PRODUCTS_AT_ONCE = 5_000

/** Restores categories; a deleted one returns with its products, if they still exist. */
export const undoCategories: Undoer<CategorySnapshot> = {
  log: categoryLog,
  permissions: ['products.write'],
  async undo(scope, changes, { batchId, keepsPlaces }) {
    for (const { nounId, before, after } of changes) {
      const current = await readCategory(scope, nounId)
      const isChanged = !matchesSnapshot(current, after)
      if (keepsPlaces && before === null && (isChanged || (await isUsed(scope, current)))) continue
      if (isChanged) return fail('change-superseded')
      const undone = await revert(scope, nounId, before, after, batchId)
      if (!undone.ok) return undone
    }
    return succeed(undefined)
  },
}

/** Whether a category is still in the state after a change; its siblings may have moved. */
function matchesSnapshot(category: Category | null, after: CategorySnapshot | null): boolean {
  if (!category || !after) return category === after
  const facts = [
    'displayName',
    'urlId',
    'parentId',
    'collectionId',
    'description',
    'seoTitle',
    'seoDescription',
    'sort',
    'picture',
  ] as const
  return facts.every((fact) => isDeepStrictEqual(category[fact], after[fact]))
}

async function revert(
  scope: ChangeScope,
  categoryId: string,
  before: CategorySnapshot | null,
  after: CategorySnapshot | null,
  batchId: string,
): Promise<Result<unknown, UndoRefusal>> {
  if (before === null) return deleteCategory(scope, categoryId, batchId)
  if (after === null) return restore(scope, before, batchId)
  const { parentId, afterCategoryId } = before
  // A change either moved a category or renamed it.
  return afterCategoryId === undefined
    ? updateCategory(scope, categoryId, { ...before, details: await detailsIn(scope, before) }, batchId, {
        leavesRedirect: false,
      })
    : moveCategory(scope, categoryId, { parentId, afterCategoryId }, batchId)
}

/** The former details of a category, without a deleted picture. */
async function detailsIn(scope: ChangeScope, before: CategorySnapshot): Promise<Listing & Pick<Category, 'sort'>> {
  const { description, seoTitle, seoDescription, sort } = before
  const picture = await choosePicture(scope, before.picture)
  return { description, seoTitle, seoDescription, sort, picture: picture.ok ? picture.value : null }
}

async function restore(
  scope: ChangeScope,
  before: CategorySnapshot,
  batchId: string,
): Promise<Result<void, UndoRefusal>> {
  const { productIds = [], afterCategoryId: _place, ...category } = before
  if (category.parentId !== null && !(await readCategory(scope, category.parentId))) return fail('change-superseded')
  const owners = await ownersOfUrlIds(scope, category.collectionId, [category.urlId])
  if (owners.size > 0) return fail('url-id-taken', { urlId: category.urlId })
  await insertCategory(scope, { ...category, ...(await detailsIn(scope, before)) })
  for (const piece of inPieces(productIds, PRODUCTS_AT_ONCE)) {
    const there = await stillThere(scope, category.collectionId, piece)
    await insertPlaces(
      scope,
      there.map((productId) => ({ productId, categoryId: category.id })),
    )
  }
  await recordChange(scope, batchId, categoryLog, loggedCategory(null, category))
  await scope.raiseVersion()
  return succeed(undefined)
}

/** Whether a category contains products or other categories. */
async function isUsed({ database, websiteId }: ChangeScope, category: CategorySnapshot | null): Promise<boolean> {
  if (!category) return false
  const products = await database
    .selectFrom('product_categories')
    .select('product_id')
    .where('website_id', '=', websiteId)
    .where('category_id', '=', category.id)
    .limit(1)
    .executeTakeFirst()
  if (products) return true
  const inside = await database
    .selectFrom('categories')
    .select('id')
    .where('website_id', '=', websiteId)
    .where('collection_id', '=', category.collectionId)
    .where('parent_id', '=', category.id)
    .limit(1)
    .executeTakeFirst()
  return inside !== undefined
}

async function stillThere(
  { database, websiteId }: ChangeScope,
  collectionId: string,
  productIds: readonly string[],
): Promise<string[]> {
  const rows = await database
    .selectFrom('products')
    .select(['id', 'collection_id', 'title'])
    .where('website_id', '=', websiteId)
    .where('id', 'in', productIds)
    .execute()
  return rows.filter((row) => row.collection_id === collectionId).map((row) => row.id)
}
