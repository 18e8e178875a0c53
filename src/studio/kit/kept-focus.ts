import { useEffect } from 'react'
import { OPEN_DIALOG } from './return-focus.ts'

const FIELDS = 'input:not(:disabled), select:not(:disabled), textarea:not(:disabled)'

/**
 * Keeps the focus near the place where something was pressed that is gone afterwards, such as “Mark as paid”: a field
 * that has taken its place in the same row gets it, else the title of its panel, which stands over the result, else the
 * title of the page. It never goes to another button: a second press must not do something else. What was only busy
 * gets it back. Dialogs have their own rule (`useReturnFocus`).
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let last: HTMLElement | null = null
    let around: readonly Element[] = []
    function remember({ target }: FocusEvent) {
      if (!(target instanceof HTMLElement) || !target.closest('#main') || target.closest(OPEN_DIALOG)) return
      last = target
      around = ancestorsOf(target)
    }
    function keep() {
      if (last === null || !isNowhere() || document.querySelector(OPEN_DIALOG)) return
      if (!last.isConnected) placeIn(around)?.focus({ preventScroll: true })
      else if (wasBusy && !last.matches(':disabled')) last.focus({ preventScroll: true })
      wasBusy = last.isConnected && last.matches(':disabled')
    }
    let wasBusy = false
    const forget = () => {
      last = null
    }
    const observer = new MutationObserver(keep)
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] })
    document.addEventListener('focusin', remember)
    // Who presses beside everything wants the focus nowhere.
    document.addEventListener('pointerdown', forget)
    return () => {
      observer.disconnect()
      document.removeEventListener('focusin', remember)
      document.removeEventListener('pointerdown', forget)
    }
  }, [])
}

const isNowhere = () => document.activeElement === null || document.activeElement === document.body

/** The elements around one, from the inside out. */
function ancestorsOf(element: Element): Element[] {
  const found: Element[] = []
  for (let one = element.parentElement; one !== null && one.id !== 'main'; one = one.parentElement) found.push(one)
  return found
}

/** Where the focus goes that was inside of these elements. */
function placeIn(around: readonly Element[]): HTMLElement | null {
  const left = around.filter((one) => one.isConnected)
  const row = left[0]?.closest('li')
  const title = left.find((one) => one.matches('section[aria-label]'))?.querySelector<HTMLElement>('h2')
  const place = row?.querySelector<HTMLElement>(FIELDS) ?? title ?? document.querySelector<HTMLElement>('#main h1')
  if (place && place.tabIndex < 0 && !place.hasAttribute('tabindex')) place.tabIndex = -1
  return place
}
