import { checkoutMessages } from '#shared/checkout/messages.ts'
import { normalizeEmail } from '#shared/discounts/rules.ts'
import { fail } from '#shared/http/failure.ts'
import { formatMoney, moneyFormatOf } from '#shared/money/format.ts'
import { withdrawalExemptionTexts } from '#shared/withdrawal-exemptions/messages.ts'
import { businessErrors, buyerErrors, fieldErrors } from './field-errors.ts'
import type { PricedRequest } from './price-request.ts'

/** Why the fields or the cart of a request cannot become an order; null when they can. */
export function refusalOfCart(priced: PricedRequest) {
  const { request, shipping, isShipped, shippingAddress } = priced
  const { settings } = request.website
  const { shoppingCart } = priced.priced
  const errors = errorsOf(priced)
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
  if (!shoppingCart.requiresShipping) return null
  const isOffered = shipping?.id === request.body.shippingMethodId && (!isShipped || shippingAddress)
  return isOffered ? null : fail('shipping-unavailable', { shoppingCart })
}

/** Why the buyer has to see the cart again before they pay: it costs something else than they saw; null when it does not. */
export function refusalOfTotals({ request, priced, refusedToCustomer }: PricedRequest) {
  const { website, cart, body, renewal } = request
  const { settings } = website
  const { shoppingCart } = priced
  // They have seen the price of a trial that they have had before; with the same total, the next payment would be another.
  const hadTrial = priced.lines.find(({ variant }) => priced.usedTrials.has(variant.productId))?.variant
  if (hadTrial && normalizeEmail(cart.content.email ?? '') !== normalizeEmail(body.email))
    return fail('trial-used', { item: hadTrial.title, shoppingCart })
  if (renewal) return null
  const hasOtherCurrency = (body.expectedCurrency ?? settings.currency) !== settings.currency
  if (hasOtherCurrency || shoppingCart.grandTotalCents !== body.expectedTotalCents) {
    const total = formatMoney(shoppingCart.grandTotalCents, settings.currency, moneyFormatOf(settings))
    // The discounts of the cart were not for this customer: the reason says more than the new total.
    const reason = [...refusedToCustomer, checkoutMessages['total-changed']({ total })].join(' ')
    return refusedToCustomer.length > 0
      ? fail('coupon-refused', { reason, shoppingCart })
      : fail('total-changed', { total, shoppingCart })
  }
  const isSameDue = shoppingCart.dueCents === (body.expectedDueCents ?? body.expectedTotalCents)
  return isSameDue ? null : fail('gift-card-changed', { shoppingCart })
}

/** What is wrong with the fields that were asked for, as messages by field. */
function errorsOf({ request, priced, ...asked }: PricedRequest) {
  const { shippingAddress, billingAddress, business, buyer, isShipped, needsConsent } = asked
  const { body, website } = request
  return {
    ...(needsConsent && body.digitalConsent !== true && { digitalConsent: withdrawalExemptionTexts.consentMissing }),
    ...fieldErrors({ ...body, shippingAddress, billingAddress }, website.settings.strictEmailEnding),
    ...(!isShipped && buyerErrors(buyer, priced.shoppingCart)),
    ...(business && businessErrors(business, { shippingAddress, billingAddress })),
  }
}
