import { isDeepStrictEqual } from 'node:util'
import type { ChangeLog } from '#server/changes/define-log.ts'
import { recordChange } from '#server/changes/record-change.ts'
import type { Undoer, UndoRefusal } from '#server/changes/undoer.ts'
import { takenAddresses } from '#server/collections/choose-address.ts'
import type { ChangeScope } from '#server/scope.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import { isSiteWide, type Page } from '#shared/pages/schema.ts'
import { type LoggedPage, pageLog } from './change-log.ts'
import { restoreDraft, withDraft } from './draft/logged-draft.ts'
import { deletePage, insertPage, readPage, readPages, updatePage } from './page-store.ts'
import { sharedSectionLog } from './shared-sections/change-log.ts'
import { listPagesWith } from './shared-sections/shared-section-store.ts'
import { isAnySiteWide } from './site-wide-pages.ts'
import { insertSavedVersion, type SavedVersion } from './versions/saved-version-store.ts'
import { enqueuePublication, timeOfSchedule } from './versions/schedule-changes.ts'

/** Restores pages: a created one is deleted, a deleted one returns with its draft and versions if its URL is still free. */
const undoerOf = (log: ChangeLog<LoggedPage>): Undoer<LoggedPage> => ({
  log,

  permissions: ['pages.write'],
  besides: {
    permission: 'pages.design',
    isNeeded: async (scope, changes) =>
      changes.some(({ before, after }) => [before, after].some((page) => page && isSiteWide(page))) ||
      isAnySiteWide(
        scope,
        changes.map(({ nounId }) => nounId),
      ),
  },
  async changedSince(scope, changes) {
    const current = await readPages(
      scope,
      changes.map(({ nounId }) => nounId),
    )
    return changes
      .filter(({ nounId, after }) => !isDeepStrictEqual(contentOf(current.get(nounId) ?? null), contentOf(after)))
      .map(({ nounId }) => nounId)
  },
  async undo(scope, changes, { batchId, keepsChanged }) {
    await scope.raiseVersion()
    for (const { nounId, before, after } of changes) {
      const current = await readPage(scope, nounId)
      if (!isDeepStrictEqual(contentOf(current), contentOf(after))) {
        if (keepsChanged) continue
        return fail('change-superseded')
      }
      if (before === null && (await isShownSomewhere(scope, nounId))) return fail('shared-section-in-use')
      const left = before === null && current ? await withDraft(scope, current) : current
      const undone = await revert(scope, current, before)
      if (!undone.ok) return undone
      await recordChange(scope, batchId, log, { nounId, before: left, after: undone.value })
    }
    return succeed(undefined)
  },
})

export const undoPages = undoerOf(pageLog)
export const undoSharedSections = undoerOf(sharedSectionLog)

/** Whether it is a shared section that pages have places for. */
const isShownSomewhere = async (scope: ChangeScope, id: string) => (await listPagesWith(scope, id)).total > 0

async function revert(
  scope: ChangeScope,
  current: Page | null,
  before: LoggedPage | null,
): Promise<Result<Page | null, UndoRefusal>> {
  if (!before) {
    if (current) await deletePage(scope, current.id)
    return succeed(null)
  }
  const { draft, versions = [], ...page } = before
  if (current) {
    const taken = current.urlId === before.urlId ? [] : [...(await takenAddresses(scope, [before.urlId], before.id))]
    if (taken.length > 0) return fail('url-id-taken', { urlId: before.urlId })
    return succeed(await updatePage(scope, current, { ...page, updatedAt: Date.now() }))
  }
  const taken = await takenAddresses(scope, [before.urlId], before.id)
  if (taken.size > 0) return fail('url-id-taken', { urlId: before.urlId })
  const restored = await insertPage(scope, page)
  if (draft) await restoreDraft(scope, restored, draft)
  for (const version of versions) await keepVersion(scope, restored, version)
  return succeed(restored)
}

/** Brings a version back that was deleted with its page. */
async function keepVersion(scope: ChangeScope, page: Page, version: Omit<SavedVersion, 'pageId'>): Promise<void> {
  const publishAt = await timeOfSchedule(scope, page, version)
  await insertSavedVersion(scope, { ...version, pageId: page.id, publishAt })
  if (publishAt !== null) await enqueuePublication(scope, version.id, publishAt)
}

/** The page as an owner sees it, without its time: undoing has a time of its own. */
function contentOf(page: LoggedPage | null) {
  if (!page) return null
  const { draft: _, versions: __, ...facts } = page
  return { ...facts, updatedAt: 0 }
}
