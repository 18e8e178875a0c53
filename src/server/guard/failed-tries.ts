import { prepareListQuery } from '#server/database/prepare-query.ts'
import { hashOf } from '#server/identifiers.ts'
import { deleteInBatches } from '#server/jobs/delete-in-batches.ts'
import type { Database, DatabaseQueries } from '#server/tables.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'

const WINDOW_MILLISECONDS = 15 * 60 * 1000

/** A counted attempt, until it is taken back. */
export interface CountedTry {
  readonly keyHash: string
  /** The number of attempts, including this one. */
  readonly count: number
  /** When they expire: a quarter of an hour after the first of them; in milliseconds since 1970. */
  readonly expiresAt: number
}

/**
 * Counts an attempt under a key, such as an account or a sender, from its beginning until it is taken back. One
 * statement checks and counts, so that parallel attempts cannot exceed the limit, on any number of nodes. Only a hash
 * of the key is stored, which does not reveal who tried what.
 */
export async function countTry(
  database: DatabaseQueries,
  key: string,
  most: number,
  now: number,
): Promise<Result<CountedTry, 'rate-limited'>> {
  const keyHash = hashOf(key)
  const counted = await database
    .insertInto('guard_failed_tries')
    .values({ key_hash: keyHash, count: 1, expires_at: now + WINDOW_MILLISECONDS })
    .onConflict((conflict) =>
      conflict
        .column('key_hash')
        .doUpdateSet(({ eb, ref }) => {
          const isOver = eb('guard_failed_tries.expires_at', '<=', now)
          return {
            count: eb
              .case()
              .when(isOver)
              .then(1)
              .else(eb('guard_failed_tries.count', '+', 1))
              .end(),
            expires_at: eb
              .case()
              .when(isOver)
              .then(ref('excluded.expires_at'))
              .else(ref('guard_failed_tries.expires_at'))
              .end(),
          }
        })
        .where(({ eb, or }) =>
          or([eb('guard_failed_tries.count', '<', most), eb('guard_failed_tries.expires_at', '<=', now)]),
        ),
    )
    .returning(['count', 'expires_at'])
    .executeTakeFirst()
  if (counted) return succeed({ keyHash, count: counted.count, expiresAt: counted.expires_at })
  const full = await database
    .selectFrom('guard_failed_tries')
    .select('expires_at')
    .where('key_hash', '=', keyHash)
    .executeTakeFirst()
  // A parallel success may have reset it.
  return refuseUntil(full?.expires_at ?? now, now)
}

/** Refuses until a time. Both in milliseconds since 1970. */
export const refuseUntil = (expiresAt: number, now: number) =>
  fail('rate-limited', { retryAfterSeconds: Math.max(1, Math.ceil((expiresAt - now) / 1000)) })

/** The counts of some keys and their expiry; 0 for an unknown key. */
export async function readTries(
  database: DatabaseQueries,
  keys: readonly string[],
  now: number,
): Promise<{ count: number; expiresAt: number }[]> {
  const hashes = keys.map(hashOf)
  const { rows } = await selectTries(database, { now }, hashes)
  return hashes.map((hash) => {
    const row = rows.find((one) => one.key_hash === hash)
    return { count: row?.count ?? 0, expiresAt: row?.expires_at ?? now }
  })
}

const selectTries = prepareListQuery((database, values: { now: number }, hashes) =>
  database
    .selectFrom('guard_failed_tries')
    .selectAll()
    .where('key_hash', 'in', hashes)
    .where('expires_at', '>', values.now),
)

/** Takes back attempts that succeeded. A count that expired and restarted meanwhile is not changed. */
export async function takeBack(database: DatabaseQueries, tries: readonly CountedTry[]): Promise<void> {
  await database
    .updateTable('guard_failed_tries')
    .set((set) => ({ count: set('count', '-', 1) }))
    .where('count', '>', 0)
    .where(({ eb, or, and }) =>
      or(tries.map((one) => and([eb('key_hash', '=', one.keyHash), eb('expires_at', '=', one.expiresAt)]))),
    )
    .execute()
}

/** Resets the count of an attempt's key. */
export async function forgetTries(database: DatabaseQueries, { keyHash }: CountedTry): Promise<void> {
  await database.deleteFrom('guard_failed_tries').where('key_hash', '=', keyHash).execute()
}

/** Deletes expired counts of all websites; part of the daily work. */
export async function deleteOldTries(database: Database, now: number, stopping: () => boolean): Promise<void> {
  const old = database.selectFrom('guard_failed_tries').select('key_hash').where('expires_at', '<=', now)
  await deleteInBatches(
    (rows) => database.deleteFrom('guard_failed_tries').where('key_hash', 'in', old.limit(rows)).executeTakeFirst(),
    stopping,
  )
}
