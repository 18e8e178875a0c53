import { type MetricType, onCLS, onFCP, onINP, onLCP } from 'web-vitals'
import type { SpeedMetric } from '#shared/analytics/speed.ts'

const AT_THE_LATEST_MILLISECONDS = 60_000

/**
 * Sends once how fast this page was: when it is hidden, and after a minute at the latest. Nothing is stored in the
 * browser, and the id of the page load leads to nobody.
 */
export function reportSpeed(): void {
  const measured = new Map<SpeedMetric, { readonly value: number; readonly cause: string }>()
  const keep = (metric: MetricType) =>
    measured.set(metric.name as SpeedMetric, { value: metric.value, cause: causeOf(metric) })
  const all = { reportAllChanges: true }
  onFCP(keep, all)
  onLCP(keep, all)
  onCLS(keep, all)
  onINP(keep, all)
  watchFirstInput((value) => measured.set('FID', { value, cause: '' }))

  let isSent = false
  const send = () => {
    if (isSent || measured.size === 0) return
    isSent = true
    const { pageType, websiteId } = document.body.dataset
    // Not in all browsers, and not in the types of the DOM.
    const connection = (navigator as { readonly connection?: { readonly effectiveType?: string } }).connection
      ?.effectiveType
    const pageLoadId = Math.random().toString(36).slice(2)
    const records = [...measured].map(([event, { value, cause }]) => ({
      ...{ app: 'storefront', event, pageLoadId, ts: Date.now(), raw: value },
      data: { url: location.pathname, websiteId, pageType: Number(pageType), cause, connection },
    }))
    navigator.sendBeacon('/api/1/performance/records', JSON.stringify(records))
  }
  addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && send())
  addEventListener('pagehide', send)
  setTimeout(send, AT_THE_LATEST_MILLISECONDS)
}

/** What decided a value: the image, or the element that shifted or was pressed. The library’s own way is 3 kB longer. */
function causeOf(metric: MetricType): string {
  switch (metric.name) {
    case 'LCP': {
      const { url, element } = metric.entries.at(-1) ?? {}
      return url ? new URL(url, location.href).pathname : nameOf(element)
    }
    case 'CLS': {
      const [largest] = metric.entries.toSorted((one, other) => other.value - one.value)
      return nameOf(largest?.sources?.[0]?.node)
    }
    case 'INP':
      return nameOf(metric.entries[0]?.target)
    default:
      return ''
  }
}

/** An element as style sheets name it, such as `a.button`; of a text its element. Empty for what is gone. */
function nameOf(node: Node | null | undefined): string {
  const element = node instanceof Element ? node : node?.parentElement
  return element ? [element.localName, ...[...element.classList].slice(0, 2)].join('.') : ''
}

/** How long the first press or key waited for the page. Browsers without this measure say nothing. */
function watchFirstInput(found: (milliseconds: number) => void): void {
  if (!PerformanceObserver.supportedEntryTypes.includes('first-input')) return
  new PerformanceObserver((list) => {
    const [first] = list.getEntries() as PerformanceEventTiming[]
    if (first) found(first.processingStart - first.startTime)
  }).observe({ type: 'first-input', buffered: true })
}
