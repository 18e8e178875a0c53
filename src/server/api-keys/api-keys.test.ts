import { beforeAll, describe, expect, test } from 'vitest'
import { hashOf } from '#server/identifiers.ts'
import { buildShop } from '#server/testing/build-shop.ts'
import { add, buy } from '#server/testing/buy.ts'
import { fillPath, nameOf } from '#server/testing/every-call/fill-path.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { createApiKeyCall, listApiKeysCall, revokeApiKeyCall } from '#shared/api-keys/owner-api.ts'
import { apiKeyLimits } from '#shared/api-keys/schema.ts'
import { scopeOf } from '#shared/api-keys/scope-of.ts'
import { type ApiScope, apiScopes } from '#shared/api-keys/scopes.ts'
import { DAY_MILLISECONDS } from '#shared/dates/days.ts'
import { getOrderCall, listOrdersCall } from '#shared/orders/read-api.ts'
import { listProductsCall } from '#shared/products/api.ts'
import { roles } from '#shared/roles/rules.ts'
import { deleteOldAnswers } from './answers.ts'

const app = await startTestApp({ RATE_LIMIT_MULTIPLIER: '2' })
const { database } = app.services

/** A shop with an order and a form, and keys of it. */
async function openShop() {
  const shop = await buildShop(app)
  const { website } = shop
  const owner = await app.owner(website)
  const product = await shop.addProduct({ variants: [{ qtyInStock: 100 }] })
  const item = { itemId: product.id, sku: product.variants[0]!.sku }
  const order = async (paymentMethod: 'test-card' | 'bank-transfer' = 'test-card') => {
    const visitor = app.visitor(website)
    await add(visitor, item)
    return (await buy(visitor, { expectedTotalCents: 2500, paymentMethod })).orderId
  }
  return { ...shop, owner, product, order }
}
type Shop = Awaited<ReturnType<typeof openShop>>

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})

async function createKey(scopes: readonly ApiScope[] = apiScopes, of: Pick<Shop, 'owner'> = shop) {
  const body = { name: 'Warehouse', scopes: [...scopes], days: null }
  return (await of.owner.call(createApiKeyCall, { body })).body
}

/** Calls with a key and without cookies. */
async function callWith(
  key: string,
  method: string,
  url: string,
  body?: unknown,
  headers = {},
  website = shop.website,
) {
  const visitor = app.visitor(website)
  const response = await visitor.request(method, url, body, { authorization: `Bearer ${key}`, cookie: '', ...headers })
  return { status: response.statusCode, body: response.json(), headers: response.headers }
}

