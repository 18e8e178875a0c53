/**
 * Remembers which field of a form has the focus, and the text selection in it.
 * @returns a function that focuses the field with the same id once the form is rendered again; null when the focus is
 * elsewhere
 */
export function findFocus(form: HTMLElement): (() => void) | null {
  const { activeElement } = document
  if (!activeElement?.id || !form.contains(activeElement)) return null
  const { id } = activeElement
  const at = isText(activeElement) ? activeElement.selectionStart : null
  return () => {
    const field = document.getElementById(id)
    field?.focus({ preventScroll: true })
    // Fields for emails and numbers have no text selection.
    if (at !== null && field && isText(field)) field.setSelectionRange(at, at)
  }
}

const isText = (element: Element): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
