import type { FastifyRequest } from 'fastify'
import type { Services } from '#server/services.ts'
import type { PageRequest } from '#server/site/page-request.ts'
import type { ServePage } from '#server/site/serve-pages.ts'
import { reading } from '#server/stores.ts'
import { cartToken, leaveDraftCart } from './cart-cookies.ts'
import { findCart, isOfVisitor } from './cart-store.ts'
import { describeCart } from './describe-cart.ts'
import { placedHere } from './placed-here.ts'
import { showCart } from './show-cart.ts'

/** The cart's page. */
export function registerCartPage(services: Services, serve: ServePage): void {
  serve('GET', '/cart', async (page, request, reply) => {
    const csrfToken = services.csrf.ensure(request, reply, page.website.id)
    const { cart, shoppingCart } = await cartOfVisitor(services, page, request)
    // The goods of a draft order cannot be changed: this page is the visitor's own cart.
    if (!isOfVisitor(cart)) {
      leaveDraftCart(request, reply)
      return '/cart'
    }
    const placed = shoppingCart.entries.length > 0 ? null : await placedHere(services, page.website, request)
    return showCart(page, shoppingCart, { csrfToken, error: null, placed })
  })
}

/** The cart of a page's visitor; empty when it was bought. */
export async function cartOfVisitor(services: Services, { website }: PageRequest, request: FastifyRequest) {
  const scope = reading(services, website)
  const cart = await findCart(scope, cartToken(request))
  return { cart, shoppingCart: await describeCart(scope, cart?.orderId === null ? cart : null) }
}
