import { newId } from '#server/identifiers.ts'
import type { OrderDraft } from '#server/orders/draft.ts'
import { tidyBuyer } from '#shared/checkout/rules.ts'
import { inShopCurrency } from '#shared/currencies/rules.ts'
import type { Exchange, ShopCurrency } from '#shared/currencies/schema.ts'
import type { StoreSettings } from '#shared/settings/schema.ts'
import { conversionOf } from '#shared/settings/settings-in.ts'
import { withdrawalExemptionTexts } from '#shared/withdrawal-exemptions/messages.ts'
import type { choosePayment } from './choose-payment.ts'
import { draftLines } from './draft-lines.ts'
import type { PricedRequest } from './price-request.ts'

/** What was chosen or found for an order after its cart was priced. */
interface Chosen {
  readonly payment: Extract<ReturnType<typeof choosePayment>, { ok: true }>['value']
  /** The slot with its limits; null where none is chosen. */
  readonly slot: OrderDraft['slot'] | null
  /** The newsletter text that the customer ticked; null when they did not. */
  readonly newsletterOffer: string | null
}

/** The order that a priced request becomes. */
export function draftOfRequest(asked: PricedRequest, { payment, slot, newsletterOffer }: Chosen): OrderDraft {
  const { request, priced, buyer, shippingAddress, billingAddress, business, isShipped, needsConsent } = asked
  const { website, cart, body, origin, adConsent, byHand, renewal } = request
  const { settings } = website
  const { shoppingCart, shippingTaxes } = priced
  const { paymentMethod, isTest, giftCards } = payment
  const { owed } = priced.fixed ?? {}
  const conversion = conversionOf(settings)
  // A discount that took nothing is not used up.
  const discounts = [...shoppingCart.validCoupons, ...shoppingCart.automaticDiscounts].filter(
    ({ discountCents, freeShipping }) => discountCents > 0 || (freeShipping && isShipped),
  )
  return {
    cartId: renewal ? null : cart.id,
    paymentMethod,
    testMode: isTest,
    takesStock: !isTest,
    email: body.email.trim(),
    buyer: isShipped || !buyer ? null : tidyBuyer(buyer, shoppingCart.taxPlaces),
    shippingAddress: isShipped ? shippingAddress : null,
    billingAddress: billingAddress ?? shippingAddress,
    ...shippingOf(asked, slot),
    note: body.note.trim(),
    ...(business && {
      business: {
        company: business.company,
        vat: priced.business?.vat ?? null,
        isReverseCharged: priced.business?.isReverseCharged ?? false,
      },
    }),
    ...(needsConsent && { withdrawalConsent: { at: Date.now(), text: withdrawalExemptionTexts.consent } }),
    ...(priced.taxExemption && { taxExemption: priced.taxExemption }),
    ...(priced.group && { customerGroup: { id: priced.group.id, name: priced.group.name } }),
    newsletter: newsletterOffer === null ? null : { words: newsletterOffer, language: settings.locale },
    ...(adConsent && { adConsent }),
    currency: settings.currency,
    ...(conversion && { exchange: exchangeOf(conversion, settings, shoppingCart.grandTotalCents) }),
    ...(priced.fixed?.draftOrder && {
      draftOrder: { id: priced.fixed.draftOrder.id, number: priced.fixed.draftOrder.number },
      draftOrderRevision: priced.fixed.draftOrder.revision,
    }),
    ...(owed && { owed: { orderId: owed.orderId, revision: owed.revision } }),
    ...(byHand && { by: byHand.by }),
    ...(renewal && { renewal: renewal.renewal, keptMethod: renewal.keptMethod }),
    couponCodes: discounts.map(({ code }) => code).filter((code) => code !== ''),
    discounts,
    taxes: shoppingCart.applicableTaxRules,
    shippingTaxes: [...shippingTaxes],
    ...(giftCards.length > 0 && {
      giftCards: giftCards.map(({ id, lastFour, cents }) => ({ paymentId: newId(), cardId: id, lastFour, cents })),
    }),
    subtotalCents: shoppingCart.subtotalCents,
    discountCents: shoppingCart.discountCents,
    shippingCostCents: shoppingCart.shippingCostCents,
    taxCents: shoppingCart.taxCents,
    grandTotalCents: shoppingCart.grandTotalCents,
    lines: draftLines(priced, settings),
    origin,
  }
}

/** How an order is shipped or picked up, and when. */
function shippingOf(
  { priced, shipping }: PricedRequest,
  slot: Chosen['slot'],
): Pick<OrderDraft, 'shippingMethod' | 'shippingMethodId' | 'slot'> {
  if (!shipping || !priced.shoppingCart.requiresShipping) return { shippingMethod: null, ...(slot && { slot }) }
  return {
    shippingMethod: {
      name: shipping.name,
      isPickup: shipping.isPickup,
      description: shipping.description,
      ...(shipping.place && { place: shipping.place }),
      ...(slot && { slot: slot.slot }),
      ...(shipping.packages && { packages: shipping.packages }),
    },
    shippingMethodId: shipping.id,
    ...(slot && { slot }),
  }
}

/** What an order in another currency remembers of the rate. */
function exchangeOf(
  { rate }: ShopCurrency,
  { shopCurrency, currency }: Pick<StoreSettings, 'shopCurrency' | 'currency'>,
  grandTotalCents: number,
): Exchange {
  const exchange = { currency: shopCurrency ?? currency, rate }
  return { ...exchange, totalCents: inShopCurrency(grandTotalCents, exchange) }
}
