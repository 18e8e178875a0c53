import { isDeepStrictEqual } from 'node:util'
import { recordChange, recordChanges } from '#server/changes/record-change.ts'
import type { Undoer, UndoRefusal } from '#server/changes/undoer.ts'
import type { ChangeScope } from '#server/scope.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import type { Redirect } from '#shared/redirects/schema.ts'
import { loggedRedirect, redirectLog } from './change-log.ts'
import { readRedirects, redirectsFrom, removeRedirects, writeRedirects } from './redirect-store.ts'

/**
 * Restores redirects. Those that came with another change never prevent undoing it: one that was changed or deleted
 * later stays as it is.
 */
export const undoRedirects: Undoer<Redirect> = {
  log: redirectLog,
  permissions: ['settings.manage', 'products.write', 'pages.write'],
  async undo(scope, changes, { batchId }) {
    await scope.raiseVersion()
    const there = await readRedirects(
      scope,
      changes.map(({ nounId }) => nounId),
    )
    const added: Redirect[] = []
    const former: { current: Redirect | null; before: Redirect; isManual: boolean }[] = []
    for (const { nounId, before, after } of changes) {
      const current = there.get(nounId) ?? null
      const isManual = (after ?? before)?.origin === 'manual'
      if (!isDeepStrictEqual(current, after)) {
        if (isManual) return fail('change-superseded')
      } else if (before) former.push({ current, before, isManual })
      else if (current) added.push(current)
    }
    // An import adds a hundred thousand: these are deleted together, and the previous ones of their paths can return.
    await removeRedirects(
      scope,
      added.map(({ id }) => id),
    )
    await recordChanges(
      scope,
      batchId,
      redirectLog,
      added.map((redirect) => loggedRedirect(redirect, null)),
    )
    for (const { current, before, isManual } of former) {
      const returned = await restore(scope, current, before, batchId)
      if (!returned.ok && isManual) return returned
    }
    return succeed(undefined)
  },
}

async function restore(
  scope: ChangeScope,
  current: Redirect | null,
  before: Redirect,
  batchId: string,
): Promise<Result<void, UndoRefusal>> {
  const [other] = await redirectsFrom(scope, [before.from])
  if (other && other.id !== before.id) return fail('redirect-exists', { path: before.from })
  await writeRedirects(scope, [before])
  await recordChange(scope, batchId, redirectLog, loggedRedirect(current, before))
  return succeed(undefined)
}
