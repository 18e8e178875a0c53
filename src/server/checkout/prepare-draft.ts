import type { SavedCart } from '#server/cart/cart-store.ts'
import { priceCart } from '#server/cart/describe-cart.ts'
import type { FixedTerms } from '#server/draft-orders/fixed-terms.ts'
import { newId } from '#server/identifiers.ts'
import { newsletterOffer } from '#server/newsletter/checkout-offer.ts'
import type { OrderDraft } from '#server/orders/draft.ts'
import type { PaymentProviders } from '#server/payments/providers.ts'
import type { Scope } from '#server/scope.ts'
import { findOpenSlot } from '#server/slots/open-slots.ts'
import { withOwnExemption } from '#server/tax-exemptions/exemption-of-cart.ts'
import type { Website } from '#server/websites/website.ts'
import { tidyAddress } from '#shared/addresses/rules.ts'
import type { Address, Buyer } from '#shared/addresses/schema.ts'
import type { StoredCart } from '#shared/cart/schema.ts'
import { checkoutMessages } from '#shared/checkout/messages.ts'
import { tidyBuyer } from '#shared/checkout/rules.ts'
import type { PlaceOrderBody } from '#shared/checkout/schema.ts'
import { inShopCurrency } from '#shared/currencies/rules.ts'
import type { Exchange, ShopCurrency } from '#shared/currencies/schema.ts'
import { normalizeEmail } from '#shared/discounts/rules.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import { formatMoney, moneyFormatOf } from '#shared/money/format.ts'
import type { AdConsent } from '#shared/orders/ad-consent.ts'
import { buyerOf } from '#shared/orders/rules.ts'
import type { TestAccess } from '#shared/payments/rules.ts'
import type { StoreSettings } from '#shared/settings/schema.ts'
import { conversionOf } from '#shared/settings/settings-in.ts'
import { methodById } from '#shared/shipping/rules.ts'
import { asksForBusinesses } from '#shared/vat-numbers/rules.ts'
import { withdrawalExemptionTexts } from '#shared/withdrawal-exemptions/messages.ts'
import { offersWithdrawal } from '#shared/withdrawals/rules.ts'
import { choosePayment } from './choose-payment.ts'
import { withOwnGroup } from './customer-groups/own-group.ts'
import { draftLines } from './draft-lines.ts'
import { businessErrors, buyerErrors, fieldErrors } from './field-errors.ts'

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

/**
 * Turns a cart and its buyer's data into an order: fields are checked for the country, prices come from the catalog,
 * shipping and tax are computed for the final address. Pickup and orders without shipping need a name, and the parts of
 * a place that taxes depend on. Refused when the buyer saw another total.
 */
