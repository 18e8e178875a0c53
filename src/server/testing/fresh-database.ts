import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { copyFile, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { openDatabase } from '#server/app.ts'
import { migrate } from '#server/database/migrate.ts'
import { readEnv } from '#server/env.ts'
import { migrations } from '#server/migrations.ts'

/** A database of one test application. */
interface FreshDatabase {
  /** On PostgreSQL; null for SQLite in the application's folder. */
  readonly url: string | null
  drop(): Promise<void>
}

/**
 * Creates a database, so that test files are independent: SQLite in a folder, or on the PostgreSQL at TEST_DATABASE_URL.
 * @param isEmpty whether it has no tables; otherwise it is a copy of one with all of them: migrating takes longer than
 *   most test files
 */
export async function createFreshDatabase(folder: string, isEmpty: boolean): Promise<FreshDatabase> {
  const server = process.env.TEST_DATABASE_URL
  if (!server) {
    if (!isEmpty) await copyFile(fileIn(await migratedFolder()), fileIn(folder))
    return { url: null, drop: async () => {} }
  }
  return createOnPostgres(server, isEmpty ? null : await migratedName(server))
}

const fileIn = (folder: string): string => join(folder, 'vitrine.db')

/** Once in each process. */
const once = <Value, Argument extends readonly string[]>(make: (...given: Argument) => Promise<Value>) => {
  let made: Promise<Value> | undefined
  return (...given: Argument): Promise<Value> => (made ??= make(...given))
}

const migratedFolder = once(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-test-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  await fill({ DATA_DIR: folder })
  return folder
})

/** It stays until its server, which `npm test` started, is removed. */
const migratedName = once(async (server: string) => {
  const { name, url } = await createOnPostgres(server, null)
  await fill({ DATABASE_URL: url })
  return name
})

async function fill(environment: Record<string, string>): Promise<void> {
  const database = await openDatabase(readEnv(environment))
  await migrate(database, migrations)
  await database.destroy()
}

async function createOnPostgres(server: string, template: string | null) {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const { run, strategy } = await administration(server)
  await run(`create database ${name}${template === null ? '' : ` template ${template}${strategy}`}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return { name, url: url.href, drop: () => run(`drop database ${name} with (force)`) }
}

/** Creates and drops databases on one connection, as long as the process runs: connecting costs both sides 11 ms. */
const administration = once(async (server: string) => {
  // The process may end while the connection is open.
  const pool = new pg.Pool({ connectionString: server, max: 1, idleTimeoutMillis: 0, allowExitOnIdle: true })
  const run = async (statement: string): Promise<void> => void (await pool.query(statement))
  const { rows } = await pool.query<{ version: number }>("select current_setting('server_version_num')::int as version")
  // Files are copied and removed in half of the time that the log takes; before version 15 there is no choice.
  return { run, strategy: rows[0]!.version >= 150_000 ? ' strategy file_copy' : '' }
})
