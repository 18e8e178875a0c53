import { ownValue } from '#shared/texts/own-value.ts'
import { type Answers, isBlank } from './answers.ts'
import { shownFields } from './conditions.ts'
import type { FormField } from './field-schema.ts'
import { problemOf } from './problem-of.ts'
import type { ValidationOptions } from './validation-options.ts'

/** The errors of fields, by field id: sentences above the titles. */
export type FieldErrors = Readonly<Record<string, string>>

/**
 * Checks answers to a form's fields, the same in the browser and on the server. Fields that are hidden with these
 * answers are skipped; answers to fields that the form does not have are ignored.
 * @returns an empty object when everything is valid
 */
export function validateAnswers(
  fields: readonly FormField[],
  answers: Answers,
  options: ValidationOptions,
): FieldErrors {
  const errors: Record<string, string> = {}
  for (const field of shownFields(fields, answers)) {
    const problem = problemOf(field, ownValue(answers, field.id), options)
    if (problem) errors[field.id] = problem
  }
  return errors
}

/**
 * The answers to store: of fields that are shown, with single lines trimmed. Sections and empty answers are left out.
 */
export function answersToSave(fields: readonly FormField[], answers: Answers): Answers {
  const kept: Record<string, Answers[string]> = {}
  for (const field of shownFields(fields, answers)) {
    const answer = ownValue(answers, field.id)
    if (field.type === 'section' || answer === undefined || isBlank(field, answer)) continue
    kept[field.id] = tidy(field, answer)
  }
  return kept
}

function tidy(field: FormField, answer: Answers[string]): Answers[string] {
  if (typeof answer === 'string') return field.type === 'password' ? answer : answer.trim()
  return Array.isArray(answer) ? answer.map((one) => one.trim()) : answer
}
