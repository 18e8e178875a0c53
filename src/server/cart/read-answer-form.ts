import { readAskedForm } from '#server/forms/definition/asked-form.ts'
import type { Scope } from '#server/scope.ts'
import { addressStart } from '#server/site/address-start.ts'
import { readAdditionalFields } from '#shared/cart/additional-fields.ts'
import type { Answers } from '#shared/forms/answers.ts'
import { answersFromFields } from '#shared/forms/input-names.ts'
import type { FieldErrors } from '#shared/forms/validate-answers.ts'
import type { Failure } from '#shared/http/failure.ts'
import type { WrittenForm } from './show-confirm-addition.ts'

/** A product's form from a browser without JavaScript. */
export interface SentForm {
  readonly written: WrittenForm
  /** Whether its questions were shown, so that missing answers were left out on purpose. */
  readonly isAnswered: boolean
}

/**
 * Reads a product's form; null when the product has none.
 * @param kept the entry's answers, which the form shows first
 */
export async function readAnswerForm(
  scope: Scope,
  formId: string | null,
  body: unknown,
  kept: string | null = null,
): Promise<SentForm | null> {
  const asked = await readAskedForm(scope, formId)
  if (!asked) return null
  const fields = (body ?? {}) as Readonly<Record<string, unknown>>
  const isAnswered = fields.answered === asked.form.id
  const answers = isAnswered
    ? answersFromFields(asked.form, { getAll: (name) => valuesOf(fields[name]) })
    : parseAnswers(kept)
  const address = addressStart(asked.form, await scope.settings(), answers)
  return { written: { ...asked, address, answers, errors: {} }, isAnswered }
}

/** Errors of answers by field; null for a failure of another kind. */
export function answerFieldErrors(failure: Failure): FieldErrors | null {
  return failure.code === 'additional-fields-invalid' ? ((failure.errors ?? {}) as FieldErrors) : null
}

const valuesOf = (value: unknown): unknown[] => (value === undefined ? [] : [value].flat())

function parseAnswers(text: string | null): Answers {
  const read = readAdditionalFields(text)
  return read.ok ? read.value : {}
}
