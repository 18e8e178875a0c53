import { listCollections } from '#server/collections/collection-store.ts'
import { createStore } from '#server/collections/create-store.ts'
import { createCategory } from '#server/collections/save-category.ts'
import type { ChangeScope } from '#server/scope.ts'
import type { Category } from '#shared/products/schema.ts'
import { urlIdSchema } from '#shared/texts/schema.ts'
import { categoryFinder } from './formats/category-paths.ts'
import type { CategoryPath } from './formats/imported-product.ts'
import type { Catalogue } from './plan/catalogue.ts'
import type { PlannedProduct } from './plan/plan-import.ts'

interface Planned {
  readonly plans: readonly PlannedProduct[]
  readonly catalogue: Catalogue
}

/** Creates the store pages that the file names, and those that continue full ones; false when none is needed. */
export async function makeStores(scope: ChangeScope, { plans }: Planned, batchId: string): Promise<boolean> {
  const wanted = new Map(plans.flatMap(({ newStore }) => (newStore ? [[newStore.title, newStore]] : [])))
  if (wanted.size === 0) return false
  const there = new Map((await listCollections(scope)).map((store) => [store.title, store]))
  for (const { title, urlId, continues } of wanted.values()) {
    if (there.has(title)) continue
    // A page that continues another has the same visibility; a page of the old shop is placed last.
    const before = continues === null ? [...there.values()].at(-1) : there.get(continues)
    const page = { title, behind: before?.id, ...(continues !== null && { enabled: before?.enabled }) }
    const own = await createStore(scope, { ...page, urlId }, batchId)
    // Its own URL may belong to a page of another kind, or to the server.
    const made = own.ok || urlId === '' ? own : await createStore(scope, page, batchId)
    if (!made.ok) throw new Error(`The store page “${title}” cannot be made: ${made.failure.code}`)
    there.set(title, { ...made.value, productCount: 0 })
  }
  return true
}

/** Creates the missing categories of products. One that cannot be created is left out. @returns the new ones */
export async function makeCategories(
  scope: ChangeScope,
  { plans, catalogue }: Planned,
  batchId: string,
): Promise<Category[]> {
  const made: Category[] = []
  for (const { input, newCategories } of plans) {
    for (const path of newCategories) await make(input!.collectionId, path)
  }
  return made

  async function make(collectionId: string, path: CategoryPath): Promise<void> {
    const inStore = [...catalogue.categories, ...made].filter((category) => category.collectionId === collectionId)
    const { parentId, known } = categoryFinder(inStore)(path)
    let parent = parentId
    for (const [level, displayName] of path.names.slice(known).entries()) {
      const category = { collectionId, displayName, parentId: parent }
      const urlId = path.addresses?.[known + level] ?? ''
      const own = urlIdSchema.safeParse(urlId).success
        ? await createCategory(scope, { ...category, urlId }, batchId)
        : null
      const created = own?.ok ? own : await createCategory(scope, category, batchId)
      if (!created.ok) return
      made.push(created.value)
      parent = created.value.id
    }
  }
}
