import { recordChange } from '#server/changes/record-change.ts'
import type { Undoer } from '#server/changes/undoer.ts'
import { readForm } from '#server/forms/definition/form-store.ts'
import type { UsedForm } from '#server/forms/definition/form-uses.ts'
import type { ChangeScope, Scope } from '#server/scope.ts'
import { siteAppearance } from '#server/websites/documents.ts'
import { readAppearance } from '#server/websites/read-appearance.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import { type FooterSnapshot, footerFormLog } from './change-log.ts'

/** Adds a form to the footer of every page; null removes it. @returns whether it is another form */
export async function setFooterForm(
  scope: ChangeScope,
  formId: string | null,
  batchId: string,
): Promise<Result<boolean, 'form-not-found'>> {
  const before = await lockFooterForm(scope)
  if (before.formId === formId) return succeed(false)
  const form = formId === null ? null : await readForm(scope, formId)
  if (formId !== null && !form) return fail('form-not-found')
  await writeFooterForm(scope, formId)
  await recordChange(scope, batchId, footerFormLog, {
    nounId: scope.websiteId,
    before,
    after: { formId, form: form?.name ?? '' },
  })
  return succeed(true)
}

/** Stores which form the footer shows. */
export async function writeFooterForm(scope: ChangeScope, formId: string | null): Promise<void> {
  // First, so that of two parallel changes of the appearance the second reads the result of the first.
  await scope.raiseVersion()
  const appearance = await readAppearance(scope)
  await scope.database
    .updateTable('websites')
    .set({ appearance: siteAppearance.write({ ...appearance, footer: { ...appearance.footer, formId } }) })
    .where('id', '=', scope.websiteId)
    .execute()
}

/** The form in the footer, locked until the commit. */
async function lockFooterForm(scope: ChangeScope): Promise<FooterSnapshot> {
  await scope.raiseVersion()
  const { formId } = (await readAppearance(scope)).footer
  const form = formId === null ? null : await readForm(scope, formId)
  return { formId, form: form?.name ?? '' }
}

/** Sets the form in the footer back, unless it was changed again. */
export const undoFooterForm: Undoer<FooterSnapshot> = {
  log: footerFormLog,
  permissions: ['subscribers.write'],
  async undo(scope, changes, { batchId }) {
    for (const { before, after } of changes) {
      const current = await lockFooterForm(scope)
      if (!before || !after || current.formId !== after.formId) return fail('change-superseded')
      const undone = await setFooterForm(scope, before.formId, batchId)
      if (!undone.ok) return undone
    }
    return succeed(undefined)
  },
}

/** The form in the footer of every page. @param wanted null for any */
export async function formOfFooter(scope: Scope, wanted: string | null): Promise<UsedForm[]> {
  const { formId } = (await readAppearance(scope)).footer
  if (!formId || (wanted !== null && wanted !== formId)) return []
  return [{ formId, use: { kind: 'footer', id: scope.websiteId, title: 'The footer of every page', path: '/' } }]
}
