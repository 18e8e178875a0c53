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
import { paypalMethods } from '#shared/paypal/methods.ts'
import * as api from '#shared/paypal/owner-api.ts'
import { checkKeys, subscribeToEvents } from './check-keys.ts'
import { paypalAccount } from './connection.ts'
import { paypalClient } from './paypal-client.ts'

/** The owner's PayPal account. */
export function paypalRoutes(services: Services): void {
  const { serve, env, sealing } = services

  serve(api.getPayPalCall, async ({ website, request }) => {
    const scope = reading(services, website)
    const origin = originOf(env, website, request)
    return succeed({
      live: connectionOf(await readKeys(scope, paypalAccount('live'))),
      test: connectionOf(await readKeys(scope, paypalAccount('test'))),
      eventUrls: eventUrlsOf(origin, paypalMethods),
    })
  })

  serve(api.connectPayPalCall, async (call) => {
    const { website, request, body } = call
    const { mode, clientId } = body
    if (!sealing) return fail('secrets-key-missing')
    if (website.isDemo && mode === 'live') return fail('paypal-demo')
    const account = paypalAccount(mode)
    const owner = sealedFor(website.id, account)
    const earlier = await readKeys(reading(services, website), account)
    const secret = body.secret || (earlier && sealing.open(earlier.secret_key, owner))
    if (!secret) return fail('paypal-secret-missing')
    const paypal = await paypalClient({ mode, clientId, secret }, env.PAYPAL_API_URL)
    const checked = await checkKeys(paypal)
    if (checked.kind === 'refused') return fail('paypal-refused', { reason: checked.words })
    if (checked.kind === 'away') return fail('paypal-unreachable')
    const known = earlier?.account_id === clientId ? earlier.event_secret : null
    // Also where it is known: an earlier version may have asked for fewer events.
    const given =
      body.webhookId ||
      (await subscribeToEvents(paypal, eventUrl(originOf(env, website, request), paypalMethods[mode])))
    return connectAccount(services, call, account, {
      ...{ sealing, publicKey: clientId, secret: secret, eventSecret: given, knownEventSecret: known },
      ...{ accountId: clientId, accountName: '' },
    })
  })

  serve(api.disconnectPayPalCall, (call) =>
    disconnectAccount(services, call, paypalAccount(call.parameters.mode), 'paypal-not-connected'),
  )
}

const connectionOf = (keys: PaymentKeys | null): api.PayPalConnection | null =>
  keys && {
    clientId: keys.account_id,
    secretEnd: keys.secret_key_end,
    ...factsOfKeys(keys),
  }
