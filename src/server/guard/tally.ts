import { deleteSelected } from '#server/jobs/delete-selected.ts'
import type { Scope } from '#server/scope.ts'
import { DAY_MILLISECONDS } from '#shared/dates/days.ts'

/** A counter that is never exceeded, even by parallel requests. */
export interface Tally {
  readonly key: string
  readonly most: number
  /** When it can be deleted, in milliseconds since 1970. */
  readonly expiresAt: number
}

/**
 * Increments in the caller's transaction; false when the limit is reached. One statement checks and counts, so that the
 * limit is exact on any number of nodes.
 */
export async function increment({ database, websiteId }: Scope, { key, most, expiresAt }: Tally): Promise<boolean> {
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

/** A counter of one day in UTC, which restarts with the next. */
export function ofTheDay(key: string, most: number, now: number): Tally {
  const day = Math.floor(now / DAY_MILLISECONDS)
  return { key: `${key} ${day}`, most, expiresAt: (day + 1) * DAY_MILLISECONDS }
}

/** Deletes expired counters; part of the daily work. */
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
  await deleteSelected({ database, websiteId }, { from: 'guard_tallies', by: 'key', keys: old }, stopping)
}
