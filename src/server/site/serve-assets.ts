import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { BrowserBundle } from '#server/browser-bundle.ts'
import { sendPage } from '#server/cache/send-page.ts'
import { documentHeaders } from '#server/http/security-headers.ts'
import { splitUrl } from './page-request.ts'
import { STYLE_FILES, styleFileAt } from './style-files.ts'

/**
 * Serves the files of the browser bundle, and the style sheets of pages that are not cached.
 * @param headers of the style sheets, which are sent past the hooks
 */
export async function serveAssets(
  app: FastifyInstance,
  browser: BrowserBundle,
  headers: Readonly<Record<string, string>>,
): Promise<void> {
  // Names contain a hash of the content, so a browser never has to check again.
  await app.register(fastifyStatic, {
    root: join(browser.folder, 'assets'),
    prefix: '/assets/',
    immutable: true,
    maxAge: '365d',
    index: false,
    decorateReply: false,
    preCompressed: true,
    // The name says whether it has changed.
    lastModified: false,
    setHeaders(response) {
      for (const name of documentHeaders) response.removeHeader(name)
      response.removeHeader('x-request-id')
      // The frame that reports purchases to pixels has no origin. These files are public.
      response.header('access-control-allow-origin', '*')
    },
  })
  app.get(`${STYLE_FILES}:file`, { schema: { hide: true } }, (request, reply) => {
    const file = styleFileAt(splitUrl(request.url)[0]!)
    if (!file) return reply.callNotFound()
    reply.hijack()
    sendPage(request.raw, reply.raw, file, headers)
  })
}
