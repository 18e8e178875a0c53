import type { ShoppingCart } from '#shared/cart/schema.ts'
import { askedAddresses, type CheckoutForm, isShipped } from '../form.ts'
import type { CardBuyer } from './card-form.ts'

/** Whose card it is, from what the checkout has asked: the billing address where there is one. */
export function cardBuyerOf(
  form: CheckoutForm,
  cart: Pick<ShoppingCart, 'requiresShipping' | 'selectedShippingOption'>,
): CardBuyer {
  const name = askedAddresses(form, isShipped(cart)).at(-1)
  const hasAddress = name !== undefined
  const address = hasAddress ? form[name] : form.buyer
  return {
    name: `${address.firstName} ${address.lastName}`.trim(),
    email: form.email.trim(),
    phone: hasAddress ? address.phone : '',
    address: hasAddress
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
