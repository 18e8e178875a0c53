import { type FakeAccount, type FakeCard, type FakeIntent, found } from './fake-account.ts'

/** Keeps the card of a PaymentIntent for its customer, where that was asked for. */
export function keepCard(account: FakeAccount, intent: FakeIntent): void {
  if (intent.customer === null || intent.setup_future_usage !== 'off_session') return
  intent.payment_method = addCard(account, intent.customer).id
}

export function addCard(account: FakeAccount, customer: string): FakeCard {
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

export function createSession(account: FakeAccount, body: URLSearchParams): object {
  const id = `cs_${account.sessions.size + 1}`
  account.sessions.set(id, body.get('customer')!)
  return { id, object: 'checkout.session', url: `https://checkout.stripe.example/${id}` }
}

/** A page on which the customer has entered a Mastercard. */
export function sessionOf(account: FakeAccount, url: URL): object {
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
