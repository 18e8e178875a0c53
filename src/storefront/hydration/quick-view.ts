import { closeOnBack, leftClosedDialogs } from '../dialogs/close-on-back.ts'
import { hydrateIslands } from './hydrate-islands.ts'
import { offerOwnPrices } from './offer-own-prices.ts'
import { giveOwnIds } from './quick-view-ids.ts'
import { quickViewTexts } from './texts.ts'

const CROSS =
  '<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-linecap="round" aria-hidden="true"><path d="M18 6 6 18M6 6l12 12"/></svg>'
const CONTENT = '.product-details, .product-gallery'

/**
 * Shows a product in a dialog over its list. The content comes from the product's own page, whose islands are hydrated
 * in the dialog. While it is open, the URL is the product's: reloading opens its page, and going back closes the
 * dialog.
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
  // The URL is set first: the islands read from it which page they are on.
  await closeOnBack(dialog, link.href)
  hydrateIslands(dialog)
  offerOwnPrices(dialog)
  dialog.addEventListener('close', async () => {
    // The browser returns the focus itself, unless a pointer opened the dialog.
    link.focus({ preventScroll: true })
    // Until then the URL is the product's, and this page must not follow it.
    await leftClosedDialogs()
    dialog.remove()
  })
}

/** What a quick view shows of a product's page. */
interface Parts {
  readonly itemId: string
  readonly elements: readonly Element[]
}

async function fetchParts(address: string): Promise<Parts | null> {
  try {
    const response = await fetch(address, { headers: { accept: 'text/html' } })
    if (!response.ok) return null
    // The head's inline styles are not allowed by this page's policy: parsing them would cause violation reports.
    const [, main = ''] = (await response.text()).split(/<main\b/)
    const page = new DOMParser().parseFromString(`<main${main}`, 'text/html')
    const parts = [...page.querySelectorAll(CONTENT)]
    const [first] = parts
    if (!first) return null
    const itemId = first.closest<HTMLElement>('[data-item-id]')?.dataset.itemId ?? ''
    return { itemId, elements: parts.map((part) => document.importNode(part, true)) }
  } catch {
    return null
  }
}

function createDialog({ itemId, elements }: Parts, address: string): HTMLDialogElement {
  const dialog = document.createElement('dialog')
  dialog.className = 'quick-view'
  const close = document.createElement('button')
  close.type = 'button'
  close.className = 'icon-button quick-view-close'
  close.setAttribute('aria-label', quickViewTexts.close)
  // The X icon as text; the icon library would be too large.
  close.innerHTML = CROSS
  close.addEventListener('click', () => dialog.close())
  const content = document.createElement('div')
  content.className = 'quick-view-content'
  content.dataset.itemId = itemId
  content.append(...elements)
  giveOwnIds(content)
  content.querySelector('.product-checkout')?.after(linkToPage(address))
  dialog.append(close, content)
  const title = dialog.querySelector('h1')
  if (title) dialog.setAttribute('aria-label', title.textContent ?? '')
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close()
  })
  dialog.addEventListener('click', followAnchor)
  return dialog
}

/**
 * Follows a link to another place of the product's page: inside the dialog if the place is there, as for its images;
 * otherwise, as for the reviews, on the page itself. The browser would only change the URL, which closes the dialog.
 */
function followAnchor(event: MouseEvent): void {
  const dialog = event.currentTarget as HTMLDialogElement
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href^="#"]')
  if (!link || event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  const place = dialog.querySelector(`[id="${CSS.escape(link.hash.slice(1))}"]`)
  if (place) place.scrollIntoView({ block: 'start' })
  else leaveFor(link.href, dialog)
}

/** Closes a quick view, and opens a URL. */
function leaveFor(href: string, dialog: HTMLDialogElement): void {
  const openPage = async () => {
    // As long as the URL is the product's, nothing would be loaded.
    await leftClosedDialogs()
    location.assign(href)
  }
  dialog.addEventListener('close', () => void openPage(), { once: true })
  dialog.close()
}

/** A link to the product's full page, with the current variant. */
function linkToPage(address: string): HTMLElement {
  const paragraph = document.createElement('p')
  const more = document.createElement('a')
  more.className = 'quick-view-more'
  more.href = address
  more.textContent = quickViewTexts.viewDetails
  more.addEventListener('click', () => {
    more.href = location.href
  })
  paragraph.append(more)
  return paragraph
}
