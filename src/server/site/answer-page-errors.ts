import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { codeOfError } from '#server/http/errors.ts'
import { retryAfter } from '#server/http/send-failure.ts'
import { statusOf } from '#shared/failure-statuses.ts'
import { tryAgain } from '#shared/http/wait.ts'
import { INTERFACE_LANGUAGE } from '#shared/languages/rules.ts'
import { type PageRequestDependencies, splitUrl } from './page-request.ts'
import type { RenderedPage } from './render-page.ts'
import { showError } from './show-not-found.ts'
import { errorPageTexts, sitePageTexts } from './texts.ts'

export type PageErrorHandler = (
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<FastifyReply>

/** The error handler of every route for pages: the error as a page of the site. */
export function createPageErrors({
  websiteOf,
  originOf,
  files,
  errorPageOf,
}: PageRequestDependencies & {
  /** The owner's page for errors as it was last drawn, from memory; null when there is none. */
  errorPageOf(websiteId: string): RenderedPage | null
}): PageErrorHandler {
  return async (error, request, reply) => {
    const code = codeOfError(error)
    const status = statusOf[code]
    if (status >= 500) request.log.error(error)
    const seconds = retryAfter(status)
    if (seconds !== undefined && !reply.hasHeader('retry-after')) reply.header('retry-after', String(seconds))
    const { title, sentence: cause } = errorPageTexts[code]
    const sentence = code === 'rate-limited' ? `${cause} ${tryAgain(Number(reply.getHeader('retry-after')))}` : cause
    const website = await websiteOf(request).catch(() => null)
    if (!website) return answerBarely(reply.code(status), title, sentence)
    const own = status >= 500 ? errorPageOf(website.id) : null
    if (own) return reply.code(status).headers(own.headers).send(own.html)
    const [path = '/'] = splitUrl(request.url)
    const page = { website, path, origin: originOf(website, request), files }
    // Repeating an unreadable URL is useless.
    const action =
      code === 'bad-request'
        ? { label: sitePageTexts.toHomePage, href: '/' }
        : { label: sitePageTexts.tryAgain, href: request.url }
    const { headers, html } = showError(page, status, { title, sentence, action })
    return reply.code(status).headers(headers).send(html)
  }
}

/** The text alone, when the host belongs to no site. */
export function answerBarely(reply: FastifyReply, title: string, sentence: string): FastifyReply {
  return reply
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="${INTERFACE_LANGUAGE}"><meta name="viewport" content="width=device-width"><title>${title}</title>` +
        `<h1>${title}</h1><p>${sentence}</p></html>`,
    )
}
