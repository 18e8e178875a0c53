import type { FormErrors } from './form.ts'

/** Leads to the first field, from the top of the page, that something is wrong with. */
export function focusFirst(errors: FormErrors): void {
  const fields = Object.keys(errors)
    .map((id) => document.getElementById(id))
    .filter((field) => field !== null)
  fields.sort((one, other) => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))
  fields[0]?.focus()
}
