import { isDeepStrictEqual } from 'node:util'
import type { DeepReadonly, StoredDocument } from '#server/database/stored-document.ts'
import type { ChangeScope, Scope } from '#server/scope.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import type { Permission } from '#shared/roles/rules.ts'
import type { Change, ChangeLog } from './define-log.ts'
import { recordChange } from './record-change.ts'
import type { Undoer } from './undoer.ts'

/** The columns of `websites` with such documents. */
type Column =
  | 'analytics'
  | 'analytics_goals'
  | 'analytics_notes'
  | 'consent'
  | 'custom_code'
  | 'email_design'
  | 'experiments'
  | 'pixels'
  | 'popup'
  | 'replays'

/** What an owner changes, and what is stored of it: with the number of its changes. */
interface Facts<Value, Stored, Code extends string> {
  readonly column: Column
  readonly document: StoredDocument<Stored>
  readonly log: ChangeLog<Value>
  /** Who may undo a change. */
  readonly permission: Permission
  /** Changes that follow from one of another noun, which those who may make that one may undo too. */
  readonly following?: {
    readonly permission: Permission
    isFollowing(change: Change<Value>): boolean
  }
  /** What the owner sees; the default when nothing was stored. */
  contentOf(stored: Stored | null): Value
  /** What is stored after a change, with the next revision. */
  next(before: Stored | null, value: Value): Stored
  /** Checks what its schema cannot. Undoing does not: files and pages may be gone by then. */
  check?(scope: ChangeScope, value: Value): Promise<Result<unknown, Code>>
}

/** A document that a site has once, such as its popup: read whole, replaced whole, logged, with undo. */
export interface SiteDocument<Value, Stored, Code extends string> {
  /** As it is stored; null when it was never saved. */
  read(scope: Scope): Promise<Stored | null>
  /**
   * Replaces it over the revision that was opened.
   * @returns what is stored now, and whether anything was different
   */
  save(
    scope: ChangeScope,
    wanted: { readonly value: Value; readonly revision: number },
    batchId: string,
  ): Promise<Result<{ readonly stored: Stored | null; readonly isChanged: boolean }, Code | 'edit-conflict'>>
  /** Restores it, unless it was changed again. */
  readonly undoer: Undoer<Value>
}

/** Defines a document that a site has once. */
export function defineSiteDocument<Value, Stored extends { readonly revision: number }, Code extends string = never>({
  column,
  document,
  log,
  permission,
  following,
  contentOf,
  next,
  check,
}: Facts<Value, Stored, Code>): SiteDocument<Value, Stored, Code> {
  async function read({ database, websiteId }: Scope): Promise<Stored | null> {
    const { text } = await database
      .selectFrom('websites')
      .select((select) => select.ref(column).as('text'))
      .where('id', '=', websiteId)
      .executeTakeFirstOrThrow()
    return text === null ? null : document.read(text)
  }

  /** Locked until the commit. */
  async function lock(scope: ChangeScope): Promise<Stored | null> {
    await scope.raiseVersion()
    return read(scope)
  }

  async function replace(scope: ChangeScope, before: Stored | null, value: Value, batchId: string): Promise<Stored> {
    const after = next(before, value)
    await scope.database
      .updateTable('websites')
      .set(column, document.write(after as DeepReadonly<Stored>))
      .where('id', '=', scope.websiteId)
      .execute()
    await recordChange(scope, batchId, log, { nounId: scope.websiteId, before: contentOf(before), after: value })
    return after
  }

  return {
    read,
    async save(scope, { value, revision }, batchId) {
      const stored = await lock(scope)
      if ((stored?.revision ?? 0) !== revision) return fail('edit-conflict')
      if (isDeepStrictEqual(contentOf(stored), value)) return succeed({ stored, isChanged: false })
      const checked = await check?.(scope, value)
      if (checked?.ok === false) return checked
      return succeed({ stored: await replace(scope, stored, value, batchId), isChanged: true })
    },
    undoer: {
      log,
      permissions: following ? [permission, following.permission] : [permission],
      ...(following && {
        besides: {
          permission,
          isNeeded: async (_, changes) => !changes.every((change) => following.isFollowing(change)),
        },
      }),
      async undo(scope, changes, { batchId }) {
        for (const { before, after } of changes) {
          const stored = await lock(scope)
          if (!before || !isDeepStrictEqual(contentOf(stored), after)) return fail('change-superseded')
          await replace(scope, stored, before, batchId)
        }
        return succeed(undefined)
      },
    },
  }
}
