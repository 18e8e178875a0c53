import type { ShoppingCart } from '#shared/cart/schema.ts'
import type { PlaceOrderBody } from '#shared/checkout/schema.ts'
import type { PaymentMethodId } from '#shared/settings/schema.ts'
import { askedAddresses, asksForConsent, buyerOf, type CheckoutForm, isShipped } from './form.ts'
import type { CheckoutModel } from './model.ts'

/** What the buyer has filled in, for which cart, and how they pay. */
interface FilledForm {
  readonly model: Pick<CheckoutModel, 'newsletterText' | 'offersWithdrawal'>
  readonly cart: ShoppingCart
  readonly form: CheckoutForm
  readonly method: PaymentMethodId
  /** The token of the payment method; null for those that need none. */
  readonly paymentToken: string | null
}

/** The order as it is sent: the fields that were asked for, and the totals that the buyer sees. */
export function orderOfForm({
  model,
  cart,
  form,
  method,
  paymentToken,
}: FilledForm): Omit<PlaceOrderBody, 'idempotencyKey'> {
  const shipped = isShipped(cart)
  const asked = askedAddresses(form, shipped)
  const shipping = cart.requiresShipping ? cart.selectedShippingOption : null
  return {
    email: form.email.trim(),
    buyer: shipped || form.isBusiness ? null : buyerOf(form, cart),
    business: form.isBusiness ? { company: form.company.trim() } : null,
    shippingAddress: asked.includes('shippingAddress') ? form.shippingAddress : null,
    billingAddress: asked.includes('billingAddress') ? form.billingAddress : null,
    slot: shipping?.hasSlots ? form.slot : null,
    shippingMethodId: shipping?.id ?? null,
    note: form.note,
    wantsNewsletter: form.wantsNewsletter && model.newsletterText !== null,
    ...(asksForConsent(model, cart, form) && { digitalConsent: form.digitalConsent }),
    paymentMethod: method,
    paymentToken,
    expectedTotalCents: cart.grandTotalCents,
    expectedCurrency: cart.currency,
    expectedDueCents: cart.giftCards.length > 0 ? cart.dueCents : null,
  }
}
