import { readFormFields } from '#server/forms/definition/read-form-fields.ts'
import { answerRules } from '#server/forms/submissions/answer-rules.ts'
import type { Scope } from '#server/scope.ts'
import { readAdditionalFields } from '#shared/cart/additional-fields.ts'
import { answersInWords } from '#shared/cart/entry-answers.ts'
import { checkRecipient, recipientInWords } from '#shared/cart/gift-cards/recipient.ts'
import type { StoredEntry } from '#shared/cart/schema.ts'
import type { FormField } from '#shared/forms/field-schema.ts'
import { likertLabels } from '#shared/forms/likert-labels.ts'
import { answersToSave, validateAnswers } from '#shared/forms/validate-answers.ts'
import { GIFT_CARD_FORM_ID } from '#shared/gift-cards/recipient-form-id.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import type { StoreSettings } from '#shared/settings/schema.ts'

/** The answers to a product's form as an entry stores them: the values, and their text. */
export type SavedFields = Required<Pick<StoredEntry, 'additionalFields' | 'answers'>>

/**
 * Checks answers to a product's form, with the same rule as the browser. Without a form, or when it was deleted, there
 * is nothing to store.
 * @param text JSON text of answers by field id
 * @returns a refusal contains `errors`: sentences by field id
 */
export async function checkAdditionalFields(
  scope: Scope,
  formId: string | null,
  text: string | null | undefined,
): Promise<Result<SavedFields, 'additional-fields-invalid'>> {
  const read = readAdditionalFields(text)
  if (!read.ok) return read
  const fields = formId === null ? undefined : (await readFormFields(scope, [formId])).get(formId)
  if (!fields) return succeed({ additionalFields: null, answers: [] })
  const settings = await scope.settings()
  const isGiftCard = formId === GIFT_CARD_FORM_ID
  const errors = {
    ...(isGiftCard && checkRecipient(read.value, settings, Date.now())),
    ...validateAnswers(fields, read.value, answerRules(settings)),
  }
  if (Object.keys(errors).length > 0) return fail('additional-fields-invalid', { errors })
  const kept = answersToSave(fields, read.value)
  return succeed({
    additionalFields: JSON.stringify(kept),
    answers: isGiftCard
      ? recipientInWords(kept, settings, scope.canSendEmail)
      : answersInWords(fields, kept, likertLabels(settings.texts), settings.texts.productSummaryFormNoAnswerText),
  })
}

/** Whether an entry's answers are enough for its product's current form, which may be newer than the entry. */
export function areAnswersEnough(fields: readonly FormField[], entry: StoredEntry, settings: StoreSettings): boolean {
  const read = readAdditionalFields(entry.additionalFields)
  return read.ok && Object.keys(validateAnswers(fields, read.value, answerRules(settings))).length === 0
}
