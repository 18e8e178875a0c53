import type { KeyObject } from 'node:crypto'
import { emptyCart, findCart, insertCart, type SavedCart } from '#server/cart/cart-store.ts'
import { readOrder } from '#server/orders/read-order.ts'
import type { Scope } from '#server/scope.ts'
import { linkKey } from '#server/signatures.ts'
import type { Order } from '#shared/orders/schema.ts'
import type { CheckoutModel } from '#storefront/screens/checkout/model.ts'

type Owing = Pick<Order, 'id' | 'revision'>

/** The token of the cart that pays what an order owes after one edit: everyone with the link shares it. */
export const owedCartToken = (secret: KeyObject, websiteId: string, { id, revision }: Owing): string =>
  linkKey(secret, `owed cart:${websiteId}:${id}:${revision}`)

/** The cart that pays what an order owes, new at first. Two payments of it at once wait for each other. */
export async function cartOfOwed(scope: Scope, secret: KeyObject, order: Owing): Promise<SavedCart> {
  const token = owedCartToken(secret, scope.websiteId, order)
  const content = { ...emptyCart, owed: { orderId: order.id, revision: order.revision } }
  const insert = () => insertCart(scope, token, content).catch(() => null)
  // Two who open the link for the first time at the same moment: one inserts the cart, the other finds it.
  const cart = (await findCart(scope, token)) ?? (await insert()) ?? (await findCart(scope, token))
  if (!cart) throw new Error(`The order ${order.id} has no cart for what it owes.`)
  return cart
}

/** What the checkout already knows of the customer of an order. */
export async function knownOfOwed(scope: Scope, orderId: string): Promise<CheckoutModel['known']> {
  const order = await readOrder(scope, orderId)
  return order && { email: order.email, address: order.billingAddress ?? order.shippingAddress }
}
