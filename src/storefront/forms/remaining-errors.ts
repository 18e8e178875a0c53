import type { Answers } from '#shared/forms/answers.ts'
import type { FieldErrors } from '#shared/forms/validate-answers.ts'
import { ownValue } from '#shared/texts/own-value.ts'

interface Checked {
  /** The answers that the errors belong to. */
  readonly judged: Answers
  readonly given: Answers
  /** What the browser's rules say about `given`. */
  readonly found: FieldErrors
}

/**
 * The errors that remain after answers have changed, as they read now; new ones are not added. The server may know
 * more than the browser's rules: its error stays until the answer changes.
 */
export function remainingErrors(errors: FieldErrors, { judged, given, found }: Checked): FieldErrors {
  return Object.fromEntries(
    Object.entries(errors).flatMap(([id, words]) => {
      const isSame = JSON.stringify(ownValue(given, id)) === JSON.stringify(ownValue(judged, id))
      const now = isSame ? words : ownValue(found, id)
      return now ? [[id, now]] : []
    }),
  )
}
