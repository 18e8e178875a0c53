import type { Env } from '#server/env.ts'
import type { Account, SiteRows } from '#server/payments/keys/key-store.ts'
import { openKeys } from '#server/payments/keys/open-keys.ts'
import type { Sealing } from '#server/secrets/sealing.ts'
import type { PaymentMode } from '#shared/settings/payment-modes.ts'
import { type PayPal, paypalClient } from './paypal-client.ts'

/** What is needed to call PayPal for the owners of this installation. */
export interface PayPalAccess {
  readonly env: Pick<Env, 'PAYPAL_API_URL'>
  /** Null when the installation can keep no secrets. */
  readonly sealing: Sealing | null
}

/** The owner's account at PayPal in a mode. */
export const paypalAccount = (mode: PaymentMode): Account => ({ company: 'paypal', mode })

/** PayPal with the keys of a site's owner, and the client id that they belong to. */
export interface Connected {
  readonly paypal: PayPal
  readonly clientId: string
}

/** @throws NotConnected when there are no keys, or they cannot be opened: nothing was asked of PayPal */
export async function connectPayPal(site: SiteRows, mode: PaymentMode, access: PayPalAccess): Promise<Connected> {
  const { secret, accountId: clientId } = await openKeys(site, paypalAccount(mode), access.sealing)
  return { paypal: await paypalClient({ mode, clientId, secret }, access.env.PAYPAL_API_URL), clientId }
}
