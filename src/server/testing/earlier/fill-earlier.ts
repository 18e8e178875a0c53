import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { migrate } from '#server/database/migrate.ts'
import { migrations } from '#server/migrations.ts'

type Row = Record<string, string | number | null>

/** A database as an earlier version wrote it. */
interface EarlierDatabase {
  /** The migrations that had been applied. */
  readonly migrations: readonly string[]
  /** The signed path of an order. */
  readonly orderPath: string
  /** The rows of each table; tables are in the order of their references. */
  readonly tables: Readonly<Record<string, readonly Row[]>>
}

/** Reads the database that was written on a day, for example `2026-11-23`. */
export async function readEarlier(day: string): Promise<EarlierDatabase> {
  return JSON.parse(await readFile(join(import.meta.dirname, `${day}.json`), 'utf8'))
}

/** Recreates an earlier version's database in an empty one: its migrations, then its rows. */
// biome-ignore lint/suspicious/noExplicitAny: tables of earlier versions are not in today's types
export async function fillEarlier(database: Kysely<any>, earlier: EarlierDatabase): Promise<void> {
  const known = new Set(earlier.migrations)
  const taken = await migrate(
    database,
    migrations.filter(({ name }) => known.has(name)),
  )
  const missing = earlier.migrations.filter((name) => !taken.includes(name))
  if (missing.length > 0) throw new Error(`Migrations of earlier versions are gone: ${missing.join(', ')}`)
  for (const [table, rows] of Object.entries(earlier.tables)) {
    for (const row of rows) {
      // A migration may have written the row already.
      await sql`insert into ${sql.table(table)} (${sql.join(Object.keys(row).map((column) => sql.ref(column)))})
        values (${sql.join(Object.values(row))}) on conflict do nothing`.execute(database)
    }
  }
}
