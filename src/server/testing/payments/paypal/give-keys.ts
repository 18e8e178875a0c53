import type { PaymentKeys } from '#server/payments/keys/key-store.ts'
import { sealedFor } from '#server/payments/keys/open-keys.ts'
import { saveKeys } from '#server/payments/keys/save-keys.ts'
import { paypalAccount } from '#server/payments/paypal/connection.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import type { Website } from '#server/websites/website.ts'
import type { PaymentMode } from '#shared/settings/payment-modes.ts'
import { knownPayPalKeys, webhookId } from './fake-paypal.ts'

/** Gives a website keys of PayPal, as if its owner had saved them. */
export async function givePayPalKeys(
  app: TestApp,
  website: Website,
  mode: PaymentMode = 'live',
  changes: Partial<PaymentKeys> = {},
): Promise<Website> {
  const sealing = app.services.sealing!
  const account = paypalAccount(mode)
  const owner = sealedFor(website.id, account)
  const { clientId, secret } = knownPayPalKeys[mode]
  await app.changing(website, (scope) =>
    saveKeys(
      scope,
      {
        ...account,
        publicKey: clientId,
        secret_key: sealing.seal(secret, owner),
        secret_key_end: secret.slice(-4),
        event_secret: sealing.seal(webhookId, owner),
        account_id: clientId,
        account_name: '',
        connected_at: Date.now(),
        problem: '',
        problem_since: null,
        ...changes,
      },
      'keys-given',
    ),
  )
  return (await app.services.websites.byId(website.id))!
}
