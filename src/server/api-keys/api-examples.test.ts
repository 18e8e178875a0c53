import { expect, test } from 'vitest'
import { catalogStates } from '#server/testing/api-examples/catalog-states.ts'
import { type ExampleState, openExampleShop } from '#server/testing/api-examples/example-shop.ts'
import { orderStates } from '#server/testing/api-examples/order-states.ts'
import { salesStates } from '#server/testing/api-examples/sales-states.ts'
import { nameOf } from '#server/testing/every-call/fill-path.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { createApiKeyCall } from '#shared/api-keys/owner-api.ts'
import { scopeOf } from '#shared/api-keys/scope-of.ts'
import { apiScopes } from '#shared/api-keys/scopes.ts'
import { getCustomerCall } from '#shared/customers/api.ts'
import type { Contract } from '#shared/http/contract.ts'
import { describeApi } from './describe-api.ts'
import { exampleIds, examplePath } from './examples/define.ts'
import { exampleOf } from './examples/examples.ts'

const app = await startTestApp({ RATE_LIMIT_MULTIPLIER: '100' })
const open = app.services.gates.contracts.filter((contract) => scopeOf(contract) !== null)
const shop = await openExampleShop(app)
const key = (
  await shop.owner.call(createApiKeyCall, { body: { name: 'Examples', scopes: [...apiScopes], days: null } })
).body.key
const states = new Map([...orderStates, ...salesStates, ...catalogStates])
const usual = { customerId: (await shop.customer()).id, categoryId: await shop.category() }

/** What the example needs, by the ids that are in it. */
async function prepare(contract: Contract): Promise<ExampleState> {
  const state = await states.get(contract)?.(shop)
  const asked = `${contract.path} ${JSON.stringify(exampleOf(contract))}`
  const needsOrder = !state && (asked.includes(':orderId') || asked.includes(exampleIds.orderId))
  const ids = {
    ...{ productId: shop.mug.id, variantId: shop.mug.variants[0]!.id, collectionId: shop.store.id, ...usual },
    ...(needsOrder && (await shop.order())),
    ...state?.ids,
  }
  return { ...state, ids }
}

/** The example with the ids of the shop, and the revision of what it changes. */
async function fill(contract: Contract) {
  const { ids = {}, revision, updatedAt } = await prepare(contract)
  const known = new Map(Object.entries(exampleIds).map(([name, id]) => [id, ids[name as keyof typeof ids]]))
  const filled = (text: string) => [...known].reduce((so, [id, real]) => so.replaceAll(id, real ?? id), text)
  const { query = {}, body } = exampleOf(contract)
  const sent = body === undefined ? undefined : JSON.parse(filled(JSON.stringify(body)))
  if (sent?.revision !== undefined)
    sent.revision = contract.path.includes(':customerId')
      ? await revisionOf(ids.customerId!)
      : (revision ?? sent.revision)
  if (sent?.updatedAt !== undefined) sent.updatedAt = updatedAt
  const path = filled(contract.path.replace(/:([A-Za-z]+)/g, (_, name: string) => examplePath[name] ?? ''))
  const asked = filled(new URLSearchParams(query).toString())
  return { url: asked === '' ? path : `${path}?${asked}`, body: sent }
}

async function revisionOf(customerId: string): Promise<number> {
  return (await shop.owner.call(getCustomerCall, { parameters: { customerId } })).body.customer.revision
}

test.each(open.map((contract) => [nameOf(contract), contract] as const))(
  '%s is called as its example says',
  async (_, contract) => {
    const { url, body } = await fill(contract)
    const headers = { authorization: `Bearer ${key}`, cookie: '' }
    const answer = await app.visitor(shop.website).request(contract.method, url, body, headers)
    expect(answer.statusCode, `${url} ${answer.body.slice(0, 500)}`).toBe(200)
    if (answer.headers['content-type']?.includes('json'))
      expect(() => contract.reply.parse(answer.json())).not.toThrow()
  },
)

test('every part of a path, and everything that is sent, has an example in the description', () => {
  const { paths } = describeApi(open)
  const without = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, operation]) => {
      const { parameters, requestBody } = operation as {
        parameters: { name: string; in: string; required: boolean; example?: unknown }[]
        requestBody?: { content: { 'application/json': { example?: unknown } } }
      }
      const bare = parameters.filter((one) => one.in !== 'header' && one.required && one.example === undefined)
      const isBare = requestBody !== undefined && requestBody.content['application/json'].example === undefined
      return [...bare.map(({ name }) => name), ...(isBare ? ['body'] : [])].map((what) => `${method} ${path} ${what}`)
    }),
  )
  expect(without).toEqual([])
})
