import type { ChangeScope, Scope } from '#server/scope.ts'
import type { undoBatchCall } from '#shared/changes/schema.ts'
import type { FailuresOf } from '#shared/http/contract.ts'
import type { Result } from '#shared/http/failure.ts'
import type { Permission } from '#shared/roles/rules.ts'
import type { Change, ChangeLog } from './define-log.ts'

/** Why a change cannot be undone. */
export type UndoRefusal = FailuresOf<typeof undoBatchCall>

export interface UndoContext {
  /** The batch in which the undoing itself is logged. */
  readonly batchId: string
  /**
   * Whether the action created products and places for them, as an import does. Then a page, a category or a link that
   * is used or was changed stays: it is harmless, and an incomplete undoing is not.
   */
  readonly keepsPlaces: boolean
  /** Whether products that were changed later stay as they are; otherwise they refuse the undoing. */
  readonly keepsChanged: boolean
}

/** How a noun undoes changes. */
export interface Undoer<Snapshot = unknown> {
  /** The log entries of the changed things. */
  readonly log: ChangeLog<Snapshot>
  /** One of these is required: users who can make a change can undo it. */
  readonly permissions: readonly Permission[]
  /** A permission that some of the noun's changes need besides. */
  readonly besides?: {
    readonly permission: Permission
    isNeeded(scope: Scope, changes: readonly Change<Snapshot>[]): Promise<boolean>
  }
  /**
   * The ids of things that were changed later, found without changing anything. What a noun cannot check in advance, it
   * checks in `undo`.
   */
  changedSince?(scope: Scope, changes: readonly Change<Snapshot>[]): Promise<string[]>
  /**
   * Restores things to the state before the changes, and logs it. The changes come newest first, each about another
   * thing. Refuses with `change-superseded` when a thing was changed later.
   */
  undo(
    scope: ChangeScope,
    changes: readonly Change<Snapshot>[],
    context: UndoContext,
  ): Promise<Result<unknown, UndoRefusal>>
}

/** The undoers of all nouns, by the noun's name in the log. */
export type Undoers = Readonly<Record<string, Undoer>>

/** How actions are shown and undone; the composition root lists the nouns, so that the log depends on none. */
export interface Undoing {
  readonly undoers: Undoers
  /** The logs of all nouns by name, including those whose changes are final. */
  readonly logs: ReadonlyMap<string, ChangeLog>
  /** Removes what an undone action leaves besides its changes, step by step. @returns whether there is more to do */
  cleanUp(scope: ChangeScope, batchId: string): Promise<boolean>
}
