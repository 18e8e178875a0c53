import { ownerChange } from '#server/changes/owner-change.ts'
import { readLayouts } from '#server/collections/layouts.ts'
import { listItemCollections, readItemCollection } from '#server/items/collection-store.ts'
import { readItem } from '#server/items/item-store.ts'
import { listTerms } from '#server/items/item-terms.ts'
import { listItems } from '#server/items/list-items.ts'
import type { Services } from '#server/services.ts'
import { hashPassword } from '#server/sign-in/passwords.ts'
import { reading } from '#server/stores.ts'
import { namedIn } from '#shared/collections/menus.ts'
import { fail, succeed } from '#shared/http/failure.ts'
import * as api from '#shared/items/api.ts'
import { itemListPath, itemPath } from '#shared/items/rules.ts'
import type { Item } from '#shared/items/schema.ts'
import { moveItem } from './move-item.ts'
import { createItem, deleteItems, setItemPassword, updateItem } from './save-item.ts'
import {
  createItemCollection,
  deleteItemCollection,
  setItemCollectionPassword,
  updateItemCollection,
} from './save-item-collection.ts'

/** The owner's collections of items, and their items. */
export function itemRoutes(services: Services): void {
  const { serve } = services
  const savedItem = (item: Item, batchId: string) => ({ item: asLocked(item), batchId })

  serve(api.listItemCollectionsCall, async ({ website }) => {
    const scope = reading(services, website)
    const [main] = await readLayouts(scope)
    const linked = new Set(namedIn(main?.links ?? []))
    const collections = await listItemCollections(scope)
    return succeed({
      collections: collections.map((one) => ({
        ...asLocked(one),
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
      (collection, batchId) => ({ collection: asLocked(collection), batchId }),
    ),
  )

  serve(api.updateItemCollectionCall, (call) =>
    ownerChange(
      services,
      call,
      (scope, batchId) => updateItemCollection(scope, call.parameters.collectionId, call.body, batchId),
      (collection, batchId) => ({ collection: asLocked(collection), batchId }),
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
    return succeed({ items: items.map((item) => ({ ...asLocked(item), path: itemPath(collection, item) })), next })
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
    return succeed({
      ...{ item: asLocked(item), collection: asLocked(collection) },
      path: itemPath(collection, item),
    })
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

  serve(api.setItemPasswordCall, async (call) => {
    const hash = await hashOf(call.body.password)
    return ownerChange(
      services,
      call,
      (scope, batchId) => setItemPassword(scope, call.parameters.itemId, hash, batchId),
      batchIfChanged,
    )
  })

  serve(api.setItemCollectionPasswordCall, async (call) => {
    const hash = await hashOf(call.body.password)
    return ownerChange(
      services,
      call,
      (scope, batchId) => setItemCollectionPassword(scope, call.parameters.collectionId, hash, batchId),
      batchIfChanged,
    )
  })

  serve(api.deleteItemsCall, (call) =>
    ownerChange(services, call, async (scope, batchId) =>
      succeed(await deleteItems(scope, call.body.itemIds, batchId)),
    ),
  )
}

/** Before the transaction: a hash takes long on purpose. */
const hashOf = async (password: string | null) => (password === null ? null : hashPassword(password))

const batchIfChanged = (isChanged: boolean, batchId: string) => ({ batchId: isChanged ? batchId : null })

/** Something with a password as the studio shows it: whether it has one. */
const asLocked = <Some extends { readonly passwordHash: string | null }>({ passwordHash, ...rest }: Some) => ({
  ...rest,
  isLocked: passwordHash !== null,
})
