import type { PaymentKeys } from '#server/payments/keys/key-store.ts'
import { sealedFor } from '#server/payments/keys/open-keys.ts'
import { saveKeys } from '#server/payments/keys/save-keys.ts'
import { stripeAccount } from '#server/payments/stripe/connection.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import type { Website } from '#server/websites/website.ts'
import type { PaymentMode } from '#shared/settings/payment-modes.ts'
import { knownStripeKeys, signingSecret } from './fake-stripe.ts'

/** Gives a website keys of Stripe, as if its owner had saved them. */
export async function giveStripeKeys(
  app: TestApp,
  website: Website,
  mode: PaymentMode = 'live',
  changes: Partial<PaymentKeys> = {},
): Promise<Website> {
  const sealing = app.services.sealing!
  const owner = sealedFor(website.id, stripeAccount(mode))
  const { publishableKey, secretKey } = knownStripeKeys[mode]
  await app.changing(website, (scope) =>
    saveKeys(
      scope,
      {
        ...stripeAccount(mode),
        publicKey: publishableKey,
        secret_key: sealing.seal(secretKey, owner),
        secret_key_end: secretKey.slice(-4),
        event_secret: sealing.seal(signingSecret, owner),
        account_id: 'acct_tideline',
        account_name: 'Tideline Pottery',
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
