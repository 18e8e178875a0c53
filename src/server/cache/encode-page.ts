import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Encoding } from '#server/http/best-encoding.ts'
import { type CachedPage, wholeBody } from './page-cache.ts'

type Compression = Exclude<Encoding, 'identity'>

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** A page is compressed soon, a file that is kept for a year as small as possible. */
const levels = { page: { br: 4, gzip: 5 }, file: { br: constants.BROTLI_MAX_QUALITY, gzip: 9 } }

const compressing = new WeakMap<CachedPage, Map<Compression, Promise<Buffer>>>()

/**
 * The body of a page in an encoding. It is compressed at its first request, in a thread of its own, once for all who
 * wait for it; later it is returned at once.
 */
export function bodyIn(page: CachedPage, encoding: Compression): Buffer | Promise<Buffer> {
  const known = page.bodies[encoding]
  if (known) return known
  const begun = compressing.get(page) ?? new Map<Compression, Promise<Buffer>>()
  compressing.set(page, begun)
  const running = begun.get(encoding) ?? compress(page, encoding).finally(() => begun.delete(encoding))
  begun.set(encoding, running)
  return running
}

async function compress(page: CachedPage, encoding: Compression): Promise<Buffer> {
  const { bodies, kind } = page
  const whole = wholeBody(page)
  const level = levels[kind][encoding]
  const body =
    encoding === 'br'
      ? await brotli(whole, { params: { [constants.BROTLI_PARAM_QUALITY]: level } })
      : await gzipped(whole, { level })
  const kept = inOwnMemory(body)
  bodies[encoding] = kept
  return kept
}

/**
 * A result of less than 32 KB is a part of Node's pool, and one of less than 16 KB may be a part of what was compressed
 * into: the whole of it would be kept for as long as the page is.
 */
function inOwnMemory(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes
  const own = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(own)
  return own
}
