import type { Messages } from '#shared/http/facts.ts'

/** Words for what an order can refuse its owner. */
export const orderMessages = {
  'fulfilment-quantity': () => 'That is more than is left to send. Please check the quantities.',
  'order-not-found': () => 'We could not find that order.',
  'order-state': () => 'The order has moved on, so this is no longer possible. Reload the page to see how it stands.',
} satisfies Messages

/** Said above the pickup place of an order that waits for a transfer. */
export const pickUpWhenPaid = 'You can pick it up after we receive your payment.'
