import { sentenceOf } from '#shared/failures.ts'
import type { Failure } from '#shared/http/failure.ts'

/** A failure as an exception, for TanStack Query. Its message is the sentence for the owner. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly failure: Failure

  constructor(failure: Failure) {
    super(sentenceOf(failure))
    this.failure = failure
  }
}

/** The sentence of any error. */
export function wordsFor(error: unknown): string {
  return error instanceof Refusal ? error.message : sentenceOf({ code: 'unexpected' })
}

/** Whether an error is that the session is over, which the gate says. */
export const isOfSessionEnd = (error: unknown): boolean => ['not-signed-in', 'staff-removed'].includes(codeOf(error))

/** The error of a failed save in an editor; null while the gate says that the session is over: the draft is kept. */
export function refusalOfSave(error: unknown): Refusal | null {
  if (isOfSessionEnd(error)) return null
  return error instanceof Refusal ? error : new Refusal({ code: 'unexpected' })
}

/** The code of a refusal; `unexpected` for anything else. */
export function codeOf(error: unknown): string {
  return error instanceof Refusal ? error.failure.code : 'unexpected'
}

/** The server's errors of single fields, by their path in the body (`variants.0.sku`); empty for other refusals. */
export function fieldErrorsOf(error: unknown): Readonly<Record<string, string>> {
  const errors = error instanceof Refusal ? error.failure.errors : undefined
  if (typeof errors !== 'object' || errors === null) return {}
  return Object.fromEntries(Object.entries(errors).filter(([, words]) => typeof words === 'string'))
}
