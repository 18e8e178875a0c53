import { type FakeAccount, type FakeIntent, type FakeSetup, fakeTokens, found, StripeRefusal } from './fake-account.ts'
import { keepCard } from './fake-cards.ts'

export function createIntent(account: FakeAccount, body: URLSearchParams): FakeIntent {
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
export function withCard<Intent extends FakeIntent | FakeSetup>(
  account: FakeAccount,
  intent: Intent,
  url: URL,
): Intent {
  const card =
    url.searchParams.get('expand[0]') === 'payment_method' && account.cards.get(String(intent.payment_method))
  return card ? { ...intent, payment_method: card } : intent
}

export function updateIntent<Intent extends FakeIntent | FakeSetup>(intent: Intent, body: URLSearchParams): Intent {
  intent.description = body.get('description')
  intent.metadata = { ...intent.metadata, order: body.get('metadata[order]')! }
  return { ...intent }
}

export function confirmIntent(account: FakeAccount, intent: FakeIntent, body: URLSearchParams): FakeIntent {
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

/** A card that pays while its buyer is away. */
export function confirmKept(account: FakeAccount, intent: FakeIntent, id: string, body: URLSearchParams): FakeIntent {
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

export function cancelIntent<Intent extends FakeIntent | FakeSetup>(intent: Intent): Intent {
  if (intent.status === 'succeeded' || intent.status === 'canceled' || intent.status === 'processing')
    throw new StripeRefusal(400, {
      type: 'invalid_request_error',
      code: 'payment_intent_unexpected_state',
      message: 'You cannot cancel this PaymentIntent.',
    })
  intent.status = 'canceled'
  return { ...intent }
}
