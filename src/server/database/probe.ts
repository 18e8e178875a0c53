import { statfs } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from '#server/tables.ts'

const READ_EVERY_MILLISECONDS = 1_000
const WRITE_EVERY_MILLISECONDS = 5_000
const PROBE_TAKES_MILLISECONDS = 2_000

export type DatabaseState = 'ready' | 'database unavailable' | 'database cannot be written'

/**
 * What SQLite's log grows to before it is carried over. On a disk that is full it has that room still, or a part of it: what
 * is small is written and what is larger fails, so that a small probe alone would say that all is well.
 */
const LOG_BYTES = 4 * 1024 * 1024

/**
 * Returns what tells how the database fares, however often it is asked. It reads once a second at most, and writes one small
 * row every five seconds at most: a database on a full disk, or one that became a read-only copy, reads as ever, and no
 * order could be placed. A write that still waits its turn behind a long one is no failure; a reading that waits is.
 * @param freeBytes how much room SQLite has; null for a server of its own, which knows
 * @param onError hears why a probe failed
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

/** How many bytes can be written into a folder still. File systems that do not know say that they have none at all. */
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
