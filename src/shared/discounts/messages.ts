import { type Messages, numberIn, wordsIn } from '#shared/http/facts.ts'

/** Why a discount code has no effect (reasons on the cart), and failures for its owner. */
export const discountMessages = {
  /** Facts: `reason`, the sentence of another message, when the code exists. */
  'coupon-refused': (facts) =>
    facts.reason ? wordsIn(facts, 'reason') : 'Sorry, that code isn’t valid. Check the spelling.',
  /** Facts: `name` of the discount that is used instead. */
  'discount-combined': (facts) =>
    `This code can’t be combined with “${wordsIn(facts, 'name')}”, which saves you at least as much.`,
  'discount-country': () => 'This code doesn’t give free shipping to this country.',
  'discount-customer': () => 'This discount isn’t for this email address. Use the address that received it.',
  /** Facts: `day`, the last day, formatted. */
  'discount-ended': (facts) => `This code expired on ${wordsIn(facts, 'day')}.`,
  'discount-first-order': () => 'This discount is for first orders only.',
  'discount-gift-card': () =>
    'Check the spelling of this discount code. If it’s from a gift card, enter it at checkout under “Gift card code”.',
  /** Facts: `missing`, an amount, formatted; `isSome` whether only some items count. */
  'discount-minimum': (facts) =>
    facts.isSome
      ? `To use this code, add ${wordsIn(facts, 'missing')} more of the items that it’s for.`
      : `Add ${wordsIn(facts, 'missing')} more to use this code.`,
  /** Facts: `day`, formatted. */
  'discount-not-started': (facts) => `This code starts on ${wordsIn(facts, 'day')}.`,
  'discount-nothing-shipped': () => 'This code is for shipping, and nothing in your cart is shipped.',
  'discount-once': () => 'You have already used this discount. It works once per customer.',
  'discount-other-items': () => 'This code isn’t for the items in your cart. Add an item that it’s for.',
  /** Facts: `missing`, a number of items; `isSome` whether only some items count. */
  'discount-pieces': (facts) => {
    const missing = numberIn(facts, 'missing', 1)
    const items = missing === 1 ? 'item' : 'items'
    return facts.isSome
      ? `Add ${missing} more of the ${items} that this code is for.`
      : `Add ${missing} more ${items} to use this code.`
  },
  'discount-over': () => 'This discount has just ended. Reload the page to see your new total.',
  'discount-own-prices': () => 'Codes aren’t for orders at your own prices.',
  'discount-sale-items': () => 'This code isn’t for items on sale. Add an item at its regular price.',
  /** Facts: `maximum`, an amount, formatted. */
  'discount-shipping-price': (facts) =>
    `This code covers shipping up to ${wordsIn(facts, 'maximum')}. Choose a shipping method that costs less.`,
  'discount-unknown': () => 'This code is no longer valid.',
  'discount-used-up': () => 'This code has reached its usage limit.',
  'discount-used': () => 'This code has already been used.',
  'discount-automatic-limit': (facts) =>
    `A store can have ${numberIn(facts, 'most', 0)} automatic discounts that are on. Turn one off, or use a code.`,
  'discount-code-taken': () => 'Another discount has this code. Choose another one.',
  'discount-codes-limit': (facts) => `A discount can have ${numberIn(facts, 'most', 0).toLocaleString('en')} codes.`,
  'discount-limit': (facts) =>
    `A store can have ${numberIn(facts, 'most', 0).toLocaleString('en')} discounts. Delete some that have ended.`,
  'discount-not-found': () => 'This discount no longer exists.',
  'discount-without-codes': () => 'Only discounts with single-use codes can have more codes.',
} satisfies Messages
