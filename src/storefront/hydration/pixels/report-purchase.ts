import { PIXEL_FRAME_PATH, type PurchaseReport } from '#shared/pixels/events.ts'
import { pixelProviders } from '#shared/pixels/providers.ts'
import { pixelCookiesIn } from './pixel-cookies.ts'
import { isTested } from './test-mode.ts'

/** Kept by the tab, so that a page that is loaded again reports nothing twice. */
const REPORTED = 'pixels-told'

/**
 * Reports a new order to the pixels, in a frame that shows nothing. Their scripts would read the address of this page,
 * which opens the order, and what is on it: the frame has an address and an origin of its own, and nothing of the order
 * but the sums.
 */
export function reportPurchase(purchase: HTMLElement): void {
  const text = purchase.dataset.purchase!
  const { event, pixels } = JSON.parse(text) as PurchaseReport
  if (wasReported(event.id)) return
  const frame = document.createElement('iframe')
  frame.hidden = true
  frame.title = ''
  frame.referrerPolicy = 'no-referrer'
  // Without an origin, no script in it reads this page or calls the server as this visitor.
  frame.setAttribute('sandbox', 'allow-scripts')
  // Readable in the frame, and by nobody else.
  frame.name = JSON.stringify({ pixels, event, cookies: pixelCookiesIn(document.cookie) } satisfies PurchaseReport)
  frame.src = PIXEL_FRAME_PATH
  document.body.append(frame)
  if (!isTested()) return
  const reported = pixelProviders.filter((provider) => pixels[provider])
  void import('./test-panel.ts').then(({ openTestPanel }) => openTestPanel().add(event, reported))
}

function wasReported(orderId: string): boolean {
  try {
    if (sessionStorage.getItem(REPORTED) === orderId) return true
    sessionStorage.setItem(REPORTED, orderId)
  } catch {
    // Without storage it is reported again; its id is the same, and it counts once.
  }
  return false
}
