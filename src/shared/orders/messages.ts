import { type Messages, numberIn } from '#shared/http/facts.ts'
import { tagLimits } from '#shared/tags/schema.ts'

/** Sentences for the failures of orders. */
export const orderMessages = {
  'fulfilment-quantity': () => 'That’s more than is left to fulfill. Check the quantities.',
  'order-not-found': () => 'We couldn’t find this order.',
  'refund-amount': ({ left }) =>
    left ? `Only ${left} is left to refund. Enter a lower amount.` : 'That’s more than is left to refund.',
  'refund-not-failed': () => 'This refund has changed. Reload to see its current status.',
  'refund-quantity': () => 'Some of these items have since been refunded or fulfilled. Check the quantities.',
  'refund-shipping': () => 'That’s more than is left of the shipping cost.',
  'too-many-tags': (facts) =>
    `An order can have up to ${numberIn(facts, 'most', tagLimits.most)} tags. Remove some first.`,
  'tracking-too-many': () => 'This file has more than 1,000 rows. Split it into several files.',
  'tracking-unreadable': () =>
    'This file can’t be read. Save it as CSV (UTF-8) with the columns order, carrier and tracking number.',
  'order-state': () => 'This order has changed. Reload to see its current status.',
} satisfies Messages

/** Shown above the pickup place of an order that waits for a transfer. */
export const pickUpWhenPaid = 'You can pick it up after we receive your payment.'
