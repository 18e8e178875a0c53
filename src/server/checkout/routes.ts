import type { FastifyReply, FastifyRequest } from 'fastify'
import { recordStep } from '#server/analytics/record-actions.ts'
import { cartToken, takeCartToken } from '#server/cart/cart-cookies.ts'
import { findCart, type SavedCart } from '#server/cart/cart-store.ts'
import { createCardAttempts, isDeclined } from '#server/payments/card-attempts.ts'
import { readPayment } from '#server/payments/payment-store.ts'
import { testAccessOf } from '#server/payments/test-access.ts'
import { adConsentOf } from '#server/pixels/ad-consent.ts'
import type { Services } from '#server/services.ts'
import { reading } from '#server/stores.ts'
import { checkVatNumber } from '#server/vat-numbers/check-vat-number.ts'
import { originOf } from '#server/websites/origin.ts'
import type { Website } from '#server/websites/website.ts'
import { confirmPaymentCall, getPaymentCall, type PlaceOrderBody, placeOrderCall } from '#shared/checkout/schema.ts'
import { fail } from '#shared/http/failure.ts'
import { chargeOf } from './charge.ts'
import { placeOrder } from './place-order.ts'
import { describePayment, settlePayment } from './settle-payment.ts'

/** The calls of a purchase: place an order, confirm with the bank, get the state of a payment. */
export function checkoutRoutes(services: Services): void {
  const { serve, database, gates, providers } = services
  const cards = createCardAttempts(database, services.env.RATE_LIMIT_MULTIPLIER)

  serve(placeOrderCall, async ({ website, request, reply, body }) => {
    const cart = await findCart(reading(services, website), cartToken(request))
    const origin = originOf(services.env, website, request)
    const testAccess = await testAccessOf(gates, request, website)
    await checkVatNumberOf(website, body, cart)
    const adConsent = adConsentOf(request, website)
    const buy = () => placeOrder(services, providers, { website, cart, body, origin, testAccess, adConsent })
    const isCard = body.paymentToken !== null
    const outcome = await (isCard ? cards.whileTrying(website.id, request.ip, buy) : buy())
    if (outcome.ok && outcome.value.state === 'placed') end(website, request, reply)
    return outcome
  })

  serve(confirmPaymentCall, async ({ website, request, reply, parameters, body }) => {
    const payment = await paymentOf(website, request, parameters.paymentId)
    if (!payment) return fail('payment-not-found')
    if (payment.state !== 'needs-confirmation') return describePayment(services, website.id, payment.id)
    if (payment.expiresAt < Date.now()) return fail('payment-expired')
    const answer = await providers[payment.method].confirm(
      chargeOf(website.id, payment),
      'answer' in body ? body.answer : body,
    )
    const outcome = await settlePayment(services, website.id, payment, answer)
    if (isDeclined(outcome)) await cards.wasDeclined(website.id, request.ip)
    if (outcome.ok && outcome.value.state === 'placed') end(website, request, reply)
    return outcome
  })

  serve(getPaymentCall, async ({ website, request, reply, parameters }) => {
    const payment = await paymentOf(website, request, parameters.paymentId)
    if (!payment) return fail('payment-not-found')
    const outcome = await describePayment(services, website.id, payment.id)
    if (outcome.ok && outcome.value.state === 'placed') end(website, request, reply)
    return outcome
  })

  /** The order is placed: its cart is over. */
  function end(website: Website, request: FastifyRequest, reply: FastifyReply): void {
    takeCartToken(reply)
    void recordStep(services, request, website, 'bought')
  }

  /** The answer of VIES that an order depends on is of the last day. */
  async function checkVatNumberOf(website: Website, { business }: PlaceOrderBody, cart: SavedCart | null) {
    if (business && cart?.orderId === null && cart.content.vatNumber !== undefined)
      await checkVatNumber(services, website, cart.content.vatNumber)
  }

  /**
   * A payment of the visitor's own cart: the id alone gives no access, because the answer contains the order's signed
   * link.
   */
  async function paymentOf(website: Website, request: FastifyRequest, paymentId: string) {
    const scope = reading(services, website)
    const cart = await findCart(scope, cartToken(request))
    const payment = cart && (await readPayment(scope, paymentId))
    return payment?.cartId === cart?.id ? payment : null
  }
}
