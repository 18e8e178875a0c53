import type { IncomingMessage, ServerResponse } from 'node:http'
import fresh from 'fresh'
import { bestEncoding, type Encoding } from '#server/http/best-encoding.ts'
import { bodyIn } from './encode-page.ts'
import type { CachedPage } from './page-cache.ts'

/** Below this size a compressed body is hardly smaller than its headers. */
const SMALLEST_TO_COMPRESS = 1_024

/**
 * Answers with a page: 304 when the browser has it, else in its best encoding.
 * @param headers of every answer: the hooks that set them do not run, or not for what is sent past Fastify
 */
export function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: CachedPage,
  headers: Readonly<Record<string, string>>,
): void {
  if (fresh(request.headers, { etag: page.etag })) {
    // Includes the page's own policy: a browser replaces its cached headers by these, and the default policy would
    // block the page's styles and scripts.
    response.writeHead(304, {
      ...headers,
      ...page.headers,
      etag: page.etag,
      vary: page.headers.vary ?? 'Accept-Encoding',
    })
    response.end()
    return
  }
  const encoding = page.length < SMALLEST_TO_COMPRESS ? 'identity' : bestEncoding(request.headers)
  if (encoding === 'identity') {
    answer(encoding, page.parts, page.length)
    return
  }
  const body = bodyIn(page, encoding)
  if (Buffer.isBuffer(body)) answer(encoding, [body], body.length)
  else
    body.then(
      (compressed) => answer(encoding, [compressed], compressed.length),
      () => answer('identity', page.parts, page.length),
    )

  function answer(sent: Encoding, parts: readonly Buffer[], length: number): void {
    response.writeHead(page.status, {
      ...headers,
      ...page.headers,
      etag: page.etag,
      vary: page.headers.vary ?? 'Accept-Encoding',
      ...(sent !== 'identity' && { 'content-encoding': sent }),
      'content-length': length,
    })
    if (request.method === 'HEAD') {
      response.end()
      return
    }
    // Head and parts leave together.
    response.cork()
    for (const part of parts) response.write(part)
    response.end()
    response.uncork()
  }
}
