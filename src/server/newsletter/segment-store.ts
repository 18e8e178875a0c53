import { setImmediate } from 'node:timers/promises'
import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { ChangeScope, Scope } from '#server/scope.ts'
import { type Segment, type SegmentFilter, segmentFilterSchema } from '#shared/newsletter/schema.ts'
import { isInSegment } from './list-subscribers.ts'
import type { NewsletterTables } from './tables.ts'

/** A segment as it is stored: its subscribers are looked up each time. */
export type SavedSegment = Omit<Segment, 'count'>

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
  const segments = rows.map(toSegment)
  const counts = await countEach(
    scope,
    segments.map(({ filter }) => isInSegment(filter, timeZone)),
  )
  return segments.map((segment, index) => ({ ...segment, count: counts[index]! }))
}

/** Subscribers that are looked at before other requests are served: SQLite runs in this thread. */
const COUNTED_AT_ONCE = 5_000

/** The number of subscribers that match each of the conditions; each subscriber is read once for all of them. */
async function countEach({ database, websiteId }: Scope, conditions: readonly RawBuilder<boolean>[]) {
  const counts = conditions.map(() => 0)
  if (counts.length === 0) return counts
  for (let after = ''; ; ) {
    const piece = database
      .selectFrom('newsletter_subscribers')
      .select(['id', 'list_id', 'state', 'source', 'created_at', 'search_key'])
      .where('website_id', '=', websiteId)
      .where('id', '>', after)
      .orderBy('id')
      .limit(COUNTED_AT_ONCE)
    const counted = conditions.map((condition) => sql`count(*) filter (where ${condition})`)
    const { rows } = await sql<{ last: string | null; all: number; [count: string]: unknown }>`
      select max(id) as last, count(*) as "all", ${sql.join(
        counted.map((count, index) => sql`${count} as ${sql.ref(`count_${index}`)}`),
      )} from (${piece}) as piece`.execute(database)
    const [row] = rows
    for (const index of counts.keys()) counts[index]! += Number(row![`count_${index}`])
    if (Number(row!.all) < COUNTED_AT_ONCE) return counts
    after = row!.last!
    await setImmediate()
  }
}

/** The segments that show one list. */
export async function segmentsOfList({ database, websiteId }: Scope, listId: string): Promise<SavedSegment[]> {
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
export async function lockSegment({ database, websiteId }: ChangeScope, id: string): Promise<SavedSegment | null> {
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
export async function writeSegment(scope: ChangeScope, { id, name, filter }: SavedSegment): Promise<void> {
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

function toSegment(row: Selectable<NewsletterTables['newsletter_segments']>): SavedSegment {
  const { id, name, list_id: listId, state, source, since, search } = row
  return { id, name, filter: tidyFilter({ listId, state, source, since, search }) }
}
