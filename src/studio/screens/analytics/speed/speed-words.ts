import type { SpeedRow } from '#shared/analytics/reports-api.ts'
import type { Connection, SpeedMetric } from '#shared/analytics/speed.ts'
import { type PageType, pageTypes } from '#shared/pages/codes.ts'
import { readablePath } from '#shared/redirects/paths.ts'

/** What a metric is, and what usually makes it better. */
export const metricWords: Readonly<Record<SpeedMetric, { readonly name: string; readonly about: string }>> = {
  FCP: { name: 'First paint', about: 'When the first text or image appears.' },
  LCP: {
    name: 'Largest paint',
    about: 'When the largest image or text is there. A smaller image at the top makes it faster.',
  },
  CLS: {
    name: 'Layout shift',
    about: 'How much the page jumps while it loads. Embedded code without a fixed height is the usual cause.',
  },
  FID: { name: 'Input delay', about: 'How long the first press waits for the page.' },
  INP: {
    name: 'Interaction to next paint',
    about: 'How long the page takes to answer a press. Scripts of other companies often slow it down.',
  },
}

/** The name of a metric; empty for what is none. */
export const metricName = (metric: string): string =>
  Object.hasOwn(metricWords, metric) ? metricWords[metric as SpeedMetric].name : ''

/** What a connection is like. */
export const connectionWords: Readonly<Record<Connection, string>> = {
  '4g': 'Fast (like 4G or better)',
  '3g': 'Medium (like 3G)',
  '2g': 'Slow (like 2G)',
  'slow-2g': 'Very slow',
}

/** What made a page slow: an image by the name of its file, or an element as style sheets name it. */
export const causeName = (cause: string): string =>
  cause.startsWith('/media/') ? readablePath(cause.slice(cause.lastIndexOf('/') + 1)) : cause || 'Other causes'

const typeWords: Readonly<Partial<Record<PageType, string>>> = {
  [pageTypes.collection]: 'Stores, blogs and other collections',
  [pageTypes.page]: 'Pages',
  [pageTypes.splashPage]: 'Splash page',
  [pageTypes.contentItem]: 'Products and posts',
  [pageTypes.showCart]: 'Cart',
  [pageTypes.cart]: 'Cart',
  [pageTypes.checkout]: 'Checkout',
  [pageTypes.orderConfirmed]: 'Order confirmation',
  [pageTypes.orderStatus]: 'Order status',
}

/** The name of a page type; all of them without one. */
export const typeName = (pageType: number | null): string =>
  pageType === null ? 'All pages' : (typeWords[pageType as PageType] ?? 'Other pages')

/** '1.2 s', '180 ms', '0.05'. */
export function valueWords({ metric, value }: Pick<SpeedRow, 'metric' | 'value'>, locale: string): string {
  const number = (digits: number, of: number) =>
    new Intl.NumberFormat(locale, { maximumFractionDigits: digits }).format(of)
  if (metric === 'CLS') return number(2, value)
  return value >= 1_000 ? `${number(1, value / 1_000)} s` : `${number(0, value)} ms`
}
