import { loadScript, type Pixel, present } from './pixel.ts'

/** As Meta's script finds it: calls wait in `queue` until it has loaded. */
interface Fbq {
  (...call: unknown[]): void
  callMethod?: (...call: unknown[]) => void
  queue: unknown[][]
  loaded?: boolean
  version?: string
  push?: Fbq
}
type WithFbq = typeof window & { fbq?: Fbq; _fbq?: Fbq }

/** Meta's pixel, with nothing that it would record by itself: no presses, no words of the page, nothing typed. */
export function startMeta(id: string, isPage: boolean): Pixel {
  const own = window as WithFbq
  own.fbq ??= createQueue()
  own._fbq ??= own.fbq
  const fbq = own.fbq
  const isLoaded = loadScript('https://connect.facebook.net/en_US/fbevents.js')
  fbq('set', 'autoConfig', false, id)
  fbq('init', id)
  if (isPage) fbq('trackSingle', id, 'PageView')
  return {
    isLoaded,
    track({ name, id: eventID, currency, value, items, query }) {
      const facts = present({
        ...{ currency, value, search_string: query },
        content_type: items && 'product',
        content_ids: items?.map((item) => item.id),
        contents: items?.map((item) => ({ id: item.id, quantity: item.quantity, item_price: item.price })),
      })
      fbq('trackSingle', id, name, facts, { eventID })
    },
  }
}

function createQueue(): Fbq {
  const fbq: Fbq = Object.assign(
    (...call: unknown[]) => {
      if (fbq.callMethod) fbq.callMethod(...call)
      else fbq.queue.push(call)
    },
    { queue: [] as unknown[][], loaded: true, version: '2.0' },
  )
  fbq.push = fbq
  return fbq
}
