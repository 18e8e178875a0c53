import { expect, test } from 'vitest'
import { buildProduct } from '#server/testing/build-product.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { createApiKeyCall, listApiKeysCall, revokeApiKeyCall } from '#shared/api-keys/owner-api.ts'
import { apiKeyLimits } from '#shared/api-keys/schema.ts'
import { listChangesCall } from '#shared/changes/schema.ts'
import { getStockHistoryCall } from '#shared/stock/schema.ts'

const app = await startTestApp({ RATE_LIMIT_MULTIPLIER: '10' })

test('what a key changes is listed under its name, not under that of who made it, also after it was revoked', async () => {
  const website = await app.buildWebsite()
  const { variantId } = await buildProduct(app, website, { stock: 5 })
  const owner = await app.owner(website)
  const name = 'Warehouse'
  const { key, keyId } = (
    await owner.call(createApiKeyCall, { body: { name, scopes: ['stock:read', 'stock:write'], days: null } })
  ).body
  const changed = await app
    .visitor(website)
    .request(
      'PUT',
      '/api/owner/stock',
      { changes: [{ kind: 'set', variantId, quantity: 9 }] },
      { authorization: `Bearer ${key}`, cookie: '' },
    )
  expect(changed.statusCode).toBe(200)

  const shown = async () => {
    const { changes, people } = (await owner.call(listChangesCall, { query: {} })).body
    const { entries } = (await owner.call(getStockHistoryCall, { parameters: { variantId }, query: {} })).body
    const { batchId } = changed.json<{ batchId: string }>()
    const ofPeople = await Promise.all(
      people.map(async ({ id }) => (await owner.call(listChangesCall, { query: { userId: id } })).body.changes),
    )
    return {
      log: changes.find((change) => change.batchId === batchId)?.by,
      stock: entries[0]!.by,
      ofPerson: ofPeople.flat().some((change) => change.batchId === batchId),
    }
  }
  const ofKey = { log: 'API key Warehouse', stock: 'API key Warehouse', ofPerson: false }
  expect(await shown()).toEqual(ofKey)
  await owner.call(revokeApiKeyCall, { parameters: { keyId } })
  expect(await shown()).toEqual(ofKey)
  // Who made and revoked the key is the person.
  expect((await owner.call(listChangesCall, { query: { noun: 'api-key' } })).body.changes.map(({ by }) => by)).toEqual([
    'Olive Owner',
    'Olive Owner',
  ])
})

test('a key that was revoked is in no list, cannot be revoked again and does not count for the limit', async () => {
  const owner = await app.owner(await app.buildWebsite())
  const create = () => owner.call(createApiKeyCall, { body: { name: 'Key', scopes: ['orders:read'], days: null } })
  for (let count = 0; count < apiKeyLimits.keys; count += 1) await create()
  expect((await create()).code).toBe('api-key-limit')
  const [first] = (await owner.call(listApiKeysCall, {})).body.keys
  await owner.call(revokeApiKeyCall, { parameters: { keyId: first!.id } })
  expect((await owner.call(listApiKeysCall, {})).body.keys.map(({ id }) => id)).not.toContain(first!.id)
  expect((await owner.call(revokeApiKeyCall, { parameters: { keyId: first!.id } })).code).toBe('api-key-not-found')
  expect((await create()).code).toBe(null)
})
