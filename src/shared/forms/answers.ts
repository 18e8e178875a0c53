import { isBlankText } from '#shared/texts/blank.ts'
import type { FormField } from './field-schema.ts'

/**
 * The value of one field in the shape that clients send: a text, a list of parts or of checked values, or a likert
 * table (docs/compatibility.md#form-submissions).
 */
export type Answer = string | string[] | Record<string, string[]>

/** Answers by field id. */
export type Answers = Record<string, Answer>

/** An answer as one text; '' where there is none or it has several values. */
export const singleOf = (answer: Answer | undefined): string => (typeof answer === 'string' ? answer : '')

/** An answer as a list; a text becomes a list of one. */
export function listOf(answer: Answer | undefined): readonly string[] {
  if (Array.isArray(answer)) return answer
  return typeof answer === 'string' && answer !== '' ? [answer] : []
}

/** An answer as a likert table. */
export function likertOf(answer: Answer | undefined): Readonly<Record<string, readonly string[]>> {
  return typeof answer === 'object' && !Array.isArray(answer) ? answer : {}
}

const TELLING_PARTS: Partial<Record<FormField['type'], number>> = { time: 3, address: 5 }

/** Whether an answer is empty. A time's AM/PM and an address's country are always selected, so they do not count. */
export function isBlank(field: Pick<FormField, 'type'>, answer: Answer | undefined): boolean {
  if (answer === undefined) return true
  if (typeof answer === 'string') return isBlankText(answer)
  if (!Array.isArray(answer)) return Object.values(answer).every((checked) => checked.length === 0)
  const parts = answer.slice(0, TELLING_PARTS[field.type])
  return parts.every((part) => isBlankText(part))
}
