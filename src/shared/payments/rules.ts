import type { ShoppingCart } from '#shared/cart/schema.ts'
import { payLaterMethod } from '#shared/installments/rules.ts'
import { paymentMethod } from '#shared/payments/methods.ts'
import { isPayPalCurrency } from '#shared/paypal/amounts.ts'
import { isDonationOnly } from '#shared/products/donations/rules.ts'
import type { PaymentMethodId, StoreSettings } from '#shared/settings/schema.ts'
import { isPickupReady } from '#shared/shipping/pickup.ts'

/** The settings that payment methods depend on. */
export type PaymentSettings = Pick<StoreSettings, 'paymentMethods' | 'installments' | 'locale'>

/**
 * Why a visitor can pay with test methods: `staff` is signed in to the studio and manages orders; in a `demo` everyone
 * can. Null for everyone else.
 */
export type TestAccess = 'staff' | 'demo' | null

/** Why everyone can pay with test methods, as on pages that are cached; null where not everyone can. */
export const testAccessOfEveryone = ({ isDemo }: { readonly isDemo: boolean }): TestAccess => (isDemo ? 'demo' : null)

type ChosenMethodId = StoreSettings['paymentMethods'][number]
type Details = Pick<StoreSettings, 'bankTransferInstructions' | 'pickupInstructions' | 'stripe' | 'paypal' | 'currency'>

/** Whether the instructions for a bank transfer are set. */
export const isBankTransferReady = ({ bankTransferInstructions }: Pick<Details, 'bankTransferInstructions'>): boolean =>
  bankTransferInstructions.trim() !== ''

const isReady: Readonly<Record<ChosenMethodId, (settings: Details) => boolean>> = {
  card: ({ stripe }) => stripe.live !== '',
  'card-test': ({ stripe }) => stripe.test !== '',
  paypal: ({ paypal, currency }) => paypal.live !== '' && isPayPalCurrency(currency),
  'paypal-test': ({ paypal, currency }) => paypal.test !== '' && isPayPalCurrency(currency),
  'test-card': () => true,
  'bank-transfer': isBankTransferReady,
  'pay-on-pickup': isPickupReady,
}

/** The selected methods that are not offered, because their details are missing. */
export const methodsWithoutDetails = (settings: Details & Pick<StoreSettings, 'paymentMethods'>): ChosenMethodId[] =>
  settings.paymentMethods.filter((id) => !isReady[id](settings))

/** The methods that move no money. */
const testMethodIds: readonly ChosenMethodId[] = ['test-card', 'card-test', 'paypal-test']

/** Whether the owner offers a method that moves no money to their team. */
export const offersTests = ({ paymentMethods }: Pick<StoreSettings, 'paymentMethods'>): boolean =>
  paymentMethods.some((id) => testMethodIds.includes(id))

/** Whether the owner has switched on the test card, and with it installments on trial. */
export const isTestModeOn = ({ paymentMethods }: Pick<StoreSettings, 'paymentMethods'>): boolean =>
  paymentMethods.includes('test-card')

/**
 * The settings for one visitor: without methods that lack details, and without the test mode (test card and
 * installments) for everyone who cannot use it. Badges, cart, checkout and server all use this function.
 */
export function settingsForVisitor<Settings extends PaymentSettings & Details>(
  settings: Settings,
  access: TestAccess,
): Settings {
  const mayUse = (id: ChosenMethodId) => access !== null || !testMethodIds.includes(id)
  const hasInstallments = settings.installments.available && access !== null && isTestModeOn(settings)
  return {
    ...settings,
    paymentMethods: settings.paymentMethods.filter((id) => mayUse(id) && isReady[id](settings)),
    installments: { ...settings.installments, available: hasInstallments },
  }
}

/** Whether this visitor can pay at all. @param settings from `settingsForVisitor` */
export const takesPayments = ({
  paymentMethods,
  installments,
}: Pick<PaymentSettings, 'paymentMethods' | 'installments'>): boolean =>
  paymentMethods.length > 0 || installments.available

type PayableCart = Pick<
  ShoppingCart,
  | 'requiresShipping'
  | 'purelyDigital'
  | 'selectedShippingOption'
  | 'entries'
  | 'grandTotalCents'
  | 'dueCents'
  | 'currency'
  | 'owedFor'
>

/** Whether something in a cart renews. */
export const hasSubscription = ({ entries }: Pick<ShoppingCart, 'entries'>): boolean =>
  entries.some(({ subscriptionPlan }) => subscriptionPlan !== undefined)

/**
 * The methods for an order. A cart with a subscription needs one that can be kept, whatever it costs today. An order that costs nothing, or that gift cards pay, needs none; paying on pickup is for pickup orders and services;
 * installments are for carts that qualify.
 * @param settings from `settingsForVisitor`
 */
export function offeredPaymentMethods(
  { paymentMethods, installments, locale }: PaymentSettings,
  cart: PayableCart,
): PaymentMethodId[] {
  if (hasSubscription(cart)) return paymentMethods.filter((id) => paymentMethod(id).isKept)
  if (cart.grandTotalCents === 0 && cart.entries.length > 0) return ['free']
  if (cart.dueCents === 0 && cart.entries.length > 0) return ['gift-card']
  const isHandedOver = !cart.purelyDigital && !isDonationOnly(cart.entries)
  const comesBy = cart.requiresShipping ? cart.selectedShippingOption?.isPickup === true : isHandedOver
  const payLater = payLaterMethod(
    { ...cart, grandTotalCents: cart.dueCents },
    { currency: cart.currency, installments },
    locale,
  )
  const chosen = paymentMethods.filter((id) => id !== 'pay-on-pickup' || comesBy)
  // What an edited order owes is paid now: it would otherwise be owed twice.
  if (cart.owedFor) return chosen.filter((id) => paymentMethod(id).isChargedAtOnce)
  return payLater ? [...chosen, payLater] : chosen
}
