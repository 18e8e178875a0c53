import type { Services } from '#server/services.ts'
import { type PageRequest, siteOf } from '#server/site/page-request.ts'
import { type RenderedPage, renderPage } from '#server/site/render-page.ts'
import type { ServePage } from '#server/site/serve-pages.ts'
import { shopHref } from '#server/site/shop-href.ts'
import { reading } from '#server/stores.ts'
import { statusOf } from '#shared/failure-statuses.ts'
import { sentenceOf } from '#shared/failures.ts'
import { type Failure, fail } from '#shared/http/failure.ts'
import { formatMoney, moneyFormatOf } from '#shared/money/format.ts'
import { pageTypes } from '#shared/pages/codes.ts'
import { planWords } from '#shared/subscription-plans/words.ts'
import { SUBSCRIBE_PAGE } from '#shared/subscriptions/cart-api.ts'
import { renewalWords } from '#storefront/purchases/renewal-words.ts'
import { subscribeScreen } from '#storefront/screens/subscribe/screen.tsx'
import { subscribePageTexts } from '#storefront/screens/subscribe/texts.ts'
import { cartToken, giveDraftCartToken } from '../cart-cookies.ts'
import { findCart, insertCart, newCartToken, type SavedCart } from '../cart-store.ts'
import { changeCart } from '../change-cart.ts'
import { addEntry } from '../change-entries.ts'
import { describeCart } from '../describe-cart.ts'
import { readCartVariants } from '../read-cart-facts.ts'

type Refusal = Extract<ReturnType<typeof addEntry>, { ok: false }>['failure']['code'] | 'variant-unavailable'

/** How long a cart token opens the subscription page, in milliseconds. */
const CART_TOKEN_LIFETIME = 30 * 60 * 1000

/**
 * The subscription page: what renews, how often and for how much. From here the buyer goes to the checkout, or puts it in
 * the cart beside other goods. A token is used for reading alone: the cart that is bought gets a new one.
 */
export function registerSubscribePage(services: Services, serve: ServePage): void {
  const { csrf, gates } = services

  serve('GET', SUBSCRIBE_PAGE, async (page, request, reply) =>
    show(page, await cartOf(page), csrf.ensure(request, reply, page.website.id)),
  )

  serve('POST', SUBSCRIBE_PAGE, async (page, request, reply) => {
    const { website } = page
    const cart = await cartOf(page)
    const csrfToken = csrf.ensure(request, reply, website.id)
    if (!cart || !gates.isGenuine(request, reply, website))
      return show(page, cart, csrfToken, cart ? fail('crumb-expired').failure : null)
    const scope = reading(services, website)
    const { to } = (request.body ?? {}) as Readonly<Record<string, unknown>>
    if (to !== 'cart') {
      const token = newCartToken()
      const own = await findCart(scope, cartToken(request))
      const hasGoods = own !== null && own.orderId === null && own.content.entries.length > 0
      await insertCart(scope, token, { ...cart.content, ...(hasGoods && { isApart: true }) })
      giveDraftCartToken(request, reply, token)
      return '/checkout'
    }
    const [entry] = cart.content.entries
    const added = await changeCart<Refusal>(scope, request, reply, async (content) => {
      const variants = await readCartVariants(scope, [...content.entries, entry!])
      const variant = variants.get(entry!.variantId)
      if (!variant) return fail('variant-unavailable')
      return addEntry(content, variant, entry!.quantity, { saved: entry!, settings: website.settings }, variants)
    })
    return added.ok ? '/cart' : show(page, cart, csrfToken, added.failure)
  })

  /** The cart of the token in the URL; null when there is none, or its half hour is over. */
  async function cartOf({ website, query }: PageRequest): Promise<SavedCart | null> {
    const cart = await findCart(reading(services, website), query.get('cartToken') ?? undefined)
    const isOpen = cart !== null && cart.orderId === null && cart.createdAt + CART_TOKEN_LIFETIME > Date.now()
    return isOpen && cart.content.entries.length > 0 ? cart : null
  }

  async function show(
    page: PageRequest,
    cart: SavedCart | null,
    csrfToken: string,
    failure: Failure | null = null,
  ): Promise<RenderedPage> {
    const { website, query } = page
    const { settings } = website
    const shown = cart && (await describeCart(reading(services, website), cart))
    const entry = shown?.entries[0]
    const words = planWords(entry?.subscriptionPlan ?? null)
    const money = (cents: number) => formatMoney(cents, settings.currency, moneyFormatOf(settings))
    const problem = failure ? sentenceOf(failure) : (entry?.problem ?? null)
    const rendered = renderPage({
      site: await siteOf(page),
      files: page.files,
      isPersonal: true,
      status: failure ? statusOf[failure.code as keyof typeof statusOf] : entry && words ? 200 : 410,
      screen: subscribeScreen,
      head: {
        pageType: pageTypes.page,
        title: subscribePageTexts.title,
        description: '',
        path: SUBSCRIBE_PAGE,
        canonicalPath: null,
      },
      model: {
        item:
          entry && words
            ? {
                title: entry.title,
                options: Object.values(entry.chosenVariant.attributes).join(', '),
                image: entry.image,
                price: entry.afterTrial ? (renewalWords(entry, money) ?? words) : `${money(entry.subTotal)} ${words}`,
                trialEnds: entry.afterTrial?.day ?? null,
                canBuy: entry.problem === null,
              }
            : null,
        problem,
        action: `${SUBSCRIBE_PAGE}?cartToken=${encodeURIComponent(query.get('cartToken') ?? '')}`,
        csrfToken,
        shopHref: await shopHref(page),
      },
    })
    // The URL contains the token: no other site gets it in a Referer. Without any, browsers would not say where the form comes from.
    return { ...rendered, headers: { ...rendered.headers, 'referrer-policy': 'same-origin' } }
  }
}
