/** Why Stripe refused a request, when no money can have moved. */
export interface Refusal {
  /** Stripe's words, without secrets. */
  readonly words: string
  /** Whether the buyer's card was declined, and nothing is wrong with the shop. */
  readonly isCards: boolean
}

const LONGEST_WORDS = 300

/** The types of errors of Stripe's API that end a request without moving money. */
const refusals: Readonly<Record<string, boolean>> = {
  StripeCardError: true,
  StripeInvalidRequestError: false,
  StripeAuthenticationError: false,
  StripePermissionError: false,
}

/**
 * The refusal in an error of Stripe's library; null when the result is unknown, as without an answer. A request that is
 * repeated while the first one runs is no refusal either.
 */
export function refusalOf(error: unknown): Refusal | null {
  if (!(error instanceof Error) || !('type' in error) || typeof error.type !== 'string') return null
  if (!Object.hasOwn(refusals, error.type)) return null
  const isUnderWay = 'code' in error && (error.code === 'lock_timeout' || error.code === 'idempotency_key_in_use')
  if (isUnderWay) return null
  return { words: error.message.slice(0, LONGEST_WORDS), isCards: refusals[error.type]! }
}
