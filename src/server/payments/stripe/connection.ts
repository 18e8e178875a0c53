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
 * @throws StripeNotConnected when there are none, or they cannot be opened: nothing was asked of Stripe
 */
export async function connectStripe(site: SiteRows, mode: StripeMode, access: StripeAccess): Promise<Stripe> {
  const keys = await readStripeKeys(site, mode)
  if (!keys) throw new StripeNotConnected('The site has no keys of Stripe.')
  return stripeClient(open(keys.secret_key, sealedFor(site.websiteId, mode), access), access.env.STRIPE_API_URL)
}

function open(sealed: string, owner: string, { sealing }: StripeAccess): string {
  if (!sealing) throw new StripeNotConnected('The keys cannot be read: SECRETS_KEY is not set on the server.')
  try {
    return sealing.open(sealed, owner)
  } catch {
    throw new StripeNotConnected('The keys cannot be read: SECRETS_KEY was changed on the server. Enter them again.')
  }
}

/** There is no account to ask. */
export class StripeNotConnected extends Error {
  override name = 'StripeNotConnected'
}
