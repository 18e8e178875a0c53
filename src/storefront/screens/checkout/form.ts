import { blankAddress } from '#shared/addresses/blank-address.ts'
import { emailError } from '#shared/addresses/email.ts'
import { addressLayout } from '#shared/addresses/layout.ts'
import { validateAddress } from '#shared/addresses/rules.ts'
import type { Address, Buyer } from '#shared/addresses/schema.ts'
import type { ShippingLocation, ShoppingCart } from '#shared/cart/schema.ts'
import { checkoutTexts } from '#shared/checkout/messages.ts'
import { tidyBuyer, validateBuyer } from '#shared/checkout/rules.ts'
import { paymentMethod } from '#shared/payments/methods.ts'
import type { TestCardOutcome } from '#shared/payments/test-card.ts'
import { paypalModeOf } from '#shared/paypal/methods.ts'
import type { PaymentMethodId } from '#shared/settings/schema.ts'
import { isBlankText } from '#shared/texts/blank.ts'
import { withdrawalExemptionTexts } from '#shared/withdrawal-exemptions/messages.ts'
import type { CheckoutModel } from './model.ts'
import { checkoutPageTexts } from './texts.ts'

/** The buyer's input so far. */
export interface CheckoutForm {
  readonly email: string
  /** For orders without shipping: the parts of an address that are asked then. */
  readonly buyer: Address
  readonly shippingAddress: Address
  readonly billingIsShipping: boolean
  /** Whether they buy for a business, with its name and VAT number. */
  readonly isBusiness: boolean
  readonly company: string
  readonly vatNumber: string
  readonly billingAddress: Address
  /** The chosen time of the shipping method, such as 2026-11-28T10:00. */
  readonly slot: string | null
  readonly note: string
  /** Whether the customer asked for the shop's newsletter. */
  readonly wantsNewsletter: boolean
  /** Whether the customer agreed to the immediate delivery of digital goods. */
  readonly digitalConsent: boolean
  readonly paymentMethod: PaymentMethodId | null
  readonly testCard: TestCardOutcome
}

export type FormErrors = Readonly<Record<string, string>>

const emptyAddress = (country: string): Address => ({ ...blankAddress, country })

/** A new form: what is known of the customer of a draft order, else the cart's estimate if the shop ships there. */
export function emptyForm({ cart, known, countries, startCountry, paymentMethods }: CheckoutModel): CheckoutForm {
  const isOffered = (country: string | undefined) => countries.some(({ code }) => code === country)
  const estimate = isOffered(cart.shippingLocation?.country) ? cart.shippingLocation : null
  const address = known?.address ?? null
  return {
    email: known?.email ?? '',
    buyer: { ...emptyAddress(startCountry), ...cart.shippingLocation, ...address },
    shippingAddress: { ...emptyAddress(startCountry), ...estimate, ...(isOffered(address?.country) && address) },
    billingIsShipping: true,
    isBusiness: false,
    company: '',
    vatNumber: '',
    billingAddress: emptyAddress(startCountry),
    slot: null,
    note: '',
    wantsNewsletter: false,
    digitalConsent: false,
    paymentMethod: paymentMethods[0] ?? null,
    testCard: 'approve',
  }
}

/** A stored form merged into an empty one; a country that is not offered any more is left out. */
export function restoreForm(
  empty: CheckoutForm,
  kept: Partial<CheckoutForm>,
  {
    countries,
    allCountries,
    asksForBusinesses,
  }: Pick<CheckoutModel, 'countries' | 'allCountries' | 'asksForBusinesses'>,
): CheckoutForm {
  const address = (name: 'buyer' | 'shippingAddress' | 'billingAddress', offered: CheckoutModel['countries']) => {
    const isOffered = offered.some(({ code }) => code === kept[name]?.country)
    return { [name]: isOffered ? { ...empty[name], ...kept[name] } : empty[name] }
  }
  return {
    ...empty,
    ...kept,
    isBusiness: asksForBusinesses && kept.isBusiness === true,
    // Agreed to for each purchase.
    digitalConsent: false,
    ...address('buyer', allCountries),
    ...address('shippingAddress', countries),
    ...address('billingAddress', allCountries),
  }
}

/** Whether something in a cart is shipped: not pickup, downloads or services. */
export const isShipped = ({
  requiresShipping,
  selectedShippingOption,
}: Pick<ShoppingCart, 'requiresShipping' | 'selectedShippingOption'>): boolean =>
  requiresShipping && selectedShippingOption?.isPickup !== true

/** Whether the shop sends the cart to its place: then the buyer can choose a method. */
export const canBeSent = ({ shippingOptions }: Pick<ShoppingCart, 'shippingOptions'>): boolean =>
  shippingOptions.some(({ isPickup }) => !isPickup)

