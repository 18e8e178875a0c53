import { readFormFields } from '#server/forms/definition/read-form-fields.ts'
import { answerRules } from '#server/forms/submissions/answer-rules.ts'
import type { Scope } from '#server/scope.ts'
import type { Website } from '#server/websites/website.ts'
import { readAdditionalFields } from '#shared/cart/additional-fields.ts'
import { answersInWords } from '#shared/cart/entry-answers.ts'
import type { StoredEntry } from '#shared/cart/schema.ts'
import type { FormField } from '#shared/forms/field-schema.ts'
import { keptAnswers, validateAnswers } from '#shared/forms/validate-answers.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import { likertLabels } from '#shared/settings/store-texts.ts'

/** What an entry keeps of the answers to its product's form: themselves, and how they read. */
export type KeptFields = Required<Pick<StoredEntry, 'additionalFields' | 'answers'>>

/**
 * Checks answers against the form that a product asks for, by the rule that the browser asks too (§5). Without a form, and
 * where it was deleted, there is nothing to keep.
 * @param text JSON of §7
 * @returns a refusal carries `errors`: sentences by field id
 */
export async function checkAdditionalFields(
  scope: Scope,
  { settings }: Website,
  formId: string | null,
  text: string | null | undefined,
): Promise<Result<KeptFields, 'additional-fields-invalid'>> {
  const read = readAdditionalFields(text)
  if (!read.ok) return read
  const fields = formId === null ? undefined : (await readFormFields(scope, [formId])).get(formId)
  if (!fields) return succeed({ additionalFields: null, answers: [] })
  const errors = validateAnswers(fields, read.value, answerRules(settings))
  if (Object.keys(errors).length > 0) return fail('additional-fields-invalid', { errors })
  const kept = keptAnswers(fields, read.value)
  return succeed({
    additionalFields: JSON.stringify(kept),
    answers: answersInWords(fields, kept, likertLabels(settings.texts), settings.texts.productSummaryFormNoAnswerText),
  })
}

/**
 * Whether what an entry answered is enough for its product's form as it stands now: the form may have come, or grown,
 * after the entry.
 */
export function areAnswersEnough(fields: readonly FormField[], entry: StoredEntry, { settings }: Website): boolean {
  const read = readAdditionalFields(entry.additionalFields)
  return read.ok && Object.keys(validateAnswers(fields, read.value, answerRules(settings))).length === 0
}
