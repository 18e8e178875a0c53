import { type Answers, isBlank } from '#shared/forms/answers.ts'
import type { FormField } from '#shared/forms/field-schema.ts'
import { ownValue } from '#shared/texts/own-value.ts'
import { forget, recall, remember } from '../../purchases/tab-memory.ts'

interface KeptForm {
  readonly id: string
  readonly fields: readonly FormField[]
}

const keyOf = ({ id }: KeptForm) => `form-answers:${id}`
/** Passwords are kept nowhere; files are chosen again; what the page fills in by itself is filled in again. */
const UNKEPT: ReadonlySet<FormField['type']> = new Set(['password', 'file', 'hidden', 'section'])

/** Keeps what was typed into a form over a reload of its tab, until it is sent. */
export function rememberAnswers(form: KeptForm, answers: Answers): void {
  const kept = form.fields.filter((field) => !UNKEPT.has(field.type) && !isBlank(field, ownValue(answers, field.id)))
  if (kept.length === 0) forget(keyOf(form))
  else remember(keyOf(form), JSON.stringify(Object.fromEntries(kept.map(({ id }) => [id, ownValue(answers, id)]))))
}

/** Forgets it. */
export const forgetAnswers = (form: KeptForm): void => forget(keyOf(form))

/**
 * What was typed before a reload, for fields in which nothing has been typed since.
 * @param typed what the form holds now
 * @returns null where nothing is to be put back
 */
export function recallAnswers(form: KeptForm, typed: Answers): Answers | null {
  const kept = parse(recall(keyOf(form)))
  const missing = form.fields.filter(
    (field) => !UNKEPT.has(field.type) && Object.hasOwn(kept, field.id) && isBlank(field, ownValue(typed, field.id)),
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
