import { createRequire } from 'node:module'
import { join } from 'node:path'

// The server's own drivers.
const require = createRequire(join(import.meta.dirname, '../../package.json'))

const ROWS_OF_A_STATEMENT = 500

/**
 * Opens the database of a shop to write rows past the server, as fast as it accepts them.
 * @param shop its data folder on SQLite, where no server may run; else its `DATABASE_URL` in `env`
 */
export const openFilling = ({ data, env = {}, file = 'vitrine.db' }) =>
  env.DATABASE_URL ? openPostgres(env.DATABASE_URL) : openSqlite(join(data, file))

function openSqlite(file) {
  const Sqlite = require('better-sqlite3')
  const database = new Sqlite(file)
  database.pragma('synchronous = OFF')
  database.pragma('cache_size = -200000')
  return {
    rows: async (query) => database.prepare(query).all(),
    /** Writes rows with the same columns; `rows` may be a generator. */
    async insert(table, rows) {
      let statement
      database.transaction(() => {
        for (const row of rows) {
          statement ??= database.prepare(
            `insert into ${table} (${Object.keys(row)}) values (${Object.keys(row).map((name) => `@${name}`)})`,
          )
          statement.run(row)
        }
      })()
    },
    run: async (statement) => void database.exec(statement),
    settle: async () => void database.pragma('wal_checkpoint(truncate)'),
    close: async () => void database.close(),
  }
}

async function openPostgres(connectionString) {
  const { Client, types } = require('pg')
  const BIGINT = 20
  types.setTypeParser(BIGINT, Number)
  const client = new Client({ connectionString })
  await client.connect()
  await client.query('set synchronous_commit = off')
  const write = (table, rows) =>
    client.query(
      `insert into ${table} (${Object.keys(rows[0])}) select ${Object.keys(rows[0])}
        from json_populate_recordset(null::${table}, $1)`,
      [JSON.stringify(rows)],
    )
  return {
    rows: async (query) => (await client.query(query)).rows,
    async insert(table, rows) {
      let some = []
      for (const row of rows) {
        some.push(row)
        if (some.length < ROWS_OF_A_STATEMENT) continue
        await write(table, some)
        some = []
      }
      if (some.length > 0) await write(table, some)
    },
    run: async (statement) => void (await client.query(statement)),
    /** What PostgreSQL does by itself some minutes after so many rows. */
    settle: async () => void (await client.query('vacuum analyze')),
    close: () => client.end(),
  }
}
