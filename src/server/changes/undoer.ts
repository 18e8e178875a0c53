import type { ChangeScope, Scope } from '#server/stores.ts'
import type { Result } from '#shared/http/failure.ts'
import type { Permission } from '#shared/roles/rules.ts'

/** One change as the log kept it: the thing before and after, null where it did not exist. */
export interface LoggedChange {
  readonly nounId: string
  readonly before: unknown
  readonly after: unknown
}

export interface UndoContext {
  /** The batch that the undoing itself is recorded under. */
  readonly batchId: string
  readonly productLimit: number
}

/** How a noun takes changes back. */
export interface Undoer {
  /** An owner must be allowed to do one of these: whoever may make a change may take it back. */
  readonly permissions: readonly Permission[]
  /**
   * Whether the things still stand as the changes left them, looked at without changing anything. What a noun cannot tell
   * without changing, it leaves to `undo`.
   */
  stand?(scope: Scope, changes: readonly LoggedChange[]): Promise<boolean>
  /**
   * Puts things back as they were before the changes, and records it. The changes come newest first, each about another
   * thing. Refuses with `change-superseded` where a thing no longer stands as its change left it.
   */
  undo(scope: ChangeScope, changes: readonly LoggedChange[], context: UndoContext): Promise<Result<void>>
}
