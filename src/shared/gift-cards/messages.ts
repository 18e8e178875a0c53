import { type Messages, wordsIn } from '#shared/http/facts.ts'

/** Sentences for the failures of gift cards. */
export const giftCardMessages = {
  'gift-card-already-issued': () =>
    'A gift card with other details was already issued with this form. Reload the page to see it.',
  'gift-card-changed': () =>
    'The balance of a gift card has changed. Check what’s left to pay, then place your order again.',
  'gift-card-currency': (facts) =>
    `This gift card is in ${wordsIn(facts, 'cardCurrency')}, and your cart is in ${wordsIn(facts, 'currency')}. A gift card only pays for orders in its own currency.`,
  'gift-card-disabled': () => 'This gift card is disabled. Enable it first.',
  'gift-card-enabled': () => 'This gift card is already enabled.',
  'gift-card-not-found': () => 'We couldn’t find that gift card.',
  'gift-card-not-sendable': () => 'Add the recipient’s email address first.',
  'gift-card-test': () =>
    'A gift card from a test order pays only for test orders, and other gift cards only for real ones. Remove it, or choose another payment method.',
  'gift-card-returned': () => 'This gift card was refunded, so it can’t be enabled. Create a new one instead.',
  'gift-card-unknown': () =>
    'This gift card code doesn’t work, or nothing is left on the card. Check the code, then try again.',
  /** Facts: `left`, the most that can be refunded, as money. */
  'gift-card-used': (facts) =>
    `Gift cards of this order were used, or stay valid. You can refund up to ${wordsIn(facts, 'left')}. To refund a gift card, choose it: it’s disabled then.`,
  'gift-cards-full': () => 'You can use up to 10 gift cards for one order.',
} satisfies Messages
