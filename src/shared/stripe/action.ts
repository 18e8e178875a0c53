/**
 * The type of the action with which a buyer's bank asks for a confirmation at Stripe. It has the fields `publishableKey`
 * and `clientSecret`; the answer is `cancel`, true when the buyer gives up.
 */
export const STRIPE_ACTION = 'stripe'
