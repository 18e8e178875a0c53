import { ownerChange } from '#server/changes/owner-change.ts'
import { readLayouts } from '#server/collections/layouts.ts'
import { listItemCollections, readItemCollection } from '#server/items/collection-store.ts'
import { readItem } from '#server/items/item-store.ts'
import { listTerms } from '#server/items/item-terms.ts'
import { listItems } from '#server/items/list-items.ts'
import type { Services } from '#server/services.ts'
import { reading } from '#server/stores.ts'
import { namedIn } from '#shared/collections/menus.ts'
import { fail, succeed } from '#shared/http/failure.ts'
import * as api from '#shared/items/api.ts'
import { itemListPath, itemPath } from '#shared/items/rules.ts'
import type { Item } from '#shared/items/schema.ts'
import { moveItem } from './move-item.ts'
import { createItem, deleteItems, updateItem } from './save-item.ts'
import { createItemCollection, deleteItemCollection, updateItemCollection } from './save-item-collection.ts'

/** The owner's collections of items, and their items. */
export function itemRoutes(services: Services): void {
  const { serve } = services
  const savedItem = (item: Item, batchId: string) => ({ item, batchId })

  serve(api.listItemCollectionsCall, async ({ website }) => {
    const scope = reading(services, website)
    const [main] = await readLayouts(scope)
    const linked = new Set(namedIn(main?.links ?? []))
    const collections = await listItemCollections(scope)
    return succeed({
      collections: collections.map((one) => ({
        ...one,
        path: itemListPath(one),
        isInNavigation: linked.has(one.id),
      })),
    })
  })

  serve(api.createItemCollectionCall, (call) =>
    ownerChange(
      services,
      call,
      (scope, batchId) => createItemCollection(scope, call.body, batchId),
      (collection, batchId) => ({ collection, batchId }),
    ),
  )

  serve(api.updateItemCollectionCall, (call) =>
    ownerChange(
      services,
      call,
      (scope, batchId) => updateItemCollection(scope, call.parameters.collectionId, call.body, batchId),
      (collection, batchId) => ({ collection, batchId }),
    ),
  )

  serve(api.deleteItemCollectionCall, (call) =>
    ownerChange(services, call, (scope, batchId) => deleteItemCollection(scope, call.parameters.collectionId, batchId)),
  )

  serve(api.listItemsCall, async ({ website, parameters: { collectionId }, query }) => {
    const scope = reading(services, website)
    const collection = await readItemCollection(scope, collectionId)
    if (!collection) return fail('item-collection-not-found')
    const { items, next } = await listItems(scope, collection, query)
    return succeed({ items: items.map((item) => ({ ...item, path: itemPath(collection, item) })), next })
  })

  serve(api.listItemNamesCall, async ({ website, parameters: { collectionId } }) => {
    const scope = reading(services, website)
    if (!(await readItemCollection(scope, collectionId))) return fail('item-collection-not-found')
    const namesOf = async (kind: 'category' | 'tag' | 'author') =>
      (await listTerms(scope, collectionId, kind)).map(({ name }) => name)
    return succeed({
      categories: await namesOf('category'),
      tags: await namesOf('tag'),
      authors: await namesOf('author'),
    })
  })

  serve(api.getItemCall, async ({ website, parameters: { itemId } }) => {
    const scope = reading(services, website)
    const item = await readItem(scope, itemId)
    const collection = item && (await readItemCollection(scope, item.collectionId))
    if (!collection) return fail('item-not-found')
    return succeed({ item, collection, path: itemPath(collection, item) })
  })

  serve(api.createItemCall, (call) =>
    ownerChange(
      services,
      call,
      (scope, batchId) => createItem(scope, { ...call.parameters, ...call.body }, batchId),
      savedItem,
    ),
  )

  serve(api.updateItemCall, (call) =>
    ownerChange(
      services,
      call,
      (scope, batchId) => updateItem(scope, call.parameters.itemId, call.body, batchId),
      savedItem,
    ),
  )

  serve(api.moveItemCall, (call) =>
    ownerChange(services, call, (scope, batchId) =>
      moveItem(scope, call.parameters.itemId, call.body.afterItemId, batchId),
    ),
  )

  serve(api.deleteItemsCall, (call) =>
    ownerChange(services, call, async (scope, batchId) =>
      succeed(await deleteItems(scope, call.body.itemIds, batchId)),
    ),
  )
}
