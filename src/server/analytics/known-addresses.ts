import { LRUCache } from 'lru-cache'
import { viewedPath } from '#shared/analytics/rules.ts'
import { sourceOf } from '#shared/analytics/sources.ts'

/** Longer addresses are read again each time: few pages have them, and what is remembered stays small. */
const LONGEST = 300
const REMEMBERED = 2_000

type Source = ReturnType<typeof sourceOf>

const paths = new LRUCache<string, { readonly path: string | null }>({ max: REMEMBERED })
const sources = new LRUCache<string, Source>({ max: REMEMBERED })

/** The same as `viewedPath`. A site has few pages that most people open, and reading a URL takes long. */
export function knownPath(address: string, host: string): string | null {
  if (address.length > LONGEST) return viewedPath(address, host)
  const key = `${host} ${address}`
  const known = paths.get(key)
  if (known) return known.path
  const path = viewedPath(address, host)
  paths.set(key, { path })
  return path
}

/** The same as `sourceOf`. */
export function knownSource(referrer: string, query: string, ownHosts: readonly string[]): Source {
  if (referrer.length + query.length > LONGEST) return sourceOf(referrer, query, ownHosts)
  const key = `${ownHosts.join(' ')}\n${referrer}\n${query}`
  const known = sources.get(key)
  if (known) return known
  const source = sourceOf(referrer, query, ownHosts)
  sources.set(key, source)
  return source
}
