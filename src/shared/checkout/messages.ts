import { cartTexts } from '#shared/cart/messages.ts'
import { type Messages, wordsIn } from '#shared/http/facts.ts'

/** Said in the cart and at checkout of a shop without any payment method. */
export const NO_PAYMENTS_YET = 'This shop can’t take payments yet.'

/** Words for what checkout can refuse. Where money is concerned they say whether anything was charged. */
export const checkoutMessages = {
  'cart-empty': () => cartTexts.empty,
  'cart-problem': () => 'Something in your cart has changed. Please look it over before you pay. Nothing was charged.',
  'idempotency-key-reused': () =>
    'This order was already sent with other details. Please reload the page and try again.',
  /** Facts: `subtotal`, the least that an order must come to, formatted (§8). */
  'minimum-subtotal': (facts) => `To check out, your order subtotal must be ${wordsIn(facts, 'subtotal')} or more.`,
  'payment-declined': () => 'Your payment was declined and nothing was charged. Please try another way to pay.',
  'payment-expired': () => 'This payment took too long and was stopped. Nothing was charged. Please try again.',
  'payment-in-progress': () => 'Your payment is already on its way. Please wait a moment.',
  'payment-method-unavailable': () =>
    'This payment method isn’t available for your order. Choose another one. Nothing was charged.',
  'payment-not-found': () => 'We could not find that payment.',
  'payments-not-set-up': () => NO_PAYMENTS_YET,
  'payment-unavailable': () =>
    'Payments cannot be taken at this moment. Nothing was charged. Please try again in a few minutes.',
  'shipping-unavailable': () =>
    'We cannot send your order to this address this way. Please choose another way, or another address.',
  'too-many-attempts': () => 'There were too many attempts to pay. Please wait a few minutes and try again.',
  /** Facts: `total`, the new total, formatted. */
  'total-changed': (facts) =>
    facts.total
      ? `The total is now ${wordsIn(facts, 'total')}. Please check it before you pay. Nothing was charged.`
      : 'The total has changed. Please check it before you pay. Nothing was charged.',
} satisfies Messages
