import type { Scope } from '#server/scope.ts'
import { type Placed, positionBetween } from '#shared/items/positions.ts'

/** The items of a collection whose order the owner chooses, visible or not. */
export async function listPositions({ database, websiteId }: Scope, collectionId: string): Promise<Placed[]> {
  const rows = await database
    .selectFrom('items')
    .select(['id', 'position'])
    .where('website_id', '=', websiteId)
    .where('collection_id', '=', collectionId)
    .orderBy('sort_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(({ id, position }) => ({ id, position: position ?? 0 }))
}

/** The position of a new item: after all others. */
export async function positionAtEnd(scope: Scope, collectionId: string): Promise<number> {
  const last = (await listPositions(scope, collectionId)).at(-1)
  return positionBetween(last?.position ?? null, null)!
}
