import type { FastifyReply, FastifyRequest } from 'fastify'
import { giveGroupToken } from '#server/customer-groups/group-link.ts'
import { groupOfBuyer } from '#server/customer-groups/group-of-buyer.ts'
import { hashOf } from '#server/identifiers.ts'
import { findPage } from '#server/pages/find-page.ts'
import type { Services } from '#server/services.ts'
import { type PageRequest, siteOf } from '#server/site/page-request.ts'
import { type RenderedPage, renderPage } from '#server/site/render-page.ts'
import type { ServePage } from '#server/site/serve-pages.ts'
import { shopHref } from '#server/site/shop-href.ts'
import { reading } from '#server/stores.ts'
import { ownPricesPath } from '#shared/customer-groups/paths.ts'
import { succeed } from '#shared/http/failure.ts'
import { pageTypes } from '#shared/pages/codes.ts'
import { ownPricesTexts } from '#storefront/products/own-prices/texts.ts'
import type { OwnPricesModel } from '#storefront/screens/own-prices/model.ts'
import { ownPricesScreen } from '#storefront/screens/own-prices/screen.tsx'
import { cartToken } from '../cart-cookies.ts'
import { changeCart } from '../change-cart.ts'

/**
 * The page behind the link of a customer in a group. Its button opens the group's prices in this browser and its cart, so
 * that a program that only opens links changes nothing.
 */
export function registerOwnPricesPage(services: Services, serve: ServePage): void {
  serve('GET', ownPricesPath, async (page) => {
    const key = page.query.get('key') ?? ''
    if (key === '') return findPage(page)
    return (await isOpen(page, key)) ? show(page, 'confirm', key) : show(page, 'over')
  })

  serve('POST', ownPricesPath, async (page, request, reply) => {
    const { key } = (request.body ?? {}) as Readonly<Record<string, unknown>>
    if (typeof key !== 'string' || !(await isOpen(page, key))) return show(page, 'over')
    return open(page, request, reply, key)
  })

  async function open(page: PageRequest, request: FastifyRequest, reply: FastifyReply, key: string) {
    giveGroupToken(request, reply, key)
    // A cart that begins later gets the link from the cookie.
    if (cartToken(request) !== undefined)
      await changeCart<never>(reading(services, page.website), request, reply, (content) =>
        succeed({ ...content, groupLink: hashOf(key) }),
      )
    return show(page, 'done')
  }

  const isOpen = async ({ website }: PageRequest, key: string): Promise<boolean> =>
    (await groupOfBuyer(reading(services, website), hashOf(key))) !== null
}

async function show(page: PageRequest, step: OwnPricesModel['step'], key = ''): Promise<RenderedPage> {
  const rendered = renderPage({
    site: await siteOf(page),
    head: {
      pageType: pageTypes.page,
      title: ownPricesTexts.title,
      description: '',
      path: ownPricesPath,
      canonicalPath: null,
    },
    screen: ownPricesScreen,
    model: { step, key, action: ownPricesPath, shopHref: await shopHref(page) },
    files: page.files,
    isPersonal: true,
    ...(step === 'over' && { status: 410 }),
  })
  // The URL contains the secret of the link: it must never be sent in a Referer.
  return { ...rendered, headers: { ...rendered.headers, 'referrer-policy': 'no-referrer' } }
}
