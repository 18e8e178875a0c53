import type { FormErrors } from './form.ts'

/** Focuses the first field with an error, from the top of the page. */
export function focusFirst(errors: FormErrors): void {
  const fields = Object.keys(errors)
    .map((id) => document.getElementById(id))
    .filter((field) => field !== null)
  fields.sort((one, other) => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))
  fields[0]?.focus()
}
