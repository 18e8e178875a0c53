import { newBatchId } from '#server/changes/record-change.ts'
import type { Services } from '#server/services.ts'
import { changing, reading } from '#server/stores.ts'
import * as api from '#shared/collections/api.ts'
import { fail, succeed } from '#shared/http/failure.ts'
import { countProductsByCategory } from './category-facts.ts'
import { listCategories } from './category-store.ts'
import { listCollections, readCollection } from './collection-store.ts'
import { createStore } from './create-store.ts'
import { deleteCategory } from './delete-category.ts'
import { readLayouts, saveLayout } from './layouts.ts'
import { moveCategory } from './move-category.ts'
import { productLimitIn, productLimitOf } from './product-limit.ts'
import { listPlaces } from './read-navigation.ts'
import { createCategory, updateCategory } from './save-category.ts'
import { deleteCollection, updateCollection } from './save-collection.ts'

/** Store pages, their categories, and the navigation. */
export function collectionRoutes(services: Services): void {
  const { serve } = services

  serve(api.createStore, async ({ website, staff, body }) => {
    const batchId = newBatchId()
    const made = await changing(services, website, staff, (scope) => createStore(scope, body, batchId))
    return made.ok ? succeed({ collection: made.value, batchId }) : made
  })

  serve(api.listCollections, async ({ website }) => {
    const scope = reading(services, website)
    const collections = await listCollections(scope)
    const productLimit = await productLimitIn(scope, productLimitOf(services.env))
    return succeed({ collections: collections.map((collection) => ({ ...collection, productLimit })) })
  })

  serve(api.updateCollection, async ({ website, staff, parameters, body }) => {
    const batchId = newBatchId()
    const saved = await changing(services, website, staff, (scope) =>
      updateCollection(scope, parameters.collectionId, body, batchId),
    )
    return saved.ok ? succeed({ collection: saved.value, batchId }) : saved
  })

  serve(api.deleteCollection, async ({ website, staff, parameters }) => {
    const batchId = newBatchId()
    const gone = await changing(services, website, staff, (scope) =>
      deleteCollection(scope, parameters.collectionId, batchId),
    )
    return gone.ok ? succeed({ batchId }) : gone
  })

  serve(api.listCategories, async ({ website, parameters: { collectionId } }) => {
    const scope = reading(services, website)
    if (!(await readCollection(scope, collectionId))) return fail('collection-not-found')
    const counts = await countProductsByCategory(scope, collectionId)
    const categories = await listCategories(scope, collectionId)
    return succeed({ categories: categories.map((one) => ({ ...one, productCount: counts.get(one.id) ?? 0 })) })
  })

  serve(api.createCategory, async ({ website, staff, parameters, body }) => {
    const batchId = newBatchId()
    const made = await changing(services, website, staff, (scope) =>
      createCategory(scope, { ...body, details: body, collectionId: parameters.collectionId }, batchId),
    )
    return made.ok ? succeed({ category: made.value, batchId }) : made
  })

  serve(api.updateCategory, async ({ website, staff, parameters, body }) => {
    const batchId = newBatchId()
    const saved = await changing(services, website, staff, (scope) =>
      updateCategory(scope, parameters.categoryId, { ...body, details: body }, batchId),
    )
    return saved.ok ? succeed({ category: saved.value, batchId }) : saved
  })

  serve(api.moveCategory, async ({ website, staff, parameters, body }) => {
    const batchId = newBatchId()
    const moved = await changing(services, website, staff, (scope) =>
      moveCategory(scope, parameters.categoryId, body, batchId),
    )
    return moved.ok ? succeed({ batchId }) : moved
  })

  serve(api.deleteCategory, async ({ website, staff, parameters }) => {
    const batchId = newBatchId()
    const gone = await changing(services, website, staff, (scope) =>
      deleteCategory(scope, parameters.categoryId, batchId),
    )
    return gone.ok ? succeed({ batchId }) : gone
  })

  serve(api.getNavigation, async ({ website }) => {
    const scope = reading(services, website)
    const [main] = await readLayouts(scope)
    return succeed({ links: main?.links ?? [], places: await listPlaces(scope) })
  })

  serve(api.saveNavigation, async ({ website, staff, body }) => {
    const batchId = newBatchId()
    const saved = await changing(services, website, staff, (scope) => saveLayout(scope, null, body.items, batchId))
    return saved.ok ? succeed({ links: saved.value, batchId }) : saved
  })
}
