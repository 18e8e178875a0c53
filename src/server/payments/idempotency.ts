import { hashOf } from '#server/identifiers.ts'
import type { Charge } from './provider.ts'

/** The key of a step of a charge. PayPal allows 108 characters and Stripe 255; ours from browsers may have more. */
export const keyOfCharge = ({ websiteId, idempotencyKey }: Charge, step: string): string =>
  hashOf(`${step} ${websiteId} ${idempotencyKey}`)

/**
 * A key that two requests at once share. Providers repeat also the refusals of a key for a day, such as one for a balance
 * that is too low: a later attempt needs another.
 */
export const hourlyKey = (key: string): string => `${key} ${Math.floor(Date.now() / 3_600_000)}`
