import type { Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import { expectManyRows } from './expect-many-rows.ts'

/** One step forward; there is no way back, old rows stay readable. */
export interface Migration {
  /** Steps are sorted by name, so names begin with a date and a letter. */
  readonly name: string
  // biome-ignore lint/suspicious/noExplicitAny: migrations run on a schema that the types do not know yet
  up(database: Kysely<any>): Promise<void>
}

/**
 * Updates the database to the newest schema; several nodes may call it at once.
 * @param table where the steps that were taken are written down
 * @returns the names of the steps that were run now.
 */
export async function migrate(
  // biome-ignore lint/suspicious/noExplicitAny: migrations run on a schema that the types do not know yet
  database: Kysely<any>,
  migrations: readonly Migration[],
  table = 'migrations',
): Promise<string[]> {
  const names = await runMigrations(database, migrations, table)
  await expectManyRows(database)
  return names
}

async function runMigrations(
  // biome-ignore lint/suspicious/noExplicitAny: as above
  database: Kysely<any>,
  migrations: readonly Migration[],
  table: string,
): Promise<string[]> {
  if (await isNewest(database, migrations, table)) return []
  const migrator = new Migrator({
    db: database,
    provider: { getMigrations: async () => Object.fromEntries(migrations.map((one) => [one.name, one])) },
    migrationTableName: table,
    migrationLockTableName: `${table}_lock`,
  })
  const { error, results } = await migrator.migrateToLatest()
  if (error) throw error
  return (results ?? []).filter((one) => one.status === 'Success').map((one) => one.migrationName)
}

/**
 * Whether every step was taken, and no other one. Most starts end here, with one query: the migrator reads all tables and
 * columns three times.
 */
async function isNewest(
  // biome-ignore lint/suspicious/noExplicitAny: as above
  database: Kysely<any>,
  migrations: readonly Migration[],
  table: string,
): Promise<boolean> {
  try {
    const taken = new Set((await database.selectFrom(table).select('name').execute()).map(({ name }) => name))
    return taken.size === migrations.length && migrations.every(({ name }) => taken.has(name))
  } catch {
    // A new database has no such table. What else may be wrong, the migrator says.
    return false
  }
}
