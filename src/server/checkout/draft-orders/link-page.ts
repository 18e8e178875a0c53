import { giveDraftCartToken } from '#server/cart/cart-cookies.ts'
import { readDraft } from '#server/draft-orders/draft-store.ts'
import { orderPath } from '#server/orders/order-link.ts'
import type { Services } from '#server/services.ts'
import { type PageRequest, siteOf } from '#server/site/page-request.ts'
import { type RenderedPage, renderPage } from '#server/site/render-page.ts'
import type { ServePage } from '#server/site/serve-pages.ts'
import { shopHref } from '#server/site/shop-href.ts'
import { reading } from '#server/stores.ts'
import { pageTypes } from '#shared/pages/codes.ts'
import { paymentLinkScreen } from '#storefront/screens/payment-link/screen.tsx'
import { paymentLinkTexts } from '#storefront/screens/payment-link/texts.ts'
import { cartOfDraft, draftCartToken, isPaymentLinkKey } from './payment-link.ts'

/**
 * The payment link of a draft order: it opens the checkout with the goods of the draft. Once the order is placed, it
 * leads to the order.
 */
export function registerPaymentLinks(services: Services, serve: ServePage): void {
  const { secret } = services

  serve('GET', '/pay/:draftId', async (page, request, reply) => {
    const { website } = page
    const { draftId } = request.params as { draftId: string }
    const scope = reading(services, website)
    const draft = await readDraft(scope, draftId)
    const isAllowed = draft !== null && isPaymentLinkKey(secret, website.id, draft, page.query.get('key') ?? '')
    if (isAllowed && draft.order) return orderPath(secret, website.id, draft.order.id)
    if (isAllowed && draft.state === 'sent') {
      await cartOfDraft(scope, secret, draft)
      giveDraftCartToken(request, reply, draftCartToken(secret, website.id, draft.id))
      return '/checkout'
    }
    // Links that have ended, were withdrawn or never were say the same.
    const shown = await showEnded(page)
    // The URL contains the key: it must never be sent in a Referer.
    return { ...shown, headers: { ...shown.headers, 'referrer-policy': 'no-referrer' } }
  })
}

async function showEnded(page: PageRequest): Promise<RenderedPage> {
  const rendered = await renderPage({
    site: await siteOf(page),
    head: {
      pageType: pageTypes.page,
      title: paymentLinkTexts.title,
      description: '',
      path: '/pay',
      canonicalPath: null,
    },
    screen: paymentLinkScreen,
    model: { shopHref: await shopHref(page) },
    files: page.files,
    isPersonal: true,
  })
  return { ...rendered, status: 410 }
}
