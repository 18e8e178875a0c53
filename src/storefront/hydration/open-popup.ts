import { POPUP_PATH } from '#shared/popup/visit.ts'
import { FORM_SENT } from '../blocks/form/form-sent.ts'
import { hydrateIslands } from './hydrate-islands.ts'
import { POPUP_OPENED } from './popup-opened.ts'

interface PopupEvents {
  readonly onClosed: () => void
  readonly onSubmitted: () => void
}

/**
 * Opens the popup as a modal dialog: the browser keeps the focus inside, closes it on Escape and returns the focus. A
 * click beside it closes it too. Nothing is loaded before; without a connection it stays closed.
 */
export async function openPopup({ onClosed, onSubmitted }: PopupEvents): Promise<void> {
  const dialog = await fetchDialog()
  if (!dialog) return
  dialog.addEventListener('close', () => {
    onClosed()
    dialog.remove()
  })
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog) dialog.close()
    // Its link leads elsewhere: the popup has done its work.
    else if ((target as Element).closest('.popup-overlay-action')) onClosed()
  })
  dialog.addEventListener(FORM_SENT, onSubmitted)
  document.body.append(dialog)
  dialog.showModal()
  hydrateIslands(dialog)
  dialog.dispatchEvent(new Event(POPUP_OPENED, { bubbles: true }))
}

/** The dialog from its own page, with its styles loaded; null when there is none. */
async function fetchDialog(): Promise<HTMLDialogElement | null> {
  try {
    const response = await fetch(POPUP_PATH, { headers: { accept: 'text/html' } })
    if (!response.ok) return null
    // The head's inline styles are not allowed by this page's policy: parsing them would cause violation reports.
    const [, main = ''] = (await response.text()).split(/<main\b/)
    const page = new DOMParser().parseFromString(`<main${main}`, 'text/html')
    const found = page.querySelector<HTMLDialogElement>('dialog.popup-overlay')
    if (!found) return null
    const dialog = document.importNode(found, true)
    dialog.open = false
    await loadStyles(dialog.dataset.styles!)
    return dialog
  } catch {
    return null
  }
}

function loadStyles(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = address
    link.onload = () => resolve()
    link.onerror = reject
    document.head.append(link)
  })
}
