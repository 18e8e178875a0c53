import type { Selectable } from 'kysely'
import { beginsWord } from '#server/database/begins-word.ts'
import { LOOKED_THROUGH, searchByWord } from '#server/database/search-by-word.ts'
import { readCursor, writeCursor } from '#server/http/list-cursor.ts'
import type { Scope } from '#server/scope.ts'
import { beginningOfDay } from '#shared/dates/days.ts'
import type { SegmentFilter, Subscriber, SubscriptionEvent } from '#shared/newsletter/schema.ts'
import { fold } from '#shared/texts/fold.ts'
import type { NewsletterTables } from './tables.ts'

const PAGE = 50

/** Subscribers of a segment, newest first, by page. */
export async function listSubscribers(
  scope: Scope,
  filter: SegmentFilter & { readonly after?: string | undefined },
  timeZone: string,
): Promise<{ subscribers: Subscriber[]; next: string | null }> {
  const after = readCursor(filter.after, 'number')
  const rows = await (await foundSubscribers(scope, filter, timeZone))
    .selectAll()
    .$if(after !== null, (some) =>
      some.where((where) => where(where.refTuple('created_at', 'id'), '<', where.tuple(after!.value, after!.id))),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(PAGE + 1)
    .execute()
  const page = rows.slice(0, PAGE)
  const last = page.at(-1)
  return {
    subscribers: page.map(toSubscriber),
    next: rows.length > PAGE && last ? writeCursor({ value: last.created_at, id: last.id }) : null,
  }
}

/** As `subscribersOf`, for lists: a frequent word is only searched among the newest. */
async function foundSubscribers(scope: Scope, filter: SegmentFilter, timeZone: string) {
  const words = fold(filter.search?.trim() ?? '')
  const { search: _, ...narrowing } = filter
  const some = subscribersOf(scope, narrowing, timeZone)
  if (words === '') return some
  const found = await searchByWord(scope, 'newsletter_subscribers', words)
  if (!found.some) return some.where(found.condition)
  const first = some.select('id').orderBy('created_at', 'desc').limit(LOOKED_THROUGH)
  return some.where((where) => where.or([found.some!, where('id', 'in', first)])).where(found.condition)
}

/** All subscribers of a segment, in no order yet. */
export function subscribersOf({ database, websiteId }: Scope, filter: SegmentFilter, timeZone: string) {
  const { listId, state, source, since, search } = filter
  const words = fold(search?.trim() ?? '')
  return database
    .selectFrom('newsletter_subscribers')
    .where('website_id', '=', websiteId)
    .$if(listId !== undefined, (some) => some.where('list_id', '=', listId!))
    .$if(state !== undefined, (some) => some.where('state', '=', state!))
    .$if(source !== undefined, (some) => some.where('source', '=', source!))
    .$if(since !== undefined, (some) => some.where('created_at', '>=', beginningOfDay(since!, timeZone)))
    .$if(words !== '', (some) => some.where(beginsWord(words)))
}

/** Whether one of these ids is a subscriber of the website. */
export async function hasSubscriber({ database, websiteId }: Scope, ids: readonly string[]): Promise<boolean> {
  const row = await database
    .selectFrom('newsletter_subscribers')
    .select('id')
    .where('website_id', '=', websiteId)
    .where('id', 'in', ids)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** One subscriber with all events, oldest first; null when there is none. */
export async function readSubscriber(
  { database, websiteId }: Scope,
  subscriberId: string,
): Promise<{ subscriber: Subscriber; events: SubscriptionEvent[] } | null> {
  const row = await database
    .selectFrom('newsletter_subscribers')
    .selectAll()
    .where('website_id', '=', websiteId)
    .where('id', '=', subscriberId)
    .executeTakeFirst()
  if (!row) return null
  const events = await database
    .selectFrom('newsletter_events')
    .select(['id', 'kind', 'at', 'words', 'page_path', 'address'])
    .where('website_id', '=', websiteId)
    .where('subscriber_id', '=', subscriberId)
    .orderBy('id')
    .execute()
  return {
    subscriber: toSubscriber(row),
    events: events.map(({ page_path, ...event }) => ({ ...event, pagePath: page_path })),
  }
}

function toSubscriber(row: Selectable<NewsletterTables['newsletter_subscribers']>): Subscriber {
  return {
    id: row.id,
    listId: row.list_id,
    email: row.email,
    name: row.name,
    state: row.state,
    source: row.source,
    language: row.language,
    createdAt: row.created_at,
    confirmedAt: row.confirmed_at,
    unsubscribedAt: row.unsubscribed_at,
  }
}