export async function prepareDraft(
  scope: Scope,
  providers: PaymentProviders,
  { website, cart, body, origin, testAccess, adConsent, byHand, renewal }: OrderRequest,
): Promise<Result<OrderDraft, Refusal>> {
  const { settings } = website
  const conversion = conversionOf(settings)
  const shippingAddress = body.shippingAddress && tidyAddress(body.shippingAddress)
  const billingAddress = body.billingAddress && tidyAddress(body.billingAddress)
  // An address contains the buyer: pages from before buyers were asked separately still send one.
  const buyer = buyerOf({ buyer: null, shippingAddress, billingAddress }) ?? body.buyer

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
  const { shoppingCart, lines, shippingTaxes } = priced
  const refusedToCustomer = [...own.refused, ...priced.refusedToCustomer]
  const business = asksForBusinesses(settings) ? (body.business ?? null) : null
  const shipping = shoppingCart.selectedShippingOption
  const isShipped = shoppingCart.requiresShipping && shipping?.isPickup !== true
  // Digital goods are delivered at once: consumers lose a right that only they can give up. Staff place orders without.
  const needsConsent = offersWithdrawal(settings) && shoppingCart.hasDigital && !byHand && !business
  const errors = {
    ...(needsConsent && body.digitalConsent !== true && { digitalConsent: withdrawalExemptionTexts.consentMissing }),
    ...fieldErrors({ ...body, shippingAddress, billingAddress }, settings.strictEmailEnding),
    ...(!isShipped && buyerErrors(buyer, shoppingCart)),
    ...(business && businessErrors(business, { shippingAddress, billingAddress })),
  }
  if (Object.keys(errors).length > 0) return fail('invalid-fields', { errors })
  if (shoppingCart.entries.length === 0) return fail('cart-empty')
  if (shoppingCart.entries.some((entry) => entry.problem !== null)) return fail('cart-problem', { shoppingCart })
  if (shoppingCart.subtotalCents < shoppingCart.minimumSubtotalCents) {
    return fail('minimum-subtotal', {
      subtotal: formatMoney(shoppingCart.minimumSubtotalCents, settings.currency, moneyFormatOf(settings)),
    })
  }
  const { minimumQuantity = 0 } = shoppingCart
  if (shoppingCart.totalQuantity < minimumQuantity) return fail('minimum-quantity', { quantity: minimumQuantity })
  if (shoppingCart.requiresShipping) {
    if (shipping?.id !== body.shippingMethodId || (isShipped && !shippingAddress))
      return fail('shipping-unavailable', { shoppingCart })
  }
  // Nobody chooses a time for a renewal.
  const schedule = shipping?.hasSlots && !renewal ? methodById(settings, shipping.id)?.schedule : null
  const slot = schedule && body.slot ? await findOpenSlot(scope, shipping!.id, schedule, body.slot) : null
  if (schedule && !slot) return fail('slot-unavailable')
  // They have seen the price of a trial that they have had before; with the same total, the next payment would be another.
  const hadTrial = lines.find(({ variant }) => priced.usedTrials.has(variant.productId))?.variant
  if (hadTrial && normalizeEmail(cart.content.email ?? '') !== normalizeEmail(body.email))
    return fail('trial-used', { item: hadTrial.title, shoppingCart })
  const hasOtherCurrency = (body.expectedCurrency ?? settings.currency) !== settings.currency
  if (!renewal && (hasOtherCurrency || shoppingCart.grandTotalCents !== body.expectedTotalCents)) {
    const total = formatMoney(shoppingCart.grandTotalCents, settings.currency, moneyFormatOf(settings))
    // The discounts of the cart were not for this customer: the reason says more than the new total.
    const reason = [...refusedToCustomer, checkoutMessages['total-changed']({ total })].join(' ')
    return refusedToCustomer.length > 0
      ? fail('coupon-refused', { reason, shoppingCart })
      : fail('total-changed', { total, shoppingCart })
  }
  if (!renewal && shoppingCart.dueCents !== (body.expectedDueCents ?? body.expectedTotalCents))
    return fail('gift-card-changed', { shoppingCart })
  const payment = choosePayment(providers, priced, {
    ...{ settings, testAccess, method: body.paymentMethod },
    by: renewal ? 'renewal' : byHand ? 'staff' : 'visitor',
  })
  if (!payment.ok) return payment
  const { paymentMethod, isTest, giftCards } = payment.value
  const { owed } = priced.fixed ?? {}
  // A discount that took nothing is not used up.
  const discounts = [...shoppingCart.validCoupons, ...shoppingCart.automaticDiscounts].filter(
    ({ discountCents, freeShipping }) => discountCents > 0 || (freeShipping && isShipped),
  )

  const offer = body.wantsNewsletter ? await newsletterOffer(scope, website.title) : null

  return succeed({
    cartId: renewal ? null : cart.id,
    paymentMethod,
    testMode: isTest,
    takesStock: !isTest,
    email: body.email.trim(),
    buyer: isShipped || !buyer ? null : tidyBuyer(buyer, shoppingCart.taxPlaces),
    shippingAddress: isShipped ? shippingAddress : null,
    billingAddress: billingAddress ?? shippingAddress,
    shippingMethod:
      shipping && shoppingCart.requiresShipping
        ? {
            name: shipping.name,
            isPickup: shipping.isPickup,
            description: shipping.description,
            ...(shipping.place && { place: shipping.place }),
            ...(slot && { slot }),
            ...(shipping.packages && { packages: shipping.packages }),
          }
        : null,
    ...(shipping && shoppingCart.requiresShipping && { shippingMethodId: shipping.id }),
    ...(schedule &&
      slot && {
        slot: {
          methodId: shipping!.id,
          slot,
          slotCapacity: schedule.slotCapacity,
          dayCapacity: schedule.dayCapacity,
        },
      }),
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
    newsletter: offer === null ? null : { words: offer, language: settings.locale },
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
  })
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

const placeOf = (place: Address | Buyer | null) =>
  place?.country
    ? { country: place.country, region: place.region, postalCode: 'postalCode' in place ? place.postalCode : '' }
    : null

/** A cart as this buyer pays it: the VAT number of a business counts for nobody else. */
function withBusiness({ vatNumber, ...content }: StoredCart, { business }: PlaceOrderBody): StoredCart {
  return business && vatNumber !== undefined ? { ...content, vatNumber } : content
}
