import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendFailure } from '#server/http/send-failure.ts'
import { PAGES_PER_MINUTE } from '#server/site/page-limits.ts'
import type { PageRequest } from '#server/site/page-request.ts'
import { fail } from '#shared/http/failure.ts'
import { robotsText } from './robots.ts'
import { policyAddresses } from './show-policy.ts'
import { sitemap, sitemapPart } from './sitemap/write-sitemap.ts'

/** What search engines read besides pages: `robots.txt`, and the sitemap with its parts. */
export function registerCrawlerFiles(
  app: FastifyInstance,
  toPageRequest: (request: FastifyRequest) => Promise<PageRequest | null>,
  answerLost: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>,
): void {
  app.get('/robots.txt', { schema: { hide: true } }, async (request, reply) => {
    const page = await toPageRequest(request)
    if (!page) return sendFailure(reply, fail('website-not-found').failure)
    return reply.type('text/plain; charset=utf-8').send(robotsText(page.origin))
  })
  for (const url of ['/sitemap.xml', '/sitemap-:part.xml'])
    app.get<{ Params: { part?: string } }>(
      url,
      { schema: { hide: true }, config: { rateLimit: { max: PAGES_PER_MINUTE, timeWindow: 60_000 } } },
      async (request, reply) => {
        const page = await toPageRequest(request)
        if (!page) return sendFailure(reply, fail('website-not-found').failure)
        const { part } = request.params
        const { origin, sources, website } = page
        const site = { addresses: sources.addresses, origin, more: policyAddresses(website.settings) }
        const xml = await (part === undefined ? sitemap(site) : sitemapPart(site, part))
        return xml ? reply.type('application/xml; charset=utf-8').send(xml) : answerLost(request, reply)
      },
    )
}
