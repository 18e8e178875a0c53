import { type FakeAccount, type FakeSetup, fakeTokens, StripeRefusal } from './fake-account.ts'
import { addCard } from './fake-cards.ts'

export function createSetup(account: FakeAccount, body: URLSearchParams): FakeSetup {
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

export function confirmSetup(account: FakeAccount, setup: FakeSetup, body: URLSearchParams): FakeSetup {
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
