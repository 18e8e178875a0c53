import { readDraft } from '#server/draft-orders/draft-store.ts'
import type { Staff } from '#server/http/serve.ts'
import { newId } from '#server/identifiers.ts'
import type { Services } from '#server/services.ts'
import { reading } from '#server/stores.ts'
import { exemptCustomerWith } from '#server/tax-exemptions/exemption-of-cart.ts'
import type { Website } from '#server/websites/website.ts'
import { regions } from '#shared/addresses/regions.ts'
import type { payDraftOrderCall } from '#shared/draft-orders/api.ts'
import { gapsOfDraft, shippingGap } from '#shared/draft-orders/rules.ts'
import type { BodyOf } from '#shared/http/contract.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import { formatOrderNumber } from '#shared/orders/number.ts'
import { placeOrder } from '../place-order.ts'
import { cartOfDraft } from './payment-link.ts'
import { lacksShipping, priceDraft, problemOfDraft } from './price-draft.ts'

type Refusal =
  | 'draft-order-address'
  | 'draft-order-changed'
  | 'draft-order-closed'
  | 'draft-order-email'
  | 'draft-order-empty'
  | 'draft-order-in-payment'
  | 'draft-order-not-found'
  | 'draft-order-shipping'
  | 'draft-order-unavailable'
  | 'not-enough-stock'
  | 'shipping-unavailable'

interface PaidByHand extends BodyOf<typeof payDraftOrderCall> {
  readonly website: Website
  readonly staff: Staff
  readonly draftId: string
  /** Scheme and host for links in emails. */
  readonly origin: string
}

/**
 * Makes an order of a draft whose money staff have got. It goes the way of every purchase, in the cart of the draft's
 * link: stock is taken, and a buyer who pays at the same moment and the staff cannot both make an order of it.
 */
export async function payByHand(
  services: Services,
  { website, staff, draftId, origin, paymentMethod }: PaidByHand,
): Promise<Result<void, Refusal>> {
  const scope = reading(services, website)
  const draft = await readDraft(scope, draftId)
  if (!draft) return fail('draft-order-not-found')
  if (draft.order) return fail('draft-order-closed', { order: formatOrderNumber(draft.order.number) })
  const { email, address, shipping } = draft.content
  const gaps = gapsOfDraft(draft.content, regions)
  if (gaps) return fail(gaps.code, { errors: gaps.errors, problem: Object.values(gaps.errors)[0] ?? '' })
  const priced = await priceDraft(scope, draft.content, draft)
  if (!priced.ok) return fail('draft-order-changed')
  const { cart, terms } = priced.value
  const problem = problemOfDraft(cart)
  if (problem !== null) return fail('draft-order-unavailable', { reason: problem })
  const isShipped = cart.requiresShipping && cart.selectedShippingOption?.isPickup !== true
  if (lacksShipping(cart)) {
    if (shipping.kind !== 'customer') return fail('shipping-unavailable')
    return fail(shippingGap.code, { errors: shippingGap.errors })
  }
  const shared = await cartOfDraft(scope, services.secret, draft)
  const outcome = await placeOrder(services, services.providers, {
    website,
    // What a buyer has entered at the link does not count.
    cart: {
      ...shared,
      content: {
        ...shared.content,
        giftCards: [],
        vatNumber: undefined,
        exemptCustomerId: await exemptCustomerWith(scope, email),
      },
    },
    origin,
    testAccess: null,
    byHand: { terms, by: staff.name },
    body: {
      idempotencyKey: newId(),
      email,
      buyer: null,
      shippingAddress: isShipped ? address : null,
      billingAddress: isShipped ? null : address,
      business: null,
      shippingMethodId: cart.selectedShippingOption?.id ?? null,
      slot: null,
      note: '',
      wantsNewsletter: false,
      paymentMethod: cart.grandTotalCents === 0 ? 'free' : paymentMethod,
      paymentToken: null,
      expectedTotalCents: cart.grandTotalCents,
      expectedCurrency: null,
      expectedDueCents: null,
    },
  })
  if (outcome.ok) return succeed(undefined)
  // Somebody else was faster, in another tab or at the link.
  const ordered = (await readDraft(scope, draftId))?.order
  if (ordered) return fail('draft-order-closed', { order: formatOrderNumber(ordered.number) })
  return fail(refusals[outcome.failure.code] ?? 'draft-order-changed')
}

/** What staff read when a purchase is refused. */
const refusals: Readonly<Record<string, Refusal>> = {
  'cart-empty': 'draft-order-closed',
  'invalid-fields': 'draft-order-address',
  'not-enough-stock': 'not-enough-stock',
  'payment-in-progress': 'draft-order-in-payment',
  'shipping-unavailable': 'shipping-unavailable',
  'slot-unavailable': 'shipping-unavailable',
}