describe('a key', () => {
  test('is shown once, stored as a hash, and listed with how it begins and when it was used', async () => {
    const { key, keyId } = await createKey()
    expect(key).toMatch(/^vitrine_[\w-]{32}$/)
    const row = await database
      .selectFrom('api_keys')
      .selectAll()
      .where('id', '=', keyId)
      .where('website_id', '=', shop.website.id)
      .executeTakeFirstOrThrow()
    expect(row.token_hash).toBe(hashOf(key))
    const logged = await database.selectFrom('changes').selectAll().where('website_id', '=', shop.website.id).execute()
    expect(JSON.stringify([row, logged])).not.toContain(key.slice(16))
    const listed = async () => (await shop.owner.call(listApiKeysCall, {})).body.keys.find(({ id }) => id === keyId)!
    expect(await listed()).toMatchObject({
      name: 'Warehouse',
      beginning: key.slice(0, 14),
      lastUsedAt: null,
      createdBy: 'Olive Owner',
    })
    await callWith(key, 'GET', '/api/owner/orders')
    const { lastUsedAt } = await listed()
    expect(lastUsedAt).toBeGreaterThan(0)
    await callWith(key, 'GET', '/api/owner/orders')
    expect((await listed()).lastUsedAt).toBe(lastUsedAt)
  })

  test('reads and changes what its scopes allow, without CSRF token, and signs what it does', async () => {
    const orderId = await shop.order()
    const { key } = await createKey(['orders:read', 'orders:write'])
    const listed = await callWith(key, 'GET', '/api/owner/orders')
    expect(listOrdersCall.reply.parse(listed.body).orders.map(({ id }) => id)).toContain(orderId)
    const noted = await callWith(key, 'POST', `/api/owner/orders/${orderId}/notes`, { text: 'Packed' })
    expect(noted.body.order.events.at(-1)).toMatchObject({ kind: 'note', by: 'Warehouse', text: 'Packed' })
    expect(await callWith(key, 'GET', '/api/owner/products')).toMatchObject({
      status: 403,
      body: { code: 'api-key-scope', scope: 'products:read' },
    })
  })

  test('with read scopes changes nothing', async () => {
    const orderId = await shop.order()
    const { key } = await createKey(apiScopes.filter((scope) => scope.endsWith(':read')))
    const noted = await callWith(key, 'POST', `/api/owner/orders/${orderId}/notes`, { text: 'Packed' })
    expect(noted).toMatchObject({ status: 403, body: { code: 'api-key-scope', scope: 'orders:write' } })
  })

  test('makes exactly the calls of its scopes, and none about staff, payment, settings, pages or keys', async () => {
    const { key } = await createKey()
    const closed: string[] = []
    const open: string[] = []
    for (const contract of app.services.gates.contracts.filter(({ access }) => access !== 'public')) {
      const { status, body } = await callWith(key, contract.method, fillPath(contract), undefined).catch(() => ({
        status: 200,
        body: {} as never,
      }))
      const isClosed = status === 403 && body.code === 'api-key-scope'
      ;(isClosed ? closed : open).push(nameOf(contract))
      expect(isClosed, nameOf(contract)).toBe(scopeOf(contract) === null)
      expect(status, nameOf(contract)).toBeLessThan(500)
    }
    expect(open.length).toBeGreaterThan(60)
    for (const part of [
      'api-keys',
      'webhooks',
      'stripe',
      'paypal',
      'store-settings',
      'domains',
      'custom-code',
      'pages',
      'sessions',
      'password',
      'files',
      'customers/:customerId/erasure',
    ])
      expect(open.filter((one) => one.includes(`/api/owner/${part}`))).toEqual([])
  })

  test('is of one site', async () => {
    const other = await openShop()
    const { key } = await createKey()
    expect(await callWith(key, 'GET', '/api/owner/orders', undefined, {}, other.website)).toMatchObject({
      status: 401,
      body: { code: 'api-key-invalid' },
    })
  })

  test.each([
    ['a made up key', 'vitrine_made-up'],
    ['an empty key', ''],
    ['a very long key', 'x'.repeat(5_000)],
  ])('that is %s is refused', async (_, key) => {
    expect((await callWith(key, 'GET', '/api/owner/orders')).body.code).toBe('api-key-invalid')
  })

  test('ignores cookies: a wrong key beside a session is refused', async () => {
    const response = await shop.owner.request('GET', '/api/owner/orders', undefined, {
      authorization: 'Bearer vitrine_wrong',
    })
    expect(response.json().code).toBe('api-key-invalid')
  })

  test('that was revoked or has expired is refused at once', async () => {
    const revoked = await createKey()
    await shop.owner.call(revokeApiKeyCall, { parameters: { keyId: revoked.keyId } })
    expect((await callWith(revoked.key, 'GET', '/api/owner/orders')).body.code).toBe('api-key-invalid')
    const body = { name: 'Month', scopes: [...apiScopes], days: 30 as const }
    const expiring = (await shop.owner.call(createApiKeyCall, { body })).body
    expect((await callWith(expiring.key, 'GET', '/api/owner/orders')).status).toBe(200)
    const rows = database
      .updateTable('api_keys')
      .where('website_id', '=', shop.website.id)
      .where('id', '=', expiring.keyId)
    await rows.set((set) => ({ expires_at: set('expires_at', '-', 31 * DAY_MILLISECONDS) })).execute()
    expect((await callWith(expiring.key, 'GET', '/api/owner/orders')).body.code).toBe('api-key-invalid')
  })

  test('has a limit of its own, whatever address it calls from', async () => {
    const { key } = await createKey(['orders:read'])
    const other = await createKey(['orders:read'])
    const statuses: number[] = []
    let refused: Awaited<ReturnType<typeof callWith>> | undefined
    for (let count = 0; count <= apiKeyLimits.perMinute * 2; count += 1) {
      const answer = await callWith(key, 'GET', '/api/owner/products')
      statuses.push(answer.status)
      refused = answer
    }
    expect(statuses.filter((status) => status === 403)).toHaveLength(apiKeyLimits.perMinute * 2)
    expect(refused).toMatchObject({ status: 429, body: { code: 'rate-limited' } })
    expect(refused!.headers['retry-after']).toBe('60')
    expect((await callWith(other.key, 'GET', '/api/owner/orders')).status).toBe(200)
  })

  test('pages through a list with a cursor', async () => {
    const mine = await openShop()
    const made = await createKey(['products:read'], mine)
    for (let count = 0; count < 60; count += 1) await mine.addProduct({ title: `Mug ${count}` })
    const ids = new Set<string>()
    for (let after: string | null = ''; after !== null; ) {
      const { body } = await callWith(
        made.key,
        'GET',
        `/api/owner/products?${after ? `after=${after}` : ''}`,
        undefined,
        {},
        mine.website,
      )
      const page = listProductsCall.reply.parse(body)
      for (const { id } of page.products) ids.add(id)
      after = page.next
    }
    expect(ids.size).toBe(61)
  })

  test('can be created and revoked only by those who manage the site', async () => {
    const manager = await app.owner(shop.website, roles.storeManager)
    expect((await manager.call(listApiKeysCall, {})).code).toBe('not-permitted')
    const body = { name: 'x', scopes: ['orders:read' as const], days: null }
    expect((await manager.call(createApiKeyCall, { body })).code).toBe('not-permitted')
  })
})

