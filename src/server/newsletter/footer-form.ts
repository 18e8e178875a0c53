import { readForm } from '#server/forms/form-store.ts'
import type { ChangeScope } from '#server/scope.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import { appearanceSchema } from '#shared/websites/appearance.ts'

/** Puts a form into the footer of every page; null takes it away. */
export async function setFooterForm(
  scope: ChangeScope,
  formId: string | null,
): Promise<Result<void, 'form-not-found'>> {
  // First, so that of two who change the appearance the second reads what the first has written.
  await scope.raiseVersion()
  if (formId !== null && !(await readForm(scope, formId))) return fail('form-not-found')
  const { appearance: written } = await scope.database
    .selectFrom('websites')
    .select('appearance')
    .where('id', '=', scope.websiteId)
    .executeTakeFirstOrThrow()
  const appearance = appearanceSchema.parse(JSON.parse(written))
  await scope.database
    .updateTable('websites')
    .set({ appearance: JSON.stringify({ ...appearance, footer: { ...appearance.footer, formId } }) })
    .where('id', '=', scope.websiteId)
    .execute()
  return succeed(undefined)
}
