import { readForm } from '#server/forms/definition/form-store.ts'
import type { UsedForm } from '#server/forms/definition/form-uses.ts'
import type { ChangeScope, Scope } from '#server/scope.ts'
import { siteAppearance } from '#server/websites/documents.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'

/** Adds a form to the footer of every page; null removes it. */
export async function setFooterForm(
  scope: ChangeScope,
  formId: string | null,
): Promise<Result<void, 'form-not-found'>> {
  // First, so that of two parallel changes of the appearance the second reads the result of the first.
  await scope.raiseVersion()
  if (formId !== null && !(await readForm(scope, formId))) return fail('form-not-found')
  const { appearance: written } = await scope.database
    .selectFrom('websites')
    .select('appearance')
    .where('id', '=', scope.websiteId)
    .executeTakeFirstOrThrow()
  const appearance = siteAppearance.read(written)
  await scope.database
    .updateTable('websites')
    .set({ appearance: siteAppearance.write({ ...appearance, footer: { ...appearance.footer, formId } }) })
    .where('id', '=', scope.websiteId)
    .execute()
  return succeed(undefined)
}

/** The form in the footer of every page. */
export async function formOfFooter({ database, websiteId }: Scope): Promise<UsedForm[]> {
  const { appearance } = await database
    .selectFrom('websites')
    .select('appearance')
    .where('id', '=', websiteId)
    .executeTakeFirstOrThrow()
  const { formId } = siteAppearance.read(appearance).footer
  if (!formId) return []
  return [{ formId, use: { kind: 'footer', id: websiteId, title: 'The footer of every page', path: '/' } }]
}
