import type * as Sdk from '@paypal/paypal-server-sdk'
import { LRUCache } from 'lru-cache'
import type { z } from 'zod'
import type { PaymentMode } from '#shared/settings/payment-modes.ts'
import { readJson } from './read-json.ts'

/** A buyer waits for the answer meanwhile. */
const TIMEOUT_MILLISECONDS = 15_000
const NOT_AUTHORIZED = 401

type Method = 'GET' | 'POST' | 'PATCH'

/** PayPal for one account. */
export interface PayPal {
  /** The library itself, for the values of its enumerations. */
  readonly sdk: typeof Sdk
  readonly orders: Sdk.OrdersController
  readonly payments: Sdk.PaymentsController
  readonly vault: Sdk.VaultController
  /** Asks for a token with the keys. @throws Error as every call does when PayPal refuses them */
  checkKeys(): Promise<void>
  /**
   * Calls a documented endpoint that the library has no method for, with the token of the same client.
   * @param body JSON as it is sent
   * @throws Error for a refusal, and for an answer that its schema does not allow
   */
  call<Answer>(method: Method, path: string, answer: z.ZodType<Answer>, body?: string): Promise<Answer>
}

interface PayPalKeys {
  readonly mode: PaymentMode
  readonly clientId: string
  readonly secret: string
}

const clients = new LRUCache<string, PayPal>({ max: 200 })

/**
 * PayPal's official client for one account. The library is loaded with the first one: most installations do not use it.
 * @param apiUrl `PAYPAL_API_URL`, if set: a relay gets the host of the live API or of the sandbox as the first part of the path
 */
export async function paypalClient(keys: PayPalKeys, apiUrl: string | undefined): Promise<PayPal> {
  const name = JSON.stringify([apiUrl, keys.mode, keys.clientId, keys.secret])
  const known = clients.get(name)
  if (known) return known
  const sdk = await import('@paypal/paypal-server-sdk')
  const client = createClient(sdk, keys, apiUrl, () => clients.delete(name))
  const paypal: PayPal = {
    sdk,
    orders: new sdk.OrdersController(client),
    payments: new sdk.PaymentsController(client),
    vault: new sdk.VaultController(client),
    async checkKeys() {
      await client.clientCredentialsAuthManager.fetchToken()
    },
    async call(method, path, answer, body) {
      const request = client.getRequestBuilderFactory()(method, path)
      if (body !== undefined) {
        request.header('Content-Type', 'application/json')
        request.text(body)
      }
      request.authenticate([{ oauth2: true }])
      const { result } = await request.callAsText()
      const value = readJson(answer, result)
      if (value === null) throw new Error(`PayPal answered ${path} with something else.`)
      return value
    },
  }
  clients.set(name, paypal)
  return paypal
}

/**
 * @param forget is called when the client cannot be used any more: it would repeat the failure of its first token, and
 * use a token whose keys were changed at PayPal until it expires
 */
function createClient(
  sdk: typeof Sdk,
  { mode, clientId, secret }: PayPalKeys,
  apiUrl: string | undefined,
  forget: () => void,
): Sdk.Client {
  class RelayedClient extends sdk.Client {
    override getRequestBuilderFactory(): ReturnType<Sdk.Client['getRequestBuilderFactory']> {
      const build = super.getRequestBuilderFactory()
      return (method, path) => {
        const request = build(method, path)
        if (apiUrl !== undefined)
          request.interceptRequest((sent) => ({ ...sent, url: sent.url.replace('https:/', apiUrl) }))
        request.interceptResponse((context) => {
          if (context.response.statusCode === NOT_AUTHORIZED) forget()
          return context
        })
        return request
      }
    }
  }
  return new RelayedClient({
    timeout: TIMEOUT_MILLISECONDS,
    environment: mode === 'live' ? sdk.Environment.Production : sdk.Environment.Sandbox,
    clientCredentialsAuthCredentials: {
      oAuthClientId: clientId,
      oAuthClientSecret: secret,
      // Seconds: a token that expires during a payment is replaced before.
      oAuthClockSkew: 60,
      async oAuthTokenProvider(token, manager) {
        try {
          return await manager.updateToken(token)
        } catch (error) {
          forget()
          throw error
        }
      },
    },
  })
}
