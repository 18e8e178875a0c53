import type { PixelEvent } from '#shared/pixels/events.ts'
import type { ShopEventDetail } from '../../islands/dispatch-shop-event.ts'
import type { pageEvents } from '../page-events.ts'
import { randomId } from '../random-id.ts'
import { productOnPage } from './product-on-page.ts'
import { startPixels } from './start-pixels.ts'
import { isTested } from './test-mode.ts'

/** As `pageTypes` names it. */
const SEARCH_PAGE = '102'

/** Written again, as there: otherwise every page would load a file with the names alone. */
const events: Pick<typeof pageEvents, 'formSent' | 'shop'> = { formSent: 'form-sent', shop: 'shop-event' }

let isRunning = false

/**
 * Starts the pixels of the site on this page, and reports to them what happens on it. Called when the visitor has
 * agreed to marketing; when they withdraw, the page is loaded again.
 */
export async function runPixels(): Promise<void> {
  if (isRunning) return
  isRunning = true
  const { pageType, currency, pixels: text } = document.body.dataset
  const pixels = startPixels(JSON.parse(text!) as Record<string, string>, true)
  const panel = isTested() ? (await import('./test-panel.ts')).openTestPanel() : null
  panel?.follow(pixels)
  const track = (event: Omit<PixelEvent, 'id'>) => {
    const whole = { ...event, id: randomId() }
    for (const pixel of pixels.values()) pixel.track(whole)
    panel?.add(whole, [...pixels.keys()])
  }

  const product = productOnPage()
  if (product) track({ name: 'ViewContent', ...product })
  const query = new URLSearchParams(location.search).get('q')?.trim()
  if (pageType === SEARCH_PAGE && query) track({ name: 'Search', query })
  document.addEventListener(events.formSent, () => track({ name: 'Lead' }))
  document.addEventListener(events.shop, (event) => {
    const { addition } = (event as CustomEvent<ShopEventDetail>).detail
    if (!addition) return
    const { itemId, title, quantity, unitCents } = addition
    const price = unitCents / 100
    track({
      name: 'AddToCart',
      ...(currency && { currency }),
      value: (unitCents * quantity) / 100,
      items: [{ id: itemId, name: title, quantity, price }],
    })
  })
}
