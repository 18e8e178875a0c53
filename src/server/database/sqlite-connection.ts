import Sqlite from 'better-sqlite3'
import type { CompiledQuery, QueryResult } from 'kysely'
import { createLogFlusher, type LogFlusher } from './log-flusher.ts'

/** The writer's is larger: an import reads in each transaction what it wrote in the previous one. */
const CACHE_KILOBYTES = { writer: 20_000, reader: 8_000 }
/**
 * When a commit is on disk: FULL before it is acknowledged; NORMAL some time later, so that a power cut takes the last
 * commits back, the newest first.
 */
export type Durability = 'FULL' | 'NORMAL'
/** SQLite's number. */
const SYNCHRONOUS_NORMAL = 1
/** The log is copied to the database when so much of it is new: 32 MB of pages. */
export const PAGES_BETWEEN_CHECKPOINTS = 8_000
/** 12 MB of pages: twice as many made an import no faster, and its process larger. */
const PAGES_OF_A_TRANSACTION = 3_000

/** So many statements are kept at least, and twice as many at most. */
const STATEMENTS = 300

/** One connection to the embedded database. All operations are synchronous. */
export interface SqliteConnection {
  readonly file: string
  /** Runs a query of Kysely's. */
  run<Row>(query: CompiledQuery): QueryResult<Row>
  /** Runs a statement without values or an answer. */
  do(statement: string): void
  /** Whether a transaction is open: SQLite may end one by itself, as when the disk is full. */
  isInTransaction(): boolean
  /** Pages of the log that are not copied to the database yet. */
  newPagesInLog(): number
  /** Brings commits to the disk; null where they may be lost. */
  readonly log: LogFlusher | null
  /** @throws Error when it is closed already. */
  close(): void
}

/** Opens a connection. Its statements are prepared once and cached: that saves a third of a small query's time. */
export function connectSqlite(
  file: string,
  role: keyof typeof CACHE_KILOBYTES,
  durability: Durability = 'FULL',
): SqliteConnection {
  const connection = new Sqlite(file)
  connection.pragma('journal_mode = WAL')
  // SQLite waits for the disk only when it copies the log to the database; `log` brings each commit there.
  connection.pragma('synchronous = NORMAL')
  connection.pragma('foreign_keys = ON')
  // Set by the tests of the server: a query that relies on an order without asking for one is found.
  if (process.env.SQLITE_REVERSES_UNORDERED) connection.pragma('reverse_unordered_selects = ON')
  connection.pragma('busy_timeout = 5000')
  connection.pragma(`cache_size = -${CACHE_KILOBYTES[role]}`)
  // Writes of most transactions stay in memory until the commit: pages that are written early are often written again.
  connection.pragma(`cache_spill = ${PAGES_OF_A_TRANSACTION}`)
  connection.pragma('journal_size_limit = 67108864')
  // The data for rolling back savepoints stays in memory: a checkout would write it as large as its log, and often into
  // a file.
  connection.pragma('temp_store = MEMORY')
  assertSafe(connection)
  // Those that were used lately, and those before them. A cache in exact order would take longer with each use.
  let recent = new Map<string, Sqlite.Statement<unknown[]>>()
  let earlier = new Map<string, Sqlite.Statement<unknown[]>>()
  const prepared = (text: string) => {
    const known = recent.get(text)
    if (known) return known
    const statement = earlier.get(text) ?? connection.prepare<unknown[]>(text)
    if (recent.size === STATEMENTS) {
      earlier = recent
      recent = new Map()
    }
    recent.set(text, statement)
    return statement
  }
  // SQLite creates its log with the first query.
  prepared('select 1 from sqlite_schema limit 1').all()
  const log = durability === 'FULL' && role === 'writer' ? createLogFlusher(`${file}-wal`) : null
  // Pages that many commits write are copied to the database once: an import would copy them after each of its steps.
  // With `log`, a thread does it (`checkpoints.ts`), and the connection itself only if that fails.
  connection.pragma(`wal_autocheckpoint = ${log ? 2 * PAGES_BETWEEN_CHECKPOINTS : PAGES_BETWEEN_CHECKPOINTS}`)
  return {
    file,
    log,
    run<Row>({ sql, parameters }: CompiledQuery): QueryResult<Row> {
      const statement = prepared(sql)
      if (statement.reader) return { rows: statement.all(parameters) as Row[] }
      return { rows: [], numAffectedRows: BigInt(statement.run(parameters).changes) }
    },
    do: (statement) => void prepared(statement).run(),
    isInTransaction: () => connection.inTransaction,
    newPagesInLog() {
      const { log, checkpointed } = prepared('pragma wal_checkpoint(noop)').get() as {
        log: number
        checkpointed: number
      }
      return log - checkpointed
    },
    close() {
      log?.close()
      connection.close()
    },
  }
}

const OLDEST_SAFE_SQLITE = [3, 51, 3] as const

function assertSafe(connection: Sqlite.Database): void {
  const version = connection.prepare<[], { version: string }>('select sqlite_version() as version').get()!.version
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number)
  const [wantMajor, wantMinor, wantPatch] = OLDEST_SAFE_SQLITE
  const isSafe =
    major > wantMajor || (major === wantMajor && (minor > wantMinor || (minor === wantMinor && patch >= wantPatch)))
  if (!isSafe) throw new Error(`SQLite ${version} is older than ${OLDEST_SAFE_SQLITE.join('.')}.`)
  if (connection.pragma('synchronous', { simple: true }) !== SYNCHRONOUS_NORMAL)
    throw new Error('SQLite did not accept synchronous=NORMAL.')
}
