import { recordChange } from '#server/changes/record-change.ts'
import { newId } from '#server/identifiers.ts'
import { endRedirects } from '#server/redirects/leave-redirects.ts'
import type { ChangeScope } from '#server/scope.ts'
import { collectionTypes } from '#shared/collections/codes.ts'
import { collectionPath } from '#shared/collections/rules.ts'
import { type Collection, collectionSchema } from '#shared/collections/schema.ts'
import { type Result, succeed } from '#shared/http/failure.ts'
import { blankCategoryDetails, blankListing } from '#shared/products/schema.ts'
import { cutToField } from '#shared/texts/schema.ts'
import { insertCategory } from './category-store.ts'
import { collectionLog } from './change-log.ts'
import { chooseAddress } from './choose-address.ts'
import { insertCollection } from './collection-store.ts'
import { linkBehind, writeLayout } from './layouts.ts'

export interface NewStore {
  readonly title: string
  readonly navigationTitle?: string
  /** Empty: made from `addressTitle`, or from the title. */
  readonly urlId?: string
  readonly addressTitle?: string
  readonly description?: string
  readonly enabled?: boolean
  /** The page before its link; absent or not linked: the link is first in the navigation. */
  readonly behind?: string
}

type StoreRefusal = 'navigation-missing' | 'url-id-taken' | 'url-id-reserved'

/**
 * Creates a store: its page, its root category, and a link at the start of the main navigation. All or nothing: the
 * caller's transaction rolls a refusal back.
 */
export async function createStore(
  scope: ChangeScope,
  store: NewStore,
  batchId: string,
): Promise<Result<Collection, StoreRefusal>> {
  const created = await createUnlinkedStore(scope, store, batchId)
  if (!created.ok) return created
  const linked = await linkStores(scope, [created.value.id], store.behind, batchId)
  return linked.ok ? created : linked
}

/**
 * Creates a store without its link. For many stores, call `linkStores` once: each change of links writes all of them.
 */
export async function createUnlinkedStore(
  scope: ChangeScope,
  store: NewStore,
  batchId: string,
): Promise<Result<Collection, 'url-id-taken' | 'url-id-reserved'>> {
  const created = await createCollection(scope, store, batchId)
  if (!created.ok) return created
  await insertCategory(scope, {
    id: newId(),
    collectionId: created.value.id,
    parentId: null,
    type: 'ROOT',
    displayName: ROOT_NAME,
    urlId: ROOT_URL_ID,
    displayIndex: 1,
    pageRendering: 'LIST_VIEW',
    ...blankCategoryDetails,
  })
  return created
}

/** Links stores in the main navigation, after a page or at the start (`NewStore.behind`). */
export async function linkStores(
  scope: ChangeScope,
  storeIds: readonly string[],
  behind: string | undefined,
  batchId: string,
): Promise<Result<void, 'navigation-missing'>> {
  return writeLayout(scope, null, (links) => linkBehind(links, behind, storeIds), batchId)
}

/** The name of the root category where it is shown; people see the store's own title instead. */
export const ROOT_NAME = 'All'
export const ROOT_URL_ID = 'all'

/** Creates a store page alone, for clients that create a store in four calls: without a category or a link. */
export async function createCollection(
  scope: ChangeScope,
  store: NewStore,
  batchId: string,
): Promise<Result<Collection, 'url-id-taken' | 'url-id-reserved'>> {
  await scope.raiseVersion()
  const urlId = await chooseAddress(scope, {
    urlId: store.urlId ?? '',
    title: store.addressTitle ?? store.title,
    ownerId: null,
  })
  if (!urlId.ok) return urlId
  const collection: Collection = {
    id: newId(),
    typeCode: collectionTypes.products,
    title: store.title,
    navigationTitle: store.navigationTitle ?? cutToField(store.title, collectionSchema.shape.navigationTitle),
    urlId: urlId.value,
    ...blankListing,
    description: store.description ?? '',
    sort: 'manual',
    enabled: store.enabled ?? true,
    passwordHash: null,
  }
  await insertCollection(scope, collection)
  await recordChange(scope, batchId, collectionLog, { nounId: collection.id, before: null, after: collection })
  await endRedirects(scope, [collectionPath(collection)], batchId)
  return succeed(collection)
}
