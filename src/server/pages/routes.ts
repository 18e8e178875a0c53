import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { LRUCache } from 'lru-cache'
import { sendPage } from '#server/cache/send-page.ts'
import { registerCartForms } from '#server/cart/form-routes.ts'
import { registerFormPosts } from '#server/forms/post-form.ts'
import { registerNewsletterPages } from '#server/newsletter/newsletter-pages.ts'
import { testAccessOf } from '#server/payments/test-access.ts'
import type { Services } from '#server/services.ts'
import { reading } from '#server/stores.ts'
import { hasWebsites } from '#server/websites/has-websites.ts'
import { originOf } from '#server/websites/origin.ts'
import type { Website } from '#server/websites/website.ts'
import { createPageErrors } from './answer-page-errors.ts'
import { browserFiles } from './browser-files.ts'
import { registerDownloadPage } from './download-page.ts'
import { createPageRequests, type PageRequestDependencies, splitUrl } from './page-request.ts'
import { registerPages } from './page-routes.ts'
import { createPageSources } from './page-sources.ts'
import { registerPersonalPages } from './personal-pages.ts'
import { registerSiteIcons } from './site-icons.ts'
import type { PageSources } from './sources.ts'
import { STYLE_FILES, styleFileAt } from './style-files.ts'

const KEPT_WEBSITES = 500

/** The visitor's side, and the files of the browser bundle. */
export async function pageRoutes(services: Services): Promise<void> {
  const { app, env, gates, pageCache, browser } = services
  // Names carry a hash of their content, so a browser never has to ask again.
  await app.register(fastifyStatic, {
    root: join(browser.folder, 'assets'),
    prefix: '/assets/',
    immutable: true,
    maxAge: '365d',
    index: false,
    decorateReply: false,
    preCompressed: true,
  })
  app.get(`${STYLE_FILES}:file`, { schema: { hide: true } }, (request, reply) => {
    const file = styleFileAt(splitUrl(request.url)[0]!)
    if (!file) return reply.callNotFound()
    reply.hijack()
    sendPage(request.raw, reply.raw, file)
  })
  const sources = new LRUCache<string, PageSources>({ max: KEPT_WEBSITES })
  const sourcesOf = (website: Website): PageSources => {
    const key = `${website.id} ${website.version}`
    const known = sources.get(key) ?? createPageSources(reading(services, website))
    sources.set(key, known)
    return known
  }
  const requests: PageRequestDependencies = {
    websiteOf: gates.websiteOf,
    sourcesOf,
    originOf: (website, request) => originOf(env, website, request),
    files: browserFiles(browser.storefront),
  }
  const answerError = createPageErrors(requests)
  const personalRequests = createPageRequests({
    ...requests,
    testAccessOf: (request, website) => testAccessOf(gates, request, website),
  })
  registerPersonalPages(services, personalRequests, answerError)
  registerDownloadPage(services, createPageRequests(requests))
  registerCartForms(services, personalRequests, answerError)
  registerFormPosts(services, createPageRequests(requests), answerError)
  registerNewsletterPages(services, createPageRequests(requests), answerError)
  registerSiteIcons(app, gates.websiteOf)
  const setUpAddressOf = async () => ((await hasWebsites(services.database)) ? null : (env.STUDIO_URL ?? '/config'))
  registerPages(app, { ...requests, pageCache, answerError, setUpAddressOf })
}
