import fastifyRateLimit, { type FastifyRateLimitStore } from '@fastify/rate-limit'
import LocalStore from '@fastify/rate-limit/store/LocalStore.js'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Env } from '#server/env.ts'
import { fail } from '#shared/http/failure.ts'
import { networkOf } from './network-of.ts'
import { sharedRateStore } from './shared-rate-store.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Opens a store of counts for one route: in memory, or in Redis. */
    openRateStore(method: string, url: string): Pick<FastifyRateLimitStore, 'incr'>
  }
}

/** Addresses that are counted at once, on each route. */
const MOST_ADDRESSES = 20_000

/**
 * Counts requests by route and by the sender's address (of IPv6, by its /64 network), on routes with a limit: in
 * memory, or in Redis for all nodes together while it is available. No content of a request influences its count.
 */
export async function limitRates(
  app: FastifyInstance,
  { REDIS_URL, RATE_LIMIT_MULTIPLIER }: Pick<Env, 'REDIS_URL' | 'RATE_LIMIT_MULTIPLIER'>,
): Promise<void> {
  app.addHook('onRoute', ({ config }) => {
    const limit = config?.rateLimit
    if (typeof limit === 'object' && typeof limit.max === 'number') limit.max *= RATE_LIMIT_MULTIPLIER
  })
  const Shared = REDIS_URL && sharedRateStore(await openRedis(app, REDIS_URL), 'vitrine-rate-', MOST_ADDRESSES)
  await app.register(fastifyRateLimit, {
    global: false,
    cache: MOST_ADDRESSES,
    ...(Shared && { store: Shared }),
  })
  app.decorate('openRateStore', (method, url) =>
    Shared
      ? new Shared({}).child({ routeInfo: { method, url } } as never)
      : new LocalStore(false, false, MOST_ADDRESSES),
  )
}

/** What a route has counted of one sender. */
export interface CountedSender {
  readonly isTooMany: boolean
  readonly headers: Readonly<Record<string, string>>
}

/**
 * Counts a request of the sender with an address. The answer comes at once where counts are in memory: a promise for each
 * would take as long as counting.
 */
export type CountSender = (address: string, then: (error: Error | null, counted: CountedSender) => void) => void

/**
 * Counts the requests of a route that is not answered by Fastify alone, as limits of other routes do.
 * @param most in a minute
 */
export function createSenderCounter(app: FastifyInstance, method: string, url: string, most: number): CountSender {
  const store = app.openRateStore(method, url)
  return (address, then) =>
    store.incr(
      networkOf(address),
      (error, { current, ttl } = { current: 0, ttl: 0 }) =>
        then(error, {
          isTooMany: current > most,
          get headers() {
            return rateHeaders(most, current, Math.ceil(ttl / 1000))
          },
        }),
      60_000,
      most,
    )
}

/** The headers of limits, as other calls have them. */
const rateHeaders = (most: number, count: number, seconds: number) => ({
  'x-ratelimit-limit': String(most),
  'x-ratelimit-remaining': String(Math.max(0, most - count)),
  'x-ratelimit-reset': String(seconds),
  ...(count > most && { 'retry-after': String(seconds) }),
})

/** Refuses what a count of a minute has too much of. */
export const refuseForMinute = () => fail('rate-limited', { retryAfterSeconds: 60 })

/** Increments a key; returns its count within the time. */
export type CountRate = (key: string) => Promise<number>

/** What is counted in place of a request. */
type CountedRequest = FastifyRequest & { readonly key: string }

const UNLIMITED = 1_000_000_000

/**
 * Counts other things than requests, in the same store: in memory, or in Redis for all nodes together. The caller
 * decides about the limit.
 * @param milliseconds after which a count restarts
 */
export function createRateCounter(app: FastifyInstance, milliseconds: number): CountRate {
  const count = app.createRateLimit({
    max: UNLIMITED,
    timeWindow: milliseconds,
    keyGenerator: (counted) => (counted as CountedRequest).key,
  })
  return async (key) => {
    // The library uses nothing else of a request.
    const seen = await count({ key: `${milliseconds} ${key}`, routeOptions: {} } as CountedRequest)
    return 'remaining' in seen ? UNLIMITED - seen.remaining : 0
  }
}

async function openRedis(app: FastifyInstance, url: string) {
  // Imported only when used.
  const { Redis } = await import('ioredis')
  const redis = new Redis(url, {
    connectTimeout: 500,
    commandTimeout: 250,
    maxRetriesPerRequest: 1,
    enableOfflineQueue: false,
    lazyConnect: true,
  })
  // Without a listener a lost connection would end the process; the client reconnects by itself.
  redis.on('error', () => {})
  app.addHook('onClose', () => redis.disconnect())
  await redis.connect().catch(() => {})
  return redis
}
