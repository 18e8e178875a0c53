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

/** What a confirmation token of the fake does, as Stripe's test cards do. */
export const fakeTokens = {
  approves: 'ctoken_approves',
  declines: 'ctoken_declines',
  asksBank: 'ctoken_asks_bank',
  isSlow: 'ctoken_is_slow',
} as const

/** Answers one request. @throws StripeRefusal as Stripe refuses it */
export function answerStripe(account: FakeAccount, method: string, url: URL, body: URLSearchParams): object {
  const [, , resource, id, step] = url.pathname.split('/')
  const request =
    resource === 'checkout' && step ? 'GET checkout/session' : `${method} ${resource}${step ? `/${step}` : ''}`
  switch (request) {
    case 'GET account':
      return { id: 'acct_tideline', object: 'account', settings: { dashboard: { display_name: 'Tideline Pottery' } } }
    case 'GET payment_intents':
      return id
        ? withCard(account, found(account.intents, id), url)
        : { object: 'list', data: [], has_more: false, url: url.pathname }
    case 'POST payment_intents':
      return id ? updateIntent(found(account.intents, id), body) : createIntent(account, body)
    case 'POST payment_intents/confirm':
      return confirmIntent(account, found(account.intents, id), body)
    case 'POST customers':
      return { id: `cus_${body.get('metadata[payment]')}`.slice(0, 40), object: 'customer' }
    case 'POST checkout':
      return createSession(account, body)
    case 'GET checkout/session':
      return sessionOf(account, url)
    case 'GET setup_intents':
      return withCard(account, found(account.setups, id), url)
    case 'POST setup_intents':
      return id ? updateIntent(found(account.setups, id), body) : createSetup(account, body)
    case 'POST setup_intents/confirm':
      return confirmSetup(account, found(account.setups, id), body)
    case 'POST setup_intents/cancel':
      return cancelIntent(found(account.setups, id))
    case 'POST payment_intents/cancel':
      return cancelIntent(found(account.intents, id))
    case 'GET refunds': {
      if (id) return found(account.refunds, id)
      const data = [...account.refunds.values()].filter(
        ({ payment_intent }) => payment_intent === url.searchParams.get('payment_intent'),
      )
      return { object: 'list', data, has_more: false, url: url.pathname }
    }
    case 'POST refunds':
      return createRefund(account, body)
    case 'GET disputes':
      return found(account.disputes, id)
    case 'POST webhook_endpoints':
      return { id: 'we_1', object: 'webhook_endpoint', secret: 'whsec_tidelinesigning', url: body.get('url') }
    default:
      throw new StripeRefusal(404, { type: 'invalid_request_error', message: `Unrecognized request URL (${request}).` })
  }
}

function createIntent(account: FakeAccount, body: URLSearchParams): FakeIntent {
  const amount = Number(body.get('amount'))
  if (amount < 50)
    throw new StripeRefusal(400, {
      type: 'invalid_request_error',
      code: 'amount_too_small',
      message: 'Amount must be at least $0.50 usd',
    })
  const id = `pi_${account.intents.size + 1}_${account.livemode ? 'live' : 'test'}`
  const intent: FakeIntent = {
    id,
    object: 'payment_intent',
    amount,
    amount_received: 0,
    currency: body.get('currency')!,
    client_secret: `${id}_secret_1`,
    livemode: account.livemode,
    metadata: { payment: body.get('metadata[payment]')! },
    description: null,
    payment_method_types: ['card'],
    status: 'requires_payment_method',
    last_payment_error: null,
    customer: body.get('customer'),
    setup_future_usage: body.get('setup_future_usage'),
    payment_method: null,
  }
  account.intents.set(id, intent)
  return { ...intent }
}

/** A PaymentIntent or SetupIntent with its card in it, where that was asked for. */
function withCard<Intent extends FakeIntent | FakeSetup>(account: FakeAccount, intent: Intent, url: URL): Intent {
  const card =
    url.searchParams.get('expand[0]') === 'payment_method' && account.cards.get(String(intent.payment_method))
  return card ? { ...intent, payment_method: card } : intent
}

