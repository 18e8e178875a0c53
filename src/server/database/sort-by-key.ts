import { type Kysely, sql } from 'kysely'
import { createIndexes, createTable, type TableDefinition } from './define-table.ts'
import { engineOf } from './engine.ts'

/**
 * Gives an existing table a key in whose order its rows are read. SQLite then stores each row once, in this order, and not
 * once per index and once as a row; for that the table is copied. Triggers that name the table stay.
 * @param table how it is from now on, with all of its columns and those indexes that are still needed
 * @param replaced the index that the new key replaces; absent where the key stays as it is
 */
export async function sortByKey(
  // biome-ignore lint/suspicious/noExplicitAny: migrations run on a schema that the types do not know yet
  database: Kysely<any>,
  table: TableDefinition,
  replaced?: string,
): Promise<void> {
  const { schema } = database
  if (engineOf(database) === 'postgres') {
    if (!replaced) return
    const key = `${table.name}_key`
    await schema.alterTable(table.name).dropConstraint(key).execute()
    await schema
      .alterTable(table.name)
      .addPrimaryKeyConstraint(key, [...table.primaryKey])
      .execute()
    await schema.dropIndex(replaced).execute()
    return
  }
  const copy = `${table.name}_sorted`
  await createTable(database, { ...table, isSortedByKey: true }, copy)
  const columns = sql.join(Object.keys(table.columns).map((name) => sql.ref(name)))
  await sql`insert into ${sql.table(copy)} (${columns}) select ${columns} from ${sql.table(table.name)}`.execute(
    database,
  )
  await schema.dropTable(table.name).execute()
  // Otherwise SQLite refuses to rename a table while a trigger names one that is missing.
  await sql`pragma legacy_alter_table = on`.execute(database)
  await schema.alterTable(copy).renameTo(table.name).execute()
  await sql`pragma legacy_alter_table = off`.execute(database)
  await createIndexes(database, table)
}
