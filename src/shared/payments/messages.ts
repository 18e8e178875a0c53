import type { Messages } from '#shared/http/facts.ts'

/** Refusals of events of payment providers. */
export const paymentMessages = {
  'payment-event-not-found': () => 'We couldn’t find that event. Events are kept for 90 days.',
  'payment-event-unsigned': () => 'The signature of this event is missing, too old or not valid.',
  'payment-events-closed': () => 'This site doesn’t expect events from this payment provider.',
} satisfies Messages
