import { codeOf, fieldErrorsOf, wordsFor } from './refusal.ts'
import { focusFirstWrong } from './wrong-fields.ts'

/** The fields that refusals without errors of fields are about, by their codes: `{ 'url-id-taken': 'urlId' }`. */
export type FieldOfCode = Readonly<Record<string, string>>

/** The refusals that are about the URL of a page, store page or category. */
export const aboutUrl: FieldOfCode = { 'url-id-taken': 'urlId', 'url-id-reserved': 'urlId' }

/** The errors of a refusal by field; empty when it is about no field. */
export function errorsAtFields(error: unknown, fieldOfCode: FieldOfCode = {}): Record<string, string> {
  const field = new Map(Object.entries(fieldOfCode)).get(codeOf(error))
  return field ? { [field]: wordsFor(error) } : { ...fieldErrorsOf(error) }
}

/** For `onRefused` of a form's call: its fields show what is about them, and the first has the focus. */
export const showAtFields =
  (form: { setErrors(errors: Record<string, string>): void }, fieldOfCode?: FieldOfCode) => (error: unknown) => {
    const errors = errorsAtFields(error, fieldOfCode)
    form.setErrors(errors)
    if (Object.keys(errors).length > 0) focusFirstWrong(document)
  }

/** A refusal for the alert of a form; null while fields show it. */
export const besidesFields = (error: unknown, fieldOfCode?: FieldOfCode): unknown =>
  Object.keys(errorsAtFields(error, fieldOfCode)).length > 0 ? null : error
