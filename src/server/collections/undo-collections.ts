import { isDeepStrictEqual } from 'node:util'
import { recordChange } from '#server/changes/record-change.ts'
import type { Undoer, UndoRefusal } from '#server/changes/undoer.ts'
import type { ChangeScope } from '#server/scope.ts'
import type { Collection } from '#shared/collections/schema.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import { blankCategoryDetails, blankListing, type Picture } from '#shared/products/schema.ts'
import { insertCategory, type StoredCategory } from './category-store.ts'
import { takenAddresses } from './choose-address.ts'
import { countProductsIn, insertCollection, readCollection } from './collection-store.ts'
import { choosePicture } from './listing-details.ts'
import { deleteCollection, updateCollection } from './save-collection.ts'

/** The log may be older than these facts. */
const blankDetails: Partial<Collection> = { ...blankListing, sort: 'manual' }

type DeletedCollection = Collection & { readonly categories: readonly StoredCategory[] }

/** Puts store pages back: one that was created goes (if it is still empty), one that was deleted returns with its categories. */
export const undoCollections: Undoer = {
  permissions: ['products.write'],
  async undo(scope, changes, { batchId, keepsPlaces }) {
    for (const { nounId, before, after } of changes) {
      const current = await readCollection(scope, nounId)
      const stays = keepsPlaces && before === null && (await isUsedOrChanged(scope, current, after as Collection))
      if (stays) continue
      if (!standsAs(current, after as Collection | null)) return fail('change-superseded')
      const undone = await turnBack(scope, current, nounId, before as Collection | DeletedCollection | null, batchId)
      if (!undone.ok) return undone
    }
    return succeed(undefined)
  },
}

/** Whether a page that came with products is used by others now, or was changed or deleted since. */
async function isUsedOrChanged(scope: ChangeScope, current: Collection | null, after: Collection): Promise<boolean> {
  return !standsAs(current, after) || (await countProductsIn(scope, [after.id])) > 0
}

function standsAs(current: Collection | null, after: Collection | null): boolean {
  if (!current || !after) return current === after
  // The log may be older than some of the facts.
  return Object.entries(after).every(([fact, value]) => isDeepStrictEqual(current[fact as keyof Collection], value))
}

async function turnBack(
  scope: ChangeScope,
  current: Collection | null,
  collectionId: string,
  before: Collection | DeletedCollection | null,
  batchId: string,
): Promise<Result<unknown, UndoRefusal>> {
  if (before === null) return deleteCollection(scope, collectionId, batchId)
  if (!('categories' in before))
    return updateCollection(scope, collectionId, await withPicture(scope, { ...current, ...before }), batchId, {
      leavesRedirect: false,
    })
  await scope.raiseVersion()
  const { categories, ...former } = before
  const collection = await withPicture(scope, { ...blankDetails, ...former })
  const taken = await takenAddresses(scope, [collection.urlId], collectionId)
  if (taken.size > 0) return fail('url-id-taken', { urlId: collection.urlId })
  await insertCollection(scope, collection)
  for (const category of categories) {
    await insertCategory(scope, await withPicture(scope, { ...blankCategoryDetails, ...category }))
  }
  await recordChange(scope, batchId, { noun: 'collection', nounId: collectionId, before: null, after: collection })
  return succeed(undefined)
}

/** A former state without its picture where that is gone. */
async function withPicture<Former extends { readonly picture: Picture | null }>(
  scope: ChangeScope,
  former: Former,
): Promise<Former> {
  const picture = await choosePicture(scope, former.picture)
  return picture.ok ? { ...former, picture: picture.value } : { ...former, picture: null }
}
