import type { FastifyRequest } from 'fastify'
import { orderPath } from '#server/orders/order-link.ts'
import { readOrder } from '#server/orders/read-order.ts'
import type { Services } from '#server/services.ts'
import { reading } from '#server/stores.ts'
import type { Website } from '#server/websites/website.ts'
import { formatOrderNumber } from '#shared/orders/number.ts'
import type { CartModel } from '#storefront/screens/cart/model.ts'
import { findCart } from './cart-store.ts'
import { cartCookies } from './cookies.ts'

/**
 * The order that this browser has placed within the last hour, for a page that was open in another tab meanwhile; null
 * when there is none. The token of its cart proves that the browser made it.
 */
export async function placedHere(
  { secret, database }: Services,
  website: Website,
  request: FastifyRequest,
): Promise<CartModel['placed']> {
  const scope = reading({ database }, website)
  const cart = await findCart(scope, request.cookies[cartCookies.bought])
  const order = cart?.orderId ? await readOrder(scope, cart.orderId) : null
  return order && { number: formatOrderNumber(order.number), href: orderPath(secret, website.id, order.id) }
}
