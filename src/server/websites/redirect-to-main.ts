import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { WebsiteDirectory } from './directory.ts'
import { hostName } from './host-name.ts'
import type { Website } from './website.ts'

/** What is not a page of visitors: it answers at every domain. */
const NO_PAGES = /^\/(?:api|assets|config|healthz|media|metrics|readyz|\.well-known)(?:[/?]|$)/

/**
 * Redirects visitors of a site's other domains to its main one, with the path and the query. Only domains of the site
 * itself: the machine's own names and addresses, such as `localhost`, keep working. It must come before cached pages.
 */
export function redirectToMain(
  app: FastifyInstance,
  {
    websites,
    originOf,
  }: {
    readonly websites: WebsiteDirectory
    readonly originOf: (website: Website, request: FastifyRequest) => string
  },
): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { method, url = '/' } = request.raw
    if ((method !== 'GET' && method !== 'HEAD') || NO_PAGES.test(url)) return done()
    const known = websites.knownByHost(request.host)
    if (known) return answer(known)
    websites.byHost(request.host).then(answer, done)

    function answer(website: Website | null): void {
      const name = hostName(request.host)
      const isOther = website?.mainDomain && website.mainDomain !== name && website.domains.includes(name)
      if (!isOther) {
        done()
        return
      }
      // Checked by browsers each time: the owner may choose another main domain one day.
      reply.header('cache-control', 'public, no-cache').redirect(originOf(website, request) + pathOf(url), 301)
    }
  })
}

/** A request may name a whole URL. */
const pathOf = (url: string) => (url.startsWith('/') ? url : '/')
