import type { IncomingHttpHeaders } from 'node:http'
import { LRUCache } from 'lru-cache'
import Negotiator from 'negotiator'

export type Encoding = 'identity' | 'gzip' | 'br'

/** Smallest first. */
const encodings: readonly Encoding[] = ['br', 'gzip']

/** The smallest encoding that `accept-encoding` allows. */
export function bestEncoding({ 'accept-encoding': accepted }: IncomingHttpHeaders): Encoding {
  return accepted ? known.memo(accepted) : 'identity'
}

/** Browsers send few values, and reading one takes some microseconds. */
const known = new LRUCache<string, Encoding>({
  max: 100,
  memoMethod(accepted) {
    const allowed = new Set(new Negotiator({ headers: { 'accept-encoding': accepted } }).encodings(encodings))
    return encodings.find((encoding) => allowed.has(encoding)) ?? 'identity'
  },
})
