/**
 * Remembers the field of a form that has the focus, and where in its text.
 * @returns gives the focus to the field with the same id, once the form is drawn again; null where the focus is elsewhere
 */
export function findFocus(form: HTMLElement): (() => void) | null {
  const { activeElement } = document
  if (!activeElement?.id || !form.contains(activeElement)) return null
  const { id } = activeElement
  const at = isText(activeElement) ? activeElement.selectionStart : null
  return () => {
    const field = document.getElementById(id)
    field?.focus({ preventScroll: true })
    // Fields for emails and numbers know no place in their text.
    if (at !== null && field && isText(field)) field.setSelectionRange(at, at)
  }
}

const isText = (element: Element): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
