import { type Messages, wordsIn } from '#shared/http/facts.ts'

/** Refusals of the keys of PayPal. */
export const paypalMessages = {
  'paypal-demo': () => 'This is a demo shop that charges no one. Connect PayPal’s sandbox to try it.',
  'paypal-not-connected': () => 'PayPal isn’t connected in this mode.',
  /** Facts: `reason`, in PayPal's words. */
  'paypal-refused': (facts) =>
    `PayPal rejected these keys (“${wordsIn(facts, 'reason')}”). Check that you copied both from the same app, and from the right mode.`,
  'paypal-secret-missing': () => 'Enter the secret key. It’s stored encrypted and never shown.',
  'paypal-unreachable': () => 'PayPal can’t be reached to check the keys. Nothing was changed. Try again in a minute.',
} satisfies Messages
