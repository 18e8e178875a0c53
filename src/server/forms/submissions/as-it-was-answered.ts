import type { Scope } from '#server/scope.ts'
import type { Answers } from '#shared/forms/answers.ts'
import type { FormField } from '#shared/forms/field-schema.ts'
import type { Form } from '#shared/forms/schema.ts'
import { formFields } from '../documents.ts'

/** As many changes may be made to a form while someone fills it in. */
const REVISIONS = 10

/**
 * The form with the fields that someone answered. A page stands open while its owner takes a field away: what was written
 * into it is judged and kept by the latest revision that has it, and not lost. Answers to what no one ever asked change
 * nothing.
 */
export async function asItWasAnswered(scope: Scope, form: Form, answers: Answers): Promise<Form> {
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
