import { type Messages, wordsIn } from '#shared/http/facts.ts'

/** Refusals of the keys of Stripe. */
export const stripeMessages = {
  'stripe-demo': () => 'This is a demo shop that charges no one. Connect Stripe in test mode to try it.',
  'stripe-keys-mixed': () => 'One key is for live mode and the other for test mode. Enter two keys of the same mode.',
  'stripe-not-connected': () => 'Stripe isn’t connected in this mode.',
  /** Facts: `reason`, in Stripe's words. */
  'stripe-refused': (facts) => `Stripe rejected these keys: ${wordsIn(facts, 'reason')}`,
  'stripe-secret-key-missing': () => 'Enter the secret key. It’s stored encrypted and never shown.',
  'stripe-unreachable': () => 'Stripe can’t be reached to check the keys. Nothing was changed. Try again in a minute.',
} satisfies Messages
