import { newsletterOffer } from '#server/newsletter/checkout-offer.ts'
import type { OrderDraft } from '#server/orders/draft.ts'
import type { PaymentProviders } from '#server/payments/providers.ts'
import type { Scope } from '#server/scope.ts'
import { findOpenSlot } from '#server/slots/open-slots.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import { methodById } from '#shared/shipping/rules.ts'
import { choosePayment } from './choose-payment.ts'
import { draftOfRequest } from './draft-of-request.ts'
import { refusalOfCart, refusalOfTotals } from './draft-refusals.ts'
import { type OrderRequest, type PricedRequest, priceRequest } from './price-request.ts'

type Refusal =
  | 'invalid-fields'
  | 'cart-empty'
  | 'cart-problem'
  | 'minimum-quantity'
  | 'minimum-subtotal'
  | 'shipping-unavailable'
  | 'slot-unavailable'
  | 'payment-method-unavailable'
  | 'payments-not-set-up'
  | 'charge-too-small'
  | 'total-changed'
  | 'coupon-refused'
  | 'trial-used'
  | 'gift-card-changed'
  | 'gift-card-test'

/**
 * Turns a cart and its buyer's data into an order: fields are checked for the country, prices come from the catalog,
 * shipping and tax are computed for the final address. Pickup and orders without shipping need a name, and the parts of
 * a place that taxes depend on. Refused when the buyer saw another total; a refusal that is about the cart shows it.
 */
export async function prepareDraft(
  scope: Scope,
  providers: PaymentProviders,
  request: OrderRequest,
): Promise<Result<OrderDraft, Refusal>> {
  const asked = await priceRequest(scope, request)
  const draft = await draftOf(scope, providers, asked)
  if (draft.ok || !('shoppingCart' in draft.failure)) return draft
  return fail(draft.failure.code, { ...draft.failure, shoppingCart: await asked.priced.show() })
}

async function draftOf(
  scope: Scope,
  providers: PaymentProviders,
  asked: PricedRequest,
): Promise<Result<OrderDraft, Refusal>> {
  const { website, body, testAccess, byHand, renewal } = asked.request
  const refusal = refusalOfCart(asked)
  if (refusal) return refusal
  const slot = await chooseSlot(scope, asked)
  if (!slot.ok) return slot
  const changed = refusalOfTotals(asked)
  if (changed) return changed
  const payment = choosePayment(providers, asked.priced, {
    ...{ settings: website.settings, testAccess, method: body.paymentMethod },
    by: renewal ? 'renewal' : byHand ? 'staff' : 'visitor',
  })
  if (!payment.ok) return payment
  const offer = body.wantsNewsletter ? await newsletterOffer(scope, website.title) : null
  return succeed(draftOfRequest(asked, { payment: payment.value, slot: slot.value, newsletterOffer: offer }))
}

/** The slot that the buyer chose, with its limits; null where the method has none. Nobody chooses one for a renewal. */
async function chooseSlot(
  scope: Scope,
  { request: { website, body, renewal }, shipping }: PricedRequest,
): Promise<Result<NonNullable<OrderDraft['slot']> | null, 'slot-unavailable'>> {
  const schedule = shipping?.hasSlots && !renewal ? methodById(website.settings, shipping.id)?.schedule : null
  if (!shipping || !schedule) return succeed(null)
  const slot = body.slot ? await findOpenSlot(scope, shipping.id, schedule, body.slot) : null
  if (!slot) return fail('slot-unavailable')
  const { slotCapacity, dayCapacity } = schedule
  return succeed({ methodId: shipping.id, slot, slotCapacity, dayCapacity })
}
