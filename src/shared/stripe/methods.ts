import type { PaymentMode } from '#shared/settings/payment-modes.ts'
import type { PaymentMethodId } from '#shared/settings/schema.ts'

export type StripeMethodId = Extract<PaymentMethodId, 'card' | 'card-test'>

/** The payment method in each mode of Stripe. */
export const stripeMethods: Readonly<Record<PaymentMode, StripeMethodId>> = { live: 'card', test: 'card-test' }

/** The mode of a payment method of Stripe; null for all others. */
export function stripeModeOf(method: PaymentMethodId | null): PaymentMode | null {
  if (method === stripeMethods.live) return 'live'
  return method === stripeMethods.test ? 'test' : null
}
