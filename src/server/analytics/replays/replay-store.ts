import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { inTransaction } from '#server/database/transaction.ts'
import type { Device } from '#shared/analytics/schema.ts'
import { DAY_MILLISECONDS } from '#shared/dates/days.ts'
import type { Replay } from '#shared/replays/api.ts'
import {
  KEPT_DAYS,
  LONGEST_MILLISECONDS,
  MOST_A_DAY,
  MOST_IN_PART,
  MOST_IN_RECORDING,
  MOST_LISTED,
  MOST_PARTS,
  MOST_STORED,
} from '#shared/replays/limits.ts'
import type { AnalyticsDatabase } from '../tables.ts'

const compress = promisify(gzip)
const decompress = promisify(gunzip)

/** A part of a recording that was checked. */
interface NewPart {
  readonly id: string
  readonly number: number
  readonly opens: boolean
  readonly page: string
  /** JSON. */
  readonly events: string
  readonly device: Device
  readonly browser: string
  /** What it covers: the first part comes when some of the visit is over. */
  readonly milliseconds: number
}

const columns = ['id', 'started_at', 'last_at', 'page', 'pages', 'device', 'browser'] as const

/**
 * Adds a part to a recording; the first one begins it.
 * @returns false where it is not taken: the recording or the site is full, or the recording was deleted
 */
export async function addPart(
  database: AnalyticsDatabase,
  websiteId: string,
  { id, number, opens, page, events, device, browser, milliseconds }: NewPart,
  now: number,
): Promise<boolean> {
  const text = (await compress(events)).toString('base64')
  return inTransaction(database, async (transaction) => {
    const used = await usedBy(transaction, websiteId, now)
    if (used.stored >= MOST_STORED) return false
    if (number === 0) {
      if (used.today >= MOST_A_DAY) return false
      await transaction
        .insertInto('analytics_replays')
        .values({
          ...{ website_id: websiteId, id, started_at: now - milliseconds, last_at: now },
          ...{ page, pages: 0, device, browser },
          ...{ parts: 0, size: 0, stored: 0 },
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    }
    const { numUpdatedRows } = await transaction
      .updateTable('analytics_replays')
      .set((set) => ({
        last_at: now,
        pages: set('pages', '+', opens ? 1 : 0),
        parts: set('parts', '+', 1),
        size: set('size', '+', events.length),
        stored: set('stored', '+', text.length),
      }))
      .where('website_id', '=', websiteId)
      .where('id', '=', id)
      // In order and each once: a part that comes again changes nothing.
      .where('parts', '=', number)
      .where('parts', '<', MOST_PARTS)
      .where('size', '<=', MOST_IN_RECORDING - events.length)
      .where('started_at', '>', now - LONGEST_MILLISECONDS)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return false
    await transaction
      .insertInto('analytics_replay_parts')
      .values({ website_id: websiteId, replay_id: id, number, events: text })
      .execute()
    return true
  })
}

/** Whether a site can begin another recording. */
export async function hasRoom(database: AnalyticsDatabase, websiteId: string, now: number): Promise<boolean> {
  const { today, stored } = await usedBy(database, websiteId, now)
  return today < MOST_A_DAY && stored < MOST_STORED
}

/** How many recordings of a site began within 24 hours, and what all of them take, in bytes. */
async function usedBy(database: AnalyticsDatabase, websiteId: string, now: number) {
  const { count, stored } = await database
    .selectFrom('analytics_replays')
    .select((select) => [
      select.fn
        .countAll()
        .filterWhere('started_at', '>', now - DAY_MILLISECONDS)
        .as('count'),
      select.fn.coalesce(select.fn.sum('stored'), select.lit(0)).as('stored'),
    ])
    .where('website_id', '=', websiteId)
    .executeTakeFirstOrThrow()
  return { today: Number(count), stored: Number(stored) }
}

const oldest = (now: number): number => now - KEPT_DAYS * DAY_MILLISECONDS

/** The recordings of a site, newest first. */
export async function listReplays(
  database: AnalyticsDatabase,
  websiteId: string,
  now: number,
): Promise<{ readonly replays: Replay[]; readonly hasMore: boolean }> {
  const rows = await database
    .selectFrom('analytics_replays')
    .select(columns)
    .where('website_id', '=', websiteId)
    .where('started_at', '>', oldest(now))
    .orderBy('started_at', 'desc')
    .orderBy('id')
    .limit(MOST_LISTED + 1)
    .execute()
  return { replays: rows.slice(0, MOST_LISTED).map(replayOf), hasMore: rows.length > MOST_LISTED }
}

/** A recording with its parts; null when there is none with that id. */
export async function readReplay(
  database: AnalyticsDatabase,
  websiteId: string,
  id: string,
  now: number,
): Promise<{ readonly replay: Replay; readonly parts: string[] } | null> {
  const row = await database
    .selectFrom('analytics_replays')
    .select(columns)
    .where('website_id', '=', websiteId)
    .where('id', '=', id)
    .where('started_at', '>', oldest(now))
    .executeTakeFirst()
  if (!row) return null
  const stored = await database
    .selectFrom('analytics_replay_parts')
    .select('events')
    .where('website_id', '=', websiteId)
    .where('replay_id', '=', id)
    .orderBy('number')
    .execute()
  const parts: string[] = []
  for (const { events } of stored)
    parts.push(String(await decompress(Buffer.from(events, 'base64'), { maxOutputLength: 4 * MOST_IN_PART })))
  return { replay: replayOf(row), parts }
}

/** Deletes a recording of a site, or all of them. */
export async function deleteReplays(database: AnalyticsDatabase, websiteId: string, id?: string): Promise<void> {
  let rows = database.deleteFrom('analytics_replays').where('website_id', '=', websiteId)
  if (id !== undefined) rows = rows.where('id', '=', id)
  await rows.execute()
}

/** Deletes recordings that are over, as a part of the daily work. */
export async function deleteOldReplays(database: AnalyticsDatabase, websiteId: string, now: number): Promise<void> {
  await database
    .deleteFrom('analytics_replays')
    .where('website_id', '=', websiteId)
    .where('started_at', '<=', oldest(now))
    .execute()
}

interface ReplayRow {
  readonly id: string
  readonly started_at: number
  readonly last_at: number
  readonly page: string
  readonly pages: number
  readonly device: Device
  readonly browser: string
}

const replayOf = ({ id, started_at, last_at, page, pages, device, browser }: ReplayRow): Replay => ({
  ...{ id, startedAt: started_at, seconds: Math.round((last_at - started_at) / 1000) },
  ...{ page, pages, device, browser },
})
