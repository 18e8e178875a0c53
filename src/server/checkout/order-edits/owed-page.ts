import { giveDraftCartToken } from '#server/cart/cart-cookies.ts'
import { giveCurrency } from '#server/currencies/currency-routes.ts'
import { isOrderKey, orderPath } from '#server/orders/order-link.ts'
import { readOrder } from '#server/orders/read-order.ts'
import type { Services } from '#server/services.ts'
import type { ServePage } from '#server/site/serve-pages.ts'
import { showNotFound } from '#server/site/show-not-found.ts'
import { reading } from '#server/stores.ts'
import { dueNowOf } from '#shared/orders/edits/rules.ts'
import { cartOfOwed, owedCartToken } from './owed-link.ts'
import { owedMethods } from './owed-methods.ts'

/**
 * The link that opens the checkout with what an order owes. It has the key of the order; when nothing is owed any more,
 * or it cannot be paid online now, it leads to the order, which says so.
 */
export function registerOwedLinks(services: Services, serve: ServePage): void {
  const { secret, providers } = services

  serve('GET', '/pay/order/:orderId', async (page, request, reply) => {
    const { website } = page
    const { orderId } = request.params as { orderId: string }
    const scope = reading(services, website)
    const isAllowed = isOrderKey(secret, website.id, orderId, page.query.get('key') ?? '')
    const order = isAllowed ? await readOrder(scope, orderId) : null
    if (!order) return showNotFound(page, { isPersonal: true })
    if (dueNowOf(order) === 0 || order.state === 'cancelled') return orderPath(secret, website.id, orderId)
    if (owedMethods(page, providers, order).length === 0) return orderPath(secret, website.id, orderId)
    // An order is paid in its own currency, whatever the visitor has chosen meanwhile.
    if (!giveCurrency(request, reply, website, order.currency)) return orderPath(secret, website.id, orderId)
    await cartOfOwed(scope, secret, order)
    giveDraftCartToken(request, reply, owedCartToken(secret, website.id, order))
    return '/checkout'
  })
}
