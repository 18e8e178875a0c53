import { transcode } from 'node:buffer'
import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'

/** A complete anonymous page as it is sent, made once for each version of its website; or a file. */
export interface CachedPage {
  readonly kind: 'page' | 'file'
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly etag: string
  /** The body in the encodings that were requested so far; `identity` always exists. */
  readonly bodies: { identity: Buffer; gzip?: Buffer; br?: Buffer }
}

export interface PageCache {
  get(key: string): CachedPage | undefined
  /** Stores a page under its key; the least recently used pages are removed. */
  put(key: string, page: CachedPage): void
  readonly size: number
}

/** A text that several pages contain. */
interface SharedText {
  readonly text: string
}

const ROOM_FOR_ENCODINGS = 1.6

/** A page from its HTML, whole or in pieces, or a file from its text. */
export function createPage(
  status: number,
  headers: Record<string, string>,
  html: string | readonly (string | SharedText)[],
  kind: CachedPage['kind'] = 'page',
): CachedPage {
  const identity = typeof html === 'string' ? toUtf8(html) : Buffer.concat(html.map(bytesOf))
  const etag = `W/"${hash('sha1', identity, 'base64url')}"`
  return { kind, status, headers, etag, bodies: { identity } }
}

const encoded = new WeakMap<SharedText, Buffer>()

/** A text that pages share is encoded once. */
function bytesOf(piece: string | SharedText): Buffer {
  if (typeof piece === 'string') return toUtf8(piece)
  const bytes = encoded.get(piece) ?? toUtf8(piece.text)
  encoded.set(piece, bytes)
  return bytes
}

/** A buffer for encoding; longer texts get their own. */
const buffer = Buffer.allocUnsafeSlow(256 * 1024)

/**
 * A text as UTF-8. A single typographic quote makes V8 store a text as UTF-16, for which Node's `Buffer.from` takes
 * five times as long as this.
 */
function toUtf8(text: string): Buffer {
  try {
    return transcodeAtOnce(text)
  } catch {
    // Half of a surrogate pair, which someone has cut in two: looking for it first takes as long as the rest.
    return transcodeAtOnce(text.toWellFormed())
  }
}

/** @throws Error when the text is not well-formed */
function transcodeAtOnce(text: string): Buffer {
  const size = text.length * 2
  const room = size <= buffer.length ? buffer : Buffer.allocUnsafe(size)
  room.write(text, 'utf16le')
  return transcode(room.subarray(0, size), 'utf16le', 'utf8')
}

/** Caches this many megabytes of pages in memory; 0 caches none. */
export function createPageCache(megabytes: number): PageCache {
  const pages = new LRUCache<string, CachedPage>({
    maxSize: Math.max(1, megabytes * 1_000_000),
    sizeCalculation: (page) => Math.ceil(page.bodies.identity.length * ROOM_FOR_ENCODINGS) + 1_000,
  })
  return {
    get: (key) => pages.get(key),
    put(key, page) {
      if (megabytes > 0) pages.set(key, page)
    },
    get size() {
      return pages.size
    },
  }
}
