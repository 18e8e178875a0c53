import { prepareListQuery } from '#server/database/prepare-query.ts'
import { hashOf } from '#server/identifiers.ts'
import { deleteInBatches } from '#server/jobs/delete-in-batches.ts'
import type { Database, DatabaseQueries } from '#server/tables.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'

const WINDOW_MILLISECONDS = 15 * 60 * 1000

/** A try that counts under a key until it is taken back. */
export interface CountedTry {
  readonly keyHash: string
  /** How many there are, this one among them. */
  readonly count: number
  /** When they are forgotten: a quarter of an hour after the first of them; in milliseconds since 1970. */
  readonly expiresAt: number
}

/**
 * Counts one more try that failed under a key: an account, a sender. It counts from its beginning until it is taken back,
 * and one statement asks and counts, so that many at once are no way around, on any number of nodes. Of the key a hash is
 * kept: no one reads there who tried what.
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
  // Anyone who succeeded meanwhile may have emptied it.
  const wait = full ? full.expires_at - now : 0
  return fail('rate-limited', { retryAfterSeconds: Math.max(1, Math.ceil(wait / 1000)) })
}

/** How many count under each of some keys, and until when: 0 under one of which nothing is known. */
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

/** Takes tries back that did not fail. What was forgotten and begun again meanwhile stays as it is. */
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

/** Forgets all that counts under the key of a try. */
export async function forgetTries(database: DatabaseQueries, { keyHash }: CountedTry): Promise<void> {
  await database.deleteFrom('guard_failed_tries').where('key_hash', '=', keyHash).execute()
}

/** Forgets the counts of the past, of all websites; part of the daily work. */
export async function deleteOldTries(database: Database, now: number, stopping: () => boolean): Promise<void> {
  const old = database.selectFrom('guard_failed_tries').select('key_hash').where('expires_at', '<=', now)
  await deleteInBatches(
    (rows) => database.deleteFrom('guard_failed_tries').where('key_hash', 'in', old.limit(rows)).executeTakeFirst(),
    stopping,
  )
}
