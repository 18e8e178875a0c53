import { type Kysely, sql } from 'kysely'
import { engineOf } from './engine.ts'

/**
 * Runs work that nodes of one installation must not do at the same time: on PostgreSQL the others wait until it is
 * done. A node that ends releases it with its connection. SQLite has one process.
 * @param name of the work; work with another name does not wait
 */
export async function onOneNode<T, Tables>(database: Kysely<Tables>, name: string, work: () => Promise<T>): Promise<T> {
  if (engineOf(database) === 'sqlite') return work()
  return database.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection)
    await sql`select pg_advisory_lock(hashtext(${name}))`.execute(connection)
    await sql`reset statement_timeout`.execute(connection)
    try {
      return await work()
    } finally {
      await sql`select pg_advisory_unlock(hashtext(${name}))`.execute(connection)
    }
  })
}