function updateIntent<Intent extends FakeIntent | FakeSetup>(intent: Intent, body: URLSearchParams): Intent {
  intent.description = body.get('description')
  intent.metadata = { ...intent.metadata, order: body.get('metadata[order]')! }
  return { ...intent }
}

function confirmIntent(account: FakeAccount, intent: FakeIntent, body: URLSearchParams): FakeIntent {
  const token = body.get('confirmation_token')
  const kept = body.get('payment_method')
  if (intent.status !== 'requires_payment_method')
    throw new StripeRefusal(400, {
      type: 'invalid_request_error',
      code: 'payment_intent_unexpected_state',
      message: 'This PaymentIntent has already succeeded.',
    })
  if (kept !== null) return confirmKept(account, intent, kept, body)
  switch (token) {
    case fakeTokens.approves:
      succeed(intent)
      keepCard(account, intent)
      break
    case fakeTokens.asksBank:
      intent.status = 'requires_action'
      break
    case fakeTokens.isSlow:
      intent.status = 'processing'
      break
    case fakeTokens.declines:
      decline(intent)
      throw new StripeRefusal(402, { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' })
    default:
      throw new StripeRefusal(400, {
        type: 'invalid_request_error',
        code: 'resource_missing',
        message: `No such confirmation token: '${token}'`,
      })
  }
  return { ...intent }
}

function createSetup(account: FakeAccount, body: URLSearchParams): FakeSetup {
  const id = `seti_${account.setups.size + 1}`
  const setup: FakeSetup = {
    id,
    object: 'setup_intent',
    client_secret: `${id}_secret_1`,
    livemode: account.livemode,
    metadata: { payment: body.get('metadata[payment]')! },
    description: null,
    status: 'requires_payment_method',
    last_setup_error: null,
    usage: body.get('usage')!,
    customer: body.get('customer'),
    payment_method: null,
  }
  account.setups.set(id, setup)
  return { ...setup }
}

function confirmSetup(account: FakeAccount, setup: FakeSetup, body: URLSearchParams): FakeSetup {
  if (setup.status !== 'requires_payment_method')
    throw new StripeRefusal(400, {
      type: 'invalid_request_error',
      code: 'setup_intent_unexpected_state',
      message: 'This SetupIntent has already succeeded.',
    })
  const token = body.get('confirmation_token')
  if (token === fakeTokens.asksBank) setup.status = 'requires_action'
  else if (token === fakeTokens.approves) succeedSetup(account, setup)
  else {
    setup.last_setup_error = { type: 'card_error', message: 'Your card was declined.' }
    throw new StripeRefusal(402, { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' })
  }
  return { ...setup }
}

/** The bank says yes, and the card of the customer is kept. */
export function succeedSetup(account: FakeAccount, setup: FakeSetup): void {
  setup.status = 'succeeded'
  setup.payment_method = addCard(account, setup.customer!).id
}

/** A card that pays while its buyer is away. */
function confirmKept(account: FakeAccount, intent: FakeIntent, id: string, body: URLSearchParams): FakeIntent {
  const card = found(account.cards, id)
  if (card.customer !== intent.customer || body.get('off_session') !== 'true')
    throw new StripeRefusal(400, {
      type: 'invalid_request_error',
      message: 'The PaymentMethod does not belong to the Customer you supplied.',
    })
  intent.payment_method = card.id
  if (card.isRefused) {
    decline(intent)
    throw new StripeRefusal(402, { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' })
  }
  succeed(intent)
  return { ...intent }
}

/** Keeps the card of a PaymentIntent for its customer, where that was asked for. */
export function keepCard(account: FakeAccount, intent: FakeIntent): void {
  if (intent.customer === null || intent.setup_future_usage !== 'off_session') return
  intent.payment_method = addCard(account, intent.customer).id
}

function addCard(account: FakeAccount, customer: string): FakeCard {
  const card: FakeCard = {
    id: `pm_${account.cards.size + 1}`,
    object: 'payment_method',
    customer,
    card: { brand: 'visa', last4: '4242' },
    isRefused: false,
  }
  account.cards.set(card.id, card)
  return card
}

function createSession(account: FakeAccount, body: URLSearchParams): object {
  const id = `cs_${account.sessions.size + 1}`
  account.sessions.set(id, body.get('customer')!)
  return { id, object: 'checkout.session', url: `https://checkout.stripe.example/${id}` }
}

/** A page on which the customer has entered a Mastercard. */
function sessionOf(account: FakeAccount, url: URL): object {
  const id = url.pathname.split('/').at(-1)!
  const customer = found(account.sessions, id)
  const card: FakeCard = {
    id: `pm_of_${id}`,
    object: 'payment_method',
    customer,
    card: { brand: 'mastercard', last4: '4444' },
    isRefused: false,
  }
  account.cards.set(card.id, card)
  return { id, object: 'checkout.session', customer, setup_intent: { object: 'setup_intent', payment_method: card } }
}

/** The bank says yes. */
export function succeed(intent: FakeIntent): void {
  intent.status = 'succeeded'
  intent.amount_received = intent.amount
}

/** The bank says no. */
export function decline(intent: FakeIntent): void {
  intent.status = 'requires_payment_method'
  intent.last_payment_error = { type: 'card_error', message: 'Your card was declined.' }
}

function cancelIntent<Intent extends FakeIntent | FakeSetup>(intent: Intent): Intent {
  if (intent.status === 'succeeded' || intent.status === 'canceled' || intent.status === 'processing')
    throw new StripeRefusal(400, {
      type: 'invalid_request_error',
      code: 'payment_intent_unexpected_state',
      message: 'You cannot cancel this PaymentIntent.',
    })
  intent.status = 'canceled'
  return { ...intent }
}

function createRefund(account: FakeAccount, body: URLSearchParams): FakeRefund {
  const intent = found(account.intents, body.get('payment_intent') ?? undefined)
  const given = [...account.refunds.values()].filter(
    (one) => one.payment_intent === intent.id && one.status !== 'failed',
  )
  const left = intent.amount_received - given.reduce((sum, { amount }) => sum + amount, 0)
  const amount = Number(body.get('amount') ?? left)
  if (left === 0)
    throw new StripeRefusal(400, {
      type: 'invalid_request_error',
      code: 'charge_already_refunded',
      message: 'Charge has already been refunded.',
    })
  if (amount > left)
    throw new StripeRefusal(400, {
      type: 'invalid_request_error',
      message: 'Refund amount is greater than unrefunded amount on charge',
    })
  return addRefund(
    account,
    { amount, payment_intent: intent.id, currency: intent.currency },
    body.get('metadata[refund]'),
  )
}

/** A refund; without our id it is one that the owner makes at Stripe. */
export function addRefund(
  account: FakeAccount,
  given: Pick<FakeRefund, 'amount' | 'payment_intent' | 'currency'>,
  refundId: string | null = null,
): FakeRefund {
  const refund: FakeRefund = {
    ...given,
    id: `re_${account.refunds.size + 1}`,
    object: 'refund',
    metadata: refundId === null ? {} : { refund: refundId },
    status: account.refundStatus,
    ...(account.refundStatus === 'failed' && { failure_reason: 'expired_or_canceled_card' }),
  }
  account.refunds.set(refund.id, refund)
  // What happens to it later is not part of the answer.
  return { ...refund }
}

function found<Thing>(things: ReadonlyMap<string, Thing>, id: string | undefined): Thing {
  const thing = id === undefined ? undefined : things.get(id)
  if (!thing)
    throw new StripeRefusal(404, {
      type: 'invalid_request_error',
      code: 'resource_missing',
      message: `No such object: '${id}'`,
    })
  return thing
}
