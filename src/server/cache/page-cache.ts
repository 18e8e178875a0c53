import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { CachedText, cachedTextOf } from './cached-text.ts'

/** A complete anonymous page as it is sent, made once for each version of its website; or a file. */
export interface CachedPage {
  readonly kind: 'page' | 'file'
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly etag: string
  /** The body one after another; other pages contain some of the same parts. */
  readonly parts: readonly Buffer[]
  /** Bytes of the whole body. */
  readonly length: number
  /** Bytes of the parts that only this page has. */
  readonly ownLength: number
  /** The body in the encodings that were requested so far. */
  readonly bodies: { gzip?: Buffer; br?: Buffer }
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

const BYTES_OF_AN_ENTRY = 1_000
/** Styles, header and footer are the same in many pages: each one pays a share. */
const SHARE_OF_COMMON_PARTS = 0.1
/** What compressed bodies take of the whole, in the two encodings. */
const ROOM_FOR_ENCODINGS = 0.3

/** A page from its HTML, whole or in pieces, or a file from its text. */
export function createPage(
  status: number,
  headers: Record<string, string>,
  html: string | readonly (string | SharedText)[],
  kind: CachedPage['kind'] = 'page',
): CachedPage {
  const parts: Buffer[] = []
  const digests: string[] = []
  let ownLength = 0
  let length = 0
  for (const piece of joinTexts(typeof html === 'string' ? [html] : html)) {
    parts.push(piece.bytes)
    digests.push(piece.digest)
    length += piece.bytes.length
    if (!piece.isCommon) ownLength += piece.bytes.length
  }
  const etag = `W/"${hash('sha1', digests.join(' '), 'base64url')}"`
  return { kind, status, headers, etag, parts, length, ownLength, bodies: {} }
}

/** Pieces as they are sent; texts beside each other become one. */
export function joinTexts(pieces: readonly (string | SharedText)[]): CachedText[] {
  const some: CachedText[] = []
  let text = ''
  const end = () => {
    if (text !== '') some.push(new CachedText(text))
    text = ''
  }
  for (const piece of pieces) {
    if (typeof piece === 'string') text += piece
    else {
      end()
      some.push(cachedTextOf(piece))
    }
  }
  end()
  return some
}

/** The body of a page in one piece. */
export const wholeBody = ({ parts }: CachedPage): Buffer => (parts.length === 1 ? parts[0]! : Buffer.concat(parts))

/** Caches this many megabytes of pages in memory; 0 caches none. */
export function createPageCache(megabytes: number): PageCache {
  const pages = new LRUCache<string, CachedPage>({
    maxSize: Math.max(1, megabytes * 1_000_000),
    sizeCalculation: ({ length, ownLength }) =>
      Math.ceil(
        BYTES_OF_AN_ENTRY + ownLength + (length - ownLength) * SHARE_OF_COMMON_PARTS + length * ROOM_FOR_ENCODINGS,
      ),
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
