import { recordChange } from '#server/changes/record-change.ts'
import { leaveRedirects } from '#server/redirects/leave-redirects.ts'
import type { ChangeScope } from '#server/scope.ts'
import { removeUses } from '#server/uses/save-uses.ts'
import { collectionPath } from '#shared/collections/rules.ts'
import type { Collection } from '#shared/collections/schema.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import type { PictureInput } from '#shared/pictures/schema.ts'
import { listCategories } from './category-store.ts'
import { collectionLog } from './change-log.ts'
import { chooseAddress } from './choose-address.ts'
import { lockCollection, toCollection, updateCollectionRow } from './collection-store.ts'
import { removeLinksTo } from './layouts.ts'
import { choosePicture } from './listing-details.ts'

export type CollectionInput = Omit<Collection, 'id' | 'typeCode' | 'picture' | 'passwordHash'> & {
  readonly picture: PictureInput | null
}

/**
 * Changes a store page, or its visibility. When its URL changes, the old one redirects to it, with everything below.
 * @param options.leavesRedirect false while a change is undone, as its redirect is undone too
 */
export async function updateCollection(
  scope: ChangeScope,
  collectionId: string,
  input: CollectionInput,
  batchId: string,
  { leavesRedirect = true }: { readonly leavesRedirect?: boolean } = {},
): Promise<Result<Collection, 'collection-not-found' | 'picture-not-found' | 'url-id-taken' | 'url-id-reserved'>> {
  // Stores are locked before the website, as when a product is saved.
  const row = await lockCollection(scope, collectionId)
  if (!row) return fail('collection-not-found')
  await scope.raiseVersion()
  const before = await toCollection(scope, row)
  const keeps = input.urlId === before.urlId
  const urlId = keeps ? succeed(before.urlId) : await chooseAddress(scope, { ...input, ownerId: collectionId })
  if (!urlId.ok) return urlId
  const picture = await choosePicture(scope, input.picture)
  if (!picture.ok) return picture
  const after: Collection = { ...before, ...input, urlId: urlId.value, picture: picture.value }
  await updateCollectionRow(scope, after)
  await recordChange(scope, batchId, collectionLog, { nounId: collectionId, before, after })
  if (leavesRedirect && before.enabled) {
    const move = { from: collectionPath(before), to: collectionPath(after), coversBelow: true }
    await leaveRedirects(scope, [move], batchId)
  }
  return succeed(after)
}

/**
 * Sets what the password of a store page is compared with.
 * @returns whether anything was different
 */
export async function setStorePassword(
  scope: ChangeScope,
  collectionId: string,
  passwordHash: string | null,
  batchId: string,
): Promise<Result<boolean, 'collection-not-found'>> {
  const row = await lockCollection(scope, collectionId)
  if (!row) return fail('collection-not-found')
  await scope.raiseVersion()
  const before = await toCollection(scope, row)
  if (before.passwordHash === passwordHash) return succeed(false)
  const after = { ...before, passwordHash }
  await updateCollectionRow(scope, after)
  await recordChange(scope, batchId, collectionLog, { nounId: collectionId, before, after })
  return succeed(true)
}

/** Deletes a store page without products, with its categories and its links. */
export async function deleteCollection(
  scope: ChangeScope,
  collectionId: string,
  batchId: string,
): Promise<Result<void, 'collection-not-found' | 'collection-not-empty'>> {
  const row = await lockCollection(scope, collectionId)
  if (!row) return fail('collection-not-found')
  await scope.raiseVersion()
  if (row.product_count > 0) return fail('collection-not-empty', { products: row.product_count })
  const categories = await listCategories(scope, collectionId)
  await removeLinksTo(scope, new Set([collectionId, ...categories.map(({ id }) => id)]), batchId)
  const before = { ...(await toCollection(scope, row)), categories }
  await scope.database
    .deleteFrom('collections')
    .where('website_id', '=', scope.websiteId)
    .where('id', '=', collectionId)
    .execute()
  await removeUses(scope, 'collection', [collectionId])
  await removeUses(
    scope,
    'category',
    before.categories.map(({ id }) => id),
  )
  await recordChange(scope, batchId, collectionLog, { nounId: collectionId, before, after: null })
  return succeed(undefined)
}
