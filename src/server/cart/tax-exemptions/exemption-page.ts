import type { FastifyReply, FastifyRequest } from 'fastify'
import { countTry } from '#server/guard/failed-tries.ts'
import { networkOf } from '#server/http/network-of.ts'
import { hashOf } from '#server/identifiers.ts'
import { findPage } from '#server/pages/find-page.ts'
import type { Services } from '#server/services.ts'
import { type PageRequest, siteOf } from '#server/site/page-request.ts'
import { type RenderedPage, renderPage } from '#server/site/render-page.ts'
import type { ServePage } from '#server/site/serve-pages.ts'
import { showNotFound } from '#server/site/show-not-found.ts'
import { changing, reading } from '#server/stores.ts'
import type { DatabaseQueries } from '#server/tables.ts'
import { exemptionOf, hasExemptCustomers } from '#server/tax-exemptions/exemption-of-cart.ts'
import { writeExemptionLinkJob } from '#server/tax-exemptions/jobs.ts'
import { customerOfOwnerLink } from '#server/tax-exemptions/owner-link.ts'
import type { Website } from '#server/websites/website.ts'
import { emailSchema } from '#shared/addresses/email-schema.ts'
import { succeed } from '#shared/http/failure.ts'
import { pageTypes } from '#shared/pages/codes.ts'
import { taxExemptionPath } from '#shared/tax-exemptions/paths.ts'
import type { TaxExemptionModel } from '#storefront/screens/tax-exemption/model.ts'
import { taxExemptionScreen } from '#storefront/screens/tax-exemption/screen.tsx'
import { taxExemptionPageTexts } from '#storefront/screens/tax-exemption/texts.ts'
import { changeCart } from '../change-cart.ts'

/** Links that one network can ask for in a quarter of an hour. */
const MOST_OF_NETWORK = 10

const blank: TaxExemptionModel = {
  ...{ step: 'form', email: '', key: '', isWrong: false, isFull: false, isOver: false },
  action: taxExemptionPath,
}

/** Whether buyers of a website can prove here that they are exempt: some are, and a link can be sent. */
export const offersExemption = async (services: Services, website: Website): Promise<boolean> =>
  website.canSendEmail && (await hasExemptCustomers(reading(services, website)))

/**
 * The page on which exempt buyers prove their email address: a form that sends a link, and the button behind the link,
 * so that a program that only opens links does not use it up. The answer is the same for every address. The owner can
 * give a customer a link, too.
 */
export function registerTaxExemptionPage(services: Services, serve: ServePage): void {
  serve('GET', taxExemptionPath, async (page) => {
    const key = page.query.get('key') ?? ''
    if (!(await isOpen(page, key))) return findPage(page)
    return show(page, key === '' ? { step: 'form' } : { step: 'confirm', key })
  })

  serve('POST', taxExemptionPath, async (page, request, reply) => {
    const { email, key } = (request.body ?? {}) as Readonly<Record<string, unknown>>
    const given = typeof key === 'string' ? key : ''
    if (!(await isOpen(page, given))) return showNotFound(page, { isPersonal: true })
    return typeof key === 'string' ? openLink(page, request, reply, key) : sendLink(page, request, email)
  })

  /** Links of the owner need no email. */
  async function isOpen({ website }: PageRequest, key: string): Promise<boolean> {
    return key === '' ? offersExemption(services, website) : hasExemptCustomers(reading(services, website))
  }

  async function sendLink(page: PageRequest, request: FastifyRequest, typed: unknown): Promise<RenderedPage> {
    const { website, origin } = page
    const parsed = emailSchema.safeParse(typed)
    if (!parsed.success)
      return show(page, { step: 'form', email: String(typed ?? '').slice(0, 256), isWrong: true }, 400)
    const sender = ['tax-exemption', website.id, networkOf(request.ip)].join(' ')
    if (!(await countTry(services.database, sender, MOST_OF_NETWORK, Date.now())).ok)
      return show(page, { step: 'form', isFull: true }, 429)
    const email = parsed.data.toLowerCase()
    await changing(services, website, null, (scope) =>
      scope.enqueue(writeExemptionLinkJob, { email, origin }, { uniqueKey: hashOf(email) }),
    )
    return show(page, { step: 'sent' })
  }

  async function openLink(
    page: PageRequest,
    request: FastifyRequest,
    reply: FastifyReply,
    key: string,
  ): Promise<RenderedPage | string> {
    const { website } = page
    const customerId =
      customerOfOwnerLink(services.secret, website.id, key, Date.now()) ??
      (await changing(services, website, null, (scope) => takeLink(scope.database, website.id, hashOf(key))))
    const isExempt = customerId !== null && (await exemptionOf(reading(services, website), customerId)) !== null
    if (!isExempt) return showOver(page, 410)
    const bound = await changeCart<never>(reading(services, website), request, reply, (content) =>
      succeed({ ...content, exemptCustomerId: customerId }),
    )
    if (!bound.ok) return showOver(page, 409)
    return bound.value.content.entries.length > 0 ? '/checkout' : show(page, { step: 'done' })
  }
}

/** Uses a link up. Of two requests at the same time, one gets the customer. @returns null when it does not work any more */
async function takeLink(database: DatabaseQueries, websiteId: string, tokenHash: string): Promise<string | null> {
  const taken = await database
    .deleteFrom('tax_exemption_links')
    .where('website_id', '=', websiteId)
    .where('token_hash', '=', tokenHash)
    .returning(['customer_id', 'expires_at'])
    .executeTakeFirst()
  return taken && taken.expires_at > Date.now() ? taken.customer_id : null
}

/** Another link can be requested where the shop can send it. */
const showOver = (page: PageRequest, status: number): Promise<RenderedPage> =>
  show(page, page.website.canSendEmail ? { step: 'form', isOver: true } : { step: 'over' }, status)

async function show(page: PageRequest, shown: Partial<TaxExemptionModel>, status?: number): Promise<RenderedPage> {
  const rendered = renderPage({
    site: await siteOf(page),
    head: {
      pageType: pageTypes.page,
      title: taxExemptionPageTexts.title,
      description: '',
      path: taxExemptionPath,
      canonicalPath: null,
    },
    screen: taxExemptionScreen,
    model: { ...blank, ...shown },
    files: page.files,
    isPersonal: true,
    ...(status !== undefined && { status }),
  })
  // The URL may contain the secret of a link: it must never be sent in a Referer.
  return { ...rendered, headers: { ...rendered.headers, 'referrer-policy': 'no-referrer' } }
}
