import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Encoding } from '#server/http/best-encoding.ts'
import type { CachedPage } from './page-cache.ts'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** A page is compressed soon, a file that is kept for a year as small as possible. */
const levels = { page: { br: 4, gzip: 5 }, file: { br: constants.BROTLI_MAX_QUALITY, gzip: 9 } }

const compressing = new WeakMap<CachedPage, Map<Encoding, Promise<Buffer>>>()

/**
 * The body of a page in an encoding. It is compressed at its first request, in a thread of its own, once for all who
 * wait for it; later it is returned at once.
 */
export function bodyIn(page: CachedPage, encoding: Encoding): Buffer | Promise<Buffer> {
  const known = page.bodies[encoding]
  if (known || encoding === 'identity') return known ?? page.bodies.identity
  const begun = compressing.get(page) ?? new Map<Encoding, Promise<Buffer>>()
  compressing.set(page, begun)
  const running = begun.get(encoding) ?? compress(page, encoding).finally(() => begun.delete(encoding))
  begun.set(encoding, running)
  return running
}

async function compress({ bodies, kind }: CachedPage, encoding: 'br' | 'gzip'): Promise<Buffer> {
  const level = levels[kind][encoding]
  const body =
    encoding === 'br'
      ? await brotli(bodies.identity, { params: { [constants.BROTLI_PARAM_QUALITY]: level } })
      : await gzipped(bodies.identity, { level })
  bodies[encoding] = body
  return body
}
