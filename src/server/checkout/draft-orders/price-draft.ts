import { emptyCart, type SavedCart } from '#server/cart/cart-store.ts'
import { priceCart } from '#server/cart/describe-cart.ts'
import { type DraftFacts, type FixedTerms, termsOf } from '#server/draft-orders/fixed-terms.ts'
import type { Scope } from '#server/scope.ts'
import { exemptCustomerWith } from '#server/tax-exemptions/exemption-of-cart.ts'
import type { ShoppingCart } from '#shared/cart/schema.ts'
import type { DraftContent } from '#shared/draft-orders/schema.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'

export interface PricedDraft {
  readonly terms: FixedTerms
  readonly cart: ShoppingCart
}

/** A draft that is not saved. */
const unsaved: DraftFacts = { id: '00000000-0000-7000-8000-000000000000', number: 0, revision: 0 }

/**
 * The totals of a draft order, by the one calculation of carts. They are without shipping where the customer chooses it.
 * Refused when a variant is in it twice.
 */
export async function priceDraft(
  scope: Scope,
  content: DraftContent,
  facts: DraftFacts = unsaved,
): Promise<Result<PricedDraft, 'draft-order-repeated'>> {
  const variantIds = content.lines.flatMap((line) => (line.kind === 'product' ? [line.variantId] : []))
  if (new Set(variantIds).size < variantIds.length) return fail('draft-order-repeated')
  const terms = await termsOf(scope, content, facts)
  const { address, shipping } = content
  const cart: SavedCart = {
    id: '',
    revision: 0,
    createdAt: Date.now(),
    orderId: null,
    content: {
      ...emptyCart,
      shippingLocation: address && { country: address.country, region: address.region, postalCode: address.postalCode },
      shippingMethodId: shipping.kind === 'method' ? shipping.methodId : null,
      exemptCustomerId: await exemptCustomerWith(scope, content.email),
    },
  }
  const priced = await priceCart(scope, cart, undefined, { ...terms, isShippingOpen: shipping.kind === 'customer' })
  return succeed({ terms, cart: await priced.show() })
}

/** Whether the customer of a draft order has yet to choose how it is shipped. */
export const lacksShipping = ({
  requiresShipping,
  selectedShippingOption,
}: Pick<ShoppingCart, 'requiresShipping' | 'selectedShippingOption'>): boolean =>
  requiresShipping && selectedShippingOption === null

/** Why a draft order cannot be sold as it is: the reason of its first item; null when it can. */
export const problemOfDraft = ({ entries }: Pick<ShoppingCart, 'entries'>): string | null =>
  entries.find(({ problem }) => problem !== null)?.problem ?? null
