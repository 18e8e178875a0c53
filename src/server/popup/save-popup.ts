import { isDeepStrictEqual } from 'node:util'
import { recordChange } from '#server/changes/record-change.ts'
import type { Undoer } from '#server/changes/undoer.ts'
import { readPictureAssets } from '#server/files/picture-assets.ts'
import { readForm } from '#server/forms/definition/form-store.ts'
import type { ChangeScope, Scope } from '#server/scope.ts'
import { sitePopup } from '#server/websites/documents.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import { nextPopup, popupOf } from '#shared/popup/rules.ts'
import type { Popup, StoredPopup } from '#shared/popup/schema.ts'
import { popupLog } from './change-log.ts'

/** Replaces the popup of the site. @returns what is stored now, and whether anything was different */
export async function savePopup(
  scope: ChangeScope,
  { popup, revision }: { readonly popup: Popup; readonly revision: number },
  batchId: string,
): Promise<
  Result<
    { readonly stored: StoredPopup | null; readonly isChanged: boolean },
    'edit-conflict' | 'picture-not-found' | 'form-not-found'
  >
> {
  const stored = await lockPopup(scope)
  if ((stored?.revision ?? 0) !== revision) return fail('edit-conflict')
  if (isDeepStrictEqual(popupOf(stored), popup)) return succeed({ stored, isChanged: false })
  const { picture, action } = popup
  if (picture && !(await readPictureAssets(scope, [picture.id])).has(picture.id)) return fail('picture-not-found')
  if (action.kind === 'form' && !(await readForm(scope, action.formId))) return fail('form-not-found')
  return succeed({ stored: await replacePopup(scope, { stored, popup }, batchId), isChanged: true })
}

/** Restores the popup, unless it was changed again. Its pages, files and forms may be gone by now. */
export const undoPopup: Undoer<Popup> = {
  log: popupLog,
  permissions: ['pages.design'],
  async undo(scope, changes, { batchId }) {
    for (const { before, after } of changes) {
      const stored = await lockPopup(scope)
      if (!before || !isDeepStrictEqual(popupOf(stored), after)) return fail('change-superseded')
      await replacePopup(scope, { stored, popup: before }, batchId)
    }
    return succeed(undefined)
  },
}

async function replacePopup(
  scope: ChangeScope,
  { stored, popup }: { readonly stored: StoredPopup | null; readonly popup: Popup },
  batchId: string,
): Promise<StoredPopup> {
  const next = nextPopup(stored, popup)
  await scope.database
    .updateTable('websites')
    .set({ popup: sitePopup.write(next) })
    .where('id', '=', scope.websiteId)
    .execute()
  await recordChange(scope, batchId, popupLog, { nounId: scope.websiteId, before: popupOf(stored), after: popup })
  return next
}

/** The popup, locked until the commit. */
async function lockPopup(scope: ChangeScope): Promise<StoredPopup | null> {
  await scope.raiseVersion()
  return readPopup(scope)
}

/** The popup as it is stored; null when it was never saved. */
export async function readPopup({ database, websiteId }: Scope): Promise<StoredPopup | null> {
  const { popup } = await database
    .selectFrom('websites')
    .select('popup')
    .where('id', '=', websiteId)
    .executeTakeFirstOrThrow()
  return popup === null ? null : sitePopup.read(popup)
}
