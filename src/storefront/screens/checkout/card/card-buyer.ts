import type { ShoppingCart } from '#shared/cart/schema.ts'
import { type CheckoutForm, isShipped } from '../form.ts'
import type { CardBuyer } from './card-form.ts'

/** Whose card it is, from what the checkout has asked: the billing address where there is one. */
export function cardBuyerOf(
  form: CheckoutForm,
  cart: Pick<ShoppingCart, 'requiresShipping' | 'selectedShippingOption'>,
): CardBuyer {
  const shipped = isShipped(cart)
  const address = shipped ? (form.billingIsShipping ? form.shippingAddress : form.billingAddress) : form.buyer
  return {
    name: `${address.firstName} ${address.lastName}`.trim(),
    email: form.email.trim(),
    phone: shipped ? address.phone : '',
    address: shipped
      ? {
          line1: address.addressLine1,
          line2: address.addressLine2,
          city: address.city,
          state: address.region,
          postal_code: address.postalCode,
          country: address.country,
        }
      : null,
  }
}
