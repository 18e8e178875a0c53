import { statfs } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from '#server/tables.ts'

const READ_EVERY_MILLISECONDS = 1_000
const WRITE_EVERY_MILLISECONDS = 5_000
const PROBE_TAKES_MILLISECONDS = 2_000

export type DatabaseState = 'ready' | 'database unavailable' | 'database cannot be written'

/**
 * The size that SQLite's log may reach before it is copied into the database. On a full disk a part of it may still be
 * free: small writes succeed and larger ones fail, so a small probe alone would not notice.
 */
const LOG_BYTES = 4 * 1024 * 1024

/**
 * Returns a function that reports the state of the database and can be called often. It reads once a second at most,
 * and writes one small row every five seconds at most: a database on a full disk, or a read-only copy, can still be
 * read, but no order could be placed. A write that waits behind a long one is not a failure; a read that waits is.
 * @param freeBytes free space for SQLite; null for a database server, which knows itself
 * @param onError called with the reason of a failed probe
 */
export function createDatabaseProbe(
  database: Database,
  freeBytes: (() => Promise<number>) | null,
  onError: (error: unknown) => void,
): () => Promise<DatabaseState> {
  const probe = (work: () => Promise<unknown>, orLate: boolean): Promise<boolean> =>
    Promise.race([
      work().then(
        () => true,
        (error: unknown) => {
          onError(error)
          return false
        },
      ),
      setTimeout(PROBE_TAKES_MILLISECONDS, orLate, { ref: false }),
    ])
  const canRead = atMostEvery(READ_EVERY_MILLISECONDS, () => probe(() => sql`select 1`.execute(database), false))
  const canWrite = atMostEvery(WRITE_EVERY_MILLISECONDS, () => probe(() => writeProbe(database, freeBytes), true))
  return async () => {
    if (!(await canRead())) return 'database unavailable'
    return (await canWrite()) ? 'ready' : 'database cannot be written'
  }
}

/** The free bytes in a folder. File systems that do not know report zero in total. */
export async function freeBytesIn(folder: string): Promise<number> {
  const { blocks, bavail, bsize } = await statfs(folder)
  return blocks === 0 ? Number.POSITIVE_INFINITY : bavail * bsize
}

async function writeProbe(database: Database, freeBytes: (() => Promise<number>) | null): Promise<void> {
  const free = await freeBytes?.()
  if (free !== undefined && free < LOG_BYTES) throw new Error(`The database has room for ${free} bytes only.`)
  const value = String(Date.now())
  await database
    .insertInto('installation')
    .values({ name: 'probe', value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()
}

function atMostEvery<Answer>(milliseconds: number, ask: () => Promise<Answer>): () => Promise<Answer> {
  let known: { readonly at: number; readonly answer: Promise<Answer> } | undefined
  return () => {
    if (!known || Date.now() - known.at > milliseconds) known = { at: Date.now(), answer: ask() }
    return known.answer
  }
}