/**
 * The addresses that are asked for: the destination, and the billing address where it differs. When nothing is shipped,
 * only businesses have one, for their invoice.
 */
export function askedAddresses(
  form: Pick<CheckoutForm, 'billingIsShipping' | 'isBusiness'>,
  isShipped: boolean,
): readonly ('shippingAddress' | 'billingAddress')[] {
  if (!isShipped) return form.isBusiness ? ['billingAddress'] : []
  return form.billingIsShipping ? ['shippingAddress'] : ['shippingAddress', 'billingAddress']
}

/** Errors of the form by the path of the field, in the words of the server. */
export function checkForm(
  form: CheckoutForm,
  model: Pick<CheckoutModel, 'strictEmailEnding' | 'offersWithdrawal'>,
  cart: Pick<ShoppingCart, 'requiresShipping' | 'selectedShippingOption' | 'taxPlaces' | 'hasDigital'>,
): FormErrors {
  const errors: Record<string, string> = {}
  const email = emailError(form.email, { strictEnding: model.strictEmailEnding })
  if (email) errors.email = email
  if (cart.requiresShipping && cart.selectedShippingOption?.hasSlots && !form.slot)
    errors.slot = checkoutPageTexts.timeMissing
  if (form.isBusiness && isBlankText(form.company)) errors['business.company'] = checkoutTexts.companyMissing
  if (!isShipped(cart) && !form.isBusiness) {
    const found = validateBuyer(buyerOf(form, cart), cart.taxPlaces)
    for (const [field, sentence] of Object.entries(found)) errors[`buyer.${field}`] = sentence
  }
  for (const name of askedAddresses(form, isShipped(cart))) {
    for (const [field, sentence] of Object.entries(validateAddress(form[name]))) errors[`${name}.${field}`] = sentence
  }
  if (asksForConsent(model, cart, form) && !form.digitalConsent)
    errors.digitalConsent = withdrawalExemptionTexts.consentMissing
  return errors
}

/** Whether the buyer has to agree to the immediate delivery of digital goods: businesses have no right to lose. */
export const asksForConsent = (
  { offersWithdrawal }: Pick<CheckoutModel, 'offersWithdrawal'>,
  { hasDigital }: Pick<ShoppingCart, 'hasDigital'>,
  { isBusiness }: Pick<CheckoutForm, 'isBusiness'>,
): boolean => offersWithdrawal && hasDigital && !isBusiness

/** The buyer of an order without shipping, as it is sent. */
export function buyerOf({ buyer }: Pick<CheckoutForm, 'buyer'>, { taxPlaces }: Pick<ShoppingCart, 'taxPlaces'>): Buyer {
  return tidyBuyer(buyer, taxPlaces)
}

/** The chosen payment method, or the first one when the chosen one is not offered. */
export function methodOf(
  form: Pick<CheckoutForm, 'paymentMethod'>,
  offered: readonly PaymentMethodId[],
): PaymentMethodId | null {
  return offered.find((id) => id === form.paymentMethod) ?? offered[0] ?? null
}

/**
 * The test provider's token: the test card does what the buyer chose; installments are confirmed by the brand first.
 * PayPal needs none.
 */
export function paymentTokenOf(
  method: PaymentMethodId,
  { testCard }: Pick<CheckoutForm, 'testCard'>,
): CheckoutForm['testCard'] | null {
  if (!paymentMethod(method).isChargedAtOnce) return null
  if (paypalModeOf(method) !== null) return null
  return method === 'test-card' ? testCard : 'confirm'
}

/** The place that the cart's shipping and taxes depend on; null when they depend on none, or it is not known yet. */
export function estimatedPlace(form: CheckoutForm, cart: ShoppingCart): ShippingLocation | null {
  if (isShipped(cart)) return placeOf(form.shippingAddress)
  if (cart.requiresShipping) return null
  if (form.isBusiness) return placeOf(form.billingAddress)
  const { country, region } = buyerOf(form, cart)
  const isKnown = country !== null && !('region' in validateBuyer(form.buyer, cart.taxPlaces))
  return isKnown ? { country, region, postalCode: '' } : null
}

/**
 * The parts of an address that shipping and taxes depend on; null until the region is known in a country that needs it.
 * Zones and tax rates use country and region, so typing a postal code changes nothing.
 */
export function placeOf({ country, ...address }: Address): ShippingLocation | null {
  const region = address.region.trim()
  const isRegionNeeded = addressLayout(country).some(({ name, isRequired }) => name === 'region' && isRequired)
  return isRegionNeeded && !region ? null : { country, region, postalCode: '' }
}
