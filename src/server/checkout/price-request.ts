import type { SavedCart } from '#server/cart/cart-store.ts'
import { priceCart } from '#server/cart/describe-cart.ts'
import type { FixedTerms } from '#server/draft-orders/fixed-terms.ts'
import type { OrderDraft } from '#server/orders/draft.ts'
import type { Scope } from '#server/scope.ts'
import { withOwnExemption } from '#server/tax-exemptions/exemption-of-cart.ts'
import type { Website } from '#server/websites/website.ts'
import { tidyAddress } from '#shared/addresses/rules.ts'
import type { Address, Buyer } from '#shared/addresses/schema.ts'
import type { StoredCart } from '#shared/cart/schema.ts'
import type { PlaceOrderBody } from '#shared/checkout/schema.ts'
import type { AdConsent } from '#shared/orders/ad-consent.ts'
import { buyerOf } from '#shared/orders/rules.ts'
import type { TestAccess } from '#shared/payments/rules.ts'
import { asksForBusinesses } from '#shared/vat-numbers/rules.ts'
import { offersWithdrawal } from '#shared/withdrawals/rules.ts'
import { withOwnGroup } from './customer-groups/own-group.ts'

/** What someone wants to buy, and how. */
export interface OrderRequest {
  readonly website: Website
  readonly cart: SavedCart
  readonly body: PlaceOrderBody
  /** Scheme and host for links in emails. */
  readonly origin: string
  /** Whether and why test methods can be used. */
  readonly testAccess: TestAccess
  /** What the buyer agreed to let ad companies know. */
  readonly adConsent?: AdConsent | undefined
  /** Set where staff have the money already, whatever methods the shop offers. */
  readonly byHand?: { readonly terms: FixedTerms; readonly by: string }
  /** Set for the renewal of a subscription, which its kept method pays while the buyer is away. */
  readonly renewal?: { readonly terms: FixedTerms } & Required<Pick<OrderDraft, 'renewal' | 'keptMethod'>>
}

/** A request with the cart as it is priced for this buyer at this address. */
export type PricedRequest = Awaited<ReturnType<typeof priceRequest>>

/** Prices a cart for its buyer: for their address, their group, their exemption and their business. */
export async function priceRequest(scope: Scope, request: OrderRequest) {
  const { website, cart, body, byHand, renewal } = request
  const { settings } = website
  const shippingAddress = body.shippingAddress && tidyAddress(body.shippingAddress)
  const billingAddress = body.billingAddress && tidyAddress(body.billingAddress)
  // Without shipping, the buyer's place is taxed.
  const place = shippingAddress ?? billingAddress ?? body.buyer
  const own = await withOwnGroup(scope, cart.content, body.email)
  const content = {
    ...(await withOwnExemption(scope, withBusiness(own.content, body), body.email)),
    shippingLocation: placeOf(place) ?? cart.content.shippingLocation,
    shippingMethodId: body.shippingMethodId,
    email: body.email,
  }
  const priced = await priceCart(scope, { ...cart, content }, undefined, (byHand ?? renewal)?.terms)
  const { shoppingCart } = priced
  const business = asksForBusinesses(settings) ? (body.business ?? null) : null
  const shipping = shoppingCart.selectedShippingOption
  return {
    ...{ request, priced, shippingAddress, billingAddress, business, shipping },
    // An address contains the buyer: pages from before buyers were asked separately still send one.
    buyer: buyerOf({ buyer: null, shippingAddress, billingAddress }) ?? body.buyer,
    isShipped: shoppingCart.requiresShipping && shipping?.isPickup !== true,
    // Digital goods are delivered at once: consumers lose a right that only they can give up. Staff place orders without.
    needsConsent: offersWithdrawal(settings) && shoppingCart.hasDigital && !byHand && !business,
    refusedToCustomer: [...own.refused, ...priced.refusedToCustomer],
  }
}

const placeOf = (place: Address | Buyer | null) =>
  place?.country
    ? { country: place.country, region: place.region, postalCode: 'postalCode' in place ? place.postalCode : '' }
    : null

/** A cart as this buyer pays it: the VAT number of a business counts for nobody else. */
function withBusiness({ vatNumber, ...content }: StoredCart, { business }: PlaceOrderBody): StoredCart {
  return business && vatNumber !== undefined ? { ...content, vatNumber } : content
}
