import type Stripe from 'stripe'
import type { ChargeOutcome } from '#server/payments/provider.ts'
import { STRIPE_ACTION } from '#shared/stripe/action.ts'

type Intent = Pick<Stripe.PaymentIntent, 'id' | 'status' | 'client_secret'> & {
  /** Why the last try failed; null before the first one. */
  readonly last_payment_error: object | null
}

/**
 * What a PaymentIntent says about a charge; null while nobody has tried to pay it.
 * @param publishableKey with which the buyer's browser answers the bank
 */
export function outcomeOfIntent(intent: Intent, publishableKey: string): ChargeOutcome | null {
  const reference = intent.id
  switch (intent.status) {
    case 'succeeded':
      return { state: 'charged', reference }
    case 'requires_action':
      return {
        state: 'needs-confirmation',
        reference,
        action: { type: STRIPE_ACTION, publishableKey, clientSecret: intent.client_secret ?? '' },
      }
    case 'canceled':
      return { state: 'declined' }
    case 'requires_payment_method':
      return intent.last_payment_error ? { state: 'declined' } : null
    case 'requires_confirmation':
      return null
    default:
      // Being processed: the money may still move.
      return { state: 'unknown' }
  }
}
