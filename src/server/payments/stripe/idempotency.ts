import { hashOf } from '#server/identifiers.ts'
import type { Charge } from '#server/payments/provider.ts'

/** The key of a step of a charge. Stripe's idempotency keys have at most 255 characters, as ours from browsers do. */
export const keyOfCharge = ({ websiteId, idempotencyKey }: Charge, step: string): string =>
  hashOf(`${step} ${websiteId} ${idempotencyKey}`)

/**
 * A key that two requests at once share. Stripe repeats also the refusals of a key for a day, such as one for a balance
 * that is too low: a later attempt needs another.
 */
export const hourlyKey = (key: string): string => `${key} ${Math.floor(Date.now() / 3_600_000)}`
