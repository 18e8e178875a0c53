import type { Answers } from '#shared/forms/answers.ts'
import type { FormField } from '#shared/forms/field-schema.ts'

/**
 * The initial answers of a form: hidden fields take the query parameter with their key, else their own value. The
 * author of the link chose the parameter.
 */
export function startAnswers(fields: readonly FormField[], query: URLSearchParams): Answers {
  return Object.fromEntries(
    fields.flatMap((field) => (field.type === 'hidden' ? [[field.id, query.get(field.key) ?? field.value]] : [])),
  )
}

/** Fills the hidden inputs of a cached page from the visitor's URL. */
export function fillHiddenInputs(form: HTMLFormElement, query: URLSearchParams): void {
  for (const input of form.querySelectorAll<HTMLInputElement>('input[type=hidden][data-key]')) {
    const value = query.get(input.dataset.key ?? '')
    if (value !== null) input.value = value
  }
}
