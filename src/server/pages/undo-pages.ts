import { isDeepStrictEqual } from 'node:util'
import { recordChange } from '#server/changes/record-change.ts'
import type { Undoer, UndoRefusal } from '#server/changes/undoer.ts'
import { takenAddresses } from '#server/collections/choose-address.ts'
import type { ChangeScope } from '#server/scope.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import type { Page } from '#shared/pages/schema.ts'
import { pageLog } from './change-log.ts'
import { deletePage, insertPage, readPage, updatePage } from './page-store.ts'

/** Restores pages: a created one is deleted, a deleted one returns if its URL is still free. */
export const undoPages: Undoer<Page> = {
  log: pageLog,
  permissions: ['pages.write'],
  async undo(scope, changes, { batchId }) {
    await scope.raiseVersion()
    for (const { nounId, before, after } of changes) {
      const current = await readPage(scope, nounId)
      if (!isDeepStrictEqual(contentOf(current), contentOf(after))) return fail('change-superseded')
      const undone = await revert(scope, current, before)
      if (!undone.ok) return undone
      await recordChange(scope, batchId, pageLog, { nounId, before: current, after: undone.value })
    }
    return succeed(undefined)
  },
}

async function revert(
  scope: ChangeScope,
  current: Page | null,
  before: Page | null,
): Promise<Result<Page | null, UndoRefusal>> {
  if (!before) {
    if (current) await deletePage(scope, current.id)
    return succeed(null)
  }
  if (current) {
    const taken = current.urlId === before.urlId ? [] : [...(await takenAddresses(scope, [before.urlId], before.id))]
    if (taken.length > 0) return fail('url-id-taken', { urlId: before.urlId })
    return succeed(await updatePage(scope, current, { ...before, updatedAt: Date.now() }))
  }
  const taken = await takenAddresses(scope, [before.urlId], before.id)
  if (taken.size > 0) return fail('url-id-taken', { urlId: before.urlId })
  return succeed(await insertPage(scope, before))
}

/** The page as an owner sees it, without its time: undoing has a time of its own. */
const contentOf = (page: Page | null) => page && { ...page, updatedAt: 0 }
