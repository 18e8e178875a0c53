import type Stripe from 'stripe'
import type { Charge, ChargeOutcome, ChargeRequest } from '#server/payments/provider.ts'
import type { KeptMethod } from '#shared/subscription-plans/schema.ts'
import { keyOfCharge } from '../idempotency.ts'
import { customerOf, describeMethod } from './kept-method.ts'
import { outcomeOfIntent } from './outcome-of-intent.ts'

/** The SetupIntent of a charge as it is now; it is made if there is none. */
async function currentSetup(stripe: Stripe, charge: Charge): Promise<Stripe.SetupIntent> {
  if (charge.reference) return stripe.setupIntents.retrieve(charge.reference)
  const { customer } = await customerOf(stripe, charge)
  const made = await stripe.setupIntents.create(
    {
      ...(customer && { customer }),
      usage: 'off_session',
      allowed_payment_method_types: ['card'],
      automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
      metadata: { payment: charge.idempotencyKey },
    },
    { idempotencyKey: keyOfCharge(charge, 'create-setup') },
  )
  // A repeated request returns the first answer, which may be older than what the buyer has done since.
  return made.lastResponse.headers['idempotent-replayed'] === 'true' ? stripe.setupIntents.retrieve(made.id) : made
}

/** What a SetupIntent says about a charge; null while nobody has tried it. */
const outcomeOfSetup = ({ id, status, client_secret, last_setup_error }: Stripe.SetupIntent, publishableKey: string) =>
  outcomeOfIntent({ id, status, client_secret, last_payment_error: last_setup_error }, publishableKey)

/** The state of the card of a charge; null while nobody has tried it. */
export const findSetup = async (
  stripe: Stripe,
  charge: Charge,
  publishableKey: string,
): Promise<ChargeOutcome | null> => outcomeOfSetup(await currentSetup(stripe, charge), publishableKey)

/** Keeps the buyer's card with the token of their browser; with a known key, it returns what has become of that. */
export async function keepCard(stripe: Stripe, request: ChargeRequest, publishableKey: string): Promise<ChargeOutcome> {
  const intent = await currentSetup(stripe, request)
  const outcome = outcomeOfSetup(intent, publishableKey)
  if (outcome) return outcome
  const confirmed = await stripe.setupIntents.confirm(
    intent.id,
    { confirmation_token: request.token ?? '' },
    { idempotencyKey: keyOfCharge(request, 'confirm-setup') },
  )
  return outcomeOfSetup(confirmed, publishableKey) ?? { state: 'declined' }
}

/** Ends the setup of a card. One that is done has moved no money: there is nothing to give back. */
export async function cancelSetup(stripe: Stripe, charge: Charge): Promise<void> {
  const intent = await currentSetup(stripe, charge)
  if (intent.status !== 'canceled' && intent.status !== 'succeeded') await stripe.setupIntents.cancel(intent.id)
}

/** The card that was kept; null when there is none. */
export async function methodOfSetup(stripe: Stripe, { reference }: Charge): Promise<KeptMethod | null> {
  if (reference === null) return null
  const { customer, payment_method: method } = await stripe.setupIntents.retrieve(reference, {
    expand: ['payment_method'],
  })
  if (!customer || !method || typeof method === 'string') return null
  return { customer: typeof customer === 'string' ? customer : customer.id, ...describeMethod(method) }
}
