import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { recordSearch } from './analytics/record-actions.ts'
import { registerCartPage } from './cart/cart-page.ts'
import { registerDiscountLink } from './cart/discount-link.ts'
import { registerDonatePages } from './cart/donations/donate-page.ts'
import { registerCartForms } from './cart/form-routes.ts'
import { registerOwnPricesPage } from './cart/own-prices/own-prices-page.ts'
import { registerSubscribePage } from './cart/subscriptions/subscribe-page.ts'
import { registerTaxExemptionPage } from './cart/tax-exemptions/exemption-page.ts'
import { registerReminderPages } from './cart-reminders/pages.ts'
import { registerCheckoutPages } from './checkout/checkout-pages.ts'
import { registerPaymentLinks } from './checkout/draft-orders/link-page.ts'
import { registerOwedLinks } from './checkout/order-edits/owed-page.ts'
import { registerSubscriptionPage } from './checkout/subscriptions/subscription-page.ts'
import { registerCurrencyChoice } from './currencies/currency-routes.ts'
import { registerSummaryLinks } from './donations/routes.ts'
import { registerDownloadPage } from './downloads/download-page.ts'
import { experimentAt } from './experiments/experiment-at.ts'
import { pageHeaders } from './http/security-headers.ts'
import { registerInvoiceLinks } from './invoices/routes.ts'
import { registerNewsletterPages } from './newsletter/newsletter-pages.ts'
import { createErrorDrawings } from './pages/error-drawings.ts'
import { registerGiftCardBalance } from './pages/gift-cards/balance-page.ts'
import { registerGiftCardPage } from './pages/gift-cards/card-page.ts'
import { createPageLocks } from './pages/page-lock.ts'
import { type PageDependencies, registerPages } from './pages/page-routes.ts'
import { createPageSources } from './pages/page-sources.ts'
import { registerFormPosts } from './pages/post-form.ts'
import { registerPreviews } from './pages/show-preview.ts'
import { registerSiteIcons } from './pages/site-icons.ts'
import { testAccessOf } from './payments/test-access.ts'
import { registerPixelFrame } from './pixels/frame-page.ts'
import { registerPopupPosts } from './popup/popup-page.ts'
import { registerRestockPages } from './restock/restock-pages.ts'
import { registerReturnPage } from './returns/return-page.ts'
import { registerReviewPages } from './reviews/requests/review-pages.ts'
import type { Services } from './services.ts'
import { createPageErrors } from './site/answer-page-errors.ts'
import { browserFiles } from './site/browser-files.ts'
import { createPageRequests, type PageRequestDependencies } from './site/page-request.ts'
import { serveAssets } from './site/serve-assets.ts'
import { createServePage } from './site/serve-pages.ts'
import type { PageSources } from './site/sources.ts'
import { reading } from './stores.ts'
import { currencyKey } from './websites/for-visitor.ts'
import { hasWebsites } from './websites/has-websites.ts'
import { originOf } from './websites/origin.ts'
import type { Website } from './websites/website.ts'
import { registerWithdrawalPage } from './withdrawals/withdrawal-page.ts'

const MOST_CACHED_WEBSITES = 500

/** The storefront, one line for the pages of each noun, and the files of the browser bundle. */
export async function siteRoutes(services: Services): Promise<void> {
  const { app, env, gates, pageCache, browser } = services
  const headers = pageHeaders(env)
  await serveAssets(app, browser, headers)
  const sources = new LRUCache<string, PageSources>({ max: MOST_CACHED_WEBSITES })
  const sourcesOf = (website: Website): PageSources => {
    const key = `${website.id} ${website.version}${currencyKey(website)}`
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
  const errorDrawings = createErrorDrawings((error) =>
    app.log.warn({ err: error }, 'the page for errors was not drawn'),
  )
  const answerError = createPageErrors({ ...requests, errorPageOf: errorDrawings.of })
  const toPageRequest = createPageRequests(requests)
  const toPersonalRequest = createPageRequests({
    ...requests,
    testAccessOf: (request, website) => testAccessOf(gates, request, website),
  })
  const servePage = createServePage(app, toPageRequest, answerError)
  const servePersonalPage = createServePage(app, toPersonalRequest, answerError)
  registerCartPage(services, servePersonalPage)
  registerCartForms(services, toPersonalRequest, answerError)
  registerDiscountLink(services, answerError)
  registerCurrencyChoice(services, answerError)
  registerCheckoutPages(services, servePersonalPage)
  registerPaymentLinks(services, servePersonalPage)
  registerOwedLinks(services, servePersonalPage)
  registerSubscribePage(services, servePersonalPage)
  registerDonatePages(services, servePersonalPage)
  registerSubscriptionPage(services, servePersonalPage)
  registerReminderPages(services, servePersonalPage)
  registerDownloadPage(services, toPageRequest)
  registerInvoiceLinks(services)
  registerSummaryLinks(services)
  registerNewsletterPages(services, servePage)
  registerGiftCardBalance(services, servePage)
  registerGiftCardPage(services, servePage)
  registerWithdrawalPage(services, servePage)
  registerTaxExemptionPage(services, servePage)
  registerOwnPricesPage(services, servePage)
  registerReturnPage(services, servePage)
  registerRestockPages(services, servePage)
  registerReviewPages(services, servePage)
  registerPopupPosts(services, servePage)
  registerPixelFrame(services, servePage)
  const locks = createPageLocks(services)
  const isStaff = async (request: FastifyRequest, website: Website) => (await gates.staffOf(request, website)) !== null
  registerPreviews(services, servePage)
  registerFormPosts(services, { toPageRequest, answerError, locks, isStaff })
  registerSiteIcons(services, gates.websiteOf)
  const onMissing: PageDependencies['onMissing'] = (...missed) => services.missingUrls.count(...missed)
  const onSearch: PageDependencies['onSearch'] = (website, request, searched) =>
    void recordSearch(services, request, website, searched)
  const setUpAddressOf = async () => ((await hasWebsites(services.database)) ? null : (env.STUDIO_URL ?? '/config'))
  registerPages(app, {
    ...requests,
    pageCache,
    headers,
    errorDrawings,
    onMissing,
    onSearch,
    answerError,
    isStaff,
    locks,
    experimentAt: (request, reply, { website, path }) => experimentAt(services, { request, reply, website, path }),
    setUpAddressOf,
  })
}
