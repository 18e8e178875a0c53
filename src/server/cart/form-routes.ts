import type { FastifyReply, FastifyRequest } from 'fastify'
import { recordStep } from '#server/analytics/record-actions.ts'
import { sendFailure } from '#server/http/send-failure.ts'
import { isOrderKey } from '#server/orders/order-link.ts'
import { readOrder } from '#server/orders/read-order.ts'
import type { Services } from '#server/services.ts'
import type { PageErrorHandler } from '#server/site/answer-page-errors.ts'
import type { PageRequest } from '#server/site/page-request.ts'
import type { RenderedPage } from '#server/site/render-page.ts'
import { reading } from '#server/stores.ts'
import type { Website } from '#server/websites/website.ts'
import { cartTexts } from '#shared/cart/messages.ts'
import { discountLimits } from '#shared/discounts/limits.ts'
import { statusOf } from '#shared/failure-statuses.ts'
import { type FailureCode, sentenceOf } from '#shared/failures.ts'
import type { FieldErrors } from '#shared/forms/validate-answers.ts'
import { type Failure, fail } from '#shared/http/failure.ts'
import { readQuantity } from '#shared/products/quantity.ts'
import { addToCart } from './add-to-cart.ts'
import { cartToken } from './cart-cookies.ts'
import { findCart } from './cart-store.ts'
import { changeAnswers } from './change-answers.ts'
import { changeCart } from './change-cart.ts'
import { addCoupon, removeCoupon } from './change-coupons.ts'
import { removeEntry, setQuantity } from './change-entries.ts'
import { describeCart, readCartVariants } from './describe-cart.ts'
import { orderAgain } from './order-again.ts'
import { answerFieldErrors, readAnswerForm } from './read-answer-form.ts'
import { readCartForm } from './read-cart-form.ts'
import { readLocationForm, withLocation } from './set-location.ts'
import { showCart } from './show-cart.ts'
import { showConfirmAddition, showEditAnswers } from './show-confirm-addition.ts'

const PER_MINUTE = 120

/**
 * The cart without JavaScript: the forms of a product's page and of the cart. Both redirect to the cart. Cached pages
 * contain no CSRF token, so an addition without one is confirmed on a page that has it.
 */
