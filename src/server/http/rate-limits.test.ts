import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, describe, expect, test } from 'vitest'
import { readEnv } from '#server/env.ts'
import { redisProgram, startRedis } from '#server/testing/start-redis.ts'
import { preparePlatform } from './platform.ts'
import { createRateCounter } from './rate-limits.ts'

const open: FastifyInstance[] = []
afterAll(() => Promise.all(open.map((app) => app.close())))

/** One process of the shop, with a call that is allowed three times a minute and one that is allowed once. */
async function startProcess(environment: Record<string, string> = {}) {
  const app = Fastify({ trustProxy: false })
  open.push(app)
  await preparePlatform(app, readEnv(environment))
  const limited = (max: number) => ({ config: { rateLimit: { max, timeWindow: 60_000 } } })
  app.get('/three', limited(3), async () => 'done')
  app.get('/once', limited(1), async () => 'done')
  app.get('/always', async () => 'done')
  await app.ready()
  return (url: string, remoteAddress = '203.0.113.7', headers: Record<string, string> = {}) =>
    app.inject({ url, remoteAddress, headers })
}

type Ask = Awaited<ReturnType<typeof startProcess>>
const statuses = async (asks: Iterable<ReturnType<Ask>>) => (await Promise.all(asks)).map((answer) => answer.statusCode)

test('too many requests get a sentence with the time for another attempt', async () => {
  const ask = await startProcess()
  expect(await statuses([1, 2, 3].map(() => ask('/three')))).toEqual([200, 200, 200])
  const refused = await ask('/three')
  expect(refused.statusCode).toBe(429)
  const seconds = Number(refused.headers['retry-after'])
  const error = 'Please try again in a minute.'
  expect(refused.json()).toEqual({ code: 'rate-limited', error, retryAfterSeconds: seconds })
  expect(seconds).toBeGreaterThan(50)
  expect(seconds).toBeLessThanOrEqual(60)
})

test('each call and each sender is counted apart; a network of IPv6 is one sender', async () => {
  const ask = await startProcess()
  await ask('/once')
  expect((await ask('/once')).statusCode).toBe(429)
  expect((await ask('/three')).statusCode).toBe(200)
  expect((await ask('/always')).statusCode).toBe(200)
  expect((await ask('/once', '203.0.113.8')).statusCode).toBe(200)
  expect((await ask('/once', '2001:db8:1:2::1')).statusCode).toBe(200)
  expect((await ask('/once', '2001:db8:1:2:ffff::9')).statusCode).toBe(429)
  expect((await ask('/once', '2001:db8:1:3::1')).statusCode).toBe(200)
})

test('nothing that a request says of itself changes whose it is', async () => {
  const ask = await startProcess()
  await ask('/once')
  for (const name of [
    'host',
    'x-forwarded-for',
    'x-forwarded-host',
    'x-real-ip',
    'forwarded',
    'user-agent',
    'cookie',
  ]) {
    expect((await ask('/once', undefined, { [name]: '198.51.100.4' })).statusCode).toBe(429)
  }
})

test('RATE_LIMIT_MULTIPLIER allows as many times more', async () => {
  const ask = await startProcess({ RATE_LIMIT_MULTIPLIER: '2' })
  expect(await statuses([1, 2, 3, 4, 5, 6].map(() => ask('/three')))).toEqual(Array(6).fill(200))
  expect((await ask('/three')).statusCode).toBe(429)
})

describe.runIf(redisProgram)('with Redis', () => {
  test('several processes count together', async () => {
    const redis = await startRedis()
    const [one, other] = [await startProcess({ REDIS_URL: redis.url }), await startProcess({ REDIS_URL: redis.url })]
    expect(await statuses([one('/three'), other('/three'), one('/three')])).toEqual([200, 200, 200])
    const refused = await other('/three')
    expect(refused.statusCode).toBe(429)
    expect(refused.json().error).toBe('Please try again in a minute.')
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(50)
    expect((await other('/once')).statusCode).toBe(200)
  })

  test('when it goes away, each process counts for itself', async () => {
    const redis = await startRedis()
    const ask = await startProcess({ REDIS_URL: redis.url })
    await ask('/once')
    expect((await ask('/once')).statusCode).toBe(429)
    await redis.kill()
    expect([(await ask('/once')).statusCode, (await ask('/once')).statusCode]).toEqual([200, 429])
    expect((await ask('/once', '203.0.113.8')).statusCode).toBe(200)
  })
})

/** A counter of one process, for other things than requests. */
async function startCounter(environment: Record<string, string> = {}, milliseconds = 60_000) {
  const app = Fastify()
  open.push(app)
  await preparePlatform(app, readEnv(environment))
  await app.ready()
  return createRateCounter(app, milliseconds)
}

describe('other things than requests', () => {
  test('are counted by their key', async () => {
    const count = await startCounter()
    expect([await count('a'), await count('a'), await count('b'), await count('a')]).toEqual([1, 2, 1, 3])
  })

  test('are counted by each process while Redis is away', async () => {
    const count = await startCounter({ REDIS_URL: 'redis://127.0.0.1:1' })
    expect([await count('a'), await count('a'), await count('b')]).toEqual([1, 2, 1])
  })

  test.runIf(redisProgram)('are counted by several processes together, each time span by itself', async () => {
    const { url: REDIS_URL } = await startRedis()
    const [one, other] = [await startCounter({ REDIS_URL }), await startCounter({ REDIS_URL })]
    const hourly = await startCounter({ REDIS_URL }, 3_600_000)
    expect([await one('a'), await other('a'), await hourly('a')]).toEqual([1, 2, 1])
  })
})

test('with a Redis that was never there, a process counts for itself', async () => {
  const ask = await startProcess({ REDIS_URL: 'redis://127.0.0.1:1' })
  expect([(await ask('/once')).statusCode, (await ask('/once')).statusCode]).toEqual([200, 429])
  expect((await ask('/three')).statusCode).toBe(200)
})