describe('an idempotency key', () => {
  const note = async (key: string, orderId: string, idempotencyKey: string, text = 'Packed') =>
    callWith(key, 'POST', `/api/owner/orders/${orderId}/notes`, { text }, { 'idempotency-key': idempotencyKey })
  const notesOf = async (orderId: string) =>
    (await shop.owner.call(getOrderCall, { parameters: { orderId } })).body.order.events.filter(
      ({ kind }) => kind === 'note',
    )

  test('does a request once, also when it is sent ten times at once, and gives the same answer', async () => {
    const orderId = await shop.order()
    const { key } = await createKey()
    const answers = await Promise.all(Array.from({ length: 10 }, () => note(key, orderId, 'one')))
    expect(await notesOf(orderId)).toHaveLength(1)
    for (const { status, body } of answers) expect(status === 200 || body.code === 'idempotency-key-running').toBe(true)
    const [first, again] = [await note(key, orderId, 'one'), await note(key, orderId, 'one')]
    expect(first.status).toBe(200)
    expect(again.body).toEqual(first.body)
    expect(await notesOf(orderId)).toHaveLength(1)
  })

  test('is refused with another request, and of no use to another key', async () => {
    const orderId = await shop.order()
    const { key } = await createKey()
    await note(key, orderId, 'one')
    expect(await note(key, orderId, 'one', 'Sent')).toMatchObject({
      status: 409,
      body: { code: 'idempotency-key-used' },
    })
    const other = await createKey()
    expect((await note(other.key, orderId, 'one', 'Sent')).status).toBe(200)
    expect((await note(key, orderId, 'two words')).body.code).toBe('idempotency-key-invalid')
  })

  test('repeats a refusal, too, and is forgotten after a day', async () => {
    const { key } = await createKey()
    const nowhere = '00000000-0000-7000-8000-000000000000'
    for (let count = 0; count < 2; count += 1)
      expect((await note(key, nowhere, 'one')).body.code).toBe('order-not-found')
    const count = async () =>
      (await database.selectFrom('api_answers').select('key_id').where('website_id', '=', shop.website.id).execute())
        .length
    expect(await count()).toBeGreaterThan(0)
    await deleteOldAnswers(app.reading(shop.website), Date.now() + DAY_MILLISECONDS - 60_000, () => false)
    expect(await count()).toBeGreaterThan(0)
    await deleteOldAnswers(app.reading(shop.website), Date.now() + DAY_MILLISECONDS + 1000, () => false)
    expect(await count()).toBe(0)
  })
})

describe('the description of the API', () => {
  const described = async () => (await callWith('', 'GET', '/api/openapi.json')).body

  test('is OpenAPI 3.1 of every call that a key can make, and of no other', async () => {
    const { openapi, paths } = await described()
    expect(openapi).toBe('3.1.0')
    const operations = Object.entries(paths as Record<string, object>).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
    )
    const open = app.services.gates.contracts.filter((contract) => scopeOf(contract) !== null)
    expect(operations.toSorted()).toEqual(open.map(nameOf).toSorted())
  })

  test('has a name of its own for each call, and every reference leads somewhere', async () => {
    const document = await described()
    const operations = Object.values(document.paths as Record<string, Record<string, { operationId: string }>>).flatMap(
      (one) => Object.values(one),
    )
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length)
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(([, reference]) => reference!)
    expect(references.length).toBeGreaterThan(20)
    for (const reference of new Set(references)) {
      const name = /^#\/components\/schemas\/(\w+)$/.exec(reference)?.[1]
      expect(Object.keys(document.components.schemas), reference).toContain(name)
    }
  })
})
