import type { StoreSettings } from '#shared/settings/schema.ts'
import type { Enqueue } from './jobs/enqueue.ts'
import type { DatabaseQueries } from './tables.ts'

/**
 * The access of a store: one website, and either the database or a transaction on it. A store gets a scope and never
 * sees another website's rows; a query across websites uses `database` directly, on purpose.
 */
export interface Scope {
  readonly database: DatabaseQueries
  readonly websiteId: string
  /** The acting owner, or null for a visitor and for jobs. */
  readonly userId: string | null
  /** The API key that acts, with the owner who made it as `userId`; null for people, visitors and jobs. */
  readonly apiKeyId: string | null
  /** Whether there is a mail server: the website's own, or the installation's. */
  readonly canSendEmail: boolean
  /** The settings of the website, read at most once; none where the request of a visitor has them. */
  settings(): Promise<StoreSettings>
}

/** A scope inside a transaction. */
export interface ChangeScope extends Scope {
  /** Runs once the commit is on disk. */
  afterCommit(effect: () => void): void
  /** Queues work that must not be lost with this change; a worker starts it right after the commit. */
  readonly enqueue: Enqueue
  /** Invalidates every cached page of this website; for changes that a visitor can see. */
  raiseVersion(): Promise<void>
}
