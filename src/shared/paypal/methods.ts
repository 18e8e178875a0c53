import type { PaymentMode } from '#shared/settings/payment-modes.ts'
import type { PaymentMethodId } from '#shared/settings/schema.ts'

type PayPalMethodId = Extract<PaymentMethodId, 'paypal' | 'paypal-test'>

/** The payment method of PayPal's live mode and of its sandbox. */
export const paypalMethods: Readonly<Record<PaymentMode, PayPalMethodId>> = { live: 'paypal', test: 'paypal-test' }

/** The mode of a payment method of PayPal; null for all others. */
export function paypalModeOf(method: PaymentMethodId | null): PaymentMode | null {
  if (method === paypalMethods.live) return 'live'
  return method === paypalMethods.test ? 'test' : null
}
