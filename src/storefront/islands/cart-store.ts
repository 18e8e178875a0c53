import { atom } from 'nanostores'
import type { CartEntry, ShippingLocation, ShoppingCart } from '#shared/cart/schema.ts'
import { call } from '#shared/http/call.ts'
import { type Result, succeed } from '#shared/http/failure.ts'
import { cartCalls } from './cart-calls.ts'
import { showCart } from './cart-indicators.ts'

/** The cart as all islands of a page see it: null until the server has answered for the first time. */
export const $cart = atom<ShoppingCart | null>(null)

/** Takes the server's answer for the cart: islands and indicators show it, and compute nothing themselves. */
export function keepCart(cart: ShoppingCart): void {
  $cart.set(cart)
  showCart(cart)
}

// Calls are numbered as they leave: an answer that a later call's has overtaken is old, and is not shown.
let sent = 0
let shown = 0

/** Takes an answer, unless a newer one is there already. */
async function inOrder<Value>(
  calling: Promise<Result<Value>>,
  cartOf: (value: Value) => ShoppingCart,
): Promise<Result<ShoppingCart>> {
  sent += 1
  const mine = sent
  const result = await calling
  if (!result.ok) return result
  const cart = cartOf(result.value)
  if (mine > shown) {
    shown = mine
    keepCart(cart)
  }
  return succeed(cart)
}

/** Asks the server for the cart as it stands now. The runtime does so once, where there can be a cart. */
export async function refreshCart(): Promise<Result<ShoppingCart>> {
  return inOrder(call(cartCalls.getCart, {}), (cart) => cart)
}

export interface Addition {
  readonly itemId: string
  readonly sku: string
  readonly quantity: number
  /** JSON text of the answers to the product's additional fields. */
  readonly additionalFields?: string | null
  /** The row that a new entry gets, counted from 0; the last one when absent. */
  readonly row?: number
}

/** The cart after an addition, and the line that it went to. */
export interface Added {
  readonly cart: ShoppingCart
  readonly added: CartEntry
}

/** Puts a variant into the cart. */
export async function addToCart(addition: Addition): Promise<Result<Added>> {
  const calling = call(cartCalls.addCartEntry, { body: addition })
  const accepted = await accept(calling)
  if (!accepted.ok) return accepted
  const result = await calling
  return result.ok ? succeed({ cart: accepted.value, added: result.value.newlyAdded }) : result
}

/** Changes how many of an entry are in the cart. */
export async function changeQuantity(entryId: string, quantity: number): Promise<Result<ShoppingCart>> {
  return accept(call(cartCalls.setEntryQuantity, { parameters: { entryId }, body: { quantity } }))
}

/** Changes the answers of an entry to its product's form. */
export async function changeAnswers(
  { id: entryId, itemId, chosenVariant: { sku } }: CartEntry,
  additionalFields: string,
): Promise<Result<ShoppingCart>> {
  const body = { itemId, sku, additionalFields }
  return accept(call(cartCalls.updateAdditionalFields, { parameters: { entryId }, body }))
}

/** Takes an entry out of the cart. */
export async function removeEntry(entryId: string): Promise<Result<ShoppingCart>> {
  return accept(call(cartCalls.removeEntry, { parameters: { entryId } }))
}

/** Tries a discount code on the cart. */
export async function addCoupon(code: string): Promise<Result<ShoppingCart>> {
  return accept(call(cartCalls.addCoupon, { body: { code } }))
}

/** Takes a discount code off the cart. */
export async function removeCoupon(code: string): Promise<Result<ShoppingCart>> {
  return accept(call(cartCalls.removeCoupon, { parameters: { code } }))
}

/** Says where the goods go and how, so that shipping and tax can be told before checkout. */
export async function setShippingLocation(
  place: ShippingLocation & { readonly shippingMethodId: string | null },
): Promise<Result<ShoppingCart>> {
  return accept(call(cartCalls.setShippingLocation, { body: place }))
}

/** Chooses to pick the items up; null has them shipped, to a place that is asked for again. */
export async function choosePickup(shippingMethodId: string | null): Promise<Result<ShoppingCart>> {
  return accept(call(cartCalls.choosePickup, { body: { shippingMethodId } }))
}

/** Every change answers with the whole cart. */
function accept(calling: Promise<Result<{ shoppingCart: ShoppingCart }>>): Promise<Result<ShoppingCart>> {
  return inOrder(calling, (reply) => reply.shoppingCart)
}
