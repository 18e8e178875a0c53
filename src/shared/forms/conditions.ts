import { ownValue } from '#shared/texts/own-value.ts'
import { type Answers, isBlank, listOf } from './answers.ts'
import type { FormField } from './field-schema.ts'

/**
 * The fields that are shown with these answers, in order. A condition sees only answers of earlier fields that are
 * shown: an answer to a hidden field does not count.
 */
export function shownFields(fields: readonly FormField[], answers: Answers): FormField[] {
  const shown = new Map<string, FormField>()
  for (const field of fields) if (isShown(field, shown, answers)) shown.set(field.id, field)
  return [...shown.values()]
}

function isShown({ showWhen }: FormField, above: ReadonlyMap<string, FormField>, answers: Answers): boolean {
  if (!showWhen) return true
  const holds = ({ fieldId, test, value }: (typeof showWhen.rules)[number]): boolean => {
    const other = above.get(fieldId)
    const answer = other && ownValue(answers, fieldId)
    const isEmpty = !other || isBlank(other, answer)
    if (test === 'answered') return !isEmpty
    if (test === 'empty') return isEmpty
    return listOf(answer).includes(value) === (test === 'is')
  }
  return showWhen.match === 'all' ? showWhen.rules.every(holds) : showWhen.rules.some(holds)
}

/** A step of a form: the title of its first section, and its fields. */
export interface FormStep {
  readonly title: string
  readonly fields: readonly FormField[]
}

/** The steps of a form; one, where no section begins another. The section that begins a step is its first field. */
export function stepsOf(fields: readonly FormField[]): FormStep[] {
  const steps: { title: string; fields: FormField[] }[] = [{ title: '', fields: [] }]
  for (const field of fields) {
    if (field.type === 'section' && field.beginsStep) steps.push({ title: field.title, fields: [] })
    steps.at(-1)!.fields.push(field)
  }
  return steps.filter((step, index) => index > 0 || step.fields.length > 0 || steps.length === 1)
}
