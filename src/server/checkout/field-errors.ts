import { blankAddress } from '#shared/addresses/blank-address.ts'
import { emailError } from '#shared/addresses/email.ts'
import { regions } from '#shared/addresses/regions.ts'
import { validateAddress } from '#shared/addresses/rules.ts'
import type { Buyer } from '#shared/addresses/schema.ts'
import type { ShoppingCart } from '#shared/cart/schema.ts'
import { checkoutTexts } from '#shared/checkout/messages.ts'
import { validateBuyer } from '#shared/checkout/rules.ts'
import type { PlaceOrderBody } from '#shared/checkout/schema.ts'
import { isBlankText } from '#shared/texts/blank.ts'

// The rules of the checkout's fields in each country, as errors by the path of the field.

/** Errors of a business, by path: it has a name, and an address for its invoice. */
export function businessErrors(
  { company }: NonNullable<PlaceOrderBody['business']>,
  { shippingAddress, billingAddress }: Pick<PlaceOrderBody, 'shippingAddress' | 'billingAddress'>,
): Record<string, string> {
  const address = shippingAddress || billingAddress ? {} : validateAddress(blankAddress, regions)
  return {
    ...(isBlankText(company) && { 'business.company': checkoutTexts.companyMissing }),
    ...Object.fromEntries(Object.entries(address).map(([field, words]) => [`billingAddress.${field}`, words])),
  }
}

/** Errors of the buyer of an order without shipping, by path (`buyer.region`). */
export function buyerErrors(
  buyer: Buyer | null,
  { entries, taxPlaces }: Pick<ShoppingCart, 'entries' | 'taxPlaces'>,
): Record<string, string> {
  // An empty cart has its own error.
  if (entries.length === 0) return {}
  const nobody = { firstName: '', lastName: '', country: null, region: '' }
  const errors = Object.entries(validateBuyer(buyer ?? nobody, taxPlaces, regions))
  return Object.fromEntries(errors.map(([field, sentence]) => [`buyer.${field}`, sentence]))
}

/** Errors of the buyer's fields, by path (`shippingAddress.city`), as messages beside the field. */
export function fieldErrors(body: PlaceOrderBody, strictEnding: boolean): Record<string, string> {
  const errors: Record<string, string> = {}
  const email = emailError(body.email, { strictEnding })
  if (email) errors.email = email
  for (const name of ['shippingAddress', 'billingAddress'] as const) {
    const address = body[name]
    if (!address) continue
    for (const [field, sentence] of Object.entries(validateAddress(address, regions)))
      errors[`${name}.${field}`] = sentence
  }
  return errors
}
