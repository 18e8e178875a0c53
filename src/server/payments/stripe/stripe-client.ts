import { LRUCache } from 'lru-cache'
import type Stripe from 'stripe'

/** A buyer waits for the answer meanwhile. */
const TIMEOUT_MILLISECONDS = 15_000

const clients = new LRUCache<string, Stripe>({ max: 200 })

/**
 * Stripe's official client for one account. The library is loaded with the first one: most installations take no cards.
 * @param apiUrl `STRIPE_API_URL`, if set
 */
export async function stripeClient(secretKey: string, apiUrl: string | undefined): Promise<Stripe> {
  const name = `${apiUrl ?? ''} ${secretKey}`
  const known = clients.get(name)
  if (known) return known
  const { default: Stripe } = await import('stripe')
  const relay = apiUrl === undefined ? null : new URL(apiUrl)
  const client = new Stripe(secretKey, {
    timeout: TIMEOUT_MILLISECONDS,
    maxNetworkRetries: 1,
    telemetry: false,
    appInfo: { name: 'Vitrine' },
    ...(relay && {
      protocol: relay.protocol === 'http:' ? 'http' : 'https',
      host: relay.hostname,
      port: relay.port || (relay.protocol === 'http:' ? 80 : 443),
    }),
  })
  clients.set(name, client)
  return client
}
