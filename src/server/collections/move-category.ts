import { recordChange } from '#server/changes/record-change.ts'
import type { ChangeScope } from '#server/scope.ts'
import { CATEGORY_DEPTH, categoryTrail, heightOf, makesCycle } from '#shared/collections/rules.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import { listCategories, placeCategory, readCategory, type StoredCategory } from './category-store.ts'
import { categoryLog, loggedCategory } from './change-log.ts'
import { lockCollection } from './collection-store.ts'

export interface CategoryPlace {
  /** Null: directly below the root. */
  readonly parentId: string | null
  /** The sibling before it; null puts it first. */
  readonly afterCategoryId: string | null
}

type MoveRefusal = 'category-not-found' | 'category-root' | 'category-cycle' | 'categories-too-deep'

/** Moves a category with its descendants. Siblings are numbered again. */
export async function moveCategory(
  scope: ChangeScope,
  categoryId: string,
  place: CategoryPlace,
  batchId: string,
): Promise<Result<void, MoveRefusal>> {
  const known = await readCategory(scope, categoryId)
  if (!known) return fail('category-not-found')
  if (known.type === 'ROOT') return fail('category-root')
  await lockCollection(scope, known.collectionId)
  const categories = await listCategories(scope, known.collectionId)
  const before = categories.find((one) => one.id === categoryId)
  const parent = categories.find((one) => (place.parentId === null ? one.type === 'ROOT' : one.id === place.parentId))
  if (!before || !parent) return fail('category-not-found')
  if (makesCycle(categories, categoryId, parent.id)) return fail('category-cycle')
  const depth = categoryTrail(categories, parent.id).length - 1 + heightOf(categories, categoryId)
  if (depth > CATEGORY_DEPTH) return fail('categories-too-deep')

  const siblings = categories.filter((one) => one.parentId === parent.id && one.id !== categoryId)
  const index = place.afterCategoryId === null ? 0 : siblings.findIndex((one) => one.id === place.afterCategoryId) + 1
  if (place.afterCategoryId !== null && index === 0) return fail('category-not-found')
  const moved = { ...before, parentId: parent.id }
  const order = siblings.toSpliced(index, 0, moved)
  for (const [position, one] of order.entries()) {
    const displayIndex = position + 1
    if (one.displayIndex === displayIndex && one.id !== categoryId) continue
    await placeCategory(scope, one.id, { displayIndex, parentId: parent.id })
  }
  await recordChange(
    scope,
    batchId,
    categoryLog,
    loggedCategory(
      { ...before, afterCategoryId: siblingBefore(categories, before) },
      { ...moved, displayIndex: index + 1, afterCategoryId: place.afterCategoryId },
    ),
  )
  await scope.raiseVersion()
  return succeed(undefined)
}

function siblingBefore(categories: readonly StoredCategory[], category: StoredCategory): string | null {
  const siblings = categories.filter((one) => one.parentId === category.parentId)
  return siblings[siblings.findIndex((one) => one.id === category.id) - 1]?.id ?? null
}
