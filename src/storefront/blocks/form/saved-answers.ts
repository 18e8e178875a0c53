import { type Answers, isBlank } from '#shared/forms/answers.ts'
import type { FormField } from '#shared/forms/field-schema.ts'
import { ownValue } from '#shared/texts/own-value.ts'
import { forget, recall, remember } from '../../purchases/tab-memory.ts'

interface SavedForm {
  readonly id: string
  readonly fields: readonly FormField[]
}

const keyOf = ({ id }: SavedForm) => `form-answers:${id}`
/** Passwords are never stored; files must be chosen again; values that the page itself fills in are filled in again. */
const UNSAVED: ReadonlySet<FormField['type']> = new Set(['password', 'file', 'hidden', 'section'])

/** Stores typed answers in the tab, so that they survive a reload, until the form is sent. */
export function rememberAnswers(form: SavedForm, answers: Answers): void {
  const kept = form.fields.filter((field) => !UNSAVED.has(field.type) && !isBlank(field, ownValue(answers, field.id)))
  if (kept.length === 0) forget(keyOf(form))
  else remember(keyOf(form), JSON.stringify(Object.fromEntries(kept.map(({ id }) => [id, ownValue(answers, id)]))))
}

/** Deletes the stored answers. */
export const forgetAnswers = (form: SavedForm): void => forget(keyOf(form))

/**
 * Answers that were typed before a reload, for fields that are still unchanged.
 * @param typed the form's current answers
 * @returns null when there is nothing to restore
 */
export function recallAnswers(form: SavedForm, typed: Answers): Answers | null {
  const kept = parse(recall(keyOf(form)))
  const missing = form.fields.filter(
    (field) => !UNSAVED.has(field.type) && Object.hasOwn(kept, field.id) && isBlank(field, ownValue(typed, field.id)),
  )
  if (missing.length === 0) return null
  return { ...typed, ...Object.fromEntries(missing.map(({ id }) => [id, kept[id]!])) }
}

function parse(text: string | null): Answers {
  try {
    const kept: unknown = JSON.parse(text ?? '{}')
    return typeof kept === 'object' && kept !== null ? (kept as Answers) : {}
  } catch {
    return {}
  }
}
