import type Stripe from 'stripe'
import { hashOf } from '#server/identifiers.ts'
import type { Charge, ChargeOutcome, PaymentProvider } from '#server/payments/provider.ts'
import type { Database } from '#server/tables.ts'
import { storeSettings } from '#server/websites/documents.ts'
import { stripeAmount } from '#shared/stripe/amounts.ts'
import { stripeMethods } from '#shared/stripe/methods.ts'
import type { StripeMode } from '#shared/stripe/schema.ts'
import { connectStripe, type StripeAccess, StripeNotConnected } from './connection.ts'
import { noteStripeProblem } from './key-store.ts'
import { outcomeOfIntent } from './outcome-of-intent.ts'
import { refusalOf } from './refusal-of.ts'
import { createStripeEvents } from './stripe-events.ts'

/**
 * Cards by Stripe. A charge is one PaymentIntent, made under the charge's key and confirmed with the token of the buyer's
 * browser: card data never reaches the server. Making it again returns the same one, so a charge without a reference
 * can always be found.
 */
export function createStripeProvider(database: Database, access: StripeAccess, mode: StripeMode): PaymentProvider {
  const connect = (websiteId: string) => connectStripe({ database, websiteId }, mode, access)

  const outcomeOf = async (websiteId: string, intent: Stripe.PaymentIntent) =>
    outcomeOfIntent(intent, await publishableKey(database, websiteId, mode))

  async function find(charge: Charge): Promise<ChargeOutcome | null> {
    const stripe = await connect(charge.websiteId)
    return outcomeOf(charge.websiteId, await currentIntent(stripe, charge))
  }

  return {
    id: stripeMethods[mode],
    isTest: mode === 'test',
    find,
    async charge(request) {
      const { websiteId } = request
      try {
        const stripe = await connect(websiteId)
        const intent = await currentIntent(stripe, request)
        const outcome = await outcomeOf(websiteId, intent)
        if (outcome) return outcome
        const confirmed = await stripe.paymentIntents.confirm(
          intent.id,
          { confirmation_token: request.token ?? '' },
          { idempotencyKey: keyOf(request, 'confirm') },
        )
        await noteStripeProblem({ database, websiteId }, mode, '', Date.now())
        return (await outcomeOf(websiteId, confirmed)) ?? { state: 'declined' }
      } catch (error) {
        const refusal =
          error instanceof StripeNotConnected ? { words: error.message, isCards: false } : refusalOf(error)
        // No answer, or one that says nothing about the money: it is asked again later.
        if (!refusal) throw error
        if (!refusal.isCards) await noteStripeProblem({ database, websiteId }, mode, refusal.words, Date.now())
        return { state: 'declined' }
      }
    },
    async confirm(charge, { cancel }) {
      const stripe = await connect(charge.websiteId)
      if (cancel === true) await cancelIntent(stripe, charge)
      return (await find(charge)) ?? { state: 'declined' }
    },
    cancel: async (charge) => cancelIntent(await connect(charge.websiteId), charge),
    async refund({ refundId, refundCents, ...charge }) {
      const stripe = await connect(charge.websiteId)
      const { id: intent } = await currentIntent(stripe, charge)
      const mine = (await refundsOf(stripe, intent)).find(({ metadata }) => metadata?.refund === refundId)
      if (mine) return { reference: mine.id }
      const refund = await stripe.refunds.create(
        { payment_intent: intent, amount: stripeAmount(refundCents, charge.currency), metadata: { refund: refundId } },
        { idempotencyKey: hourly(`refund ${refundId}`) },
      )
      if (hasFailed(refund.status)) throw new Error('Stripe could not give the money back.')
      return { reference: refund.id }
    },
    events: createStripeEvents(database, access, mode),
  }
}

/** The PaymentIntent of a charge as it is now; it is made if there is none. */
async function currentIntent(stripe: Stripe, charge: Charge): Promise<Stripe.PaymentIntent> {
  if (charge.reference) return stripe.paymentIntents.retrieve(charge.reference)
  const made = await stripe.paymentIntents.create(
    {
      amount: stripeAmount(charge.amountCents, charge.currency),
      currency: charge.currency.toLowerCase(),
      // Cards, with the wallets that hold them. No page of another company takes the buyer away from the checkout.
      allowed_payment_method_types: ['card'],
      automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
      metadata: { payment: charge.idempotencyKey },
    },
    { idempotencyKey: keyOf(charge, 'create') },
  )
  // A repeated request returns the first answer, which may be older than the payment.
  return made.lastResponse.headers['idempotent-replayed'] === 'true' ? stripe.paymentIntents.retrieve(made.id) : made
}

/** Ends a charge: it is canceled before its money moves, or the money goes back. */
async function cancelIntent(stripe: Stripe, charge: Charge): Promise<void> {
  const intent = await currentIntent(stripe, charge)
  if (intent.status === 'canceled') return
  // While it is processed Stripe refuses this: the job that settles the payment tries again.
  if (intent.status !== 'succeeded') await stripe.paymentIntents.cancel(intent.id)
  else if ((await refundsOf(stripe, intent.id)).length === 0)
    await stripe.refunds.create({ payment_intent: intent.id }, { idempotencyKey: hourly(keyOf(charge, 'give-back')) })
}

/** Stripe's idempotency keys have at most 255 characters, as ours from browsers do. */
const keyOf = ({ websiteId, idempotencyKey }: Charge, step: string) => hashOf(`${step} ${websiteId} ${idempotencyKey}`)

/**
 * A key that two requests at once share. Stripe repeats also the refusals of a key for a day, such as one for a balance
 * that is too low: a later attempt needs another.
 */
const hourly = (key: string) => `${key} ${Math.floor(Date.now() / 3_600_000)}`

/** The refunds of a PaymentIntent that have not failed. */
async function refundsOf(stripe: Stripe, intent: string): Promise<Stripe.Refund[]> {
  const { data } = await stripe.refunds.list({ payment_intent: intent, limit: 100 })
  return data.filter(({ status }) => !hasFailed(status))
}

const hasFailed = (status: string | null) => status === 'failed' || status === 'canceled'

async function publishableKey(database: Database, websiteId: string, mode: StripeMode): Promise<string> {
  const { settings } = await database
    .selectFrom('websites')
    .select('settings')
    .where('id', '=', websiteId)
    .executeTakeFirstOrThrow()
  return storeSettings.read(settings).stripe[mode]
}
