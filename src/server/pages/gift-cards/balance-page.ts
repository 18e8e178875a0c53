import { tryGiftCardCode } from '#server/gift-cards/try-code.ts'
import type { Services } from '#server/services.ts'
import { type PageRequest, siteOf } from '#server/site/page-request.ts'
import { type RenderedPage, renderPage } from '#server/site/render-page.ts'
import type { ServePage } from '#server/site/serve-pages.ts'
import { reading } from '#server/stores.ts'
import { formatDate } from '#shared/dates/format.ts'
import { sentenceOf } from '#shared/failures.ts'
import { giftCardBalancePath } from '#shared/gift-cards/paths.ts'
import { formatMoney, moneyFormatOf } from '#shared/money/format.ts'
import { pageTypes } from '#shared/pages/codes.ts'
import { type GiftCardBalanceModel, giftCardBalanceScreen } from '#storefront/screens/gift-card-balance/screen.tsx'
import { giftCardBalanceTexts } from '#storefront/screens/gift-card-balance/texts.ts'

/** The page on which someone with a code sees what is left on its card. A code is sent in a body, never in a URL. */
export function registerGiftCardBalance(services: Services, serve: ServePage): void {
  serve('GET', giftCardBalancePath, (page) => show(page, { problem: null, found: null }))

  serve('POST', giftCardBalancePath, async (page, request) => {
    const { code } = (request.body ?? {}) as Readonly<Record<string, unknown>>
    const entered = (typeof code === 'string' ? code : '').slice(0, 60)
    const card = await tryGiftCardCode(reading(services, page.website), services.secret, request.ip, entered)
    if (!card.ok) return show(page, { problem: sentenceOf(card.failure), found: null })
    const { settings } = page.website
    const { balanceCents, currency, lastFour, expiresAt } = card.value
    return show(page, {
      problem: null,
      found: {
        balance: formatMoney(balanceCents, currency, moneyFormatOf(settings)),
        lastFour,
        validUntil: expiresAt === null ? null : formatDate(expiresAt - 1, settings),
      },
    })
  })
}

async function show(page: PageRequest, model: Omit<GiftCardBalanceModel, 'action'>): Promise<RenderedPage> {
  return renderPage({
    site: await siteOf(page),
    head: {
      pageType: pageTypes.page,
      title: giftCardBalanceTexts.title,
      description: '',
      path: giftCardBalancePath,
      canonicalPath: null,
    },
    screen: giftCardBalanceScreen,
    model: { ...model, action: giftCardBalancePath },
    files: page.files,
    isPersonal: true,
  })
}
