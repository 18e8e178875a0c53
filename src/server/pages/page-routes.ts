import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createPage, type PageCache } from '#server/cache/page-cache.ts'
import { pageKey } from '#server/cache/page-key.ts'
import { sendPage } from '#server/cache/send-page.ts'
import { sendFailure } from '#server/http/send-failure.ts'
import type { Lock } from '#server/site/access.ts'
import { answerBarely, type PageErrorHandler } from '#server/site/answer-page-errors.ts'
import { PAGES_PER_MINUTE, SEARCHES_PER_MINUTE } from '#server/site/page-limits.ts'
import {
  createPageRequests,
  type PageRequest,
  type PageRequestDependencies,
  type ShownVariant,
  splitUrl,
} from '#server/site/page-request.ts'
import { NEVER_KEEP, type RenderedPage } from '#server/site/render-page.ts'
import { differsForStaff } from '#server/websites/differs-for-staff.ts'
import type { Website } from '#server/websites/website.ts'
import { sentenceOf } from '#shared/failures.ts'
import { fail } from '#shared/http/failure.ts'
import { termKinds } from '#shared/items/schema.ts'
import { registerCrawlerFiles } from './crawler-files.ts'
import type { ErrorDrawings } from './error-drawings.ts'
import { findLost, findPage } from './find-page.ts'
import type { PageLocks } from './page-lock.ts'
import { pageTexts } from './texts.ts'

export interface PageDependencies extends PageRequestDependencies {
  readonly pageCache: PageCache
  /** Headers of every page: they are sent past the hooks that set them for other answers. */
  readonly headers: Readonly<Record<string, string>>
  readonly answerError: PageErrorHandler
  /** Whether the request comes from someone who is signed in to the website's studio. */
  isStaff(request: FastifyRequest, website: Website): Promise<boolean>
  readonly locks: PageLocks
  /** What a request sees of a page that is tested; null for other pages. */
  experimentAt(request: FastifyRequest, reply: FastifyReply, page: PageRequest): Promise<ShownVariant | null>
  readonly errorDrawings: ErrorDrawings
  /** Called for each answer that says that there is no page. */
  onMissing(website: Website, request: FastifyRequest, path: string): void
  /** Called for each search that is answered. */
  onSearch(website: Website, request: FastifyRequest, searched: NonNullable<RenderedPage['searched']>): void
  /** The set-up URL while the installation is not set up; null afterwards. */
  setUpAddressOf(): Promise<string | null>
}

const TERMS = termKinds.map((kind) => `/:first/${kind}/:slug` as const)
const PAGES = ['/', '/search', '/:first', '/:first/:second', '/:first/p/:product', ...TERMS] as const
/** The status of what opens with a password. */
const LOCKED = 403
const perMinute = (max: number) => ({ rateLimit: { max, timeWindow: 60_000 } })

/** A page that is tested is not the same for everyone: only browsers keep it, and ask each time. */
const OF_ONE_VISITOR = 'private, no-cache'

/** URLs whose answers change, or that have too many variants, are not cached. */
const NOT_CACHED = new Set(['/search'])

