import { type Kysely, SqliteAdapter } from 'kysely'

export type Engine = 'sqlite' | 'postgres'

/** The engine of a connection; used only where they must differ. */
export function engineOf(database: Pick<Kysely<unknown>, 'getExecutor'>): Engine {
  return database.getExecutor().adapter instanceof SqliteAdapter ? 'sqlite' : 'postgres'
}
