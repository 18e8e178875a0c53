import { ownerChange } from '#server/changes/owner-change.ts'
import { type PaymentKeys, readKeys } from '#server/payments/keys/key-store.ts'
import { sealedFor } from '#server/payments/keys/open-keys.ts'
import { removeKeys, saveKeys } from '#server/payments/keys/save-keys.ts'
import type { Services } from '#server/services.ts'
import { reading } from '#server/stores.ts'
import { originOf } from '#server/websites/origin.ts'
import { pathOf } from '#shared/http/call.ts'
import { fail, succeed } from '#shared/http/failure.ts'
import { receivePaymentEventCall } from '#shared/payments/events-api.ts'
import type { PaymentMode } from '#shared/settings/payment-modes.ts'
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
      eventUrls: { live: eventUrl(origin, 'live'), test: eventUrl(origin, 'test') },
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
      (known === null ? await subscribeToEvents(stripe, eventUrl(originOf(env, website, request), mode)) : null)
    const keys = {
      ...stripeAccount(mode),
      publicKey: body.publishableKey,
      secret_key: sealing.seal(secretKey, owner),
      secret_key_end: secretKey.slice(-4),
      event_secret: given ? sealing.seal(given, owner) : known,
      account_id: checked.accountId,
      account_name: checked.accountName,
      connected_at: Date.now(),
      problem: '',
      problem_since: null,
    }
    return ownerChange(
      services,
      call,
      async (scope, batchId) => succeed(await saveKeys(scope, keys, batchId)),
      () => ({ mode, receivesEvents: keys.event_secret !== null }),
    )
  })

  serve(api.disconnectStripeCall, (call) =>
    ownerChange(
      services,
      call,
      async (scope, batchId) =>
        (await removeKeys(scope, stripeAccount(call.parameters.mode), batchId))
          ? succeed(undefined)
          : fail('stripe-not-connected'),
      () => ({}),
    ),
  )
}

const eventUrl = (origin: string, mode: PaymentMode) =>
  origin + pathOf(receivePaymentEventCall, { parameters: { method: stripeMethods[mode] } })

const connectionOf = (keys: PaymentKeys | null, publishableKey: string): api.StripeConnection | null =>
  keys && {
    publishableKey,
    secretKeyEnd: keys.secret_key_end,
    accountName: keys.account_name,
    connectedAt: keys.connected_at,
    receivesEvents: keys.event_secret !== null,
    problem: keys.problem ? { words: keys.problem, since: keys.problem_since ?? 0 } : null,
  }
