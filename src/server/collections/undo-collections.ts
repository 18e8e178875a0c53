import { isDeepStrictEqual } from 'node:util'
import { recordChange } from '#server/changes/record-change.ts'
import type { Undoer, UndoRefusal } from '#server/changes/undoer.ts'
import type { ChangeScope } from '#server/scope.ts'
import type { Collection } from '#shared/collections/schema.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import type { Picture } from '#shared/pictures/schema.ts'
import { insertCategory } from './category-store.ts'
import { type CollectionSnapshot, collectionLog } from './change-log.ts'
import { takenAddresses } from './choose-address.ts'
import { countProductsIn, insertCollection, readCollection } from './collection-store.ts'
import { choosePicture } from './listing-details.ts'
import { deleteCollection, updateCollection } from './save-collection.ts'

/** Restores store pages: a created one is deleted (if it is still empty), a deleted one returns with its categories. */
export const undoCollections: Undoer<CollectionSnapshot> = {
  log: collectionLog,
  permissions: ['products.write'],
  async undo(scope, changes, { batchId, keepsPlaces }) {
    for (const { nounId, before, after } of changes) {
      const current = await readCollection(scope, nounId)
      const stays = keepsPlaces && before === null && after !== null && (await isUsedOrChanged(scope, current, after))
      if (stays) continue
      if (!matchesSnapshot(current, after)) return fail('change-superseded')
      const undone = await revert(scope, nounId, before, batchId)
      if (!undone.ok) return undone
    }
    return succeed(undefined)
  },
}

/** Whether a page that an import created is used by other things now, or was changed or deleted since. */
async function isUsedOrChanged(scope: ChangeScope, current: Collection | null, after: Collection): Promise<boolean> {
  return !matchesSnapshot(current, after) || (await countProductsIn(scope, [after.id])) > 0
}

const matchesSnapshot = (current: Collection | null, after: Collection | null): boolean =>
  isDeepStrictEqual(current, after)

async function revert(
  scope: ChangeScope,
  collectionId: string,
  before: CollectionSnapshot | null,
  batchId: string,
): Promise<Result<unknown, UndoRefusal>> {
  if (before === null) return deleteCollection(scope, collectionId, batchId)
  const { categories, ...former } = before
  const collection = await withPicture(scope, former)
  if (!categories) return updateCollection(scope, collectionId, collection, batchId, { leavesRedirect: false })
  await scope.raiseVersion()
  const taken = await takenAddresses(scope, [collection.urlId], collectionId)
  if (taken.size > 0) return fail('url-id-taken', { urlId: collection.urlId })
  await insertCollection(scope, collection)
  for (const category of categories) {
    await insertCategory(scope, await withPicture(scope, category))
  }
  await recordChange(scope, batchId, collectionLog, { nounId: collectionId, before: null, after: collection })
  return succeed(undefined)
}

/** A former state without its picture, if that was deleted. */
async function withPicture<Former extends { readonly picture: Picture | null }>(
  scope: ChangeScope,
  former: Former,
): Promise<Former> {
  const picture = await choosePicture(scope, former.picture)
  return picture.ok ? { ...former, picture: picture.value } : { ...former, picture: null }
}
