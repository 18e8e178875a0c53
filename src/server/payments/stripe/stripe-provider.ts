import type Stripe from 'stripe'
import { NotConnected } from '#server/payments/keys/open-keys.ts'
import type { Charge, ChargeOutcome, PaymentProvider } from '#server/payments/provider.ts'
import type { Database } from '#server/tables.ts'
import { storeSettings } from '#server/websites/documents.ts'
import type { PaymentMode } from '#shared/settings/payment-modes.ts'
import { stripeAmount } from '#shared/stripe/amounts.ts'
import { stripeMethods } from '#shared/stripe/methods.ts'
import { hourlyKey, keyOfCharge } from '../idempotency.ts'
import { isSetup } from '../is-setup.ts'
import { askStripe } from './ask-stripe.ts'
import type { StripeAccess } from './connection.ts'
import { customerOf, keptMethodOf } from './kept-method.ts'
import { createMethodChange } from './method-change.ts'
import { outcomeOfIntent } from './outcome-of-intent.ts'
import { refundAtStripe, standingRefunds } from './refund-at-stripe.ts'
import { refusalOf } from './refusal-of.ts'
import { cancelSetup, findSetup, keepCard, methodOfSetup } from './setup-intent.ts'
import { createStripeEvents } from './stripe-events.ts'

/**
 * Cards by Stripe. A charge is one PaymentIntent, made under the charge's key and confirmed with the token of the buyer's
 * browser: card data never reaches the server. Making it again returns the same one, so a charge without a reference
 * can always be found. Where nothing is charged and the card is kept, it is a SetupIntent.
 */
export function createStripeProvider(database: Database, access: StripeAccess, mode: PaymentMode): PaymentProvider {
  const ask = <Answer>({ websiteId }: Charge, work: (stripe: Stripe) => Promise<Answer>) =>
    askStripe({ database, websiteId }, mode, access, work)

  const outcomeOf = async ({ websiteId }: Charge, intent: Stripe.PaymentIntent) =>
    outcomeOfIntent(intent, await publishableKey(database, websiteId, mode))

  const find = async (charge: Charge): Promise<ChargeOutcome | null> =>
    ask(charge, async (stripe) =>
      isSetup(charge)
        ? findSetup(stripe, charge, await publishableKey(database, charge.websiteId, mode))
        : outcomeOf(charge, await currentIntent(stripe, charge)),
    )

  const end = (charge: Charge): Promise<void> =>
    ask(charge, (stripe) => (isSetup(charge) ? cancelSetup(stripe, charge) : cancelIntent(stripe, charge)))

  return {
    id: stripeMethods[mode],
    isTest: mode === 'test',
    find,
    async charge(request) {
      try {
        return await ask(request, async (stripe) => {
          if (isSetup(request))
            return keepCard(stripe, request, await publishableKey(database, request.websiteId, mode))
          const intent = await currentIntent(stripe, request)
          const outcome = await outcomeOf(request, intent)
          if (outcome) return outcome
          const confirmed = await stripe.paymentIntents.confirm(
            intent.id,
            request.keptMethod
              ? { payment_method: request.keptMethod.method, off_session: true }
              : { confirmation_token: request.token ?? '' },
            { idempotencyKey: keyOfCharge(request, 'confirm') },
          )
          return (await outcomeOf(request, confirmed)) ?? { state: 'declined' }
        })
      } catch (error) {
        // No answer, or one that says nothing about the money: it is asked again later.
        if (!(error instanceof NotConnected || refusalOf(error))) throw error
        return { state: 'declined' }
      }
    },
    async confirm(charge, { cancel }) {
      if (cancel === true) await end(charge)
      return (await find(charge)) ?? { state: 'declined' }
    },
    cancel: end,
    async refund(request) {
      try {
        return await ask(request, async (stripe) =>
          refundAtStripe(stripe, (await currentIntent(stripe, request)).id, request),
        )
      } catch (error) {
        const words = error instanceof NotConnected ? error.message : refusalOf(error)?.words
        if (words === undefined) throw error
        return { state: 'failed', reference: null, words }
      }
    },
    async showOrder(charge, orderNumber) {
      const { reference } = charge
      if (reference === null) return
      const shown = { description: `Order ${orderNumber}`, metadata: { order: orderNumber } }
      await ask(charge, async (stripe) => {
        if (isSetup(charge)) await stripe.setupIntents.update(reference, shown)
        else await stripe.paymentIntents.update(reference, shown)
      })
    },
    methodChange: createMethodChange(database, access, mode),
    findKeptMethod: (charge) =>
      ask(charge, (stripe) => (isSetup(charge) ? methodOfSetup(stripe, charge) : keptMethodOf(stripe, charge))),
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
      ...(await customerOf(stripe, charge)),
    },
    { idempotencyKey: keyOfCharge(charge, 'create') },
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
  else if ((await standingRefunds(stripe, intent.id)).length === 0) {
    const idempotencyKey = hourlyKey(keyOfCharge(charge, 'give-back'))
    await stripe.refunds.create({ payment_intent: intent.id }, { idempotencyKey })
  }
}

async function publishableKey(database: Database, websiteId: string, mode: PaymentMode): Promise<string> {
  const { settings } = await database
    .selectFrom('websites')
    .select('settings')
    .where('id', '=', websiteId)
    .executeTakeFirstOrThrow()
  return storeSettings.read(settings).stripe[mode]
}
