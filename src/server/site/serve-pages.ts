import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendFailure } from '#server/http/send-failure.ts'
import { fail } from '#shared/http/failure.ts'
import type { PageErrorHandler } from './answer-page-errors.ts'
import { PAGES_PER_MINUTE } from './page-limits.ts'
import type { PageRequest } from './page-request.ts'
import type { RenderedPage } from './render-page.ts'

/** Renders a page, or returns the path to redirect to. */
export type RenderPage = (
  page: PageRequest,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<RenderedPage | string>

export type ServePage = (
  method: 'GET' | 'POST',
  url: string,
  draw: RenderPage,
  /** Whether its posts can contain files, which take longer to arrive. */
  options?: { readonly takesFiles?: boolean },
) => void

/** Serves pages that are rendered for each visitor; `pages/page-routes.ts` serves cached ones. */
export function createServePage(
  app: FastifyInstance,
  toPageRequest: (request: FastifyRequest) => Promise<PageRequest | null>,
  answerError: PageErrorHandler,
): ServePage {
  const config = { rateLimit: { max: PAGES_PER_MINUTE, timeWindow: 60_000 } }
  return (method, url, draw, { takesFiles = false } = {}) => {
    app.route({
      method,
      url,
      schema: { hide: true },
      config: takesFiles ? { ...config, takesLong: 'with-files' } : config,
      errorHandler: answerError,
      handler: async (request, reply) => {
        const page = await toPageRequest(request)
        if (!page) return sendFailure(reply, fail('website-not-found').failure)
        const drawn = await draw(page, request, reply)
        if (typeof drawn === 'string') return reply.redirect(drawn, 303)
        return reply.code(drawn.status).headers(drawn.headers).send(drawn.html)
      },
    })
  }
}
