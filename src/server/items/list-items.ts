import { readCursor, writeCursor } from '#server/http/list-cursor.ts'
import type { Scope } from '#server/scope.ts'
import { find } from '#server/search/find.ts'
import type { QueryOf } from '#shared/http/contract.ts'
import { ITEMS_AT_ONCE, type listItemsCall } from '#shared/items/api.ts'
import { kindFacts } from '#shared/items/kinds.ts'
import type { Item, ItemCollection } from '#shared/items/schema.ts'
import { toItems } from './item-store.ts'

/**
 * A page of a collection's items as the studio lists them: the newest first, or in the owner's order, which is one page.
 */
export async function listItems(
  scope: Scope,
  { id: collectionId, kind }: Pick<ItemCollection, 'id' | 'kind'>,
  { search = '', status, after }: QueryOf<typeof listItemsCall>,
): Promise<{ items: Item[]; next: string | null }> {
  const most = kindFacts[kind].mostItems ?? ITEMS_AT_ONCE
  const cursor = readCursor(after, 'number')
  const found = search.trim() === '' ? null : await find(scope, kind, search)
  if (found?.length === 0) return { items: [], next: null }
  const rows = await scope.database
    .selectFrom('items')
    .selectAll()
    .where('website_id', '=', scope.websiteId)
    .where('collection_id', '=', collectionId)
    .$if(status !== undefined, (some) => some.where('status', '=', status!))
    .$if(found !== null, (some) => some.where('id', 'in', found!))
    .$if(cursor !== null, (some) =>
      some.where((where) => where(where.refTuple('sort_at', 'id'), '<', where.tuple(cursor!.value, cursor!.id))),
    )
    .orderBy('sort_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most + 1)
    .execute()
  const page = rows.slice(0, most)
  const last = page.at(-1)
  const isMore = rows.length > most && last
  return { items: await toItems(scope, page), next: isMore ? writeCursor({ value: last.sort_at, id: last.id }) : null }
}
