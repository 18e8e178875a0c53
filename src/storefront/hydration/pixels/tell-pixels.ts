import type { PixelEvent } from '#shared/pixels/events.ts'
import type { ShopEventDetail } from '../../islands/tell-page.ts'
import type { pageEvents } from '../page-events.ts'
import { randomId } from '../random-id.ts'
import { productOnPage } from './product-on-page.ts'
import { startPixels } from './start-pixels.ts'
import { isTested } from './test-mode.ts'

/** As `pageTypes` names it. */
const SEARCH_PAGE = '102'

/** Written again, as there: otherwise every page would load a file with the names alone. */
const events: Pick<typeof pageEvents, 'formSent' | 'shop'> = { formSent: 'form-sent', shop: 'shop-event' }

let isTelling = false

/**
 * Starts the pixels of the site on this page, and reports to them what happens on it. Called when the visitor has
 * agreed to marketing; when they withdraw, the page is loaded again.
 */
export async function tellPixels(): Promise<void> {
  if (isTelling) return
  isTelling = true
  const { pageType, currency, pixels: text } = document.body.dataset
  const pixels = startPixels(JSON.parse(text!) as Record<string, string>, true)
  const panel = isTested() ? (await import('./test-panel.ts')).openTestPanel() : null
  panel?.follow(pixels)
  const tell = (event: Omit<PixelEvent, 'id'>) => {
    const whole = { ...event, id: randomId() }
    for (const pixel of pixels.values()) pixel.tell(whole)
    panel?.add(whole, [...pixels.keys()])
  }

  const product = productOnPage()
  if (product) tell({ name: 'ViewContent', ...product })
  const query = new URLSearchParams(location.search).get('q')?.trim()
  if (pageType === SEARCH_PAGE && query) tell({ name: 'Search', query })
  document.addEventListener(events.formSent, () => tell({ name: 'Lead' }))
  document.addEventListener(events.shop, (event) => {
    const { addition } = (event as CustomEvent<ShopEventDetail>).detail
    if (!addition) return
    const { itemId, title, quantity, unitCents } = addition
    const price = unitCents / 100
    tell({
      name: 'AddToCart',
      ...(currency && { currency }),
      value: (unitCents * quantity) / 100,
      items: [{ id: itemId, name: title, quantity, price }],
    })
  })
}
