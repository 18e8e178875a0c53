import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import LocalStore from '@fastify/rate-limit/store/LocalStore.js'
import RedisStore from '@fastify/rate-limit/store/RedisStore.js'
import type { Redis } from 'ioredis'

/** Counts in Redis; while Redis is unavailable, in the memory of this process. */
class SharedRateStore implements FastifyRateLimitStore {
  readonly #redis: FastifyRateLimitStore
  readonly #memory: FastifyRateLimitStore

  constructor(redis: FastifyRateLimitStore, memory: FastifyRateLimitStore) {
    this.#redis = redis
    this.#memory = memory
  }

  incr(...[key, answer, timeWindow, max]: Parameters<FastifyRateLimitStore['incr']>): void {
    const onAnswer: typeof answer = (error, counted) =>
      error ? this.#memory.incr(key, answer, timeWindow, max) : answer(null, counted)
    this.#redis.incr(key, onAnswer, timeWindow, max)
  }

  child(...[route]: Parameters<FastifyRateLimitStore['child']>): FastifyRateLimitStore {
    return new SharedRateStore(this.#redis.child(route), this.#memory.child(route))
  }
}

/**
 * A shared store for all nodes in Redis. While it is unavailable each node counts alone, so that there is still a limit
 * and the shop keeps working.
 * @param most the number of keys in memory, for each route
 */
export function sharedRateStore(redis: Redis, prefix: string, most: number): FastifyRateLimitStoreCtor {
  return class extends SharedRateStore {
    constructor() {
      super(new RedisStore(false, false, redis, prefix), new LocalStore(false, false, most))
    }
  }
}
