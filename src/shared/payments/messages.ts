import type { Messages } from '#shared/http/facts.ts'

/** Refusals of payment providers' events, and of keys for all of them. */
export const paymentMessages = {
  'payment-event-not-found': () => 'We couldn’t find that event. Events are kept for 90 days.',
  'payment-event-unsigned': () => 'The signature of this event is missing, too old or not valid.',
  'payment-events-closed': () => 'This site doesn’t expect events from this payment provider.',
  'secrets-key-missing': () =>
    'This server can’t store secret keys yet. Ask your host to set SECRETS_KEY, then try again.',
} satisfies Messages
