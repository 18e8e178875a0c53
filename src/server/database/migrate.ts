import type { Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'

/** One step forward; there is no way back, old rows stay readable. */
export interface Migration {
  /** Steps are sorted by name, so names begin with a date and a letter. */
  readonly name: string
  // biome-ignore lint/suspicious/noExplicitAny: migrations run on a schema that the types do not know yet
  up(database: Kysely<any>): Promise<void>
}

/**
 * Updates the database to the newest schema; several nodes may call it at once.
 * @returns the names of the steps that were run now.
 */
// biome-ignore lint/suspicious/noExplicitAny: migrations run on a schema that the types do not know yet
export async function migrate(database: Kysely<any>, migrations: readonly Migration[]): Promise<string[]> {
  const migrator = new Migrator({
    db: database,
    provider: { getMigrations: async () => Object.fromEntries(migrations.map((one) => [one.name, one])) },
    migrationTableName: 'migrations',
    migrationLockTableName: 'migrations_lock',
  })
  const { error, results } = await migrator.migrateToLatest()
  if (error) throw error
  return (results ?? []).filter((one) => one.status === 'Success').map((one) => one.migrationName)
}
