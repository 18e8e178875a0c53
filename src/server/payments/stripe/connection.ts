import type Stripe from 'stripe'
import type { Env } from '#server/env.ts'
import type { Account, SiteRows } from '#server/payments/keys/key-store.ts'
import { openKeys } from '#server/payments/keys/open-keys.ts'
import type { Sealing } from '#server/secrets/sealing.ts'
import type { PaymentMode } from '#shared/settings/payment-modes.ts'
import { stripeClient } from './stripe-client.ts'

/** What is needed to call Stripe for the owners of this installation. */
export interface StripeAccess {
  readonly env: Pick<Env, 'STRIPE_API_URL'>
  /** Null when the installation can keep no secrets. */
  readonly sealing: Sealing | null
}

/** The owner's account at Stripe in a mode. */
export const stripeAccount = (mode: PaymentMode): Account => ({ company: 'stripe', mode })

/**
 * Stripe with the keys of a site's owner.
 * @throws NotConnected when there are none, or they cannot be opened: nothing was asked of Stripe
 */
export async function connectStripe(site: SiteRows, mode: PaymentMode, access: StripeAccess): Promise<Stripe> {
  const { secret } = await openKeys(site, stripeAccount(mode), access.sealing)
  return stripeClient(secret, access.env.STRIPE_API_URL)
}
