import type { Website } from '#server/websites/website.ts'

/** Query values that make another page; all others are left out, so that no one can fill the cache with twins. */
const MEANINGFUL = ['page', 'sort', 'submitted', 'variant', 'view'] as const
/** Filters of a list: more combinations than anyone will see twice, so what they lead to is never kept. */
const FILTERS = /^(?:option\..*|in-stock|on-sale|price-from|price-to)$/
const LONGEST_PATH = 300

/**
 * What a page is kept under: website, version, origin, path and the query values that matter, in one order. The origin
 * (scheme and host) is in it because the page names it in its links. An old page is never served again, because its
 * version is in the key. Null for addresses that are not worth keeping, and for those that say
 * a value twice: readers differ in which one counts.
 */
export function pageKey({ id, version }: Pick<Website, 'id' | 'version'>, origin: string, url: string): string | null {
  if (url.length > LONGEST_PATH) return null
  const mark = url.indexOf('?')
  const place = `${id} ${version} ${origin}`
  if (mark === -1) return `${place} ${url}`
  const query = meaningfulQuery(url.slice(mark + 1))
  return query === null ? null : `${place} ${url.slice(0, mark)}${query}`
}

function meaningfulQuery(query: string): string | null {
  const given = new URLSearchParams(query)
  const kept = new URLSearchParams()
  if ([...given.keys()].some((name) => FILTERS.test(name))) return null
  for (const name of MEANINGFUL) {
    const [value, ...others] = given.getAll(name)
    if (others.length > 0) return null
    if (value !== undefined) kept.set(name, value)
  }
  return kept.size > 0 ? `?${kept}` : ''
}
