import type Stripe from 'stripe'
import { readKeys } from '#server/payments/keys/key-store.ts'
import { sealedFor } from '#server/payments/keys/open-keys.ts'
import { type EventSource, type EventSubject, headerOf, type ReceivedEvent } from '#server/payments/provider.ts'
import type { Database } from '#server/tables.ts'
import { currencySchema } from '#shared/money/schema.ts'
import type { DisputeState } from '#shared/payments/disputes.ts'
import type { PaymentMode } from '#shared/settings/payment-modes.ts'
import { centsOfStripe } from '#shared/stripe/amounts.ts'
import { askStripe } from './ask-stripe.ts'
import { connectStripe, type StripeAccess, stripeAccount } from './connection.ts'
import { outcomeOfRefund } from './refund-at-stripe.ts'

/** Stripe signs the time too: an event that someone has recorded cannot be sent again later. */
const TOLERANCE_SECONDS = 300

/** The events that we ask Stripe for. */
export const stripeEventTypes = [
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'payment_intent.canceled',
  'setup_intent.succeeded',
  'setup_intent.setup_failed',
  'setup_intent.canceled',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.refund.updated',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
] as const satisfies readonly Stripe.WebhookEndpointCreateParams.EnabledEvent[]

/** What Stripe's events say about payments of a site. */
export function createStripeEvents(database: Database, access: StripeAccess, mode: PaymentMode): EventSource {
  const here = (websiteId: string) => ({ database, websiteId })
  const ask = <Answer>(websiteId: string, work: (stripe: Stripe) => Promise<Answer>) =>
    askStripe(here(websiteId), mode, access, work)
  return {
    async receive(websiteId, body, headers) {
      const keys = await readKeys(here(websiteId), stripeAccount(mode))
      if (!keys?.event_secret || !access.sealing) return 'closed'
      const secret = access.sealing.open(keys.event_secret, sealedFor(websiteId, stripeAccount(mode)))
      const stripe = await connectStripe(here(websiteId), mode, access)
      const event = await stripe.webhooks
        .constructEventAsync(body, headerOf(headers, 'stripe-signature'), secret, TOLERANCE_SECONDS)
        .catch(() => null)
      // A secret of the other mode, or of another account, signs nothing for this one.
      return event && event.livemode === (mode === 'live') ? receivedEvent(event) : 'unsigned'
    },
    async listRefunds({ websiteId, reference, currency }) {
      if (reference === null) return []
      const refunds = await ask(websiteId, (stripe) => stripe.refunds.list({ payment_intent: reference, limit: 100 }))
      return refunds.data.map((refund) => ({
        reference: refund.id,
        refundId: refund.metadata?.refund ?? null,
        cents: centsOfStripe(refund.amount, currency),
        outcome: outcomeOfRefund(refund),
      }))
    },
    async findDispute(websiteId, id) {
      const dispute = await ask(websiteId, (stripe) => stripe.disputes.retrieve(id))
      const currency = currencySchema.parse(dispute.currency.toUpperCase())
      const state = disputeStateOf(dispute.status)
      const dueBy = dispute.evidence_details.due_by
      return {
        reference: dispute.id,
        charge: idOf(dispute.payment_intent) ?? '',
        cents: centsOfStripe(dispute.amount, currency),
        currency,
        reason: dispute.reason,
        state,
        respondBy: dueBy !== null && (state === 'warning' || state === 'needs-response') ? dueBy * 1000 : null,
      }
    },
  }
}

function receivedEvent(event: Stripe.Event): ReceivedEvent {
  return { reference: event.id, type: event.type, subject: subjectOf(event) }
}

/** What an event is about; null when it concerns no payment of ours. */
function subjectOf({ data: { object } }: Stripe.Event): EventSubject | null {
  if (!('object' in object)) return null
  // The setups of a page for another card have no payment.
  if (object.object === 'payment_intent' || object.object === 'setup_intent') {
    const key = object.metadata?.payment
    return key ? { kind: 'charge', key } : null
  }
  if (object.object === 'refund') {
    const charge = idOf(object.payment_intent)
    return charge ? { kind: 'refunds', charge } : null
  }
  if (object.object === 'dispute') return { kind: 'dispute', dispute: object.id }
  return null
}

const states: Readonly<Record<string, DisputeState>> = {
  warning_needs_response: 'warning',
  warning_under_review: 'under-review',
  warning_closed: 'won',
  prevented: 'won',
  needs_response: 'needs-response',
  appeal_needs_response: 'needs-response',
  appeal_under_review: 'under-review',
  under_review: 'under-review',
  won: 'won',
  lost: 'lost',
}

/** A state that a later version of Stripe adds needs the owner's attention. */
const disputeStateOf = (status: string): DisputeState =>
  Object.hasOwn(states, status) ? states[status]! : 'needs-response'

const idOf = (thing: string | { readonly id: string } | null): string | null =>
  thing === null || typeof thing === 'string' ? thing : thing.id
