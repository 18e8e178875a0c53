import { loadScript, type Pixel, present } from './pixel.ts'

const SCRIPT = 'https://analytics.tiktok.com/i18n/pixel/events.js'
/** The methods that wait for the script. */
const METHODS = ['page', 'track', 'identify', 'instances', 'debug', 'on', 'off', 'once', 'ready', 'alias', 'group']

/** As TikTok's script finds it: an array of calls, with what is known of each pixel beside them. */
interface Ttq extends Array<unknown[]> {
  methods: string[]
  _i: Record<string, unknown[] & { _u?: string }>
  _t: Record<string, number>
  _o: Record<string, object>
  [method: string]: unknown
}

/** TikTok's pixel. */
export function startTikTok(id: string, isPage: boolean): Pixel {
  const own = window as typeof window & { TiktokAnalyticsObject?: string; ttq?: Ttq }
  own.TiktokAnalyticsObject = 'ttq'
  own.ttq ??= createQueue()
  const { ttq } = own
  ttq._i[id] = Object.assign([], { _u: SCRIPT })
  ttq._t[id] = Date.now()
  ttq._o[id] = {}
  const isLoaded = loadScript(`${SCRIPT}?sdkid=${encodeURIComponent(id)}&lib=ttq`)
  const call = (method: 'page' | 'track', ...given: unknown[]) =>
    (ttq[method] as (...all: unknown[]) => void).apply(ttq, given)
  if (isPage) call('page')
  return {
    isLoaded,
    track({ name, id: eventId, currency, value, items, query }) {
      const facts = present({
        ...{ currency, value, query },
        content_type: items && 'product',
        contents: items?.map((item) => ({
          ...{ content_id: item.id, content_name: item.name, quantity: item.quantity, price: item.price },
        })),
      })
      call('track', name, facts, { event_id: eventId })
    },
  }
}

function createQueue(): Ttq {
  const queue: Ttq = Object.assign([] as unknown[][], { methods: METHODS, _i: {}, _t: {}, _o: {} }) as Ttq
  for (const method of METHODS) queue[method] = (...given: unknown[]) => queue.push([method, ...given])
  return queue
}
