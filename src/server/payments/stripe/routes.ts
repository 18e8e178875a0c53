import {
  connectAccount,
  disconnectAccount,
  eventUrl,
  eventUrlsOf,
  factsOfKeys,
} from '#server/payments/keys/connect-account.ts'
import { type PaymentKeys, readKeys } from '#server/payments/keys/key-store.ts'
import { sealedFor } from '#server/payments/keys/open-keys.ts'
import type { Services } from '#server/services.ts'
import { reading } from '#server/stores.ts'
import { originOf } from '#server/websites/origin.ts'
import { fail, succeed } from '#shared/http/failure.ts'
import { stripeMethods } from '#shared/stripe/methods.ts'
import * as api from '#shared/stripe/owner-api.ts'
import { modeOfKey } from '#shared/stripe/schema.ts'
import { checkKeys, subscribeToEvents } from './check-keys.ts'
import { stripeAccount } from './connection.ts'
import { stripeClient } from './stripe-client.ts'

/** The owner's Stripe account. */
export function stripeRoutes(services: Services): void {
  const { serve, env, sealing } = services

  serve(api.getStripeCall, async ({ website, request }) => {
    const scope = reading(services, website)
    const { stripe } = website.settings
    const origin = originOf(env, website, request)
    return succeed({
      live: connectionOf(await readKeys(scope, stripeAccount('live')), stripe.live),
      test: connectionOf(await readKeys(scope, stripeAccount('test')), stripe.test),
      eventUrls: eventUrlsOf(origin, stripeMethods),
    })
  })

  serve(api.connectStripeCall, async (call) => {
    const { website, request, body } = call
    if (!sealing) return fail('secrets-key-missing')
    const mode = modeOfKey(body.publishableKey)
    if (website.isDemo && mode === 'live') return fail('stripe-demo')
    if (body.secretKey && modeOfKey(body.secretKey) !== mode) return fail('stripe-keys-mixed')
    const owner = sealedFor(website.id, stripeAccount(mode))
    const earlier = await readKeys(reading(services, website), stripeAccount(mode))
    const secretKey = body.secretKey || (earlier && sealing.open(earlier.secret_key, owner))
    if (!secretKey) return fail('stripe-secret-key-missing')
    const stripe = await stripeClient(secretKey, env.STRIPE_API_URL)
    const checked = await checkKeys(stripe)
    if (checked.kind === 'refused') return fail('stripe-refused', { reason: checked.words })
    if (checked.kind === 'away') return fail('stripe-unreachable')
    const isSameAccount = earlier !== null && (!body.secretKey || earlier.account_id === checked.accountId)
    const known = isSameAccount ? earlier.event_secret : null
    const given =
      body.signingSecret ||
      (known === null
        ? await subscribeToEvents(stripe, eventUrl(originOf(env, website, request), stripeMethods[mode]))
        : null)
    return connectAccount(services, call, stripeAccount(mode), {
      ...{ sealing, publicKey: body.publishableKey, secret: secretKey, eventSecret: given, knownEventSecret: known },
      ...{ accountId: checked.accountId, accountName: checked.accountName },
    })
  })

  serve(api.disconnectStripeCall, (call) =>
    disconnectAccount(services, call, stripeAccount(call.parameters.mode), 'stripe-not-connected'),
  )
}

const connectionOf = (keys: PaymentKeys | null, publishableKey: string): api.StripeConnection | null =>
  keys && {
    publishableKey,
    secretKeyEnd: keys.secret_key_end,
    accountName: keys.account_name,
    ...factsOfKeys(keys),
  }
