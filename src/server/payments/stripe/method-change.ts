import type Stripe from 'stripe'
import type { MethodChange } from '#server/payments/provider.ts'
import type { Database } from '#server/tables.ts'
import type { PaymentMode } from '#shared/settings/payment-modes.ts'
import { askStripe } from './ask-stripe.ts'
import type { StripeAccess } from './connection.ts'
import { describeMethod } from './kept-method.ts'

/** The form of the ids of Stripe's pages: others are not asked for. */
const SESSION = /^cs_\w{1,200}$/

/** A buyer enters another card on a page of Stripe, which keeps it for the same customer. No money moves. */
export function createMethodChange(database: Database, access: StripeAccess, mode: PaymentMode): MethodChange {
  const ask = <Answer>(websiteId: string, work: (stripe: Stripe) => Promise<Answer>) =>
    askStripe({ database, websiteId }, mode, access, work)
  return {
    async open(websiteId, kept, returnUrl) {
      if (!kept) throw new Error('Stripe has no customer whose card can be replaced.')
      const { customer } = kept
      const { url } = await ask(websiteId, (stripe) =>
        stripe.checkout.sessions.create({
          mode: 'setup',
          customer,
          allowed_payment_method_types: ['card'],
          success_url: `${returnUrl}&card={CHECKOUT_SESSION_ID}`,
          cancel_url: returnUrl,
        }),
      )
      if (!url) throw new Error('Stripe has opened no page for another card.')
      return url
    },
    async read(websiteId, kept, reference) {
      if (!kept || !SESSION.test(reference)) return null
      const { customer } = kept
      const session = await ask(websiteId, (stripe) =>
        stripe.checkout.sessions.retrieve(reference, { expand: ['setup_intent.payment_method'] }),
      )
      const { setup_intent: intent } = session
      if (session.customer !== customer || !intent || typeof intent === 'string') return null
      const { payment_method: method } = intent
      return method && typeof method !== 'string' ? { customer, ...describeMethod(method) } : null
    },
  }
}
