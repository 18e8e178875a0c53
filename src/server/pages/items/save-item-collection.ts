import { recordChange } from '#server/changes/record-change.ts'
import { chooseAddress } from '#server/collections/choose-address.ts'
import { removeLinksTo } from '#server/collections/layouts.ts'
import { choosePicture } from '#server/collections/listing-details.ts'
import { newId } from '#server/identifiers.ts'
import { itemCollectionLog } from '#server/items/change-log.ts'
import * as store from '#server/items/collection-store.ts'
import { endRedirects, leaveRedirects } from '#server/redirects/leave-redirects.ts'
import type { ChangeScope } from '#server/scope.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import type { CollectionInput } from '#shared/items/api.ts'
import type { CollectionKind } from '#shared/items/kinds.ts'
import { itemListPath } from '#shared/items/rules.ts'
import { firstPortfolioLayout, type ItemCollection } from '#shared/items/schema.ts'
import { setLinked } from '../set-linked.ts'

type AddressRefusal = 'url-id-taken' | 'url-id-reserved' | 'navigation-missing'

/** Creates an empty collection, with a link at the end of the main navigation if wanted. */
export async function createItemCollection(
  scope: ChangeScope,
  wanted: {
    readonly kind: CollectionKind
    readonly title: string
    readonly urlId: string
    readonly isInNavigation: boolean
    readonly description?: string
    /** The cover of a course; without one by default. */
    readonly course?: ItemCollection['course']
    /** Whether visitors can see it; true by default. */
    readonly enabled?: boolean
  },
  batchId: string,
): Promise<Result<ItemCollection, AddressRefusal>> {
  await scope.raiseVersion()
  const urlId = await chooseAddress(scope, { ...wanted, fallback: 'Page', ownerId: null })
  if (!urlId.ok) return urlId
  const now = Date.now()
  const collection: ItemCollection = {
    ...{
      id: newId(),
      kind: wanted.kind,
      title: wanted.title,
      urlId: urlId.value,
      description: wanted.description ?? '',
    },
    ...{ seoTitle: '', seoDescription: '', itemsPerPage: 10, enabled: wanted.enabled ?? true },
    portfolioLayout: wanted.kind === 'portfolio' ? firstPortfolioLayout : null,
    album: wanted.kind === 'album' ? { artist: '', cover: null } : null,
    course: wanted.kind === 'course' ? (wanted.course ?? { cover: null }) : null,
    ...{ isHiddenFromSiteSearch: false, passwordHash: null },
    ...{ createdAt: now, updatedAt: now },
  }
  await store.insertItemCollection(scope, collection)
  await recordChange(scope, batchId, itemCollectionLog, { nounId: collection.id, before: null, after: collection })
  await endRedirects(scope, [itemListPath(collection)], batchId)
  const linked = await setLinked(scope, collection.id, wanted.isInNavigation, batchId)
  return linked.ok ? succeed(collection) : linked
}

/** Changes a collection. When its URL changes, the old one redirects to it, with everything below. */
export async function updateItemCollection(
  scope: ChangeScope,
  collectionId: string,
  { updatedAt, isInNavigation, ...wanted }: CollectionInput & { readonly updatedAt: number },
  batchId: string,
): Promise<
  Result<ItemCollection, 'item-collection-not-found' | 'edit-conflict' | 'picture-not-found' | AddressRefusal>
> {
  await scope.raiseVersion()
  const before = await store.readItemCollection(scope, collectionId)
  if (!before) return fail('item-collection-not-found')
  if (before.updatedAt !== updatedAt) return fail('edit-conflict', { updatedAt: before.updatedAt })
  const urlId =
    wanted.urlId === before.urlId
      ? succeed(before.urlId)
      : await chooseAddress(scope, { ...wanted, fallback: 'Page', ownerId: collectionId })
  if (!urlId.ok) return urlId
  const album = await chooseAlbum(scope, before.album, wanted.album)
  if (!album.ok) return album
  const course = await chooseCourse(scope, before.course, wanted.course)
  if (!course.ok) return course
  const after: ItemCollection = {
    ...{ ...before, ...wanted, urlId: urlId.value },
    portfolioLayout: before.portfolioLayout && (wanted.portfolioLayout ?? before.portfolioLayout),
    album: album.value,
    course: course.value,
    updatedAt: Math.max(Date.now(), before.updatedAt + 1),
  }
  await store.updateItemCollectionRow(scope, after)
  await recordChange(scope, batchId, itemCollectionLog, { nounId: collectionId, before, after })
  if (before.enabled)
    await leaveRedirects(scope, [{ from: itemListPath(before), to: itemListPath(after), coversBelow: true }], batchId)
  const linked = await setLinked(scope, collectionId, isInNavigation, batchId)
  return linked.ok ? succeed(after) : linked
}

/** What an album says of itself, with its cover; null for other collections. */
async function chooseAlbum(
  scope: ChangeScope,
  before: ItemCollection['album'],
  wanted: CollectionInput['album'],
): Promise<Result<ItemCollection['album'], 'picture-not-found'>> {
  if (!before || !wanted) return succeed(before)
  const cover = await choosePicture(scope, wanted.cover)
  return cover.ok ? succeed({ artist: wanted.artist, cover: cover.value }) : cover
}

/** The cover of a course; null for other collections. */
async function chooseCourse(
  scope: ChangeScope,
  before: ItemCollection['course'],
  wanted: CollectionInput['course'],
): Promise<Result<ItemCollection['course'], 'picture-not-found'>> {
  if (!before || !wanted) return succeed(before)
  const cover = await choosePicture(scope, wanted.cover)
  return cover.ok ? succeed({ cover: cover.value }) : cover
}

/**
 * Sets what the password of a collection is compared with. Its time of change stays, as that of an item.
 * @returns whether anything was different
 */
export async function setItemCollectionPassword(
  scope: ChangeScope,
  collectionId: string,
  passwordHash: string | null,
  batchId: string,
): Promise<Result<boolean, 'item-collection-not-found'>> {
  await scope.raiseVersion()
  const before = await store.readItemCollection(scope, collectionId)
  if (!before) return fail('item-collection-not-found')
  if (before.passwordHash === passwordHash) return succeed(false)
  const after = { ...before, passwordHash }
  await store.updateItemCollectionRow(scope, after)
  await recordChange(scope, batchId, itemCollectionLog, { nounId: collectionId, before, after })
  return succeed(true)
}

/** Deletes a collection without items, and the links to it. */
export async function deleteItemCollection(
  scope: ChangeScope,
  collectionId: string,
  batchId: string,
): Promise<Result<void, 'item-collection-not-found' | 'item-collection-not-empty'>> {
  await scope.raiseVersion()
  const before = await store.countItems(scope, collectionId, 0)
  if (!before) return fail('item-collection-not-found')
  if (before.itemCount > 0) return fail('item-collection-not-empty', { items: before.itemCount })
  await removeLinksTo(scope, new Set([collectionId]), batchId)
  await store.deleteItemCollectionRow(scope, collectionId)
  await recordChange(scope, batchId, itemCollectionLog, {
    nounId: collectionId,
    before: before.collection,
    after: null,
  })
  return succeed(undefined)
}
