import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'

const BIGINT = 20
const NUMERIC = 1700

/** Opens PostgreSQL by its address. Amounts and times stay well inside what a JavaScript number holds exactly. */
export function openPostgres<Tables>(url: string, poolSize = 10): Kysely<Tables> {
  pg.types.setTypeParser(BIGINT, Number)
  pg.types.setTypeParser(NUMERIC, Number)
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    // An order never waits longer than this for a slow database: it fails whole and can be tried again.
    statement_timeout: 10_000,
    // A process that froze half way gives its locks back.
    idle_in_transaction_session_timeout: 30_000,
  })
  // A dropped connection must not end the process, whether it was idle or in the middle of a transaction: its next query
  // fails, and the one after that gets a new connection.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
}
