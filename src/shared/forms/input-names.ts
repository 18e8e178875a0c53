import type { Answer, Answers } from './answers.ts'
import { partsOf } from './codes.ts'
import type { FormField } from './field-schema.ts'

/**
 * The name of an input of a field. Names of answers begin alike, so that a form's inputs can stand beside others (a product's
 * choices, a crumb) whatever their fields are called. Field ids hold no dots.
 * @param part a part of a name, date, time, address or phone (`partsOf`), or the place of a likert statement, from 0
 */
export function inputName(fieldId: string, part?: string | number): string {
  return part === undefined ? `answers.${fieldId}` : `answers.${fieldId}.${part}`
}

/** The input that no one sees: anyone who fills it in is no person. */
export const HONEYPOT = 'website'

/** What a form sends: `URLSearchParams` on the server, `FormData` in the browser. */
export interface SentInputs {
  getAll(name: string): readonly unknown[]
}

/**
 * Reads the answers to a form's fields from its inputs, in the shapes of §3; browser and server read them alike. What is not
 * sent is empty. Sections have no answer.
 */
export function answersFromFields({ fields }: { readonly fields: readonly FormField[] }, inputs: SentInputs): Answers {
  return Object.fromEntries(
    fields.flatMap((field) => (field.type === 'section' ? [] : [[field.id, answerFrom(field, inputs)]])),
  )
}

function answerFrom(field: FormField, inputs: SentInputs): Answer {
  const all = (part?: string | number) =>
    inputs.getAll(inputName(field.id, part)).filter((value) => typeof value === 'string')
  switch (field.type) {
    case 'checkbox':
    case 'file':
      return all()
    case 'likert':
      return Object.fromEntries(field.options.map((statement, index) => [statement, all(index)]))
    case 'name':
    case 'address':
    case 'date':
    case 'time':
    case 'phone':
      // A phone in three parts has no country: its first part is empty (§3).
      return partsOf[field.type].map((part) => all(part)[0] ?? '')
    default:
      return all()[0] ?? ''
  }
}
