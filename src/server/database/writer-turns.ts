import { setImmediate } from 'node:timers'
import type { SqliteConnection } from './sqlite-connection.ts'

/** Transactions that share one commit, and one wait for the disk. */
export interface Group {
  /** Resolved once all of them are committed, rejected when none of them is. */
  readonly committed: PromiseWithResolvers<void>
  /** The wait for the disk, which they share. */
  flushed?: Promise<void>
  /** Whether the commit waits only for the transaction that is running. */
  isDue: boolean
  /**
   * Whether that transaction has begun behind others: they wait for its commit, and until then SQLite keeps in memory what
   * every page was before it.
   */
  isShared: boolean
}

/** When this many changes wait, they are committed: a later one would gain less than the first one waits for it. */
const ENOUGH_FOR_A_COMMIT = 16

/** The turns of transactions on the one writer, and the groups in which they are committed. */
export type WriterTurns = ReturnType<typeof createWriterTurns>

/**
 * Lets transactions write one after the other, at the end of some turns of the event loop, and commits those of these turns
 * together. Until then nothing is open on the writer, so that queries can use it.
 * @param onCommit called after each commit
 */
export function createWriterTurns(writer: SqliteConnection, onCommit: () => void) {
  const transactions: (() => void)[] = []
  /** Single statements: SQLite takes back one that fails, so that they need no savepoint, and come last. */
  const changes: (() => void)[] = []
  let isTaken = false
  let isReading = false
  let isEndPlanned = false
  let group: Group | null = null

  /** @param isChange whether it is for a single statement */
  function takeTurn(isChange = false): Promise<void> {
    if (!isTaken) planEnd()
    return new Promise((resolve) => (isChange ? changes : transactions).push(resolve))
  }

  const isAnyoneWaiting = () => transactions.length > 0 || changes.length > 0

  function planEnd(): void {
    if (isEndPlanned) return
    isEndPlanned = true
    endAfterTurn(0)
  }

  /**
   * Waits while each turn brings further changes. Half of the pages that a commit writes are the same for one order and
   * for ten. A visitor alone waits for one turn that brings nothing, which takes some microseconds.
   */
  function endAfterTurn(known: number): void {
    setImmediate(() => {
      const waiting = transactions.length + changes.length
      if (waiting > known && waiting < ENOUGH_FOR_A_COMMIT) return endAfterTurn(waiting)
      isEndPlanned = false
      endReading()
      if (!isTaken) startNext()
    })
  }

  function startNext(): void {
    const next = transactions.shift() ?? changes.shift()
    isTaken = next !== undefined
    next?.()
  }

  function endTurn(): void {
    if (group && (group.isDue || !isAnyoneWaiting())) commitGroup()
    startNext()
  }

  /** The group of what is written now. */
  function join(): Group {
    if (group) return group
    endReading()
    writer.do('begin immediate')
    const begun: Group = { committed: Promise.withResolvers(), isDue: false, isShared: false }
    // No one waits for a group whose members were all rolled back.
    begun.committed.promise.catch(() => {})
    setImmediate(() => {
      begun.isDue = true
    })
    group = begun
    return begun
  }

  function commitGroup(): void {
    const ended = group
    group = null
    try {
      writer.do('commit')
      ended?.committed.resolve()
      writer.log?.soon()
      onCommit()
    } catch (error) {
      if (writer.isInTransaction()) writer.do('rollback')
      ended?.committed.reject(error)
    }
  }

  /** Runs something on the writer. When SQLite rolls the transaction back with it, everything in the group is lost. */
  function write<Result>(work: () => Result): Result {
    try {
      return work()
    } catch (error) {
      if (group && !writer.isInTransaction()) {
        group.committed.reject(error)
        group = null
      }
      throw error
    }
  }

  /**
   * Runs a query on the writer while no group is open. The queries of one turn share a transaction: for each of its own
   * SQLite would lock the file, which takes longer than a small query.
   */
  function read<Result>(work: () => Result): Result {
    if (!isReading) {
      writer.do('begin')
      isReading = true
      planEnd()
    }
    return work()
  }

  function endReading(): void {
    if (!isReading) return
    isReading = false
    // Some errors end it.
    if (writer.isInTransaction()) writer.do('commit')
  }

  return {
    takeTurn,
    endTurn,
    join,
    write,
    read,
    /** Resolved once a group is on disk. */
    async onDisk(waiting: Group): Promise<void> {
      await waiting.committed.promise
      if (!writer.log) return
      waiting.flushed ??= writer.log.now()
      await waiting.flushed
    },
    /** Resolved once everything that is committed is on disk. */
    async allOnDisk(): Promise<void> {
      if (writer.log?.isBehind()) await writer.log.now()
    },
    /** The group that is open; null when everything is committed. */
    openGroup: () => group,
    /** Commits the open group, if there is one, so that what follows is outside of every transaction. */
    closeGroup(): void {
      endReading()
      if (group) commitGroup()
    },
    /** Rolls back the open group, whose only member failed. */
    rollBackGroup(): void {
      group = null
      writer.do('rollback')
    },
    /** Whether others wait: for their turn, or for the transaction that is running because they share its commit. */
    isAwaited: () => isAnyoneWaiting() || (group?.isShared ?? false),
  }
}
