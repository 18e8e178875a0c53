import { currencyKey } from '#server/websites/for-visitor.ts'
import type { Website } from '#server/websites/website.ts'
import { SAFE_MODE } from '#shared/custom-code/rules.ts'

/** Query parameters that change a page; all others are left out, so that no one can fill the cache with copies. */
const MEANINGFUL = ['after', 'before', 'format', 'page', 'sort', 'submitted', 'variant', 'view'] as const
/** Filters of a list: their combinations are rarely requested twice, so they are never cached. */
const FILTERS = /^(?:option\..*|in-stock|on-sale|price-from|price-to)$/
const LONGEST_PATH = 300

/**
 * The cache key of a page: website, version, origin, path and relevant query parameters in a fixed order. The origin
 * (scheme and host) is part of it because the page's links contain it; the version, so that an old page is never
 * served; a currency other than the shop's, so that each has its own copy. Null for URLs that are not worth caching, and for repeated parameters: readers differ in which one counts.
 */
export function pageKey(
  website: Pick<Website, 'id' | 'version' | 'settings'>,
  origin: string,
  url: string,
): string | null {
  if (url.length > LONGEST_PATH) return null
  const mark = url.indexOf('?')
  const place = `${website.id} ${website.version}${currencyKey(website)} ${origin}`
  if (mark === -1) return `${place} ${url}`
  const query = meaningfulQuery(url.slice(mark + 1))
  return query === null ? null : `${place} ${url.slice(0, mark)}${query}`
}

function meaningfulQuery(query: string): string | null {
  const given = new URLSearchParams(query)
  const used = new URLSearchParams()
  if ([...given.keys()].some((name) => name === SAFE_MODE || FILTERS.test(name))) return null
  for (const name of MEANINGFUL) {
    const [value, ...others] = given.getAll(name)
    if (others.length > 0) return null
    if (value !== undefined) used.set(name, value)
  }
  return used.size > 0 ? `?${used}` : ''
}
