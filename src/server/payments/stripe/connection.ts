import type Stripe from 'stripe'
import type { Env } from '#server/env.ts'
import type { Sealing } from '#server/secrets/sealing.ts'
import type { StripeMode } from '#shared/stripe/schema.ts'
import { readStripeKeys, type SiteRows } from './key-store.ts'
import { stripeClient } from './stripe-client.ts'

/** What is needed to call Stripe for the owners of this installation. */
export interface StripeAccess {
  readonly env: Pick<Env, 'STRIPE_API_URL'>
  /** Null when the installation can keep no secrets. */
  readonly sealing: Sealing | null
}

/** The owner of a sealed key: it opens for the same site and mode only. */
export const sealedFor = (websiteId: string, mode: StripeMode): string => `stripe ${mode} ${websiteId}`

/**
 * Stripe with the keys of a site's owner.
 * @throws StripeNotConnected when there are none
 * @throws Error when they cannot be opened
 */
export async function connectStripe(site: SiteRows, mode: StripeMode, access: StripeAccess): Promise<Stripe> {
  const keys = await readStripeKeys(site, mode)
  if (!keys) throw new StripeNotConnected('The site has no keys of Stripe.')
  if (!access.sealing) throw new Error('Stripe’s keys cannot be read: SECRETS_KEY is not set.')
  const secretKey = access.sealing.open(keys.secret_key, sealedFor(site.websiteId, mode))
  return stripeClient(secretKey, access.env.STRIPE_API_URL)
}

/** The owner has connected no account, or disconnected it. */
export class StripeNotConnected extends Error {
  override name = 'StripeNotConnected'
}
