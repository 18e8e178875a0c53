import type { PixelEventName } from '#shared/pixels/events.ts'
import { loadScript, type Pixel, present } from './pixel.ts'

const names: Readonly<Record<PixelEventName, string>> = {
  ViewContent: 'pagevisit',
  AddToCart: 'addtocart',
  Search: 'search',
  Lead: 'lead',
  Purchase: 'checkout',
}

/** As Pinterest's script finds it: calls wait in `queue` until it has loaded. */
interface Pintrk {
  (...call: unknown[]): void
  queue: unknown[][]
  version: string
}

/** Pinterest's tag. */
export function startPinterest(id: string, isPage: boolean): Pixel {
  const own = window as typeof window & { pintrk?: Pintrk }
  own.pintrk ??= createQueue()
  const isLoaded = loadScript('https://s.pinimg.com/ct/core.js')
  // The script may replace the function.
  const call = (...given: unknown[]) => own.pintrk!(...given)
  call('load', id)
  if (isPage) call('page')
  return {
    isLoaded,
    track({ name, id: eventId, currency, value, items, query }) {
      const facts = present({
        ...{ event_id: eventId, currency, value, search_query: query },
        order_id: name === 'Purchase' ? eventId : undefined,
        order_quantity: items?.reduce((sum, { quantity }) => sum + quantity, 0),
        line_items: items?.map((item) => ({
          ...{ product_id: item.id, product_name: item.name, product_quantity: item.quantity },
          product_price: item.price,
        })),
      })
      call('track', names[name], facts)
    },
  }
}

function createQueue(): Pintrk {
  const pintrk: Pintrk = Object.assign((...call: unknown[]) => void pintrk.queue.push(call), {
    queue: [] as unknown[][],
    version: '3.0',
  })
  return pintrk
}
