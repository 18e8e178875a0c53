import type { Enqueue } from './jobs/enqueue.ts'
import type { DatabaseQueries } from './tables.ts'

/**
 * Where a store stands: one website, and either the database or a transaction on it. A store is built from a scope and
 * never sees another website's rows; a query across websites takes the bare `database`, on purpose.
 */
export interface Scope {
  readonly database: DatabaseQueries
  readonly websiteId: string
  /** Who changes things: an owner, or null for a visitor and for jobs. */
  readonly userId: string | null
}

/** A scope inside a transaction. */
export interface ChangeScope extends Scope {
  /** Runs once the commit is on disk. */
  afterCommit(effect: () => void): void
  /** Writes work that must not be lost with this change; a worker takes it up right after the commit. */
  readonly enqueue: Enqueue
  /** Makes every cached page of this website old; for changes that a visitor can see. */
  raiseVersion(): Promise<void>
}
