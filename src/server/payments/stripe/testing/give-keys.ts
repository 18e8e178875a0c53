import type { TestApp } from '#server/testing/test-app.ts'
import type { Website } from '#server/websites/website.ts'
import type { StripeMode } from '#shared/stripe/schema.ts'
import { sealedFor } from '../connection.ts'
import type { StripeKeys } from '../key-store.ts'
import { saveKeys } from '../save-keys.ts'
import { knownStripeKeys, signingSecret } from './fake-stripe.ts'

/** Gives a website keys of Stripe, as if its owner had saved them. */
export async function giveStripeKeys(
  app: TestApp,
  website: Website,
  mode: StripeMode = 'live',
  changes: Partial<StripeKeys> = {},
): Promise<Website> {
  const sealing = app.services.sealing!
  const owner = sealedFor(website.id, mode)
  const { publishableKey, secretKey } = knownStripeKeys[mode]
  await app.changing(website, (scope) =>
    saveKeys(
      scope,
      {
        mode,
        publishableKey,
        secret_key: sealing.seal(secretKey, owner),
        secret_key_end: secretKey.slice(-4),
        signing_secret: sealing.seal(signingSecret, owner),
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
