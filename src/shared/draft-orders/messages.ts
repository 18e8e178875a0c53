import { type Messages, wordsIn } from '#shared/http/facts.ts'

/** Sentences for the failures of draft orders, for staff and for buyers. */
export const draftOrderMessages = {
  'draft-order-address': (facts) => wordsIn(facts, 'problem') || 'Add the customer’s name and address first.',
  'draft-order-changed': () => 'This order has changed. Open its link again.',
  'draft-order-closed': (facts) => {
    const number = wordsIn(facts, 'order')
    return `This draft became ${number === '' ? 'an order' : `order ${number}`} and can’t be changed.`
  },
  'draft-order-email': () => 'Add the customer’s email address first.',
  'draft-order-empty': () => 'Add an item first.',
  'draft-order-in-payment': () => 'This draft is being turned into an order. Reload in a moment to see it.',
  'draft-order-not-found': () => 'We couldn’t find this draft order.',
  'draft-order-repeated': () => 'An item is in this draft twice. Change its quantity instead.',
  'draft-order-shipping': () => 'Choose how this order is shipped first.',
  'draft-order-stale': () => 'Someone else has changed this draft. Reload to see it.',
  'draft-order-unavailable': ({ reason }) => `${reason ?? 'An item of this draft can’t be sold.'}`,
} satisfies Messages
