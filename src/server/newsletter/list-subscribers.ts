import { type RawBuilder, type Selectable, sql } from 'kysely'
import { beginsWord } from '#server/database/begins-word.ts'
import { type FoundRows, searchList, selectFound } from '#server/database/search-by-word.ts'
import { readCursor, writeCursor } from '#server/http/list-cursor.ts'
import type { Scope } from '#server/scope.ts'
import { beginningOfDay } from '#shared/dates/days.ts'
import type { SegmentFilter, Subscriber, SubscriptionEvent } from '#shared/newsletter/schema.ts'
import { normalize } from '#shared/texts/normalize.ts'
import type { NewsletterTables } from './tables.ts'

const PAGE = 50

/** Subscribers of a segment, newest first, by page. */
export async function listSubscribers(
  scope: Scope,
  filter: SegmentFilter & { readonly after?: string | undefined },
  timeZone: string,
): Promise<{ subscribers: Subscriber[]; next: string | null }> {
  const after = readCursor(filter.after, 'number')
  const { search, ...narrowing } = filter
  const list = (found: FoundRows | null) =>
    selectFound(scope, 'newsletter_subscribers', found)
      .where(isInSegment(narrowing, timeZone))
      .$if(after !== null, (some) =>
        some.where((where) => where(where.refTuple('created_at', 'id'), '<', where.tuple(after!.value, after!.id))),
      )
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
  const words = normalize(search?.trim() ?? '')
  const found = await searchList(scope, 'newsletter_subscribers', words, PAGE + 1, list)
  const rows = await found
    .selectAll('newsletter_subscribers')
    .limit(PAGE + 1)
    .execute()
  const page = rows.slice(0, PAGE)
  const last = page.at(-1)
  return {
    subscribers: page.map(toSubscriber),
    next: rows.length > PAGE && last ? writeCursor({ value: last.created_at, id: last.id }) : null,
  }
}

/** All subscribers of a segment, in no order yet. */
export const subscribersOf = ({ database, websiteId }: Scope, filter: SegmentFilter, timeZone: string) =>
  database.selectFrom('newsletter_subscribers').where('website_id', '=', websiteId).where(isInSegment(filter, timeZone))

/** Whether a subscriber's row is in a segment. */
export function isInSegment(
  { listId, state, source, since, search }: SegmentFilter,
  timeZone: string,
): RawBuilder<boolean> {
  const words = normalize(search?.trim() ?? '')
  const conditions = [
    ...(listId === undefined ? [] : [sql`list_id = ${listId}`]),
    ...(state === undefined ? [] : [sql`state = ${state}`]),
    ...(source === undefined ? [] : [sql`source = ${source}`]),
    ...(since === undefined ? [] : [sql`created_at >= ${beginningOfDay(since, timeZone)}`]),
    ...(words === '' ? [] : [beginsWord(words)]),
  ]
  return conditions.length === 0 ? sql`1 = 1` : sql`(${sql.join(conditions, sql` and `)})`
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