/** Serves the storefront: pages of blocks, stores, products, search, and the not-found page. */
export function registerPages(app: FastifyInstance, dependencies: PageDependencies): void {
  const { pageCache, answerError, isStaff, locks, errorDrawings, experimentAt, onMissing, onSearch, setUpAddressOf } =
    dependencies
  const toPageRequest = createPageRequests(dependencies)

  async function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    draw: (page: PageRequest) => Promise<RenderedPage>,
  ) {
    const asked = await toPageRequest(request)
    if (!asked) return answerNoWebsite(request, reply)
    const tested = await experimentAt(request, reply, asked)
    const page = tested ? { ...asked, tested } : asked
    const key = keyOf(page, request)
    // For tested pages the cache was not asked before: each version has a place of its own.
    const asksCache = page.website.experiments.length > 0 && !page.isWithoutCode
    const kept = asksCache && key ? pageCache.get(key) : undefined
    if (kept) return send(request, reply, kept, dependencies.headers)
    // Every page has one URL; a trailing slash is removed by a redirect.
    if (page.path.length > 1 && page.path.endsWith('/')) return reply.redirect(withoutSlash(request.url), 301)
    const forEveryone = await draw(page)
    // Not awaited: the visitor does not need that page now.
    void errorDrawings.prepare(page)
    const forSome = await personalAt(page, request, forEveryone.status, draw)
    const drawn = forSome ?? forEveryone
    const { status, broken = [] } = drawn
    const leavesOutCode = page.isWithoutCode && differsForStaff(page.website)
    const caching = leavesOutCode || forSome ? NEVER_KEEP : tested ? OF_ONE_VISITOR : null
    const headers = caching ? { ...drawn.headers, 'cache-control': caching } : drawn.headers
    for (const { name, error } of broken) request.log.error({ err: error, block: name }, 'a block could not be drawn')
    if (status === 404 && (await isThereInLowerCase(page, draw))) return reply.redirect(inLowerCase(request.url), 301)
    if (status === 404) onMissing(page.website, request, page.path)
    if (drawn.searched) onSearch(page.website, request, drawn.searched)
    const made = createPage(status, headers, drawn.pieces ?? drawn.html)
    const isCached = status === 200 && !forSome && !leavesOutCode && !NOT_CACHED.has(page.path)
    if (isCached && key) pageCache.put(key, made)
    return send(request, reply, made, dependencies.headers)
  }

  /**
   * What is private for people who are signed in to the site's studio, or has a password for them and for those who gave
   * it; null for others.
   */
  async function personalAt(
    page: PageRequest,
    request: FastifyRequest,
    status: number,
    draw: (page: PageRequest) => Promise<RenderedPage>,
  ): Promise<RenderedPage | null> {
    if (status !== 404 && status !== LOCKED) return null
    const access = {
      isStaff: await isStaff(request, page.website),
      isOpen: (lock: Lock) => locks.isOpen(request, page.website, lock),
    }
    if (status === 404 && !access.isStaff) return null
    const drawn = await draw({ ...page, access })
    // Below an open lock there may be another one.
    return status === 404 && drawn.status === 404 ? null : drawn
  }

  /** Before the set-up a browser is redirected to it; otherwise an unknown host has no page. */
  async function answerNoWebsite(request: FastifyRequest, reply: FastifyReply) {
    const { failure } = fail('website-not-found')
    if (!wantsPage(request)) return sendFailure(reply, failure)
    const setUpAddress = await setUpAddressOf()
    if (setUpAddress) return reply.header('cache-control', 'no-store').redirect(setUpAddress, 302)
    return answerBarely(reply.code(404), pageTexts.noWebsite, sentenceOf(failure))
  }

  for (const url of PAGES) {
    app.route({
      method: 'GET',
      url,
      schema: { hide: true },
      config: perMinute(url === '/search' ? SEARCHES_PER_MINUTE : PAGES_PER_MINUTE),
      errorHandler: answerError,
      handler: (request, reply) => answer(request, reply, findPage),
    })
  }
  const answerLost = async (request: FastifyRequest, reply: FastifyReply) =>
    wantsPage(request) ? answer(request, reply, findLost) : sendFailure(reply, fail('not-found').failure)
  registerCrawlerFiles(app, toPageRequest, answerLost)
  app.route({
    method: 'GET',
    url: '/*',
    schema: { hide: true },
    config: perMinute(PAGES_PER_MINUTE),
    errorHandler: answerError,
    handler: answerLost,
  })
  app.route({
    method: ['PUT', 'PATCH', 'DELETE', 'POST', 'OPTIONS'],
    url: '/*',
    schema: { hide: true },
    config: perMinute(PAGES_PER_MINUTE),
    handler: async (request, reply) => {
      const methods = await methodsAt(request)
      if (methods.length === 0) return sendFailure(reply, fail('not-found').failure)
      return sendFailure(reply.header('allow', methods.join(', ')), fail('method-not-allowed').failure)
    },
  })
  // Unknown files of the browser bundle.
  app.setNotFoundHandler(answerLost)

  /** The allowed methods of a URL; none for an unknown one. Only the website knows which pages exist. */
  async function methodsAt(request: FastifyRequest): Promise<string[]> {
    const fixed = app.methodsAt(splitUrl(request.url)[0]!)
    if (fixed.length > 0) return fixed
    const page = await toPageRequest(request)
    if (!page || (await findPage(page)).status !== 200) return []
    // Pages of blocks accept posts of their forms.
    return (await page.sources.page(page.path.slice(1))) ? ['GET', 'HEAD', 'POST'] : ['GET', 'HEAD']
  }
}

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  page: ReturnType<typeof createPage>,
  headers: PageDependencies['headers'],
): FastifyReply {
  reply.hijack()
  sendPage(request.raw, reply.raw, page, headers)
  return reply
}

/** The place of a page in the cache; the versions of a tested page have one each. */
function keyOf({ website, origin, tested }: PageRequest, request: FastifyRequest): string | null {
  const key = pageKey(website, origin, request.url)
  return key && tested ? `${key} ${tested.variant} ${tested.isCounted}` : key
}

/** Whether an unknown URL exists in lower case. */
async function isThereInLowerCase(page: PageRequest, draw: (page: PageRequest) => Promise<RenderedPage>) {
  const path = page.path.toLowerCase()
  return path !== page.path && (await draw({ ...page, path })).status === 200
}

function inLowerCase(url: string): string {
  const [path = '/', query] = splitUrl(url)
  return query ? `${path.toLowerCase()}?${query}` : path.toLowerCase()
}

const wantsPage = (request: FastifyRequest) =>
  (request.method === 'GET' || request.method === 'HEAD') &&
  !request.url.startsWith('/api/') &&
  (request.headers.accept ?? '*/*').match(/text\/html|\*\/\*/) !== null

function withoutSlash(url: string): string {
  const [path = '/', query] = splitUrl(url)
  // All leading slashes but one are removed too: '//elsewhere.example' would be another host.
  const clean = `/${path.replace(/^\/+|(?<!\/)\/+$/g, '')}`
  return query ? `${clean}?${query}` : clean
}
