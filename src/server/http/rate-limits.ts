import fastifyRateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Env } from '#server/env.ts'
import { sharedRateStore } from './shared-rate-store.ts'

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
  await app.register(fastifyRateLimit, {
    global: false,
    cache: MOST_ADDRESSES,
    ...(REDIS_URL && { store: sharedRateStore(await openRedis(app, REDIS_URL), 'vitrine-rate-', MOST_ADDRESSES) }),
  })
}

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
