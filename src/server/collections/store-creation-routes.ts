import { newBatchId } from '#server/changes/record-change.ts'
import type { Services } from '#server/services.ts'
import { changing, reading } from '#server/stores.ts'
import * as api from '#shared/collections/api.ts'
import { fail, succeed } from '#shared/http/failure.ts'
import { slugOf } from '#shared/pages/url-id.ts'
import { createCollection } from './create-store.ts'
import { readLayouts, saveLayout } from './layouts.ts'
import { createCategory } from './save-category.ts'

/** The four calls with which older clients create a store, each a separate step; `createStore` does all in one. */
export function storeCreationRoutes(services: Services): void {
  const { serve } = services

  serve(api.createStoreCollection, async ({ website, staff, parameters, body }) => {
    if (parameters.websiteId !== website.id) return fail('not-found')
    // The preferred URL is used as a title, so that it gets a number if it is taken.
    const title = slugOf(body.urlId) || body.title
    return changing(services, website, staff, async (scope) =>
      createCollection(scope, { ...body, urlId: '', addressTitle: title }, newBatchId()),
    )
  })

  serve(api.createStoreCategory, async ({ website, staff, parameters, body }) => {
    if (parameters.websiteId !== website.id) return fail('not-found')
    const { collectionId } = parameters
    return changing(services, website, staff, (scope) =>
      createCategory(scope, { ...body, collectionId, parentId: body.parentCategoryId ?? null }, newBatchId()),
    )
  })

  serve(api.getSiteLayout, async ({ website }) => succeed({ layout: await readLayouts(reading(services, website)) }))

  serve(api.updateNavigation, async ({ website, staff, body }) => {
    const batchId = newBatchId()
    const saved = await changing(services, website, staff, (scope) =>
      saveLayout(scope, body.fieldName, body.navigation.items, batchId),
    )
    return saved.ok ? succeed({ layout: await readLayouts(reading(services, website)), batchId }) : saved
  })
}
