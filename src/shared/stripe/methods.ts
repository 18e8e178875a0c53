import type { PaymentMethodId } from '#shared/settings/schema.ts'
import type { StripeMode } from './schema.ts'

export type StripeMethodId = Extract<PaymentMethodId, 'card' | 'card-test'>

/** The payment method in each mode of Stripe. */
export const stripeMethods: Readonly<Record<StripeMode, StripeMethodId>> = { live: 'card', test: 'card-test' }

/** The mode of a payment method of Stripe; null for all others. */
export function stripeModeOf(method: PaymentMethodId | null): StripeMode | null {
  if (method === stripeMethods.live) return 'live'
  return method === stripeMethods.test ? 'test' : null
}
