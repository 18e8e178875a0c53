import type { ChangeScope, Scope } from '#server/scope.ts'
import type { undoBatch } from '#shared/changes/schema.ts'
import type { FailuresOf } from '#shared/http/contract.ts'
import type { Result } from '#shared/http/failure.ts'
import type { Permission } from '#shared/roles/rules.ts'
import type { Change, ChangeLog } from './define-log.ts'

/** Why a change cannot be taken back. */
export type UndoRefusal = FailuresOf<typeof undoBatch>

export interface UndoContext {
  /** The batch that the undoing itself is recorded under. */
  readonly batchId: string
  /**
   * Whether the action made products and places for them, as an import does. Then a page, a category or a link that others
   * use by now stays, and so does one that was changed since: it is harmless, and half an undoing is not.
   */
  readonly keepsPlaces: boolean
  /** Whether products that were changed again since stay as they are; otherwise they refuse the undoing. */
  readonly keepsChanged: boolean
}

/** How a noun takes changes back. */
export interface Undoer<Snapshot = unknown> {
  /** How the log stores what was changed. */
  readonly log: ChangeLog<Snapshot>
  /** An owner must be allowed to do one of these: anyone who may make a change may take it back. */
  readonly permissions: readonly Permission[]
  /**
   * The ids of things that were changed again since, looked at without changing anything. What a noun cannot tell without
   * changing, it leaves to `undo`.
   */
  changedSince?(scope: Scope, changes: readonly Change<Snapshot>[]): Promise<string[]>
  /**
   * Puts things back as they were before the changes, and records it. The changes come newest first, each about another
   * thing. Refuses with `change-superseded` where a thing no longer stands as its change left it.
   */
  undo(
    scope: ChangeScope,
    changes: readonly Change<Snapshot>[],
    context: UndoContext,
  ): Promise<Result<unknown, UndoRefusal>>
}

/** How each noun takes changes back, by its name in the log. */
export type Undoers = Readonly<Record<string, Undoer>>

/** How actions are shown and taken back; the composition root lists the nouns, so that the log needs to know none. */
export interface Undoing {
  readonly undoers: Undoers
  /** The logs of all nouns by their names, those whose changes are final among them. */
  readonly logs: ReadonlyMap<string, ChangeLog>
  /** Takes back what an undone action leaves beside its changes, a step at a time. @returns whether there is more to do */
  cleanUp(scope: ChangeScope, batchId: string): Promise<boolean>
}
