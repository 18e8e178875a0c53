import { cartTexts } from '#shared/cart/messages.ts'
import { type Messages, wordsIn } from '#shared/http/facts.ts'

/** Shown in the cart and at checkout of a shop without any payment method. */
export const NO_PAYMENTS_YET = 'This shop can’t take payments yet.'

/** Sentences beside fields that the page and the server check. */
export const checkoutTexts = { companyMissing: 'Enter the name of the business.' } as const

/** Sentences for the failures of checkout. Those about payment say whether anything was charged. */
export const checkoutMessages = {
  'cart-empty': () => cartTexts.empty,
  'cart-problem': () => 'Your cart has changed. Review it before you pay. Nothing was charged.',
  /** Facts: `smallest`, the smallest amount that a card can pay, formatted. */
  'charge-too-small': (facts) =>
    `A card payment must be ${wordsIn(facts, 'smallest')} or more. Choose another payment method, or add something to your cart. Nothing was charged.`,
  'idempotency-key-reused': () =>
    'This order was already sent with other details. Reload the page to see it. You won’t be charged twice.',
  /** Facts: `subtotal`, the minimum of an order, formatted. */
  'minimum-subtotal': (facts) => `To check out, your order subtotal must be ${wordsIn(facts, 'subtotal')} or more.`,
  'payment-declined': () => 'Your payment was declined and nothing was charged. Try another payment method.',
  'payment-expired': () => 'This payment took too long and was stopped. Nothing was charged. Try again.',
  'payment-in-progress': () => 'Your payment is still being processed. Wait a moment.',
  'payment-method-unavailable': () =>
    'This payment method isn’t available for your order. Choose another one. Nothing was charged.',
  'payment-not-found': () => 'We couldn’t find that payment.',
  'payments-not-set-up': () => NO_PAYMENTS_YET,
  'shipping-unavailable': () =>
    'This shipping method isn’t available for your address. Choose another method or address. Nothing was charged.',
  'slot-unavailable': () => 'This time isn’t available anymore. Choose another one. Nothing was charged.',
  'too-many-attempts': () => 'Too many payment attempts. Nothing was charged. Wait a few minutes and try again.',
  /** Facts: `total`, the new total, formatted. */
  'total-changed': (facts) =>
    facts.total
      ? `The total is now ${wordsIn(facts, 'total')}. Check it before you pay. Nothing was charged.`
      : 'The total has changed. Check it before you pay. Nothing was charged.',
} satisfies Messages
