import type { FastifyReply, FastifyRequest } from 'fastify'
import { cartToken, takeCartToken } from '#server/cart/cart-cookies.ts'
import { findCart } from '#server/cart/cart-store.ts'
import { describeCart } from '#server/cart/describe-cart.ts'
import { mayOrderAgain } from '#server/cart/order-again.ts'
import { sendFailure } from '#server/http/send-failure.ts'
import { hasNewsletter } from '#server/newsletter/has-newsletter.ts'
import { isOrderKey, orderPath } from '#server/orders/order-link.ts'
import { readOrder } from '#server/orders/read-order.ts'
import { isOpen, listPaymentsOfCart } from '#server/payments/payment-store.ts'
import type { Services } from '#server/services.ts'
import { reading } from '#server/stores.ts'
import type { ShoppingCart } from '#shared/cart/schema.ts'
import { fail } from '#shared/http/failure.ts'
import type { Order } from '#shared/orders/schema.ts'
import type { PageErrorHandler } from './answer-page-errors.ts'
import { PAGES_PER_MINUTE } from './page-limits.ts'
import type { PageRequest } from './page-request.ts'
import type { RenderedPage } from './render-page.ts'
import { showCart, showCheckout } from './show-cart.ts'
import { showNotFound } from './show-not-found.ts'
import { showOrder } from './show-order.ts'

/** The pages that belong to one visitor: cart, checkout, order. No cache keeps them. */
export function registerPersonalPages(
  services: Services,
  toPageRequest: (request: FastifyRequest) => Promise<PageRequest | null>,
  answerError: PageErrorHandler,
): void {
  const { app, crumbs, secret } = services

  type Draw = (page: PageRequest, request: FastifyRequest, reply: FastifyReply) => Promise<RenderedPage | string>

  const config = { rateLimit: { max: PAGES_PER_MINUTE, timeWindow: 60_000 } }
  /** Answers with what is drawn, or leads to the path that is given instead. */
  const serve = (url: string, draw: Draw) =>
    app.get(url, { schema: { hide: true }, config, errorHandler: answerError }, async (request, reply) => {
      const page = await toPageRequest(request)
      if (!page) return sendFailure(reply, fail('website-not-found').failure)
      const drawn = await draw(page, request, reply)
      if (typeof drawn === 'string') return reply.redirect(drawn, 303)
      return reply.code(drawn.status).headers(drawn.headers).send(drawn.html)
    })

  serve('/cart', async (page, request, reply) => {
    const crumb = crumbs.ensure(request, reply, page.website.id)
    const { shoppingCart } = await cartOf(page, request)
    return showCart(page, shoppingCart, { crumb, error: null })
  })

  serve('/checkout', async (page, request, reply) => {
    crumbs.ensure(request, reply, page.website.id)
    const { cart, shoppingCart } = await cartOf(page, request)
    // Who reloads while an answer is lost finds the order, not an empty cart.
    if (cart?.orderId) {
      takeCartToken(reply)
      return `${orderPath(secret, page.website.id, cart.orderId)}&confirmed=1`
    }
    const showIt = async () =>
      showCheckout(page, shoppingCart, { hasNewsletter: await hasNewsletter(reading(services, page.website)) })
    if (mayCheckOut(shoppingCart)) return showIt()
    // What a payment holds is missing in the shop, but not to whom it is held for: they see how the payment stands.
    const isPaying = cart !== null && (await listPaymentsOfCart(reading(services, page.website), cart.id)).some(isOpen)
    return isPaying ? showIt() : '/cart'
  })

  serve('/order/:orderId', async (page, request, reply) => {
    const { orderId } = request.params as { orderId: string }
    const key = page.query.get('key') ?? ''
    const isAllowed = isOrderKey(secret, page.website.id, orderId, key)
    const order = isAllowed ? await readOrder(reading(services, page.website), orderId) : null
    const shown = order ? await showIt(order) : await showNotFound(page, { isPersonal: true })
    async function showIt(order: Order) {
      const isBuyable = await mayOrderAgain(reading(services, page.website), order)
      const crumb = crumbs.ensure(request, reply, page.website.id)
      return showOrder(page, order, {
        secret,
        sendsEmails: page.website.canSendEmail,
        again: isBuyable ? { orderId, key, crumb } : null,
      })
    }
    // The address holds the key: it is never said in a Referer.
    return { ...shown, headers: { ...shown.headers, 'referrer-policy': 'no-referrer' } }
  })

  async function cartOf({ website }: PageRequest, request: FastifyRequest) {
    const scope = reading(services, website)
    const cart = await findCart(scope, cartToken(request))
    return { cart, shoppingCart: await describeCart(scope, website, cart?.orderId === null ? cart : null) }
  }
}

/** The cart's page says why not. */
const mayCheckOut = ({ entries, subtotalCents, minimumSubtotalCents }: ShoppingCart) =>
  entries.length > 0 && subtotalCents >= minimumSubtotalCents && entries.every((entry) => entry.problem === null)
