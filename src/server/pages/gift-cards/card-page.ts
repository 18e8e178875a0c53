import { isGiftCardKey } from '#server/gift-cards/card-link.ts'
import { readGiftCard } from '#server/gift-cards/card-store.ts'
import { readCode } from '#server/gift-cards/read-code.ts'
import type { Services } from '#server/services.ts'
import { type PageRequest, siteOf } from '#server/site/page-request.ts'
import { type RenderedPage, renderPage } from '#server/site/render-page.ts'
import type { ServePage } from '#server/site/serve-pages.ts'
import { shopHref } from '#server/site/shop-href.ts'
import { showNotFound } from '#server/site/show-not-found.ts'
import { reading } from '#server/stores.ts'
import { formatDate } from '#shared/dates/format.ts'
import { giftCardBalancePath } from '#shared/gift-cards/paths.ts'
import { giftCardStatus } from '#shared/gift-cards/rules.ts'
import type { GiftCard } from '#shared/gift-cards/schema.ts'
import { formatMoney, moneyFormatOf } from '#shared/money/format.ts'
import { pageTypes } from '#shared/pages/codes.ts'
import { giftCardScreen } from '#storefront/screens/gift-card/screen.tsx'
import { giftCardPageTexts } from '#storefront/screens/gift-card/texts.ts'

/** The page with a gift card and its code, for its signed link. */
export function registerGiftCardPage(services: Services, serve: ServePage): void {
  const { secret } = services

  serve('GET', '/gift-card/:cardId', async (page, request) => {
    const { website } = page
    const { cardId } = request.params as { cardId: string }
    const isAllowed = isGiftCardKey(secret, website.id, cardId, page.query.get('key') ?? '')
    const scope = reading(services, website)
    const card = isAllowed ? await readGiftCard(scope, cardId) : null
    const shown = card
      ? await show(page, card, () => readCode(services, website.id, cardId))
      : await showNotFound(page, { isPersonal: true })
    // The URL contains the key: it must never be sent in a Referer.
    return { ...shown, headers: { ...shown.headers, 'referrer-policy': 'no-referrer' } }
  })
}

async function show(page: PageRequest, card: GiftCard, codeOf: () => Promise<string>): Promise<RenderedPage> {
  const { settings, title } = page.website
  const money = (cents: number) => formatMoney(cents, card.currency, moneyFormatOf(settings))
  const status = giftCardStatus(card, Date.now())
  return renderPage({
    site: await siteOf(page),
    head: {
      pageType: pageTypes.page,
      title: `${giftCardPageTexts.title} – ${title}`,
      description: '',
      path: `/gift-card/${card.id}`,
      canonicalPath: null,
    },
    screen: giftCardScreen,
    model: {
      siteTitle: title,
      amount: money(card.initialCents),
      balance: money(card.balanceCents),
      validThrough: card.expiresAt === null ? null : formatDate(card.expiresAt - 1, settings),
      code: status === 'active' ? await codeOf() : null,
      status,
      isUsed: card.balanceCents < card.initialCents,
      isTest: card.isTest,
      recipientName: card.recipientName,
      senderName: card.senderName,
      message: card.message,
      shopHref: await shopHref(page),
      balanceHref: giftCardBalancePath,
    },
    files: page.files,
    isPersonal: true,
  })
}
