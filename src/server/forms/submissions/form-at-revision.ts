import type { Scope } from '#server/scope.ts'
import type { Answers } from '#shared/forms/answers.ts'
import type { FormField } from '#shared/forms/field-schema.ts'
import type { Form } from '#shared/forms/schema.ts'
import { formFields } from '../documents.ts'

/** Earlier revisions that are searched: so many changes to a form are tolerated while someone fills it in. */
const REVISIONS = 10

/**
 * The form with the fields that someone answered. Its owner may remove a field while a page is open: the answers are
 * checked and stored by the latest revision that has it, and are not lost. Answers to unknown fields are ignored.
 */
export async function formAtRevision(scope: Scope, form: Form, answers: Answers): Promise<Form> {
  const removed = Object.keys(answers).filter((id) => !hasField(form.fields, id))
  if (removed.length === 0) return form
  const rows = await scope.database
    .selectFrom('form_revisions')
    .select(['revision', 'fields'])
    .where('website_id', '=', scope.websiteId)
    .where('form_id', '=', form.id)
    .where('revision', '<', form.revision)
    .orderBy('revision', 'desc')
    .limit(REVISIONS)
    .execute()
  let [latest, most] = [form, 0]
  for (const row of rows) {
    const fields = formFields.read(row.fields)
    const count = removed.filter((id) => hasField(fields, id)).length
    if (count > most) [latest, most] = [{ ...form, revision: row.revision, fields }, count]
  }
  return latest
}

const hasField = (fields: readonly FormField[], id: string) => fields.some((field) => field.id === id)
