import { listCollections } from '#server/collections/collection-store.ts'
import { createStore } from '#server/collections/create-store.ts'
import { createCategory } from '#server/collections/save-category.ts'
import type { ChangeScope } from '#server/stores.ts'
import type { Catalogue } from '#shared/imports/catalogue.ts'
import { categoryFinder } from '#shared/imports/category-paths.ts'
import type { CategoryPath } from '#shared/imports/imported-product.ts'
import type { PlannedProduct } from '#shared/imports/plan-import.ts'

interface Planned {
  readonly plans: readonly PlannedProduct[]
  readonly catalogue: Catalogue
}

/** Makes the store pages that go on from full ones, each as visible as those are; false when none is needed. */
export async function makeStores(scope: ChangeScope, { plans }: Planned, batchId: string): Promise<boolean> {
  const wanted = new Map(plans.flatMap(({ newStore }) => (newStore ? [[newStore.title, newStore.continues]] : [])))
  if (wanted.size === 0) return false
  const there = new Map((await listCollections(scope)).map((store) => [store.title, store]))
  for (const [title, continues] of wanted) {
    const before = there.get(continues)
    const made = await createStore(scope, { title, enabled: before?.enabled, behind: before?.id }, batchId)
    if (!made.ok) throw new Error(`The store page '${title}' cannot be made: ${made.failure.code}`)
    there.set(title, { ...made.value, productCount: 0 })
  }
  return true
}

/** Makes the categories that products lack; false when none is missing. One that cannot be made is left out. */
export async function makeCategories(
  scope: ChangeScope,
  { plans, catalogue }: Planned,
  batchId: string,
): Promise<boolean> {
  const categories = [...catalogue.categories]
  let areMade = false
  for (const { input, newCategories } of plans) {
    for (const path of newCategories) await make(input!.collectionId, path)
  }
  return areMade

  async function make(collectionId: string, path: CategoryPath): Promise<void> {
    const inStore = categories.filter((category) => category.collectionId === collectionId)
    const { parentId, known } = categoryFinder(inStore)(path)
    let parent = parentId
    for (const displayName of path.names.slice(known)) {
      const made = await createCategory(scope, { collectionId, displayName, parentId: parent }, batchId)
      if (!made.ok) return
      categories.push(made.value)
      parent = made.value.id
      areMade = true
    }
  }
}
