import type { Kysely } from 'kysely'
import { inPieces } from '#server/database/in-pieces.ts'
import type { SubscriberSource, SubscriptionEventKind } from '#shared/newsletter/schema.ts'
import { type Arrival, arrivalColumns, arrivalOf, type Counted, dayRows } from './arrivals.ts'

const SUBSCRIBERS_AT_ONCE = 500

interface Event {
  readonly kind: SubscriptionEventKind
  readonly at: number
  readonly form_id: string | null
  readonly page_path: string
}

interface SubscriberEvent extends Event {
  readonly subscriber_id: string
}

/**
 * Counts the subscriptions of a website again from their events: for sites that are older than the sums, and where the
 * past was written. People who were deleted are missing.
 */
export async function recountSubscriptions(
  // biome-ignore lint/suspicious/noExplicitAny: a migration calls it too, on a schema that the types do not know yet
  database: Pick<Kysely<any>, 'selectFrom' | 'insertInto' | 'updateTable' | 'deleteFrom'>,
  websiteId: string,
  timeZone: string,
): Promise<void> {
  const all: Counted[] = []
  for (let after = ''; ; ) {
    const subscribers: { id: string; source: SubscriberSource }[] = await database
      .selectFrom('newsletter_subscribers')
      .select(['id', 'source'])
      .where('website_id', '=', websiteId)
      .where('id', '>', after)
      .orderBy('id')
      .limit(SUBSCRIBERS_AT_ONCE)
      .execute()
    if (subscribers.length === 0) break
    after = subscribers.at(-1)!.id
    const ids = subscribers.map(({ id }) => id)
    const rows: SubscriberEvent[] = await database
      .selectFrom('newsletter_events')
      .select(['subscriber_id', 'kind', 'at', 'form_id', 'page_path'])
      .where('website_id', '=', websiteId)
      .where('subscriber_id', 'in', ids)
      .orderBy('id')
      .execute()
    const events = Map.groupBy(rows, ({ subscriber_id }) => subscriber_id)
    for (const { id, source } of subscribers) {
      const { counted, arrival } = countEvents(source, events.get(id) ?? [], timeZone)
      all.push(...counted)
      await database
        .updateTable('newsletter_subscribers')
        .set(arrivalColumns(arrival))
        .where('website_id', '=', websiteId)
        .where('id', '=', id)
        .execute()
    }
  }
  await database.deleteFrom('newsletter_days').where('website_id', '=', websiteId).execute()
  for (const piece of inPieces(dayRows(websiteId, all)))
    await database.insertInto('newsletter_days').values(piece).execute()
}

/** What the events of one subscription count, and where it is counted now. */
function countEvents(source: SubscriberSource, events: readonly Event[], timeZone: string) {
  const counted: Counted[] = []
  let arrival: Arrival | null = null
  let isIn = false
  for (const { kind, at, form_id, page_path } of events) {
    const here = (by: SubscriberSource) => arrivalOf({ at, source: by, formId: form_id, pagePath: page_path }, timeZone)
    if (kind === 'asked' && arrival === null) {
      arrival = here(source === 'checkout' ? 'checkout' : 'form')
      counted.push({ what: 'signed_up', at: arrival })
    } else if (kind === 'confirmed' && arrival !== null) {
      isIn = true
      counted.push({ what: 'confirmed', at: arrival })
    } else if (kind === 'added' || kind === 'imported') {
      arrival = here(kind === 'added' ? 'hand' : 'import')
      isIn = true
      counted.push({ what: 'added', at: arrival })
    } else if (kind === 'unsubscribed' || kind === 'removed') {
      if (isIn && arrival !== null) counted.push({ what: 'ended', at: { ...arrival, day: here(source).day } })
      arrival = null
      isIn = false
    }
  }
  return { counted, arrival }
}
