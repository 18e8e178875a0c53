/** Why Stripe refused a request, when no money can have moved. */
export interface Refusal {
  /** Stripe's words, without secrets. */
  readonly words: string
}

const LONGEST_WORDS = 300

/** The types of errors of Stripe's API that end a request without moving money. */
const refusals: ReadonlySet<string> = new Set([
  'StripeCardError',
  'StripeInvalidRequestError',
  'StripeAuthenticationError',
  'StripePermissionError',
])

/** The types of errors with which Stripe rejects the keys themselves. */
const keyProblems = new Set<unknown>(['StripeAuthenticationError', 'StripePermissionError'])

/** Why Stripe rejects the owner's keys, in its words; null when an error says nothing about them. */
export function keyProblemOf(error: unknown): string | null {
  const refusal = refusalOf(error)
  return refusal && keyProblems.has((error as { type: unknown }).type) ? refusal.words : null
}

/** What Stripe answers when the same payment is requested elsewhere: it may have been paid there. */
const underWay = new Set<unknown>([
  'lock_timeout',
  'idempotency_key_in_use',
  'payment_intent_unexpected_state',
  'setup_intent_unexpected_state',
])

/**
 * The refusal in an error of Stripe's library; null when the result is unknown, as without an answer.
 */
export function refusalOf(error: unknown): Refusal | null {
  if (!(error instanceof Error) || !('type' in error) || typeof error.type !== 'string') return null
  if (!refusals.has(error.type)) return null
  if ('code' in error && underWay.has(error.code)) return null
  return { words: error.message.slice(0, LONGEST_WORDS) }
}
