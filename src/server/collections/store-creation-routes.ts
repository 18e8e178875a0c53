import { ownerChange } from '#server/changes/owner-change.ts'
import type { Services } from '#server/services.ts'
import { reading } from '#server/stores.ts'
import * as api from '#shared/collections/api.ts'
import { getSiteLayoutCall, updateNavigationCall } from '#shared/collections/navigation-api.ts'
import { fail, succeed } from '#shared/http/failure.ts'
import { slugOf } from '#shared/pages/url-id.ts'
import { createCollection } from './create-store.ts'
import { readLayouts, saveLayout } from './layouts.ts'
import { createCategory } from './save-category.ts'

/** The four calls with which older clients create a store, each a separate step; `createStore` does all in one. */
export function storeCreationRoutes(services: Services): void {
  const { serve } = services

  serve(api.createStoreCollectionCall, async (call) => {
    const { website, parameters, body } = call
    if (parameters.websiteId !== website.id) return fail('not-found')
    // The preferred URL is used as a title, so that it gets a number if it is taken.
    const addressTitle = slugOf(body.urlId) || body.title
    return ownerChange(
      services,
      call,
      (scope, batchId) => createCollection(scope, { ...body, urlId: '', addressTitle }, batchId),
      (collection) => collection,
    )
  })

  serve(api.createStoreCategoryCall, async (call) => {
    const { website, parameters, body } = call
    if (parameters.websiteId !== website.id) return fail('not-found')
    const wanted = { ...body, collectionId: parameters.collectionId, parentId: body.parentCategoryId ?? null }
    return ownerChange(
      services,
      call,
      (scope, batchId) => createCategory(scope, wanted, batchId),
      (category) => category,
    )
  })

  serve(getSiteLayoutCall, async ({ website }) => succeed({ layout: await readLayouts(reading(services, website)) }))

  serve(updateNavigationCall, (call) =>
    ownerChange(
      services,
      call,
      (scope, batchId) => saveLayout(scope, call.body.fieldName, call.body.navigation.items, batchId),
      async (_, batchId) => ({ layout: await readLayouts(reading(services, call.website)), batchId }),
    ),
  )
}
