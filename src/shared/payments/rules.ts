import type { ShoppingCart } from '#shared/cart/schema.ts'
import { payLaterMethod } from '#shared/installments/rules.ts'
import type { PaymentMethodId, StoreSettings } from '#shared/settings/schema.ts'

/** As much of a shop's settings as its payment methods depend on. */
export type PaymentSettings = Pick<StoreSettings, 'paymentMethods' | 'installments' | 'locale'>

/**
 * Why a visitor may pay with test methods: `staff` is signed in to the studio and manages orders, in a `demo` everyone may.
 * Null for everyone else.
 */
export type TestAccess = 'staff' | 'demo' | null

type ChosenMethodId = StoreSettings['paymentMethods'][number]
type Details = Pick<StoreSettings, 'bankTransferInstructions' | 'pickupInstructions'>

/** Whether customers can be told where and when to pick up: without it, neither pickup nor paying there is offered. */
export const isPickupReady = ({ pickupInstructions }: Pick<Details, 'pickupInstructions'>): boolean =>
  pickupInstructions.trim() !== ''

/** Whether customers can be told where to send the money. */
export const isBankTransferReady = ({ bankTransferInstructions }: Pick<Details, 'bankTransferInstructions'>): boolean =>
  bankTransferInstructions.trim() !== ''

const isReady: Readonly<Record<ChosenMethodId, (settings: Details) => boolean>> = {
  'test-card': () => true,
  'bank-transfer': isBankTransferReady,
  'pay-on-pickup': isPickupReady,
}

/** The chosen methods that are not offered, because their details are missing. */
export const methodsWithoutDetails = (settings: Details & Pick<StoreSettings, 'paymentMethods'>): ChosenMethodId[] =>
  settings.paymentMethods.filter((id) => !isReady[id](settings))

/** Whether the owner has switched the test mode on. */
export const isTestModeOn = ({ paymentMethods }: Pick<StoreSettings, 'paymentMethods'>): boolean =>
  paymentMethods.includes('test-card')

/**
 * The settings as one visitor meets them: methods without their details are gone, and so is the test mode (test card and
 * pay later) for everyone who may not use it. Badges, cart, checkout and server all ask this one rule.
 */
export function settingsForVisitor<Settings extends PaymentSettings & Details>(
  settings: Settings,
  access: TestAccess,
): Settings {
  const isTest = access !== null && isTestModeOn(settings)
  return {
    ...settings,
    paymentMethods: settings.paymentMethods.filter((id) => (id === 'test-card' ? isTest : isReady[id](settings))),
    installments: { ...settings.installments, available: isTest && settings.installments.available },
  }
}

/** Whether the shop can take money from this visitor at all. @param settings as `settingsForVisitor` gives them */
export const takesPayments = ({
  paymentMethods,
  installments,
}: Pick<PaymentSettings, 'paymentMethods' | 'installments'>): boolean =>
  paymentMethods.length > 0 || installments.available

type PayableCart = Pick<
  ShoppingCart,
  'requiresShipping' | 'purelyDigital' | 'selectedShippingOption' | 'entries' | 'grandTotalCents' | 'currency'
>

/**
 * The methods that an order may be paid with. What costs nothing needs none; customers pay on pickup for what they come
 * for (pickup orders and services), and in four for what paying later is offered for.
 * @param settings as `settingsForVisitor` gives them
 */
export function offeredPaymentMethods(
  { paymentMethods, installments, locale }: PaymentSettings,
  cart: PayableCart,
): PaymentMethodId[] {
  if (cart.grandTotalCents === 0 && cart.entries.length > 0) return ['free']
  const comesBy = cart.requiresShipping ? cart.selectedShippingOption?.isPickup === true : !cart.purelyDigital
  const payLater = payLaterMethod(cart, { currency: cart.currency, installments }, locale)
  const chosen = paymentMethods.filter((id) => id !== 'pay-on-pickup' || comesBy)
  return payLater ? [...chosen, payLater] : chosen
}

/** Whether the money is taken when the order is placed; else it comes later, by transfer or on pickup. */
export const isChargedAtOnce = (method: PaymentMethodId): boolean =>
  method !== 'bank-transfer' && method !== 'pay-on-pickup' && method !== 'free'
