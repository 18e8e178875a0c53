import { isDeepStrictEqual } from 'node:util'
import { recordChange } from '#server/changes/record-change.ts'
import type { LoggedChange, Undoer } from '#server/changes/undoer.ts'
import type { ChangeScope } from '#server/stores.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import { type Redirect, redirectSchema } from '#shared/redirects/schema.ts'
import { loggedRedirect } from './leave-redirects.ts'
import { readRedirect, redirectsFrom, removeRedirects, writeRedirects } from './redirect-store.ts'

/**
 * Puts redirects back. Those that came with another change never keep it from being undone: where one was changed or deleted
 * since, it stays as it is.
 */
export const undoRedirects: Undoer = {
  permissions: ['settings.manage', 'products.write', 'pages.write'],
  async undo(scope, changes, { batchId }) {
    await scope.raiseVersion()
    for (const change of changes) {
      const undone = await turnBack(scope, change, batchId)
      const { origin } = (change.after ?? change.before) as Redirect
      if (!undone.ok && origin === 'manual') return undone
    }
    return succeed(undefined)
  },
}

async function turnBack(scope: ChangeScope, change: LoggedChange, batchId: string): Promise<Result<void>> {
  const current = await readRedirect(scope, change.nounId)
  const [before, after] = [redirectOf(change.before), redirectOf(change.after)]
  if (!isDeepStrictEqual(current, after)) return fail('change-superseded')
  if (!before) {
    await removeRedirects(scope, [change.nounId])
  } else {
    const [other] = await redirectsFrom(scope, [before.from])
    if (other && other.id !== before.id) return fail('redirect-exists', { path: before.from })
    await writeRedirects(scope, [before])
  }
  await recordChange(scope, batchId, loggedRedirect(current, before))
  return succeed(undefined)
}

/** What the log kept, without the title that only the log knows. */
const redirectOf = (logged: unknown): Redirect | null => (logged === null ? null : redirectSchema.parse(logged))
