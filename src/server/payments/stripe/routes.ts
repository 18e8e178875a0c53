import { ownerChange } from '#server/changes/owner-change.ts'
import type { Services } from '#server/services.ts'
import { reading } from '#server/stores.ts'
import { originOf } from '#server/websites/origin.ts'
import { pathOf } from '#shared/http/call.ts'
import { fail, succeed } from '#shared/http/failure.ts'
import { receivePaymentEventCall } from '#shared/payments/events-api.ts'
import { stripeMethods } from '#shared/stripe/methods.ts'
import * as api from '#shared/stripe/owner-api.ts'
import { modeOfKey, type StripeMode } from '#shared/stripe/schema.ts'
import { checkKeys, subscribeToEvents } from './check-keys.ts'
import { sealedFor } from './connection.ts'
import { readStripeKeys, type StripeKeys } from './key-store.ts'
import { removeKeys, saveKeys } from './save-keys.ts'
import { stripeClient } from './stripe-client.ts'

/** The owner's Stripe account. */
export function stripeRoutes(services: Services): void {
  const { serve, env, sealing } = services

  serve(api.getStripeCall, async ({ website, request }) => {
    const scope = reading(services, website)
    const { stripe } = website.settings
    const origin = originOf(env, website, request)
    return succeed({
      live: connectionOf(await readStripeKeys(scope, 'live'), stripe.live),
      test: connectionOf(await readStripeKeys(scope, 'test'), stripe.test),
      eventUrls: { live: eventUrl(origin, 'live'), test: eventUrl(origin, 'test') },
    })
  })

  serve(api.connectStripeCall, async (call) => {
    const { website, request, body } = call
    if (!sealing) return fail('secrets-key-missing')
    const mode = modeOfKey(body.publishableKey)
    if (website.isDemo && mode === 'live') return fail('stripe-demo')
    if (body.secretKey && modeOfKey(body.secretKey) !== mode) return fail('stripe-keys-mixed')
    const owner = sealedFor(website.id, mode)
    const earlier = await readStripeKeys(reading(services, website), mode)
    const secretKey = body.secretKey || (earlier && sealing.open(earlier.secret_key, owner))
    if (!secretKey) return fail('stripe-secret-key-missing')
    const stripe = await stripeClient(secretKey, env.STRIPE_API_URL)
    const checked = await checkKeys(stripe)
    if (checked.kind === 'refused') return fail('stripe-refused', { reason: checked.words })
    if (checked.kind === 'away') return fail('stripe-unreachable')
    const isSameAccount = earlier !== null && (!body.secretKey || earlier.account_id === checked.accountId)
    const known = isSameAccount ? earlier.signing_secret : null
    const given =
      body.signingSecret ||
      (known === null ? await subscribeToEvents(stripe, eventUrl(originOf(env, website, request), mode)) : null)
    const keys = {
      mode,
      publishableKey: body.publishableKey,
      secret_key: sealing.seal(secretKey, owner),
      secret_key_end: secretKey.slice(-4),
      signing_secret: given ? sealing.seal(given, owner) : known,
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
      () => ({ mode, receivesEvents: keys.signing_secret !== null }),
    )
  })

  serve(api.disconnectStripeCall, (call) =>
    ownerChange(
      services,
      call,
      (scope, batchId) => removeKeys(scope, call.parameters.mode, batchId),
      () => ({}),
    ),
  )
}

const eventUrl = (origin: string, mode: StripeMode) =>
  origin + pathOf(receivePaymentEventCall, { parameters: { method: stripeMethods[mode] } })

const connectionOf = (keys: StripeKeys | null, publishableKey: string): api.StripeConnection | null =>
  keys && {
    publishableKey,
    secretKeyEnd: keys.secret_key_end,
    accountName: keys.account_name,
    connectedAt: keys.connected_at,
    receivesEvents: keys.signing_secret !== null,
    problem: keys.problem ? { words: keys.problem, since: keys.problem_since ?? 0 } : null,
  }
