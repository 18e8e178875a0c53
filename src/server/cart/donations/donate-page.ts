import { type CartVariant, readVariantsForCart } from '#server/products/visible/read-cart-variants.ts'
import { readShownProduct } from '#server/products/visible/read-shown-product.ts'
import type { Services } from '#server/services.ts'
import { type PageRequest, siteOf } from '#server/site/page-request.ts'
import { type RenderedPage, renderPage } from '#server/site/render-page.ts'
import type { ServePage } from '#server/site/serve-pages.ts'
import { shopHref } from '#server/site/shop-href.ts'
import { reading } from '#server/stores.ts'
import { DONATE_PAGE, donatePath } from '#shared/donations/paths.ts'
import { statusOf } from '#shared/failure-statuses.ts'
import { sentenceOf } from '#shared/failures.ts'
import type { FieldErrors } from '#shared/forms/validate-answers.ts'
import { type Failure, fail } from '#shared/http/failure.ts'
import { formatMoney, moneyFormatOf } from '#shared/money/format.ts'
import { pageTypes } from '#shared/pages/codes.ts'
import { takesDonations } from '#shared/products/donations/rules.ts'
import { OWN_AMOUNT, readOwnAmount } from '#shared/products/own-amounts/check-amount.ts'
import { amountHint } from '#storefront/products/purchase/own-amount/amount-choice.ts'
import type { DonateModel } from '#storefront/screens/donate/model.ts'
import { donateScreen } from '#storefront/screens/donate/screen.tsx'
import { donatePageTexts } from '#storefront/screens/donate/texts.ts'
import { addToCart } from '../add-to-cart.ts'
import { amountMoneyOf } from '../own-amount.ts'
import { answerFieldErrors, readAnswerForm } from '../read-answer-form.ts'

/** What a donor has chosen: the SKU of an amount or `own-amount`, and what they have typed. */
interface Choice {
  readonly amount: string
  readonly typed: string
}

interface Refusal {
  readonly failure: Failure
  /** Of the questions, by field. */
  readonly errors: FieldErrors
}

/** A donation product that visitors see now, with its amounts in their currency. */
interface Offered {
  readonly variants: readonly [CartVariant, ...CartVariant[]]
  readonly excerpt: string
}

