import type { Messages } from '#shared/http/facts.ts'

/** Words for what an order can refuse its owner. */
export const orderMessages = {
  'fulfilment-quantity': () => 'That is more than is left to send. Please check the quantities.',
  'order-not-found': () => 'We could not find that order.',
  'order-state': () => 'The order has moved on, so this is no longer possible. Reload the page to see how it stands.',
} satisfies Messages

/** Said above where to come to, on the page and in the letter, of an order that waits for a transfer. */
export const pickUpWhenPaid = 'Pick it up when your money has arrived.'
