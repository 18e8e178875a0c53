import { setImmediate } from 'node:timers'
import {
  type CompiledQuery,
  type DatabaseConnection,
  DeleteQueryNode,
  type Driver,
  InsertQueryNode,
  type QueryResult,
  SelectQueryNode,
  UpdateQueryNode,
} from 'kysely'
import type { SqliteConnection } from './sqlite-connection.ts'

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
}

/** Transactions that share one commit, and with it one wait for the disk. */
interface Group {
  /** Resolved once all of them are on disk, rejected when none of them is. */
  readonly onDisk: PromiseWithResolvers<void>
  /** Whether the commit waits only for the transaction that is running. */
  isDue: boolean
  /**
   * Whether that transaction has begun behind others: they wait for its commit, and until then SQLite keeps in memory what
   * every page was before it.
   */
  isShared: boolean
}

/**
 * A driver for SQLite with one writer, on which transactions take turns, and a separate reader.
 *
 * A commit waits for the disk, and nothing else can happen meanwhile. So the transactions that end within one turn of
 * the event loop are one for SQLite, with a savepoint for each but the first, committed together when the turn ends,
 * and only then acknowledged. When one is rolled back, the others stay; when the common commit fails, all of them have
 * failed, and each caller gets the error. Readers only see what is on disk.
 */
export function createGroupCommitDriver(writer: SqliteConnection, reader: SqliteConnection): TurnTakingDriver {
  const queue: (() => void)[] = []
  let isTaken = false
  let group: Group | null = null

  async function takeTurn(): Promise<void> {
    if (isTaken) return new Promise((resolve) => queue.push(resolve))
    isTaken = true
  }

  function endTurn(): void {
    if (group?.isDue) commit()
    const next = queue.shift()
    if (next) next()
    else isTaken = false
  }

  /** The group of what is written now. */
  function join(): Group {
    if (group) return group
    writer.do('begin immediate')
    const begun: Group = { onDisk: Promise.withResolvers(), isDue: false, isShared: false }
    // No one waits for a group whose members were all rolled back.
    begun.onDisk.promise.catch(() => {})
    setImmediate(() => {
      if (group !== begun) return
      if (isTaken) begun.isDue = true
      else commit()
    })
    group = begun
    return begun
  }

  function commit(): void {
    const ended = group
    group = null
    try {
      writer.do('commit')
      ended?.onDisk.resolve()
    } catch (error) {
      if (writer.isInTransaction()) writer.do('rollback')
      ended?.onDisk.reject(error)
    }
  }

  /** Runs something on the writer. When SQLite rolls the transaction back with it, everything in the group is lost. */
  function write<Result>(work: () => Result): Result {
    try {
      return work()
    } catch (error) {
      if (group && !writer.isInTransaction()) {
        group.onDisk.reject(error)
        group = null
      }
      throw error
    }
  }

  class Session implements DatabaseConnection {
    /** The group of the open transaction, if there is one. */
    #transaction: Group | null = null
    /**
     * Whether others in the group have written before: then a savepoint makes it possible to roll back this one alone.
     */
    #isSavepoint = false

    async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
      if (this.#transaction) {
        // Without this, a statement after a loss would be a transaction of its own.
        if (group !== this.#transaction) throw new Error('SQLite has given up the transaction.')
        return write(() => writer.run<Row>(query))
      }
      if (SelectQueryNode.is(query.query)) return reader.run<Row>(query)
      return isChange(query) ? this.#change(query) : this.#runAlone(query)
    }

    async #change<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
      await takeTurn()
      let mine: Group
      let result: QueryResult<Row>
      try {
        mine = join()
        result = write(() => writer.run<Row>(query))
      } finally {
        endTurn()
      }
      await mine.onDisk.promise
      return result
    }

    /** Changes of the schema, and statements of unknown kind. */
    async #runAlone<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
      await takeTurn()
      try {
        if (group) commit()
        return writer.run<Row>(query)
      } finally {
        endTurn()
      }
    }

    // biome-ignore lint/correctness/useYield: there is nothing to yield
    async *streamQuery(): AsyncGenerator<never> {
      throw new Error('Long lists are read page by page.')
    }

    async begin(): Promise<void> {
      await takeTurn()
      try {
        this.#isSavepoint = group !== null
        this.#transaction = join()
        this.#transaction.isShared = this.#isSavepoint
        if (this.#isSavepoint) writer.do('savepoint work')
      } catch (error) {
        this.#transaction = null
        endTurn()
        throw error
      }
    }

    async commit(): Promise<void> {
      const mine = this.#transaction!
      this.#transaction = null
      try {
        if (group === mine && this.#isSavepoint) write(() => writer.do('release work'))
      } finally {
        endTurn()
      }
      await mine.onDisk.promise
    }

    async rollback(): Promise<void> {
      const mine = this.#transaction
      this.#transaction = null
      // A failed commit has ended its turn before.
      if (!mine) return
      try {
        if (group !== mine) return
        if (this.#isSavepoint) {
          write(() => writer.do('rollback to work'))
          write(() => writer.do('release work'))
        } else {
          group = null
          writer.do('rollback')
        }
      } finally {
        endTurn()
      }
    }
  }

  return {
    init: async () => {},
    acquireConnection: async () => new Session(),
    openSession: () => new Session(),
    beginTransaction: (session) => (session as Session).begin(),
    commitTransaction: (session) => (session as Session).commit(),
    rollbackTransaction: (session) => (session as Session).rollback(),
    releaseConnection: async () => {},
    isAwaited: () => queue.length > 0 || (group?.isShared ?? false),
    async lendTurn(work) {
      await takeTurn()
      try {
        if (group) commit()
        return await work()
      } finally {
        endTurn()
      }
    },
    async destroy() {
      await takeTurn()
      if (group) commit()
      reader.close()
      writer.close()
    },
  }
}

const isChange = ({ query }: CompiledQuery): boolean =>
  InsertQueryNode.is(query) || UpdateQueryNode.is(query) || DeleteQueryNode.is(query)