/** The pages on which visitors donate. A donation goes into the cart like everything else, and is paid in the checkout. */
export function registerDonatePages(services: Services, serve: ServePage): void {
  const { csrf, gates } = services
  const url = `${DONATE_PAGE}/:productId`
  const productIdOf = ({ params }: { readonly params: unknown }) => (params as { productId: string }).productId

  serve('GET', url, async (page, request, reply) => {
    const offered = await offeredOf(page, productIdOf(request))
    const choice = { amount: page.query.get('variant') ?? '', typed: page.query.get('amount')?.slice(0, LONGEST) ?? '' }
    return show(page, offered, csrf.ensure(request, reply, page.website.id), choice, {})
  })

  serve('POST', url, async (page, request, reply) => {
    const { website } = page
    const offered = await offeredOf(page, productIdOf(request))
    const csrfToken = csrf.ensure(request, reply, website.id)
    const body = (request.body ?? {}) as Readonly<Record<string, unknown>>
    const choice = { amount: textOf(body.amount), typed: textOf(body.ownAmount).slice(0, LONGEST) }
    const refuse = (failure: Failure, errors: FieldErrors = {}) =>
      show(page, offered, csrfToken, choice, body, { failure, errors })
    if (!offered) return show(page, null, csrfToken, choice, body)
    if (!gates.isGenuine(request, reply, website)) return refuse(fail('crumb-expired').failure)
    const { variants } = offered
    const isOwn = choice.amount === OWN_AMOUNT
    const variant = isOwn ? variants[0] : variants.find(({ sku }) => sku === choice.amount)
    if (!variant) return refuse(fail('donation-amount-missing').failure)
    const own = isOwn ? readOwnAmount(choice.typed, variant.ownAmounts, amountMoneyOf(website.settings)) : null
    if (own?.ok === false) return refuse(own.failure)
    const scope = reading(services, website)
    const sent = await readAnswerForm(scope, variant.additionalFieldsFormId, body)
    const added = await addToCart(scope, request, reply, {
      ...{ itemId: variant.productId, sku: variant.sku, quantity: 1 },
      additionalFields: sent && JSON.stringify(sent.written.answers),
      ...(own && { ownAmountCents: own.value }),
    })
    if (!added.ok) return refuse(added.failure, answerFieldErrors(added.failure) ?? {})
    return body.to === 'cart' ? '/cart' : '/checkout'
  })

  async function offeredOf({ website }: PageRequest, productId: string): Promise<Offered | null> {
    const scope = reading(services, website)
    const product = await readShownProduct(scope, productId)
    if (!product?.donation) return null
    const priced = new Map(
      (
        await readVariantsForCart(
          scope,
          product.variants.map(({ id }) => id),
        )
      ).map((one) => [one.variantId, one]),
    )
    const [first, ...others] = product.variants.flatMap(({ id }) => priced.get(id) ?? []).filter((one) => one.isVisible)
    return first ? { variants: [first, ...others], excerpt: product.excerpt } : null
  }

  async function show(
    page: PageRequest,
    offered: Offered | null,
    csrfToken: string,
    choice: Choice,
    body: Readonly<Record<string, unknown>>,
    refusal: Refusal | null = null,
  ): Promise<RenderedPage> {
    const model = offered && (await modelOf(page, offered, csrfToken, choice, body, refusal))
    const refused = refusal && statusOf[refusal.failure.code as keyof typeof statusOf]
    return renderPage({
      site: await siteOf(page),
      files: page.files,
      isPersonal: true,
      status: offered ? (refused ?? 200) : 404,
      screen: donateScreen,
      head: {
        pageType: pageTypes.donate,
        title: model ? donatePageTexts.title(model.title) : donatePageTexts.gone,
        description: '',
        path: page.path,
        canonicalPath: null,
      },
      model,
    })
  }

  async function modelOf(
    page: PageRequest,
    { variants, excerpt }: Offered,
    csrfToken: string,
    choice: Choice,
    body: Readonly<Record<string, unknown>>,
    refusal: Refusal | null,
  ): Promise<DonateModel> {
    const { settings } = page.website
    const [first] = variants
    const { ownAmounts, donation } = first
    const scope = reading(services, page.website)
    const sent = await readAnswerForm(scope, first.additionalFieldsFormId, body)
    const isAboutAmount = refusal?.failure.code.startsWith('own-amount-') ?? false
    const isAboutAnswers = Object.keys(refusal?.errors ?? {}).length > 0
    const chosen = ownAmounts && choice.amount === OWN_AMOUNT ? OWN_AMOUNT : choice.amount
    return {
      title: first.title,
      lead: excerpt,
      picture: first.picture,
      amounts: variants.map(({ sku, priceCents }) => ({
        value: sku,
        words: formatMoney(priceCents, settings.currency, { ...moneyFormatOf(settings), dropZeroFraction: true }),
        isChosen: sku === chosen,
      })),
      own: ownAmounts
        ? {
            typed: choice.typed,
            hint: amountHint(ownAmounts, settings),
            error: refusal && isAboutAmount ? sentenceOf(refusal.failure) : null,
            isChosen: chosen === OWN_AMOUNT,
          }
        : null,
      written: sent && sent.written.form.fields.length > 0 ? { ...sent.written, errors: refusal?.errors ?? {} } : null,
      rules: {
        renews: donation?.frequencies.some((one) => one !== 'once') ?? false,
        sendsEmails: page.website.canSendEmail,
        isClosed: donation !== undefined && !takesDonations(donation, settings.donations),
      },
      problem: refusal && !isAboutAmount && !isAboutAnswers ? sentenceOf(refusal.failure) : null,
      action: donatePath(first.productId),
      csrfToken,
      shopHref: await shopHref(page),
    }
  }
}

/** The longest text of an amount. */
const LONGEST = 40

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
