import { isDeepStrictEqual } from 'node:util'
import { recordChange } from '#server/changes/record-change.ts'
import type { Undoer, UndoRefusal } from '#server/changes/undoer.ts'
import { takenAddresses } from '#server/collections/choose-address.ts'
import { type ItemSnapshot, itemCollectionLog, itemLog } from '#server/items/change-log.ts'
import * as collections from '#server/items/collection-store.ts'
import { readItem, readItems, takenItemUrls } from '#server/items/item-store.ts'
import type { ChangeScope } from '#server/scope.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import type { Item, ItemCollection } from '#shared/items/schema.ts'
import { emptyContent } from './item-page.ts'
import { addItem, deleteItems, rewriteItem, writeItem } from './save-item.ts'

/** Restores items: a created one is deleted, a deleted one returns with its page if its URL is still free. */
export const undoItems: Undoer<ItemSnapshot> = {
  log: itemLog,
  permissions: ['pages.write'],
  async changedSince(scope, changes) {
    const current = await readItems(
      scope,
      changes.map(({ nounId }) => nounId),
    )
    return changes
      .filter(({ nounId, after }) => !isDeepStrictEqual(factsOf(current.get(nounId) ?? null), factsOf(after)))
      .map(({ nounId }) => nounId)
  },
  async undo(scope, changes, { batchId, keepsChanged }) {
    await scope.raiseVersion()
    for (const { nounId, before, after } of changes) {
      const current = await readItem(scope, nounId)
      if (!isDeepStrictEqual(factsOf(current), factsOf(after))) {
        if (keepsChanged) continue
        return fail('change-superseded')
      }
      const undone = await revertItem(scope, current, before, batchId)
      if (!undone.ok) return undone
    }
    return succeed(undefined)
  },
}

async function revertItem(
  scope: ChangeScope,
  current: Item | null,
  before: ItemSnapshot | null,
  batchId: string,
): Promise<Result<unknown, UndoRefusal>> {
  if (!before) return succeed(current && (await deleteItems(scope, [current.id], batchId)))
  const { content, ...item } = before
  const taken = await takenItemUrls(scope, item.collectionId, [item.urlId], item.id)
  if (taken.size > 0) return fail('url-id-taken', { urlId: item.urlId })
  // Its time may have come meanwhile.
  const restored: Item = { ...item, updatedAt: Date.now() }
  if (current && content) return succeed(await rewriteItem(scope, current, restored, content, batchId))
  if (current) return succeed(await writeItem(scope, current, restored, batchId))
  const added = await addItem(scope, restored, content ?? emptyContent(), batchId)
  return added.ok ? added : fail('change-superseded')
}

/**
 * Restores collections: a created one is deleted if it is still empty, a deleted one returns. One that an import created
 * stays while there is something else in it.
 */
export const undoItemCollections: Undoer<ItemCollection> = {
  log: itemCollectionLog,
  permissions: ['pages.write'],
  async undo(scope, changes, { batchId, keepsPlaces }) {
    await scope.raiseVersion()
    for (const { nounId, before, after } of changes) {
      const current = await collections.readItemCollection(scope, nounId)
      const isUsed = before === null && ((await collections.countItems(scope, nounId, 0))?.itemCount ?? 0) > 0
      if (keepsPlaces && (isUsed || !isDeepStrictEqual(timeless(current), timeless(after)))) continue
      if (!isDeepStrictEqual(timeless(current), timeless(after))) return fail('change-superseded')
      const undone = await revertCollection(scope, current, before)
      if (!undone.ok) return undone
      await recordChange(scope, batchId, itemCollectionLog, { nounId, before: current, after: undone.value })
    }
    return succeed(undefined)
  },
}

async function revertCollection(
  scope: ChangeScope,
  current: ItemCollection | null,
  before: ItemCollection | null,
): Promise<Result<ItemCollection | null, UndoRefusal>> {
  if (!before) {
    if (!current) return succeed(null)
    const counted = await collections.countItems(scope, current.id, 0)
    if (counted && counted.itemCount > 0) return fail('change-superseded')
    await collections.deleteItemCollectionRow(scope, current.id)
    return succeed(null)
  }
  const taken = await takenAddresses(scope, [before.urlId], before.id)
  if (taken.size > 0) return fail('url-id-taken', { urlId: before.urlId })
  const restored = { ...before, updatedAt: Date.now() }
  if (current) await collections.updateItemCollectionRow(scope, restored)
  else await collections.insertItemCollection(scope, restored)
  return succeed(restored)
}

/** An item as an owner sees it: undoing has a time of its own, and a picture may be gone. */
function factsOf(item: ItemSnapshot | null) {
  if (!item) return null
  const { content: _, updatedAt: __, picture, ...facts } = item
  return { ...facts, picture: picture?.id ?? null }
}

const timeless = (collection: ItemCollection | null) => collection && { ...collection, updatedAt: 0 }
