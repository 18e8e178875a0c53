import { type CompiledQuery, InsertQueryNode, SelectQueryNode } from 'kysely'
import { expect, test } from 'vitest'
import { DatabaseAway, isDatabaseAway } from '#server/database/database-away.ts'
import { createDatabaseProbe } from '#server/database/probe.ts'
import { startTestApp } from '#server/testing/test-app.ts'

test('without its database it says so, at once and without telling why', async () => {
  const app = await startTestApp()
  const website = await app.buildWebsite()
  const visitor = app.visitor(website)
  const { database } = app.services
  expect((await visitor.request('GET', '/readyz')).statusCode).toBe(200)
  // The error when every connection is refused.
  const away = Object.assign(new Error('connect ECONNREFUSED 10.0.0.5:5432'), { code: 'ECONNREFUSED' })
  const executor = database.getExecutor()
  const proto = Object.getPrototypeOf(executor)
  const { executeQuery } = proto
  proto.executeQuery = () => Promise.reject(away)
  try {
    visitor.cookies.set('CART', 'some-token')
    const answer = await visitor.request('GET', '/api/commerce/shopping-cart')
    expect(answer.statusCode).toBe(503)
    expect(answer.headers['retry-after']).toBe('2')
    expect(answer.json()).toEqual({
      code: 'unavailable',
      error: 'We can’t save anything right now. Try again in a few seconds.',
    })
    expect((await visitor.request('GET', '/healthz')).statusCode).toBe(200)
  } finally {
    proto.executeQuery = executeQuery
  }
  expect((await visitor.request('GET', '/api/commerce/shopping-cart')).statusCode).toBe(200)
})

test('while it reads and cannot write, as on a full disk, it is not ready', async () => {
  const app = await startTestApp()
  const proto = Object.getPrototypeOf(app.services.database.getExecutor())
  const { executeQuery } = proto
  proto.executeQuery = function (this: unknown, compiled: CompiledQuery, ...rest: unknown[]) {
    const full = Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' })
    return InsertQueryNode.is(compiled.query) ? Promise.reject(full) : executeQuery.call(this, compiled, ...rest)
  }
  try {
    const answer = await app.services.app.inject({ url: '/readyz' })
    expect([answer.statusCode, answer.json()]).toEqual([503, { status: 'database cannot be written' }])
    expect((await app.services.app.inject({ url: '/healthz' })).statusCode).toBe(200)
  } finally {
    proto.executeQuery = executeQuery
  }
})

test('while it reads and cannot write, staff read on', async () => {
  const app = await startTestApp()
  const site = await app.buildWebsite()
  const owner = await app.owner(site)
  const { database } = app.services
  await database.updateTable('sessions').set({ last_seen_at: 0 }).execute()
  const proto = Object.getPrototypeOf(database.getExecutor())
  const { executeQuery } = proto
  let refused = 0
  proto.executeQuery = function (this: unknown, compiled: CompiledQuery, ...rest: unknown[]) {
    if (SelectQueryNode.is(compiled.query)) return executeQuery.call(this, compiled, ...rest)
    refused += 1
    return Promise.reject(Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' }))
  }
  try {
    for (const url of ['/api/sign-in', '/api/owner/orders', '/api/owner/products', '/api/owner/home'])
      expect([url, (await owner.request('GET', url)).statusCode]).toEqual([url, 200])
    expect(refused).toBeGreaterThan(0)
  } finally {
    proto.executeQuery = executeQuery
  }
})

test.each([
  [null, 'ready'],
  [10_000_000, 'ready'],
  [0, 'database cannot be written'],
  [1_000_000, 'database cannot be written'],
])('with %s bytes left for its log it is %s', async (free, state) => {
  const app = await startTestApp()
  const stateOf = createDatabaseProbe(app.services.database, free === null ? null : async () => free, () => {})
  expect(await stateOf()).toBe(state)
})

test('is not written to by every question whether it is ready', async () => {
  const app = await startTestApp()
  const probes = async () =>
    (await app.services.database.selectFrom('installation').selectAll().where('name', '=', 'probe').execute())[0]
  await app.services.app.inject({ url: '/readyz' })
  const first = await probes()
  expect(first).toBeDefined()
  await app.services.app.inject({ url: '/readyz' })
  expect(await probes()).toEqual(first)
})

test.each([
  [{ code: 'ECONNREFUSED' }, true],
  [{ code: '57P01' }, true],
  [{ code: '08006' }, true],
  [{ code: '53300' }, true],
  [{ code: 'SQLITE_FULL' }, true],
  [{ code: 'SQLITE_IOERR_FSYNC' }, true],
  [{ code: 'SQLITE_BUSY_SNAPSHOT' }, true],
  [{ code: '25P03' }, true],
  [new DatabaseAway(new Error('Client has encountered a connection error and is not queryable')), true],
  [{ code: 'ENOSPC' }, true],
  [{ code: '25006' }, true],
  [{ code: '23505', message: 'duplicate key' }, false],
  [{ code: 'SQLITE_CONSTRAINT_UNIQUE' }, false],
  [{ message: 'x is not a function' }, false],
])('%j is the database away: %s', (error, isAway) => {
  expect(isDatabaseAway(error)).toBe(isAway)
})
