import { type Messages, wordsIn } from '#shared/http/facts.ts'
import { groupLimits } from './limits.ts'

/** Sentences for the failures of customer groups. */
export const customerGroupMessages = {
  'customer-group-not-found': () => 'This group no longer exists.',
  'customer-group-limit': () => `You can have ${groupLimits.groups} groups. Delete one first.`,
  'group-skus-unknown': (facts) => `No product has these SKUs: ${wordsIn(facts, 'skus')}.`,
  'group-member-not-found': () => 'This customer is no longer in the group.',
  'group-other-address': () =>
    'Your own prices are for orders with the email address that you gave this shop. Enter that address, or continue at the shop’s prices.',
  'minimum-quantity': (facts) => `To check out, your cart needs at least ${wordsIn(facts, 'quantity')} items.`,
} satisfies Messages
