import { atom } from 'nanostores'
import type { CartEntry, ShippingLocation, ShoppingCart } from '#shared/cart/schema.ts'
import { looksLikeGiftCardCode } from '#shared/gift-cards/codes.ts'
import { call } from '#shared/http/call.ts'
import { type Result, succeed } from '#shared/http/failure.ts'
import { cartCalls } from './cart-calls.ts'
import { showCart } from './cart-indicators.ts'
import { dispatchShopEvent } from './dispatch-shop-event.ts'

/** The cart for all islands of a page; null until the server has answered for the first time. */
export const $cart = atom<ShoppingCart | null>(null)

/** Stores the server's answer: islands and indicators show it, and compute nothing themselves. */
export function storeCart(cart: ShoppingCart): void {
  $cart.set(cart)
  showCart(cart)
}

// Calls are numbered: an answer that arrives after that of a later call is outdated and not shown.
let sent = 0
let shown = 0

/** Uses an answer unless a newer one has arrived. */
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
    storeCart(cart)
  }
  return succeed(cart)
}

/** Fetches the current cart. The runtime does so once, when there can be a cart. */
export async function refreshCart(): Promise<Result<ShoppingCart>> {
  return inOrder(call(cartCalls.getCart, {}), (cart) => cart)
}

export interface Addition {
  readonly itemId: string
  readonly sku: string
  readonly quantity: number
  /** JSON text of the answers to the product's additional fields. */
  readonly additionalFields?: string | null
  /** What the buyer pays for a piece, where they choose it. */
  readonly ownAmountCents?: number | undefined
  /** What the buyer has picked of a bundle. */
  readonly parts?: readonly { readonly itemId: string; readonly sku: string; readonly quantity: number }[] | undefined
  /** The row of a new entry, counted from 0; absent: the last row. */
  readonly row?: number
}

/** The cart after an addition, and the changed line. */
export interface Added {
  readonly cart: ShoppingCart
  readonly added: CartEntry
}

/** Adds a variant to the cart. */
export async function addToCart(addition: Addition): Promise<Result<Added>> {
  const calling = call(cartCalls.addCartEntry, { body: { ...addition, parts: addition.parts && [...addition.parts] } })
  const accepted = await accept(calling)
  if (!accepted.ok) return accepted
  const result = await calling
  if (!result.ok) return result
  const { newlyAdded: added } = result.value
  const { itemId, quantity } = addition
  dispatchShopEvent('AddToCart', { itemId, title: added.title, quantity, unitCents: added.purchasePriceCents })
  return succeed({ cart: accepted.value, added })
}

/** Begins a subscription in a cart of its own. @returns the token that opens its page */
export const subscribe = (item: Omit<Addition, 'quantity' | 'row'> & { readonly qty: number }) =>
  call(cartCalls.addSubscription, { body: item })

/** Changes the quantity of an entry. */
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

/** Removes an entry from the cart. */
export async function removeEntry(entryId: string): Promise<Result<ShoppingCart>> {
  const result = await accept(call(cartCalls.removeEntry, { parameters: { entryId } }))
  if (result.ok) dispatchShopEvent('RemoveFromCart')
  return result
}

/** Adds a discount code to the cart. */
export async function addCoupon(code: string): Promise<Result<ShoppingCart>> {
  return accept(call(cartCalls.addCoupon, { body: { code } }))
}

/**
 * Adds a discount code, or the gift card with this code: many buyers enter it in the first field for codes that they see.
 */
export async function addCouponOrGiftCard(code: string): Promise<Result<ShoppingCart>> {
  const added = await addCoupon(code)
  if (added.ok || added.failure.code !== 'coupon-refused' || !looksLikeGiftCardCode(code)) return added
  const card = await addGiftCard(code)
  return card.ok || card.failure.code !== 'gift-card-unknown' ? card : added
}

/** Removes a discount code from the cart. */
export async function removeCoupon(code: string): Promise<Result<ShoppingCart>> {
  return accept(call(cartCalls.removeCoupon, { parameters: { code } }))
}

/** Adds the gift card with a code to the cart. */
export async function addGiftCard(code: string): Promise<Result<ShoppingCart>> {
  return accept(call(cartCalls.addGiftCard, { body: { code } }))
}

/** Removes a gift card from the cart. */
export async function removeGiftCard(cardId: string): Promise<Result<ShoppingCart>> {
  return accept(call(cartCalls.removeGiftCard, { parameters: { cardId } }))
}

/** Sets the destination and the shipping method, so that shipping and tax are known before checkout. */
export async function setShippingLocation(
  place: ShippingLocation & { readonly shippingMethodId: string | null },
): Promise<Result<ShoppingCart>> {
  return accept(call(cartCalls.setShippingLocation, { body: place }))
}

/** Chooses pickup; null chooses shipping again. */
export async function choosePickup(shippingMethodId: string | null): Promise<Result<ShoppingCart>> {
  return accept(call(cartCalls.choosePickup, { body: { shippingMethodId } }))
}

/** Sets the VAT number of the business that buys; '' removes it. */
export async function setVatNumber(vatNumber: string): Promise<Result<ShoppingCart>> {
  return accept(call(cartCalls.setVatNumber, { body: { vatNumber } }))
}

/** Every change is answered with the whole cart. */
function accept(calling: Promise<Result<{ shoppingCart: ShoppingCart }>>): Promise<Result<ShoppingCart>> {
  return inOrder(calling, (reply) => reply.shoppingCart)
}
