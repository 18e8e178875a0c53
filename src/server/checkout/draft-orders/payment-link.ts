import type { KeyObject } from 'node:crypto'
import { emptyCart, findCart, insertCart, type SavedCart } from '#server/cart/cart-store.ts'
import { readDraft, type SavedDraft } from '#server/draft-orders/draft-store.ts'
import type { Scope } from '#server/scope.ts'
import { isLinkKey, linkKey } from '#server/signatures.ts'
import { exemptCustomerWith } from '#server/tax-exemptions/exemption-of-cart.ts'
import type { CheckoutModel } from '#storefront/screens/checkout/model.ts'

type Linked = Pick<SavedDraft, 'id' | 'linkNumber'>

/** The path of the link that opens the checkout of a draft order; it cannot be guessed, and ends with its number. */
export const paymentLinkPath = (secret: KeyObject, websiteId: string, draft: Linked): string =>
  `/pay/${draft.id}?key=${linkKey(secret, purposeOf(websiteId, draft))}`

/** Whether a key is that of the current link of a draft order. */
export const isPaymentLinkKey = (secret: KeyObject, websiteId: string, draft: Linked, key: string): boolean =>
  isLinkKey(secret, purposeOf(websiteId, draft), key)

const purposeOf = (websiteId: string, { id, linkNumber }: Linked) => `payment link:${websiteId}:${id}:${linkNumber}`

/** The token of the cart of a draft order: everyone who has its link shares one cart, so that it is bought once. */
export const draftCartToken = (secret: KeyObject, websiteId: string, draftId: string): string =>
  linkKey(secret, `draft order cart:${websiteId}:${draftId}`)

/** The cart of a draft order, new at first. Payments and orders of the draft are those of this cart. */
export async function cartOfDraft(scope: Scope, secret: KeyObject, draft: SavedDraft): Promise<SavedCart> {
  const token = draftCartToken(secret, scope.websiteId, draft.id)
  const { address, email, shipping } = draft.content
  const content = {
    ...emptyCart,
    draftOrderId: draft.id,
    shippingLocation: address && { country: address.country, region: address.region, postalCode: address.postalCode },
    shippingMethodId: shipping.kind === 'method' ? shipping.methodId : null,
    exemptCustomerId: await exemptCustomerWith(scope, email),
  }
  const insert = () => insertCart(scope, token, content).catch(() => null)
  // Two who open the link for the first time at the same moment: one inserts the cart, the other finds it.
  const cart = (await findCart(scope, token)) ?? (await insert()) ?? (await findCart(scope, token))
  if (!cart) throw new Error(`The draft order ${draft.id} has no cart.`)
  return cart
}

/** What the checkout already knows of the customer of a draft order. */
export async function knownOfDraft(scope: Scope, draftId: string): Promise<CheckoutModel['known']> {
  const draft = await readDraft(scope, draftId)
  return draft && { email: draft.content.email, address: draft.content.address }
}
