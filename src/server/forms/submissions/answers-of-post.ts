import type { Answers } from '#shared/forms/answers.ts'
import type { FormField } from '#shared/forms/field-schema.ts'
import { answersFromFields } from '#shared/forms/input-names.ts'
import { withoutDirectionMarks } from '#shared/texts/direction-marks.ts'

/** The inputs of a plain post, from the parsed body; nothing from a body of another kind. */
export function inputsOf(body: unknown): URLSearchParams {
  const inputs = new URLSearchParams()
  if (typeof body !== 'object' || body === null) return inputs
  for (const [name, value] of Object.entries(body)) {
    for (const one of Array.isArray(value) ? value : [value]) if (typeof one === 'string') inputs.append(name, one)
  }
  return inputs
}

/**
 * The answers of a plain post. Hidden fields are filled from the query of the URL that it was posted to: a cached page
 * cannot contain them.
 */
export function answersOfPost(
  form: { readonly fields: readonly FormField[] },
  inputs: URLSearchParams,
  query: URLSearchParams,
): Answers {
  const answers = answersFromFields(form, inputs)
  for (const field of form.fields) {
    const given = field.type === 'hidden' ? query.get(field.key) : null
    if (given !== null) answers[field.id] = withoutDirectionMarks(given)
  }
  return answers
}
