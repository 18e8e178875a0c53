import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { nameOf } from '#server/testing/every-call/fill-path.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { createApiKeyCall } from '#shared/api-keys/owner-api.ts'
import { scopeOf } from '#shared/api-keys/scope-of.ts'
import { apiScopes } from '#shared/api-keys/scopes.ts'

const app = await startTestApp()

let ask: (url: string) => Promise<{ status: number; body: Record<string, unknown> }>
beforeAll(async () => {
  const website = await app.buildWebsite()
  const owner = await app.owner(website)
  const { key } = (
    await owner.call(createApiKeyCall, { body: { name: 'Warehouse', scopes: [...apiScopes], days: null } })
  ).body
  ask = async (url) => {
    const headers = { authorization: `Bearer ${key}`, cookie: '' }
    const response = await app.visitor(website).request('GET', url, undefined, headers)
    return { status: response.statusCode, body: response.json() }
  }
})

test('a filter with a wrong name is refused with the names that there are', async () => {
  expect(await ask('/api/owner/stock?levle=low&search=mug')).toMatchObject({
    status: 400,
    body: {
      code: 'invalid-fields',
      errors: { levle: 'This call has only: after, bundles, categoryId, level, productId, search, status.' },
    },
  })
  expect((await ask('/api/owner/stock?level=low&search=mug')).status).toBe(200)
})

test('a call without parameters says so', async () => {
  expect(await ask('/api/owner/stock-locations?name=Harbor')).toMatchObject({
    status: 400,
    body: { errors: { name: 'This call has no parameters.' } },
  })
})

test('the parameters of every call of a key can be named', () => {
  const open = app.services.gates.contracts.filter((contract) => scopeOf(contract) !== null)
  const unnamed = open.filter(({ query }) => query !== undefined && !(query instanceof z.ZodObject))
  expect(unnamed.map(nameOf)).toEqual([])
})
