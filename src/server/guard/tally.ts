import { deleteInBatches } from '#server/jobs/delete-in-batches.ts'
import type { Scope } from '#server/scope.ts'

const DAY_MILLISECONDS = 24 * 60 * 60 * 1000

/** A count that is never exceeded, no matter who counts at the same time. */
export interface Tally {
  readonly key: string
  readonly most: number
  /** When it may be forgotten, in milliseconds since 1970. */
  readonly expiresAt: number
}

/**
 * Counts one more, in the caller's transaction; false when there were as many as there may be. One statement asks and
 * counts, so that the limit is exact on any number of nodes.
 */
export async function take({ database, websiteId }: Scope, { key, most, expiresAt }: Tally): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await database
    .insertInto('guard_tallies')
    .values({ website_id: websiteId, key, count: 1, expires_at: expiresAt })
    .onConflict((conflict) =>
      conflict
        .columns(['website_id', 'key'])
        .doUpdateSet((set) => ({ count: set('guard_tallies.count', '+', 1) }))
        .where('guard_tallies.count', '<', most),
    )
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** A tally of one day in UTC, which begins again with the next. */
export function ofTheDay(key: string, most: number, now: number): Tally {
  const day = Math.floor(now / DAY_MILLISECONDS)
  return { key: `${key} ${day}`, most, expiresAt: (day + 1) * DAY_MILLISECONDS }
}

/** Forgets the counts of the past; part of the daily work. */
export async function deleteOldTallies(
  { database, websiteId }: Scope,
  now: number,
  stopping: () => boolean,
): Promise<void> {
  const old = database
    .selectFrom('guard_tallies')
    .select('key')
    .where('website_id', '=', websiteId)
    .where('expires_at', '<', now)
  await deleteInBatches(
    (rows) =>
      database
        .deleteFrom('guard_tallies')
        .where('website_id', '=', websiteId)
        .where('key', 'in', old.limit(rows))
        .executeTakeFirst(),
    stopping,
  )
}
