import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { type DatabaseConnection, Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely'
import { createGroupCommitDriver, type TurnTakingDriver } from './group-commits.ts'
import { connectSqlite, type Durability, type SqliteConnection } from './sqlite-connection.ts'

/**
 * Opens the embedded database: WAL, every commit on disk before it is acknowledged, one writing process. Readers have a
 * connection of their own and never see what is not committed yet.
 * @param durability NORMAL for what may be lost with a power cut: commits then wait for no disk
 * @throws Error when this build of SQLite is too old to be trusted with orders.
 */
export function openSqlite<Tables>(file: string, durability: Durability = 'FULL'): Kysely<Tables> {
  mkdirSync(dirname(file), { recursive: true })
  return kyselyOn(connectSqlite(file, 'writer', durability), connectSqlite(file, 'reader', durability))
}

/** Kysely on one connection that writes and one that reads. */
export function kyselyOn<Tables>(writer: SqliteConnection, reader: SqliteConnection): Kysely<Tables> {
  const driver = createGroupCommitDriver(writer, reader)
  return new Kysely<Tables>({
    dialect: {
      createAdapter: () => new TurnTakingAdapter(driver),
      createDriver: () => driver,
      createIntrospector: (database) => new SqliteIntrospector(database),
      createQueryCompiler: () => new PlanKeepingCompiler(),
    },
  })
}

/**
 * Whether others wait to write while a transaction is open: a long one should end then. PostgreSQL does not report who
 * waits for a row, so the answer is always yes there.
 */
export function isAwaited(database: Pick<Kysely<unknown>, 'getExecutor'>): boolean {
  const { adapter } = database.getExecutor()
  return adapter instanceof TurnTakingAdapter ? adapter.driver.isAwaited() : true
}

/** A connection to SQLite outside of transactions; null on PostgreSQL. */
export function sessionOn(database: Pick<Kysely<unknown>, 'getExecutor'>): DatabaseConnection | null {
  const { adapter } = database.getExecutor()
  return adapter instanceof TurnTakingAdapter ? adapter.driver.openSession() : null
}

/**
 * Runs work in which another thread of this process writes to the same file. Transactions of this thread wait meanwhile
 * without holding it up. PostgreSQL needs no turns.
 */
export function lendTurn<Outcome>(
  database: Pick<Kysely<unknown>, 'getExecutor'>,
  work: () => Promise<Outcome>,
): Promise<Outcome> {
  const { adapter } = database.getExecutor()
  return adapter instanceof TurnTakingAdapter ? adapter.driver.lendTurn(work) : work()
}

/**
 * Resolved once everything that a query could have read is on disk: for an answer that acknowledges what another request
 * has stored. PostgreSQL shows a commit only when its disk has it.
 */
export async function allOnDisk(database: Pick<Kysely<unknown>, 'getExecutor'>): Promise<void> {
  const { adapter } = database.getExecutor()
  if (adapter instanceof TurnTakingAdapter) await adapter.driver.allOnDisk()
}

/** The driver makes transactions take turns; Kysely need not make readers wait for them. */
class TurnTakingAdapter extends SqliteAdapter {
  readonly driver: TurnTakingDriver
  constructor(driver: TurnTakingDriver) {
    super()
    this.driver = driver
  }

  override get supportsMultipleConnections(): boolean {
    return true
  }
}

/**
 * Writes values as '+?', an expression whose value SQLite ignores in planning. For '?' it plans the query again
 * whenever another value is bound: planning takes three to ten times as long as finding a product.
 */
class PlanKeepingCompiler extends SqliteQueryCompiler {
  protected override getCurrentParameterPlaceholder(): string {
    return '+?'
  }
}
