import { closeSync, fdatasync, openSync } from 'node:fs'
import { DatabaseAway } from './database-away.ts'

/** A commit for which no one waits is on disk after this time. */
const SOON_MILLISECONDS = 1_000

type Flush = (descriptor: number, done: (error: NodeJS.ErrnoException | null) => void) => void

export type LogFlusher = ReturnType<typeof createLogFlusher>

/**
 * Brings what SQLite has committed to the disk. SQLite itself would wait for the disk within each commit, and this
 * process could not answer anything meanwhile. Here another thread waits, and commits of that time share the next wait.
 *
 * After an error, an operating system may forget what it could not write, and report success the next time. So all later
 * calls are refused too, until the process starts again.
 * @param file the log of SQLite, which exists. SQLite holds no lock on it, which closing it here would release.
 */
export function createLogFlusher(file: string, flush: Flush = fdatasync) {
  const descriptor = openSync(file, 'r+')
  let isFlushing = false
  let failure: DatabaseAway | null = null
  let next: PromiseWithResolvers<void> | null = null
  let timer: NodeJS.Timeout | null = null

  function start({ resolve, reject }: PromiseWithResolvers<void>): void {
    next = null
    isFlushing = true
    flush(descriptor, (error) => {
      isFlushing = false
      if (error) failure ??= new DatabaseAway(error)
      if (failure) reject(failure)
      else resolve()
      if (next) start(next)
    })
  }

  /** Resolved when all commits up to now are on disk. Rejected with DatabaseAway when the disk fails, and ever after. */
  function now(): Promise<void> {
    if (timer) clearTimeout(timer)
    timer = null
    if (failure) return Promise.reject(failure)
    next ??= Promise.withResolvers()
    const { promise } = next
    if (!isFlushing) start(next)
    return promise
  }

  return {
    now,
    /** Brings the commits up to now to the disk within a second. */
    soon(): void {
      timer ??= setTimeout(() => void now().catch(() => {}), SOON_MILLISECONDS).unref()
    },
    /** Whether a commit may not be on disk yet. */
    isBehind: () => timer !== null || isFlushing || failure !== null,
    close(): void {
      if (timer) clearTimeout(timer)
      closeSync(descriptor)
    },
  }
}