export function registerCartForms(
  services: Services,
  toPageRequest: (request: FastifyRequest) => Promise<PageRequest | null>,
  answerError: PageErrorHandler,
): void {
  const { app, csrf, gates } = services

  serve('/cart/add', async (page, request, reply) => {
    const { website } = page
    const scope = reading(services, website)
    const item = await readCartForm(scope, request.body)
    if (!item.ok) return refuse(page, request, reply, addTitle(website), item.failure)
    const { variant, quantity, amount, picked } = item.value
    const sent = await readAnswerForm(scope, variant.additionalFieldsFormId, request.body)
    const ask = (errors: FieldErrors = {}) =>
      showConfirmAddition(
        page,
        item.value,
        csrf.ensure(request, reply, website.id),
        sent && { ...sent.written, errors },
      )
    if (!gates.isGenuine(request, reply, website)) {
      // Without cookies another attempt would fail as well.
      if (hasCsrfToken(request.body) && !request.headers.cookie) {
        return refuse(page, request, reply, addTitle(website), fail('cookies-disabled').failure)
      }
      return ask()
    }
    if (amount?.read.ok === false) return { ...(await ask()), status: 400 }
    if (sent && !sent.isAnswered) return ask()
    const additionalFields = sent && JSON.stringify(sent.written.answers)
    const body = {
      ...{ itemId: variant.productId, sku: variant.sku, quantity, additionalFields },
      ...(picked.parts.length > 0 && { parts: [...picked.parts] }),
      ...(amount?.read.ok && { ownAmountCents: amount.read.value }),
    }
    const added = await addToCart(scope, request, reply, body)
    const errors = added.ok ? null : answerFieldErrors(added.failure)
    if (errors) return { ...(await ask(errors)), status: 400 }
    if (!added.ok) return refuse(page, request, reply, addTitle(website), added.failure)
    void recordStep(services, request, website, 'added', body.itemId)
    return website.settings.expressCheckout ? '/checkout' : '/cart'
  })

  serve('/cart/change', async (page, request, reply) => {
    const { website } = page
    const scope = reading(services, website)
    const { entryId, quantity, action } = (request.body ?? {}) as Readonly<Record<string, unknown>>
    const isRemoval = action === 'remove'
    const title = titles[String(action)] ?? cartTexts.unableToUpdateQuantity
    if (!gates.isGenuine(request, reply, website)) {
      return refuse(page, request, reply, title, fail('crumb-expired').failure)
    }
    if (action === 'edit' || action === 'answers') return editAnswers(page, request, reply, String(entryId), title)
    const wanted = isRemoval ? null : readQuantity(String(quantity ?? ''))
    if (wanted?.ok === false) return refuse(page, request, reply, title, wanted.failure)
    const changed = await changeCart(scope, request, reply, async (content) =>
      wanted
        ? setQuantity(content, String(entryId), wanted.value, {
            variants: await readCartVariants(scope, content.entries),
            settings: website.settings,
          })
        : removeEntry(content, String(entryId)),
    )
    return changed.ok ? '/cart' : refuse(page, request, reply, title, changed.failure)
  })

  serve('/cart/discount', async (page, request, reply) => {
    const { code, action } = (request.body ?? {}) as Readonly<Record<string, unknown>>
    const isRemoval = action === 'remove'
    const title = isRemoval ? cartTexts.unableToRemoveDiscount : cartTexts.unableToAddDiscount
    if (!gates.isGenuine(request, reply, page.website))
      return refuse(page, request, reply, title, fail('crumb-expired').failure)
    const scope = reading(services, page.website)
    const entered = String(code ?? '').slice(0, discountLimits.codeLength)
    const changed = await (isRemoval ? removeCoupon : addCoupon)(scope, request, reply, entered)
    return changed.ok ? '/cart' : refuse(page, request, reply, title, changed.failure)
  })

  serve('/cart/estimate', async (page, request, reply) => {
    const title = cartTexts.unableToEstimate
    if (!gates.isGenuine(request, reply, page.website))
      return refuse(page, request, reply, title, fail('crumb-expired').failure)
    const sent = readLocationForm(request.body)
    if (!sent) return refuse(page, request, reply, title, fail('bad-request').failure)
    const changed = await changeCart(reading(services, page.website), request, reply, (content) =>
      withLocation(content, sent.location, sent.shippingMethodId),
    )
    return changed.ok ? '/cart' : refuse(page, request, reply, title, changed.failure)
  })

  serve('/cart/again', async (page, request, reply) => {
    const { website } = page
    const scope = reading(services, website)
    const { orderId, key } = (request.body ?? {}) as Readonly<Record<string, unknown>>
    if (!gates.isGenuine(request, reply, website))
      return refuse(page, request, reply, addTitle(website), fail('crumb-expired').failure)
    const isAllowed = isOrderKey(services.secret, website.id, String(orderId), String(key))
    const order = isAllowed ? await readOrder(scope, String(orderId)) : null
    const failure = order ? await orderAgain(scope, { request, reply, order }) : fail('order-not-found').failure
    return failure ? refuse(page, request, reply, addTitle(website), failure) : '/cart'
  })

  /** Asks for the answers of a line again, and stores them once they are valid. */
  async function editAnswers(
    page: PageRequest,
    request: FastifyRequest,
    reply: FastifyReply,
    entryId: string,
    title: string,
  ): Promise<RenderedPage | string> {
    const { website } = page
    const scope = reading(services, website)
    const cart = await findCart(scope, cartToken(request))
    const entry = cart?.orderId === null ? cart.content.entries.find((one) => one.id === entryId) : undefined
    if (!entry) return refuse(page, request, reply, title, fail('entry-not-found').failure)
    const variant = (await readCartVariants(scope, [entry])).get(entry.variantId)
    if (!variant) return refuse(page, request, reply, title, fail('variant-unavailable').failure)
    const { additionalFieldsFormId: formId } = variant
    const sent = await readAnswerForm(scope, formId, request.body, entry.additionalFields)
    if (!sent) return refuse(page, request, reply, title, fail('form-not-found').failure)
    const ask = (errors: FieldErrors = {}) =>
      showEditAnswers(page, { entry, variant }, csrf.ensure(request, reply, website.id), { ...sent.written, errors })
    if (!sent.isAnswered) return ask()
    const additionalFields = JSON.stringify(sent.written.answers)
    const change = { entryId, itemId: entry.itemId, sku: variant.sku, additionalFields }
    const changed = await changeAnswers(scope, request, reply, change)
    if (changed.ok) return '/cart'
    const errors = answerFieldErrors(changed.failure)
    if (errors) return { ...(await ask(errors)), status: 400 }
    return refuse(page, request, reply, title, changed.failure)
  }

  type Answer = (page: PageRequest, request: FastifyRequest, reply: FastifyReply) => Promise<RenderedPage | string>

  /** Answers with a page, or redirects to the returned path. */
  function serve(url: string, answer: Answer): void {
    const config = { rateLimit: { max: PER_MINUTE, timeWindow: 60_000 } }
    app.post(url, { schema: { hide: true }, config, errorHandler: answerError }, async (request, reply) => {
      const page = await toPageRequest(request)
      if (!page) return sendFailure(reply, fail('website-not-found').failure)
      const answered = await answer(page, request, reply)
      if (typeof answered === 'string') return reply.redirect(answered, 303)
      return reply.code(answered.status).headers(answered.headers).send(answered.html)
    })
  }

  /** Shows the unchanged cart with the error, and forms that can be sent again. */
  async function refuse(
    page: PageRequest,
    request: FastifyRequest,
    reply: FastifyReply,
    title: string,
    failure: Failure,
  ): Promise<RenderedPage> {
    const scope = reading(services, page.website)
    const cart = await findCart(scope, cartToken(request))
    const shoppingCart = await describeCart(scope, cart?.orderId === null ? cart : null)
    const csrfToken = csrf.ensure(request, reply, page.website.id)
    const shown = await showCart(page, shoppingCart, {
      ...{ csrfToken, placed: null },
      error: { title, text: sentenceOf(failure) },
    })
    return { ...shown, status: statusOf[failure.code as FailureCode] }
  }
}

/** Titles of errors, by the button that was pressed. */
const titles: Readonly<Record<string, string>> = {
  remove: cartTexts.unableToRemove,
  edit: cartTexts.unableToOpenForm,
  answers: cartTexts.unableToUpdateForm,
}

/** The title when an addition fails: with express checkout it is a purchase. */
const addTitle = ({ settings }: Website): string =>
  settings.expressCheckout ? cartTexts.unableToPurchase : cartTexts.unableToAdd

const hasCsrfToken = (body: unknown) => typeof body === 'object' && body !== null && 'crumb' in body
