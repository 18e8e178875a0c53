import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { codeOfError } from '#server/http/errors.ts'
import { retryAfter } from '#server/http/send-failure.ts'
import { statusOf } from '#shared/failures.ts'
import type { ErrorModel } from '#storefront/screens/error/screen.tsx'
import { type PageRequestDependencies, splitUrl } from './page-request.ts'
import { showError } from './show-not-found.ts'

/** What people read in place of a page, by the code that a call would have failed with. */
const words = {
  'bad-request': {
    title: 'This address does not work.',
    sentence: 'Something in it could not be understood. Start again from the home page.',
  },
  'content-type-unsupported': {
    title: 'That cannot be read here.',
    sentence: 'It was sent as a type of content that this page does not take, and nothing was changed.',
  },
  'too-large': {
    title: 'That is too much at once.',
    sentence: 'That is more than we can take at once, and nothing was sent. Please shorten it and try again.',
  },
  'rate-limited': {
    title: 'A moment, please.',
    sentence: 'Many pages were asked for from your network at once. Please try again in a few seconds.',
  },
  unavailable: {
    title: 'Back in a moment.',
    sentence: 'This page cannot be shown just now, and nothing is lost. Please try again in a few seconds.',
  },
  unexpected: {
    title: 'Something went wrong',
    sentence: 'This page cannot be shown just now, and that is not your doing. Please try again in a moment.',
  },
} satisfies Record<ReturnType<typeof codeOfError>, Pick<ErrorModel, 'title' | 'sentence'>>

export type PageErrorHandler = (
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<FastifyReply>

/** The error handler of every route that people look at: what went wrong, as a page of the site. */
export function createPageErrors({ websiteOf, originOf, files }: PageRequestDependencies): PageErrorHandler {
  return async (error, request, reply) => {
    const code = codeOfError(error)
    const status = statusOf[code]
    if (status >= 500) request.log.error(error)
    const seconds = retryAfter(status)
    if (seconds !== undefined && !reply.hasHeader('retry-after')) reply.header('retry-after', String(seconds))
    const { title, sentence } = words[code]
    const website = await websiteOf(request).catch(() => null)
    if (!website) return answerBarely(reply.code(status), title, sentence)
    const [path = '/'] = splitUrl(request.url)
    const page = { website, path, origin: originOf(website, request), files }
    // An address that cannot be understood will not be understood the next time either.
    const action =
      code === 'bad-request' ? { label: 'To the home page', href: '/' } : { label: 'Try again', href: request.url }
    const { headers, html } = showError(page, status, { title, sentence, action })
    return reply.code(status).headers(headers).send(html)
  }
}

/** Where nobody can say whose page it would be, the words alone. */
export function answerBarely(reply: FastifyReply, title: string, sentence: string): FastifyReply {
  return reply
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>${title}</title>` +
        `<h1>${title}</h1><p>${sentence}</p></html>`,
    )
}
