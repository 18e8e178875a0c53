import type { Answer, Answers } from './answers.ts'
import { partsOf } from './codes.ts'
import type { FormField } from './field-schema.ts'

/**
 * The name of a field's input. A common prefix keeps a form's inputs apart from others on the page (a product's
 * choices, a CSRF token). Field ids hold no dots.
 * @param part a part of a name, date, time, address or phone (`partsOf`), or the index of a likert statement, from 0
 */
export function inputName(fieldId: string, part?: string | number): string {
  return part === undefined ? `answers.${fieldId}` : `answers.${fieldId}.${part}`
}

/** The honeypot: an invisible input that only programs fill in. */
export const HONEYPOT = 'website'

/** A sent form: `URLSearchParams` on the server, `FormData` in the browser. */
export interface SentInputs {
  getAll(name: string): readonly unknown[]
}

/**
 * Reads the answers to a form from its inputs, the same in the browser and on the server. Inputs that were not sent are
 * empty. Sections have no answer.
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
      // A phone number in three parts has no country: its first part is empty.
      return partsOf[field.type].map((part) => all(part)[0] ?? '')
    default:
      return all()[0] ?? ''
  }
}
