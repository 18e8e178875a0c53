import { sql } from 'kysely'
import { engineOf } from '#server/database/engine.ts'
import type { Database } from '#server/tables.ts'

/** Removes the rows of a database. */
export type Emptier = () => Promise<void>

/**
 * @param given with the rows that an application without websites has: the state of migrations, and its secret. They
 *   stay.
 */
export async function createEmptier(given: Database): Promise<Emptier> {
  // The check of statements by a plugin takes longer than these statements.
  const database = given.withoutPlugins()
  const tables = (await database.introspection.getTables()).filter(({ name }) => !/migrations(_lock)?$/.test(name))
  const rowsOf = (name: string) => `"${name}"${name === 'installation' ? ` where name <> 'secret'` : ''}`
  const whichHaveRows = sql.raw<{ name: string }>(
    tables
      .map(({ name }) => `select '${name}' as name where exists (select 1 from ${rowsOf(name)})`)
      .join(' union all '),
  )
  // A row may be removed before those that refer to it.
  const inAnyOrder = sql.raw(
    engineOf(database) === 'sqlite' ? 'pragma defer_foreign_keys = on' : 'set local session_replication_role = replica',
  )
  return async () => {
    const { rows } = await whichHaveRows.execute(database)
    await database.transaction().execute(async (transaction) => {
      await inAnyOrder.execute(transaction)
      for (const { name } of rows) await sql.raw(`delete from ${rowsOf(name)}`).execute(transaction)
    })
  }
}
