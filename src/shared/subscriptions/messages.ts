import { type Messages, wordsIn } from '#shared/http/facts.ts'

/** Sentences for the failures of subscriptions, for buyers and for staff. */
export const subscriptionMessages = {
  'subscription-changed': () => 'This subscription has just changed. Try again.',
  'subscription-currency': () => 'The shop no longer sells in the currency of this subscription.',
  'subscription-not-found': () => 'We couldn’t find this subscription.',
  'subscription-over': () => 'This subscription has ended and can’t be changed.',
  'subscription-skipped-far': () =>
    'No more orders can be skipped: the next one would be more than a year away. Pause the subscription instead.',
  'subscription-without-method': () =>
    'Its payment method was removed. The customer has to choose another one first, with the link in their email.',
  /** Facts: `item`, the title of the product. */
  'trial-used': (facts) =>
    `You’ve already had a trial of ${wordsIn(facts, 'item')}, so its regular price is due now. Check the total before you pay. Nothing was charged.`,
} satisfies Messages
