import { leaveDraftCart, takeCartToken } from '#server/cart/cart-cookies.ts'
import { cartOfVisitor } from '#server/cart/cart-page.ts'
import { mayOrderAgain } from '#server/cart/order-again.ts'
import { offersExemption } from '#server/cart/tax-exemptions/exemption-page.ts'
import { giftCardLinksOf } from '#server/gift-cards/links-of-order.ts'
import { invoiceLinks } from '#server/invoices/invoice-link.ts'
import { newsletterOffer } from '#server/newsletter/checkout-offer.ts'
import { cartOfOrder } from '#server/orders/cart-of-order.ts'
import { isOrderKey, orderPath } from '#server/orders/order-link.ts'
import { readOrder } from '#server/orders/read-order.ts'
import { isOpen, listPaymentsOfCart } from '#server/payments/payment-store.ts'
import { returnsForBuyer } from '#server/returns/returns-for-buyer.ts'
import type { Scope } from '#server/scope.ts'
import type { Services } from '#server/services.ts'
import type { ServePage } from '#server/site/serve-pages.ts'
import { showNotFound } from '#server/site/show-not-found.ts'
import { reading } from '#server/stores.ts'
import { subscriptionLinks } from '#server/subscriptions/subscription-links.ts'
import type { ShoppingCart } from '#shared/cart/schema.ts'
import type { Order } from '#shared/orders/schema.ts'
import { knownOfDraft } from './draft-orders/payment-link.ts'
import { knownOfOwed } from './order-edits/owed-link.ts'
import { owedMethods } from './order-edits/owed-methods.ts'
import { showCheckout } from './show-checkout.ts'
import { showOrder } from './show-order.ts'

/** The pages of a purchase: checkout, and its order. */
export function registerCheckoutPages(services: Services, serve: ServePage): void {
  const { csrf, secret, providers } = services

  serve('GET', '/checkout', async (page, request, reply) => {
    csrf.ensure(request, reply, page.website.id)
    const { cart, shoppingCart } = await cartOfVisitor(services, page, request)
    // Reloading after a lost answer shows the order, not an empty cart.
    if (cart?.orderId) {
      takeCartToken(reply)
      return `${orderPath(secret, page.website.id, cart.orderId)}&confirmed=1`
    }
    // What an order owes may have become unpayable since its link was opened: its page says how to pay.
    const { owedFor, currency } = shoppingCart
    const methods = owedFor ? owedMethods(page, providers, { currency, testMode: owedFor.isTest }) : undefined
    if (owedFor && methods?.length === 0) {
      leaveDraftCart(request, reply)
      return orderPath(secret, page.website.id, owedFor.id)
    }
    const showIt = async () =>
      showCheckout(page, shoppingCart, {
        newsletterText: await newsletterOffer(reading(services, page.website), page.website.title),
        offersExemption: await offersExemption(services, page.website),
        providers,
        ...(methods && { paymentMethods: methods }),
        known: await knownOf(reading(services, page.website), shoppingCart),
      })
    // The goods of a draft order cannot be changed in the cart: its checkout says what is wrong with them.
    if (
      mayCheckOut(shoppingCart) ||
      ((shoppingCart.draftOrder ?? shoppingCart.owedFor) && shoppingCart.entries.length > 0)
    )
      return showIt()
    // Stock that a payment has reserved is not available, except to its own buyer: they see the state of the payment.
    const isPaying = cart !== null && (await listPaymentsOfCart(reading(services, page.website), cart.id)).some(isOpen)
    return isPaying ? showIt() : '/cart'
  })

  serve('GET', '/order/:orderId', async (page, request, reply) => {
    const { orderId } = request.params as { orderId: string }
    const key = page.query.get('key') ?? ''
    const isAllowed = isOrderKey(secret, page.website.id, orderId, key)
    const order = isAllowed ? await readOrder(reading(services, page.website), orderId) : null
    const shown = order ? await showIt(order) : await showNotFound(page, { isPersonal: true })
    async function showIt(order: Order) {
      const isBuyable = await mayOrderAgain(reading(services, page.website), order)
      const csrfToken = csrf.ensure(request, reply, page.website.id)
      return showOrder(page, order, {
        secret,
        providers,
        cartOf: () => cartOfOrder(reading(services, page.website), orderId),
        sendsEmails: page.website.canSendEmail,
        subscriptions: await subscriptionLinks(secret, reading(services, page.website), page.website, orderId),
        invoices: await invoiceLinks(secret, reading(services, page.website), { id: orderId, origin: '' }),
        ...(await returnsForBuyer(services, page.website, order)),
        giftCardLinks: await giftCardLinksOf(services, page.website, order),
        again: isBuyable ? { orderId, key, csrfToken } : null,
      })
    }
    // The URL contains the key: it must never be sent in a Referer.
    return { ...shown, headers: { ...shown.headers, 'referrer-policy': 'no-referrer' } }
  })
}

/** What is known of the customer of a link. */
const knownOf = async (scope: Scope, { draftOrder, owedFor }: ShoppingCart) =>
  owedFor ? knownOfOwed(scope, owedFor.id) : draftOrder ? knownOfDraft(scope, draftOrder.id) : null

/** The cart's page shows the reason. */
const mayCheckOut = ({
  entries,
  subtotalCents,
  minimumSubtotalCents,
  totalQuantity,
  minimumQuantity = 0,
}: ShoppingCart) =>
  entries.length > 0 &&
  subtotalCents >= minimumSubtotalCents &&
  totalQuantity >= minimumQuantity &&
  entries.every((entry) => entry.problem === null)
