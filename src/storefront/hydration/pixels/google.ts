import type { PixelEventName } from '#shared/pixels/events.ts'
import { loadScript, type Pixel, present } from './pixel.ts'

const names: Readonly<Record<PixelEventName, string>> = {
  ViewContent: 'view_item',
  AddToCart: 'add_to_cart',
  Search: 'search',
  Lead: 'generate_lead',
  Purchase: 'purchase',
}

/**
 * Google's tag, of Analytics or of Ads.
 * @param id such as G-AB12CD34EF, or AW-123456789/AbC-D_efG with the label of the conversion for purchases
 */
export function startGoogle(id: string, isPage: boolean): Pixel {
  const [tagId = '', label] = id.split('/')
  const own = window as typeof window & { dataLayer?: unknown[] }
  own.dataLayer ??= []
  const { dataLayer } = own
  /** Google's script recognizes calls by their type: they must be `arguments` objects. */
  function gtag(..._call: unknown[]): void {
    // biome-ignore lint/complexity/noArguments: see above
    dataLayer.push(arguments)
  }
  const isLoaded = loadScript(`https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(tagId)}`)
  // It loads only for visitors who agreed.
  const granted = Object.fromEntries(
    ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage'].map((one) => [one, 'granted']),
  )
  gtag('consent', 'default', granted)
  gtag('js', new Date())
  gtag('config', tagId, { send_page_view: isPage })
  return {
    isLoaded,
    track({ name, id: eventId, currency, value, items, query }) {
      const isPurchase = name === 'Purchase'
      const sums = { currency, value, transaction_id: isPurchase ? eventId : undefined }
      const facts = present({
        ...{ ...sums, send_to: tagId, event_id: eventId, search_term: query },
        items: items?.map((item) => ({
          ...{ item_id: item.id, item_name: item.name, quantity: item.quantity, price: item.price },
        })),
      })
      gtag('event', names[name], facts)
      if (isPurchase && label !== undefined) gtag('event', 'conversion', present({ ...sums, send_to: id }))
    },
  }
}
