import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { bestEncoding } from './best-encoding.ts'

const SMALLEST_TO_COMPRESS = 1_024
const COMPRESSIBLE = /^(text\/html|application\/json)\b/

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/**
 * Compresses pages and calls for a single visitor. Cached pages and files are handled elsewhere.
 *
 * The size of a compressed answer reveals something about its content. Another site that makes a browser request it
 * could learn from many sizes what a page contains (BREACH), so only requests of the site itself, or of a person who
 * enters a URL, are compressed. A browser that does not say where a request comes from gets an uncompressed answer.
 */
export function compressReplies(app: FastifyInstance): void {
  app.addHook<string | Buffer | null>('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < SMALLEST_TO_COMPRESS) return payload
    if (!COMPRESSIBLE.test(String(reply.getHeader('content-type') ?? '')) || reply.hasHeader('content-encoding')) {
      return payload
    }
    reply.header('vary', 'Accept-Encoding, Sec-Fetch-Site')
    const encoding = isOwnRequest(request) ? bestEncoding(request.headers) : 'identity'
    if (encoding === 'identity') return payload
    const compressed =
      encoding === 'br'
        ? await brotli(payload, {
            params: {
              [constants.BROTLI_PARAM_QUALITY]: 4,
              // A window of 128 KB: the default takes megabytes for each answer.
              [constants.BROTLI_PARAM_LGWIN]: 17,
            },
          })
        : await gzipped(payload, { level: 5 })
    reply.header('content-encoding', encoding).header('content-length', compressed.length)
    return compressed
  })
}

function isOwnRequest({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site']
  return site === 'same-origin' || site === 'none'
}
