import { type RefObject, useLayoutEffect, useMemo } from 'react'

/** A dialog that leaves nothing else to be used; menus and date pickers are dialogs without this mark. */
export const OPEN_DIALOG = '[role="dialog"][aria-modal="true"]'

/** Milliseconds until what closes with a dialog, such as a menu, has given the focus back itself. */
const UNTIL_SETTLED = 20

/** Milliseconds until a list without what was deleted in the dialog has been read. */
const UNTIL_READ_AGAIN = 5_000

/** Where the open dialogs return the focus to: what opened the last one, and then what opened those before it. */
let openers: readonly HTMLElement[] = []

/**
 * Gives the focus back when a dialog closes, also where it is removed at once: to what had it before, or to the button
 * of the menu that the dialog was opened from. Where that is gone, the dialog below gets it, else what opened the dialog
 * that this one has replaced, else the title of the page. A focus that has moved elsewhere meanwhile stays there.
 * @param content an element in the dialog
 */
export function useReturnFocus(isOpen: boolean, content: RefObject<Element | null>): void {
  // Read while it renders: a menu that closes with the same press is gone afterwards.
  const opener = useMemo(() => (isOpen ? openerOf(document.activeElement) : null), [isOpen])
  useLayoutEffect(() => {
    if (!isOpen) return
    const isFirst = opener !== null && !opener.closest(OPEN_DIALOG)
    openers = [...(opener ? [opener] : []), ...(isFirst ? [] : openers)]
    const [first, ...others] = openers
    return () => {
      const closing = (content.current ?? document.activeElement)?.closest(OPEN_DIALOG)
      // A test may end before the timer, and its page with it.
      const page = document
      setTimeout(() => {
        const open = [...page.querySelectorAll<HTMLElement>(OPEN_DIALOG)].filter((one) => one !== closing)
        if (open.length === 0) openers = []
        if (isNowhere(page) || closing?.contains(page.activeElement))
          focusOneOf([first, open.at(-1), ...others, page.querySelector<HTMLElement>('#main h1')])
      }, UNTIL_SETTLED)
    }
  }, [isOpen, opener, content])
}

const isNowhere = (page: Document) => page.activeElement === null || page.activeElement === page.body

/** Focuses the first place that is there, and the next one where it disappears with what was deleted. */
function focusOneOf(places: readonly (HTMLElement | null | undefined)[]): void {
  const place = places.find((one) => one?.isConnected)
  if (!place) return
  place.focus({ preventScroll: true })
  const observer = new MutationObserver(() => {
    if (place.isConnected) return
    observer.disconnect()
    if (isNowhere(document)) focusOneOf(places)
  })
  observer.observe(document.body, { childList: true, subtree: true })
  setTimeout(() => observer.disconnect(), UNTIL_READ_AGAIN)
}

/** An item of a menu is gone when the menu is closed: its button stands for it. */
function openerOf(focused: Element | null): HTMLElement | null {
  const menu = focused?.closest('[role="menu"]')
  const opener = menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : focused
  return opener instanceof HTMLElement && opener !== document.body ? opener : null
}
