import { setImmediate } from 'node:timers/promises'
import type { Selectable } from 'kysely'
import type { ChangeScope, Scope } from '#server/scope.ts'
import { type Segment, type SegmentFilter, segmentFilterSchema } from '#shared/newsletter/schema.ts'
import { subscribersOf } from './list-subscribers.ts'
import type { NewsletterTables } from './tables.ts'

/** A segment as it is stored: its subscribers are looked up each time. */
export type KeptSegment = Omit<Segment, 'count'>

/** All segments by name, with the number of subscribers in each. */
export async function listSegments(scope: Scope, timeZone: string): Promise<Segment[]> {
  const { database, websiteId } = scope
  const rows = await database
    .selectFrom('newsletter_segments')
    .selectAll()
    .where('website_id', '=', websiteId)
    .orderBy('name')
    .orderBy('id')
    .execute()
  const segments: Segment[] = []
  for (const row of rows) {
    const segment = toSegment(row)
    const { count } = await subscribersOf(scope, segment.filter, timeZone)
      .select((column) => column.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    segments.push({ ...segment, count: Number(count) })
    // SQLite runs in this thread, and text searches scan rows: other requests are served in between.
    await setImmediate()
  }
  return segments
}

/** The segments that show one list. */
export async function segmentsOfList({ database, websiteId }: Scope, listId: string): Promise<KeptSegment[]> {
  const rows = await database
    .selectFrom('newsletter_segments')
    .selectAll()
    .where('website_id', '=', websiteId)
    .where('list_id', '=', listId)
    .orderBy('id')
    .execute()
  return rows.map(toSegment)
}

/** The number of segments of a site. */
export async function countSegments({ database, websiteId }: Scope): Promise<number> {
  const { count } = await database
    .selectFrom('newsletter_segments')
    .select((column) => column.fn.countAll<number>().as('count'))
    .where('website_id', '=', websiteId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Locks a segment until the commit, so that only one change runs at a time. @returns null when there is none */
export async function lockSegment({ database, websiteId }: ChangeScope, id: string): Promise<KeptSegment | null> {
  const row = await database
    .updateTable('newsletter_segments')
    .set((set) => ({ updated_at: set.ref('updated_at') }))
    .where('website_id', '=', websiteId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
  return row ? toSegment(row) : null
}

/** Inserts or updates a segment. */
export async function writeSegment(scope: ChangeScope, { id, name, filter }: KeptSegment): Promise<void> {
  const now = Date.now()
  const { listId, state, source, since, search } = filter
  const facts = {
    name,
    list_id: listId ?? null,
    state: state ?? null,
    source: source ?? null,
    since: since ?? null,
    search: search || null,
    updated_at: now,
  }
  await scope.database
    .insertInto('newsletter_segments')
    .values({ website_id: scope.websiteId, id, ...facts, created_at: now })
    .onConflict((conflict) => conflict.columns(['website_id', 'id']).doUpdateSet(facts))
    .execute()
}

/** Deletes a segment. */
export async function removeSegment({ database, websiteId }: ChangeScope, id: string): Promise<void> {
  await database.deleteFrom('newsletter_segments').where('website_id', '=', websiteId).where('id', '=', id).execute()
}

/** The filter without empty fields, so that equal ones look equal. */
export function tidyFilter(filter: Readonly<Record<string, string | null | undefined>>): SegmentFilter {
  return segmentFilterSchema.parse(Object.fromEntries(Object.entries(filter).filter(([, value]) => value)))
}

function toSegment(row: Selectable<NewsletterTables['newsletter_segments']>): KeptSegment {
  const { id, name, list_id: listId, state, source, since, search } = row
  return { id, name, filter: tidyFilter({ listId, state, source, since, search }) }
}
