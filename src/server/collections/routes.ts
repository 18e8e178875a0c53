import { ownerChange } from '#server/changes/owner-change.ts'
import type { Services } from '#server/services.ts'
import { hashPassword } from '#server/sign-in/passwords.ts'
import { reading } from '#server/stores.ts'
import * as api from '#shared/collections/api.ts'
import { MAIN_MENU, menuIdentifiers } from '#shared/collections/menus.ts'
import { getNavigationCall, saveNavigationCall } from '#shared/collections/navigation-api.ts'
import { fail, succeed } from '#shared/http/failure.ts'
import { countProductsByCategory } from './category-facts.ts'
import { listCategories } from './category-store.ts'
import { listCollections, readCollection } from './collection-store.ts'
import { createStore } from './create-store.ts'
import { deleteCategory } from './delete-category.ts'
import { listPlaces } from './find-places.ts'
import { readLayouts, revisionOf, saveSeenLayout } from './layouts.ts'
import { moveCategory } from './move-category.ts'
import { productLimitIn, productLimitOf } from './product-limit.ts'
import { createCategory, updateCategory } from './save-category.ts'
import { deleteCollection, setStorePassword, updateCollection } from './save-collection.ts'

/** Store pages, their categories, and the navigation. */
export function collectionRoutes(services: Services): void {
  const { serve } = services

  serve(api.createStoreCall, (call) =>
    ownerChange(
      services,
      call,
      (scope, batchId) => createStore(scope, call.body, batchId),
      (collection, batchId) => ({ collection, batchId }),
    ),
  )

  serve(api.listCollectionsCall, async ({ website }) => {
    const scope = reading(services, website)
    const collections = await listCollections(scope)
    const productLimit = await productLimitIn(scope, productLimitOf(services.env))
    return succeed({
      collections: collections.map((one) => ({ ...one, productLimit, isLocked: one.passwordHash !== null })),
    })
  })

  serve(api.updateCollectionCall, (call) =>
    ownerChange(
      services,
      call,
      (scope, batchId) => updateCollection(scope, call.parameters.collectionId, call.body, batchId),
      (collection, batchId) => ({ collection, batchId }),
    ),
  )

  serve(api.setStorePasswordCall, async (call) => {
    const { password } = call.body
    // Before the transaction: a hash takes long on purpose.
    const hash = password === null ? null : await hashPassword(password)
    return ownerChange(
      services,
      call,
      (scope, batchId) => setStorePassword(scope, call.parameters.collectionId, hash, batchId),
      (isChanged, batchId) => ({ batchId: isChanged ? batchId : null }),
    )
  })

  serve(api.deleteCollectionCall, (call) =>
    ownerChange(services, call, (scope, batchId) => deleteCollection(scope, call.parameters.collectionId, batchId)),
  )

  serve(api.listCategoriesCall, async ({ website, parameters: { collectionId } }) => {
    const scope = reading(services, website)
    if (!(await readCollection(scope, collectionId))) return fail('collection-not-found')
    const counts = await countProductsByCategory(scope, collectionId)
    const categories = await listCategories(scope, collectionId)
    return succeed({ categories: categories.map((one) => ({ ...one, productCount: counts.get(one.id) ?? 0 })) })
  })

  serve(api.createCategoryCall, (call) => {
    const { collectionId } = call.parameters
    return ownerChange(
      services,
      call,
      (scope, batchId) => createCategory(scope, { ...call.body, details: call.body, collectionId }, batchId),
      (category, batchId) => ({ category, batchId }),
    )
  })

  serve(api.updateCategoryCall, (call) =>
    ownerChange(
      services,
      call,
      (scope, batchId) =>
        updateCategory(scope, call.parameters.categoryId, { ...call.body, details: call.body }, batchId),
      (category, batchId) => ({ category, batchId }),
    ),
  )

  serve(api.moveCategoryCall, (call) =>
    ownerChange(services, call, (scope, batchId) =>
      moveCategory(scope, call.parameters.categoryId, call.body, batchId),
    ),
  )

  serve(api.deleteCategoryCall, (call) =>
    ownerChange(services, call, (scope, batchId) => deleteCategory(scope, call.parameters.categoryId, batchId)),
  )

  serve(getNavigationCall, async ({ website }) => {
    const scope = reading(services, website)
    const layouts = await readLayouts(scope)
    const links = layouts[0]?.links ?? []
    const [main, ...others] = menuIdentifiers
    const menus = [
      { identifier: main!, links },
      ...others.map((identifier) => layouts.find((one) => one.identifier === identifier) ?? { identifier, links: [] }),
    ].map((menu) => ({ ...menu, revision: revisionOf(menu.links) }))
    return succeed({ links, menus, places: await listPlaces(scope) })
  })

  serve(saveNavigationCall, (call) => {
    const identifier = call.body.identifier === MAIN_MENU ? null : call.body.identifier
    return ownerChange(
      services,
      call,
      (scope, batchId) => saveSeenLayout(scope, identifier, { revision: undefined, ...call.body }, batchId),
      (links, batchId) => ({ links, revision: revisionOf(links), batchId }),
    )
  })
}
