import type { Messages } from '#shared/http/facts.ts'

/** Sentences for the failures of subscriptions, for buyers and for staff. */
export const subscriptionMessages = {
  'subscription-changed': () => 'This subscription has just changed. Try again.',
  'subscription-currency': () => 'The shop no longer sells in the currency of this subscription.',
  'subscription-not-found': () => 'We couldn’t find this subscription.',
  'subscription-over': () => 'This subscription has ended and can’t be changed.',
} satisfies Messages
