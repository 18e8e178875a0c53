import { type Messages, wordsIn } from '#shared/http/facts.ts'

/** Why a discount code has no effect (reasons on the cart), and failures for its owner. */
export const discountMessages = {
  /**
   * The answer to a code that does not work. Unknown, early, expired and used-up codes get the same text, so that valid
   * codes cannot be found by guessing. Facts: `minimum` (formatted) when only that is missing.
   */
  'coupon-refused': (facts) =>
    facts.minimum ? spendMore(wordsIn(facts, 'minimum')) : 'Sorry, that code isn’t valid. Check the spelling.',
  'discount-ended': () => 'This code has expired.',
  /** Facts: `minimum`, the required subtotal, formatted. */
  'discount-minimum': (facts) => spendMore(wordsIn(facts, 'minimum')),
  'discount-not-started': () => 'This code isn’t valid yet.',
  'discount-unknown': () => 'This code is no longer valid.',
  'discount-used-up': () => 'This code has reached its usage limit.',
} satisfies Messages

function spendMore(minimum: string): string {
  return `Spend ${minimum} or more to use this code.`
}
