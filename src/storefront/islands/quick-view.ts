import { closeOnBack } from '../dialogs/close-on-back.ts'
import { hydrateIslands } from './hydrate-islands.ts'

const CROSS =
  '<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-linecap="round" aria-hidden="true"><path d="M18 6 6 18M6 6l12 12"/></svg>'
const CONTENT = '.product-details, .product-gallery'

/**
 * Shows a product over the list it was opened from. Its content is taken from the product's own page, whose islands come
 * alive in the dialog, so that it checks and says the same things. While it is open the address is the product's: reloading
 * leads to its page, and going back closes it.
 * @param isWanted whether the visitor still waits for it
 */
export async function openQuickView(link: HTMLAnchorElement, isWanted: () => boolean): Promise<void> {
  const parts = await fetchParts(link.href)
  if (!isWanted()) return
  if (!parts) {
    location.assign(link.href)
    return
  }
  const dialog = createDialog(parts, link.href)
  document.body.append(dialog)
  dialog.showModal()
  // The address comes first: the islands read from it whose page they are on.
  await closeOnBack(dialog, link.href)
  hydrateIslands(dialog)
  dialog.addEventListener('close', () => {
    dialog.remove()
    // The browser gives the focus back itself, unless the pointer opened it.
    link.focus({ preventScroll: true })
  })
}

async function fetchParts(address: string): Promise<Element[] | null> {
  try {
    const response = await fetch(address, { headers: { accept: 'text/html' } })
    if (!response.ok) return null
    // The head's inline styles are not this page's: parsing them would be refused, and reported, by its policy.
    const [, main = ''] = (await response.text()).split(/<main\b/)
    const page = new DOMParser().parseFromString(`<main${main}`, 'text/html')
    const parts = [...page.querySelectorAll(CONTENT)].map((part) => document.importNode(part, true))
    return parts.length > 0 ? parts : null
  } catch {
    return null
  }
}

function createDialog(parts: readonly Element[], address: string): HTMLDialogElement {
  const dialog = document.createElement('dialog')
  dialog.className = 'quick-view'
  const close = document.createElement('button')
  close.type = 'button'
  close.className = 'icon-button quick-view-close'
  close.setAttribute('aria-label', 'Close')
  // The sign that the icon set calls X; a whole icon library for it would be too much.
  close.innerHTML = CROSS
  close.addEventListener('click', () => dialog.close())
  const content = document.createElement('div')
  content.className = 'quick-view-content'
  content.append(...parts)
  content.querySelector('.product-checkout')?.after(linkToPage(address))
  dialog.append(close, content)
  const title = dialog.querySelector('h1')
  if (title) dialog.setAttribute('aria-label', title.textContent ?? '')
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close()
  })
  return dialog
}

/** The way to all that the quick view leaves out, with the variant that is chosen by then. */
function linkToPage(address: string): HTMLElement {
  const paragraph = document.createElement('p')
  const more = document.createElement('a')
  more.className = 'quick-view-more'
  more.href = address
  more.textContent = 'View full details'
  more.addEventListener('click', () => {
    more.href = location.href
  })
  paragraph.append(more)
  return paragraph
}
