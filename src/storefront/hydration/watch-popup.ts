import { mayOpenPopup, type PopupMemory, type PopupOffer, popupKeys } from '#shared/popup/visit.ts'
import { openPopup } from './open-popup.ts'

const TRY_AGAIN_MILLISECONDS = 1000

/** Opens the popup at the first of its moments, unless its visitor has closed it or sent its form. */
export function watchPopup(offer: PopupOffer): void {
  if (!mayOpenPopup(offer, readMemory(), Date.now())) return
  const { afterSeconds, afterScroll, onExit } = offer
  const watching = new AbortController()
  const { signal } = watching
  const fire = () => {
    if (signal.aborted) return
    watching.abort()
    openWhenFree()
  }

  if (afterSeconds !== null) setTimeout(fire, afterSeconds * 1000)
  if (afterScroll !== null)
    addEventListener('scroll', () => scrolledPercent() >= afterScroll && fire(), { passive: true, signal })
  if (onExit)
    document.documentElement.addEventListener('mouseleave', ({ clientY }) => clientY <= 0 && fire(), { signal })

  /** Never over another dialog such as the cart, and not while someone types. */
  function openWhenFree(): void {
    if (isBusy()) setTimeout(openWhenFree, TRY_AGAIN_MILLISECONDS)
    // It may have been closed in another tab meanwhile.
    else if (mayOpenPopup(offer, readMemory(), Date.now()))
      void openPopup({
        onClosed: () => remember({ closedAt: new Date().toISOString(), version: String(offer.version) }),
        onSubmitted: () => offer.formId !== null && remember({ submitted: offer.formId }),
      })
  }
}

function scrolledPercent(): number {
  const { scrollHeight, clientHeight } = document.documentElement
  return scrollHeight <= clientHeight ? 100 : (scrollY / (scrollHeight - clientHeight)) * 100
}

const isBusy = (): boolean =>
  document.hidden ||
  document.querySelector('dialog[open], :popover-open') !== null ||
  document.activeElement?.matches('input, textarea, select') === true

function readMemory(): PopupMemory {
  const read = (name: keyof PopupMemory) => localStorage.getItem(popupKeys[name])
  try {
    return { closedAt: read('closedAt'), version: read('version'), submitted: read('submitted') }
  } catch {
    return { closedAt: null, version: null, submitted: null }
  }
}

function remember(facts: Partial<Record<keyof PopupMemory, string>>): void {
  try {
    for (const [name, text] of Object.entries(facts)) localStorage.setItem(popupKeys[name as keyof PopupMemory], text)
  } catch {
    // Storage may be blocked; then it opens again on the next page.
  }
}
