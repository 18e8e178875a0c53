import { setImmediate } from 'node:timers'
import type { SqliteConnection } from './sqlite-connection.ts'

/** Transactions that share one commit, and with it one wait for the disk. */
export interface Group {
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

/** The turns of transactions on the one writer, and the groups in which they are committed. */
export type WriterTurns = ReturnType<typeof createWriterTurns>

/** Lets transactions write one after the other, and commits those of one turn of the event loop together. */
export function createWriterTurns(writer: SqliteConnection) {
  const queue: (() => void)[] = []
  let isTaken = false
  let group: Group | null = null

  async function takeTurn(): Promise<void> {
    if (isTaken) return new Promise((resolve) => queue.push(resolve))
    isTaken = true
  }

  function endTurn(): void {
    if (group?.isDue) commitGroup()
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
      else commitGroup()
    })
    group = begun
    return begun
  }

  function commitGroup(): void {
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

  return {
    takeTurn,
    endTurn,
    join,
    write,
    /** The group that is open; null when everything is on disk. */
    openGroup: () => group,
    /** Commits the open group, if there is one, so that what follows is outside of it. */
    closeGroup(): void {
      if (group) commitGroup()
    },
    /** Rolls back the open group, whose only member failed. */
    rollBackGroup(): void {
      group = null
      writer.do('rollback')
    },
    /** Whether others wait: for their turn, or for the transaction that is running because they share its commit. */
    isAwaited: () => queue.length > 0 || (group?.isShared ?? false),
  }
}
