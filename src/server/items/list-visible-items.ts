import type { Scope } from '#server/scope.ts'
import type { Item, TermKind } from '#shared/items/schema.ts'
import { limits } from '#shared/limits.ts'
import { type ItemRecord, toItems } from './item-store.ts'

/** A part of a list of items, the newest first, or in the order that the owner chose. */
export interface ItemQuery {
  readonly collectionId: string
  /** Only items of this category, tag, author or month. */
  readonly term?: { readonly kind: TermKind; readonly slug: string }
  readonly isStarred?: boolean
  /** Only events that are over at this time. */
  readonly endedBefore?: number
  /** The URL of the item that the part follows, or precedes: the cost of a part does not depend on its place. */
  readonly after?: string
  readonly before?: string
  readonly limit: number
}

export interface ItemPart {
  readonly items: readonly Item[]
  /** Whether the list has older and newer items than these. */
  readonly hasOlder: boolean
  readonly hasNewer: boolean
}

/** The most events to come that a list shows. */
const MOST_UPCOMING = 200

/** The events of a collection that are not over, by their beginning. */
export async function listUpcomingItems(scope: Scope, collectionId: string, now: number): Promise<Item[]> {
  const rows = await visibleItems(scope, collectionId)
    .where('ends_at', '>=', now)
    .orderBy('ends_at')
    .orderBy('id')
    .limit(MOST_UPCOMING)
    .execute()
  return toItems(
    scope,
    rows.toSorted((one, other) => one.sort_at - other.sort_at || (one.id < other.id ? -1 : 1)),
  )
}

/** Items that will be published on a date, in the order of their collection: those with a password are left out. */
export async function listScheduledItems(scope: Scope, collectionId: string): Promise<Item[]> {
  const rows = await scope.database
    .selectFrom('items')
    .selectAll()
    .where('website_id', '=', scope.websiteId)
    .where('collection_id', '=', collectionId)
    .where('status', '=', 'scheduled')
    .where('password_hash', 'is', null)
    .orderBy('sort_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limits.itemsPerUserOrderableCollection)
    .execute()
  return toItems(scope, rows)
}

/** A listed item of a URL. */
export async function findItem(scope: Scope, collectionId: string, urlId: string): Promise<Item | null> {
  const row = await visibleItems(scope, collectionId).where('url_id', '=', urlId).executeTakeFirst()
  return row ? (await toItems(scope, [row]))[0]! : null
}

/** An item of a URL that no list has: a private one, or one with a password. Drafts are none of them. */
export async function findUnlistedItem(scope: Scope, collectionId: string, urlId: string): Promise<Item | null> {
  const row = await scope.database
    .selectFrom('items')
    .selectAll()
    .where('website_id', '=', scope.websiteId)
    .where('collection_id', '=', collectionId)
    .where('url_id', '=', urlId)
    .where('is_visible', '=', 0)
    .where('status', 'in', ['private', 'published'])
    .executeTakeFirst()
  return row ? (await toItems(scope, [row]))[0]! : null
}

const visibleItems = ({ database, websiteId }: Scope, collectionId: string) =>
  database
    .selectFrom('items')
    .selectAll()
    .where('website_id', '=', websiteId)
    .where('collection_id', '=', collectionId)
    .where('is_visible', '=', 1)

/** A part of a list; null when the item that it should follow is gone. */
export async function listVisibleItems(scope: Scope, query: ItemQuery): Promise<ItemPart | null> {
  const beside = query.after ?? query.before
  const place = beside === undefined ? null : await placeOf(scope, query.collectionId, beside)
  if (place === undefined) return null
  const isBackwards = query.after === undefined && query.before !== undefined
  const rows = await readPart(scope, query, place, isBackwards)
  const isMore = rows.length > query.limit
  const shown = rows.slice(0, query.limit)
  return {
    items: await toItems(scope, isBackwards ? shown.toReversed() : shown),
    hasOlder: isBackwards || isMore,
    hasNewer: isBackwards ? isMore : place !== null,
  }
}

/** The items beside one in its collection. */
export async function neighborsOf(
  scope: Scope,
  item: Item,
): Promise<{ readonly older: Item | null; readonly newer: Item | null }> {
  const query = { collectionId: item.collectionId, limit: 0 }
  const place = await placeOf(scope, item.collectionId, item.urlId)
  if (!place) return { older: null, newer: null }
  const [[older], [newer]] = await Promise.all([
    readPart(scope, query, place, false),
    readPart(scope, query, place, true),
  ])
  const read = await toItems(
    scope,
    [older, newer].filter((row) => row !== undefined),
  )
  const find = (row: ItemRecord | undefined) => read.find(({ id }) => id === row?.id) ?? null
  return { older: find(older), newer: find(newer) }
}

interface Place {
  readonly sort_at: number
  readonly id: string
}

const placeOf = async (scope: Scope, collectionId: string, urlId: string): Promise<Place | undefined> =>
  scope.database
    .selectFrom('items')
    .select(['sort_at', 'id'])
    .where('website_id', '=', scope.websiteId)
    .where('collection_id', '=', collectionId)
    .where('url_id', '=', urlId)
    .where('is_visible', '=', 1)
    .executeTakeFirst()

/** One more than the limit, so that it is known whether there are others. */
async function readPart(
  scope: Scope,
  {
    collectionId,
    term,
    isStarred,
    endedBefore,
    limit,
  }: Pick<ItemQuery, 'collectionId' | 'term' | 'isStarred' | 'endedBefore' | 'limit'>,
  place: Place | null,
  isBackwards: boolean,
): Promise<ItemRecord[]> {
  const direction = isBackwards ? 'asc' : 'desc'
  const isBeside = isBackwards ? '>' : '<'
  if (!term) {
    return visibleItems(scope, collectionId)
      .$if(isStarred === true, (some) => some.where('starred', '=', 1))
      .$if(endedBefore !== undefined, (some) => some.where('ends_at', '<', endedBefore!))
      .$if(place !== null, (some) =>
        some.where((where) => where(where.refTuple('sort_at', 'id'), isBeside, where.tuple(place!.sort_at, place!.id))),
      )
      .orderBy('sort_at', direction)
      .orderBy('id', direction)
      .limit(limit + 1)
      .execute()
  }
  return scope.database
    .selectFrom('item_terms as term')
    .innerJoin('items', (join) =>
      join.onRef('items.website_id', '=', 'term.website_id').onRef('items.id', '=', 'term.item_id'),
    )
    .selectAll('items')
    .where('term.website_id', '=', scope.websiteId)
    .where('term.collection_id', '=', collectionId)
    .where('term.kind', '=', term.kind)
    .where('term.slug', '=', term.slug)
    .where('term.is_visible', '=', 1)
    .$if(isStarred === true, (some) => some.where('items.starred', '=', 1))
    .$if(place !== null, (some) =>
      some.where((where) =>
        where(where.refTuple('term.sort_at', 'term.item_id'), isBeside, where.tuple(place!.sort_at, place!.id)),
      ),
    )
    .orderBy('term.sort_at', direction)
    .orderBy('term.item_id', direction)
    .limit(limit + 1)
    .execute()
}
