import type { FastifyInstance, FastifyRequest } from 'fastify'
import { mayBeSignedIn } from '#server/sign-in/sessions.ts'
import { differsForStaff } from '#server/websites/differs-for-staff.ts'
import type { WebsiteDirectory } from '#server/websites/directory.ts'
import { websiteForVisitor } from '#server/websites/for-visitor.ts'
import type { Website } from '#server/websites/website.ts'
import type { PageCache } from './page-cache.ts'
import { pageKey } from './page-key.ts'
import { sendPage } from './send-page.ts'

export interface CachedPages {
  readonly websites: WebsiteDirectory
  readonly pages: PageCache
  /** Scheme and host in the links of a website's pages. */
  originOf(website: Website, request: FastifyRequest): string
  /** Headers of the hooks that do not run. */
  readonly headers: Readonly<Record<string, string>>
}

/**
 * Answers cached pages: host, version and path are looked up in memory, and the answer is sent before any other hook
 * runs. It must be the first hook of the app.
 */
export function serveCachedPages(app: FastifyInstance, { websites, pages, originOf, headers }: CachedPages): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { raw } = request
    if (raw.method === 'GET' || raw.method === 'HEAD') {
      // Not the Host header itself: behind a trusted proxy another header contains the public host.
      const found = websites.knownByHost(request.host)
      const website = found && websiteForVisitor(found, request)
      // Who may be signed in to the studio sees pages without the owner's code, pixels and recording.
      const isOwn = website && differsForStaff(website) && mayBeSignedIn(raw.headers.cookie)
      const isTested = website && isTestedAt(website, raw.url ?? '/')
      const key = website && !isOwn && !isTested && pageKey(website, originOf(website, request), raw.url ?? '/')
      const page = key && pages.get(key)
      if (page) {
        reply.hijack()
        sendPage(raw, reply.raw, page, headers)
        return
      }
    }
    done()
  })
}

/** Whether visitors see different versions of the page at a URL. */
const isTestedAt = ({ experiments }: Pick<Website, 'experiments'>, url: string): boolean =>
  experiments.length > 0 && experiments.some(({ path }) => url === path || url.startsWith(`${path}?`))
