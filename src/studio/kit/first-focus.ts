import { OPEN_DIALOG } from './return-focus.ts'

const FIELDS = 'input:not([type="hidden"], :disabled), select:not(:disabled), textarea:not(:disabled)'

/**
 * Marks what has the focus when a dialog opens: its first field, else its title, so that it is never its close button.
 * Content that names its own place with `data-autofocus` keeps it. A field that would open a list with the focus is not
 * chosen: it would cover what the dialog says. Nor, on a touch screen, is a search or a field below an
 * image: its keyboard would cover what is searched, or the image.
 * @param content the content of a dialog that was just added to the page
 */
export function markFirstFocus(content: HTMLElement): void {
  if (content.querySelector('[data-autofocus]')) return
  const first = content.querySelector<HTMLElement>(FIELDS)
  const title = content.closest(OPEN_DIALOG)?.querySelector<HTMLElement>('h2')
  const place = first && !covers(first, content) ? first : title
  if (place === title && title) title.tabIndex = -1
  place?.setAttribute('data-autofocus', 'true')
}

/** Whether the focus on a field would cover the content of its dialog. */
function covers(field: HTMLElement, content: HTMLElement): boolean {
  if (field.hasAttribute('aria-haspopup')) return true
  if (!window.matchMedia('(pointer: coarse)').matches) return false
  const image = content.querySelector('img')
  const isBelowImage =
    image !== null && Boolean(image.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING)
  return isBelowImage || field.matches('[type="search"]')
}
