import { transcode } from 'node:buffer'
import { hash } from 'node:crypto'

/** A text of a page as it is sent. Where several pages contain it, it is encoded and hashed once for all of them. */
export class CachedText {
  readonly bytes: Buffer
  readonly digest: string
  /** Whether it is part of many pages, such as a header; false for the main part of one. */
  readonly isCommon: boolean

  constructor(text: string, isCommon = false) {
    this.isCommon = isCommon
    this.bytes = toUtf8(text)
    this.digest = hash('sha1', this.bytes, 'base64url')
  }

  get text(): string {
    return this.bytes.toString()
  }
}

const kept = new WeakMap<object, CachedText>()

/** The same for a shared text that is not encoded yet: once, for as long as its object is used. */
export function cachedTextOf(shared: { readonly text: string }): CachedText {
  if (shared instanceof CachedText) return shared
  const known = kept.get(shared) ?? new CachedText(shared.text)
  kept.set(shared, known)
  return known
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
