import type { DatabaseConnection, Driver } from 'kysely'
import { createCheckpoints } from './checkpoints.ts'
import { GroupSession } from './group-session.ts'
import type { SqliteConnection } from './sqlite-connection.ts'
import { createWriterTurns } from './writer-turns.ts'

/** A driver that lets one transaction write at a time. */
export interface TurnTakingDriver extends Driver {
  /** Whether others wait: for their turn, or for the transaction that is running because they share its commit. */
  isAwaited(): boolean
  /** A connection outside of transactions: it waits for nothing, and need not be released. */
  openSession(): DatabaseConnection
  /**
   * Keeps the turn to write while something else writes to the file. SQLite would make a second writer wait for the lock,
   * and with it everything that its thread does.
   */
  lendTurn<Outcome>(work: () => Promise<Outcome>): Promise<Outcome>
  /** Resolved once all that is committed is on disk. */
  allOnDisk(): Promise<void>
}

/**
 * A driver for SQLite with one writer, on which transactions take turns, and a separate reader.
 *
 * Half of what a commit writes is the same for one transaction and for ten. So those that come within one turn of the
 * event loop, or within turns that follow each other directly, are one for SQLite, with a savepoint for each but the
 * first. They are committed together, and acknowledged when the disk has them (`log-flusher.ts`). When one is rolled
 * back, the others stay; when the common commit fails, all of them have failed, and each caller gets the error. Readers
 * see what is committed, which the disk may not have for some milliseconds.
 */
export function createGroupCommitDriver(writer: SqliteConnection, reader: SqliteConnection): TurnTakingDriver {
  const turns = createWriterTurns(writer, () => checkpoints?.committed())
  // Without `log`, a thread of ours writes this database: its commits hold up no visitor, and copy the log themselves.
  const checkpoints = writer.log && createCheckpoints(writer, lendTurn)
  const openSession = () => new GroupSession(turns, writer, reader)

  return {
    init: async () => {},
    acquireConnection: async () => openSession(),
    openSession,
    beginTransaction: (session) => (session as GroupSession).begin(),
    commitTransaction: (session) => (session as GroupSession).commit(),
    rollbackTransaction: (session) => (session as GroupSession).rollback(),
    releaseConnection: async () => {},
    isAwaited: turns.isAwaited,
    allOnDisk: turns.allOnDisk,
    lendTurn,
    async destroy() {
      await checkpoints?.close()
      await turns.takeTurn()
      turns.closeGroup()
      // What is acknowledged is on disk already.
      await turns.allOnDisk().catch(() => {})
      reader.close()
      writer.close()
    },
  }

  async function lendTurn<Outcome>(work: () => Promise<Outcome>): Promise<Outcome> {
    await turns.takeTurn()
    try {
      turns.closeGroup()
      return await work()
    } finally {
      turns.endTurn()
    }
  }
}
