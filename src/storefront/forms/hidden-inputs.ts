import type { Answers } from '#shared/forms/answers.ts'
import type { FormField } from '#shared/forms/field-schema.ts'

/**
 * What a form begins with: hidden fields take the parameter of the page's address that bears their key, else their own
 * value (§3). What the address brings was chosen by the one who made the link.
 */
export function startAnswers(fields: readonly FormField[], query: URLSearchParams): Answers {
  return Object.fromEntries(
    fields.flatMap((field) => (field.type === 'hidden' ? [[field.id, query.get(field.key) ?? field.value]] : [])),
  )
}

/** Puts into the hidden inputs of a page that is the same for everyone what this visitor's address says. */
export function fillHiddenInputs(form: HTMLFormElement, query: URLSearchParams): void {
  for (const input of form.querySelectorAll<HTMLInputElement>('input[type=hidden][data-key]')) {
    const value = query.get(input.dataset.key ?? '')
    if (value !== null) input.value = value
  }
}
