import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { DatabaseAway } from './database-away.ts'

const BIGINT = 20
const NUMERIC = 1700

/** Opens PostgreSQL by its URL. Amounts and times stay well within the exact range of a JavaScript number. */
export function openPostgres<Tables>(url: string, poolSize = 10): Kysely<Tables> {
  pg.types.setTypeParser(BIGINT, Number)
  pg.types.setTypeParser(NUMERIC, Number)
  const pool = new Pool({
    Client,
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    // An order never waits longer than this for a slow database: it fails as a whole and can be retried.
    statement_timeout: 10_000,
    // A process that froze half way releases its locks.
    idle_in_transaction_session_timeout: 30_000,
    // Where the planner expects far more rows than there are, compiling a query took ten times as long as running it.
    onConnect: async (client) => void (await client.query('set jit = off')),
  })
  // A dropped connection must not end the process, whether it was idle or in the middle of a transaction: its next
  // query fails, and the one after that gets a new connection.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
}

/** The driver's pool, which reports an unavailable database as one error class, whatever went wrong. */
class Pool extends pg.Pool {
  // biome-ignore lint/suspicious/noExplicitAny: the driver's own signature has a form with a callback for the pool itself
  override connect(...given: any[]): any {
    return orAway(super.connect(...(given as [])))
  }
}

/** The same for the client: a lost connection has a code, its own message, or breaks the following rollback. */
class Client extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: as above
  override query(...given: any[]): any {
    return orAway(super.query(...(given as [string])))
  }
}

/**
 * The server's own errors have a code and are passed on; so are errors of our code in calling. Everything else is a
 * lost connection.
 */
function orAway(asked: unknown): unknown {
  if (!(asked instanceof Promise)) return asked
  return asked.catch((error: unknown) => {
    const isAnswer = error instanceof pg.DatabaseError || error instanceof TypeError || error instanceof RangeError
    throw isAnswer ? error : new DatabaseAway(error)
  })
}
