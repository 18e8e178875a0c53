import type Stripe from 'stripe'

/** What one account of the fake knows. */
export interface FakeAccount {
  readonly livemode: boolean
  readonly intents: Map<string, FakeIntent>
  /** What keeps a card without a payment. */
  readonly setups: Map<string, FakeSetup>
  /** Cards by id, of the customers that have kept them. */
  readonly cards: Map<string, FakeCard>
  /** Pages on which a customer enters another card: the id of the customer by that of the page. */
  readonly sessions: Map<string, string>
  readonly refunds: Map<string, FakeRefund>
  readonly disputes: Map<string, FakeDispute>
  /** The status of the next refunds: banks may take days. */
  refundStatus: 'succeeded' | 'pending' | 'failed'
  /** First answers by idempotency key. */
  readonly answers: Map<string, { readonly status: number; readonly value: object }>
}

/** The fields of Stripe's objects that payments use; the rest is left out. */
export type FakeIntent = Pick<
  Stripe.PaymentIntent,
  | 'id'
  | 'object'
  | 'amount'
  | 'amount_received'
  | 'currency'
  | 'client_secret'
  | 'livemode'
  | 'metadata'
  | 'description'
  | 'payment_method_types'
  | 'status'
  | 'last_payment_error'
> & { customer: string | null; setup_future_usage: string | null; payment_method: FakeCard | string | null }

export type FakeSetup = Pick<
  Stripe.SetupIntent,
  'id' | 'object' | 'client_secret' | 'livemode' | 'metadata' | 'status' | 'last_setup_error' | 'usage' | 'description'
> & { customer: string | null; payment_method: FakeCard | string | null }

/** A card that a customer has kept. */
export interface FakeCard {
  readonly id: string
  readonly object: 'payment_method'
  readonly customer: string
  readonly card: { readonly brand: string; readonly last4: string }
  /** Whether its bank says no. */
  isRefused: boolean
}

export type FakeRefund = Pick<
  Stripe.Refund,
  'id' | 'object' | 'amount' | 'currency' | 'payment_intent' | 'metadata' | 'status' | 'failure_reason'
>

export type FakeDispute = Pick<
  Stripe.Dispute,
  'id' | 'object' | 'amount' | 'currency' | 'payment_intent' | 'reason' | 'livemode' | 'status'
> & { evidence_details: Pick<Stripe.Dispute.EvidenceDetails, 'due_by'> }

/** A refusal in Stripe's form. */
export class StripeRefusal extends Error {
  readonly status: number
  readonly body: { readonly type: string; readonly code?: string; readonly message: string }
  constructor(status: number, body: StripeRefusal['body']) {
    super(body.message)
    this.status = status
    this.body = body
  }
}

export function found<Thing>(things: ReadonlyMap<string, Thing>, id: string | undefined): Thing {
  const thing = id === undefined ? undefined : things.get(id)
  if (!thing)
    throw new StripeRefusal(404, {
      type: 'invalid_request_error',
      code: 'resource_missing',
      message: `No such object: '${id}'`,
    })
  return thing
}

/** What a confirmation token of the fake does, as Stripe's test cards do. */
export const fakeTokens = {
  approves: 'ctoken_approves',
  declines: 'ctoken_declines',
  asksBank: 'ctoken_asks_bank',
  isSlow: 'ctoken_is_slow',
} as const
