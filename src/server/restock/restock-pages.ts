import type { FastifyReply, FastifyRequest } from 'fastify'
import { inputsOf } from '#server/forms/submissions/answers-of-post.ts'
import { readMerchandising } from '#server/merchandising/read-merchandising.ts'
import { readShownProduct } from '#server/products/visible/read-shown-product.ts'
import { findVariantLink } from '#server/products/visible/variant-link.ts'
import type { Services } from '#server/services.ts'
import { type PageRequest, siteOf } from '#server/site/page-request.ts'
import { type RenderedPage, renderPage } from '#server/site/render-page.ts'
import type { ServePage } from '#server/site/serve-pages.ts'
import { showEmailLink } from '#server/site/show-email-link.ts'
import { showNotFound } from '#server/site/show-not-found.ts'
import { changing, reading } from '#server/stores.ts'
import { hostName } from '#server/websites/host-name.ts'
import { statusOf } from '#shared/failure-statuses.ts'
import { sentenceOf } from '#shared/failures.ts'
import { HONEYPOT } from '#shared/forms/input-names.ts'
import { fail } from '#shared/http/failure.ts'
import { merchandisingOf } from '#shared/merchandising/rules.ts'
import { pageTypes } from '#shared/pages/codes.ts'
import { restockSignUpSchema } from '#shared/restock/api.ts'
import { RESTOCK_PATH } from '#shared/restock/paths.ts'
import { restockBoxTexts } from '#storefront/products/restock/texts.ts'
import { restockScreen } from '#storefront/screens/restock/screen.tsx'
import { RESTOCK_END_PATH, readRestockKey } from './restock-link.ts'
import { endRestockRequests, readRestockEmail } from './restock-store.ts'
import { signUpForRestock } from './sign-up.ts'
import { restockPageTexts as texts } from './texts.ts'

const GONE = 410

/**
 * The sign-up without JavaScript, and the link of emails that ends all notices. The link shows a button and changes
 * nothing by itself: mail programs open links to check them.
 */
export function registerRestockPages(services: Services, serve: ServePage): void {
  const { csrf, gates, secret } = services

  serve('POST', RESTOCK_PATH, async (page, request, reply) => {
    const inputs = inputsOf(request.body)
    const parsed = restockSignUpSchema.safeParse({
      productId: inputs.get('productId'),
      variantId: inputs.get('variantId'),
      siteVisitorEmail: inputs.get('email') ?? '',
      isJoinMailingList: inputs.get('join') === 'on',
      website: inputs.get(HONEYPOT) ?? '',
    })
    if (!parsed.success) return showNotFound(page, { isPersonal: true })
    return signUp(page, request, reply, parsed.data, inputs)
  })

  serve('GET', RESTOCK_END_PATH, async (page) => {
    const isKnown = keyOf(page) !== null
    return showEmailLink(page, isKnown ? texts.mayEnd : texts.broken, {
      pageType: pageTypes.page,
      ...(!isKnown && { status: GONE }),
    })
  })

  serve('POST', RESTOCK_END_PATH, async (page) => {
    const requestId = keyOf(page)
    if (requestId === null) return showEmailLink(page, texts.broken, { pageType: pageTypes.page, status: GONE })
    await changing(services, page.website, null, async (scope) => {
      const email = await readRestockEmail(scope, requestId)
      if (email !== null) await endRestockRequests(scope, email)
    })
    return showEmailLink(page, texts.ended, { pageType: pageTypes.page })
  })

  const keyOf = ({ website, query }: PageRequest) => readRestockKey(secret, website.id, query.get('key') ?? '')

  /** Cached pages contain no CSRF token: a post without one is confirmed on a page that has it (decision 022). */
  async function signUp(
    page: PageRequest,
    request: FastifyRequest,
    reply: FastifyReply,
    wanted: ReturnType<typeof restockSignUpSchema.parse>,
    inputs: URLSearchParams,
  ): Promise<RenderedPage> {
    const { website, origin } = page
    const scope = reading(services, website)
    const isGenuine = gates.isGenuine(request, reply, website)
    const hasNoCookies = !isGenuine && inputs.has('crumb') && !request.headers.cookie
    const sender = { address: request.ip, origin, host: hostName(request.host), isPlainPost: true }
    const outcome = isGenuine
      ? await signUpForRestock(services, website, wanted, { ...sender, pagePath: RESTOCK_PATH })
      : hasNoCookies
        ? fail('cookies-disabled')
        : null
    const variant = await findVariantLink(scope, wanted.variantId, Date.now())
    const product = await readShownProduct(scope, wanted.productId)
    if (!variant || !product || variant.productId !== product.id) return showNotFound(page, { isPersonal: true })
    const { values } = merchandisingOf(product, website.settings, await readMerchandising(scope, product))
    const failure = outcome && !outcome.ok ? outcome.failure : null
    return renderPage({
      site: await siteOf(page),
      files: page.files,
      isPersonal: true,
      screen: restockScreen,
      head: {
        ...{ pageType: pageTypes.page, title: texts.title, description: '', path: RESTOCK_PATH, canonicalPath: null },
      },
      status: failure ? statusOf[failure.code] : 200,
      model: {
        action: RESTOCK_PATH,
        product: variant.title,
        productPath: variant.path,
        isDone: outcome?.ok === true,
        sentence: outcome
          ? failure
            ? sentenceOf(failure)
            : values.successText
          : restockBoxTexts.onceMore(values.buttonText),
        isProblem: failure !== null,
        csrfToken: csrf.ensure(request, reply, website.id),
        productId: wanted.productId,
        variantId: wanted.variantId,
        email: wanted.siteVisitorEmail ?? '',
        joins: wanted.isJoinMailingList,
        texts: values,
        sendsEmails: website.canSendEmail,
        hasMailingList: values.mailingListSignUpEnabled,
      },
    })
  }
}
