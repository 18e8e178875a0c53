import { listPositions } from '#server/items/item-positions.ts'
import { readItem, readItems } from '#server/items/item-store.ts'
import type { ChangeScope } from '#server/scope.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import { positionsAfterMove } from '#shared/items/positions.ts'
import { writeItem } from './save-item.ts'

/** Moves an item after another one of its collection, or to the start. */
export async function moveItem(
  scope: ChangeScope,
  itemId: string,
  afterItemId: string | null,
  batchId: string,
): Promise<Result<void, 'item-not-found' | 'item-not-orderable'>> {
  // The version locks the website, so that moves follow each other.
  await scope.raiseVersion()
  const item = await readItem(scope, itemId)
  if (!item) return fail('item-not-found')
  if (item.position === null) return fail('item-not-orderable')
  const changed = positionsAfterMove(await listPositions(scope, item.collectionId), itemId, afterItemId)
  if (!changed) return fail('item-not-found')
  const items = await readItems(
    scope,
    changed.map(({ id }) => id),
  )
  for (const { id, position } of changed) {
    const before = items.get(id)!
    await writeItem(scope, before, { ...before, position }, batchId)
  }
  return succeed(undefined)
}
