import { searchList, selectFound } from '#server/database/search-by-word.ts'
import type { Scope } from '#server/scope.ts'
import type { CollectionKind } from '#shared/items/kinds.ts'
import type { Item } from '#shared/items/schema.ts'

/** An item as a search of the studio finds it. */
export interface FoundItem extends Pick<Item, 'id' | 'title' | 'status'> {
  readonly kind: CollectionKind
  readonly collectionTitle: string
}

/** Items of all collections by the words of their titles, newest first. @param text normalized, not empty */
export async function findItems(scope: Scope, text: string, most: number): Promise<FoundItem[]> {
  // The page of an item has its title and its id.
  const matching = await searchList(scope, 'pages', text, most, (found) =>
    selectFound(scope, 'pages', found).where('pages.collection_id', 'is not', null).orderBy('pages.id', 'desc'),
  )
  const ids = (await matching.select('pages.id').limit(most).execute()).map(({ id }) => id)
  if (ids.length === 0) return []
  return scope.database
    .selectFrom('items')
    .innerJoin('item_collections', (join) =>
      join
        .onRef('item_collections.website_id', '=', 'items.website_id')
        .onRef('item_collections.id', '=', 'items.collection_id'),
    )
    .select(['items.id', 'items.title', 'items.status', 'kind'])
    .select(({ ref }) => ref('item_collections.title').as('collectionTitle'))
    .where('items.website_id', '=', scope.websiteId)
    .where('items.id', 'in', ids)
    .orderBy('items.id', 'desc')
    .execute()
}
