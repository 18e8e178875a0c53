import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { buildShop } from '#server/testing/build-shop.ts'
import { add, orderBody } from '#server/testing/buy.ts'
import { shopSettings } from '#server/testing/shop-settings.ts'
import { type Browser, startTestApp } from '#server/testing/test-app.ts'
import { isOfWords } from '#server/testing/word-tables.ts'
import * as cart from '#shared/cart/api.ts'
import { placeOrderCall } from '#shared/checkout/schema.ts'
import { changeCommercePreferencesCall } from '#shared/commerce-preferences/api.ts'
import { messages, sentenceOf } from '#shared/failures.ts'
import type { Contract } from '#shared/http/contract.ts'
import * as restock from '#shared/restock/api.ts'
import { monthly } from '#shared/subscription-plans/schema.ts'
import { addSubscriptionCall } from '#shared/subscriptions/cart-api.ts'
import { nameOf } from './fill-path.ts'
import { hostileBodies, hostileQueries } from './hostile-fields.ts'

const app = await startTestApp({ RATE_LIMIT_MULTIPLIER: '1000000' })
const { database } = app.services

/** A request to the store as other software sends it, for which each field is then made hostile. */
interface Request {
  readonly contract: Contract
  readonly path: string
  readonly by: Browser
  readonly body?: unknown
  readonly query?: Readonly<Record<string, string>>
}

/** A shop with a cart, someone who waits, and the calls of docs/compatibility.md on its store. */
async function openShop() {
  const shop = await buildShop(app, { settings: shopSettings() })
  const { website } = shop
  const [visitor, owner] = [app.visitor(website), await app.owner(website)]
  await owner.request('GET', '/api/sign-in')
  const mug = await shop.addProduct({ title: 'Mug', variants: [{ qtyInStock: 10 }] })
  const bowl = await shop.addProduct({ title: 'Bowl', variants: [{ qtyInStock: 0 }] })
  const tea = await shop.addProduct({ title: 'Tea', isSubscribable: true, subscriptionPlan: monthly })
  const item = { itemId: mug.id, sku: mug.variants[0]!.sku }
  const { newlyAdded } = (await add(visitor, item)).body
  const waiting = { productId: bowl.id, variantId: bowl.variants[0]!.id }
  const request = (contract: Contract, by: Browser, sent: Omit<Request, 'contract' | 'by' | 'path'>): Request => ({
    ...{ contract, by, ...sent },
    path: contract.path.replace(':entryId', newlyAdded.id).replace(':namespace', 'checkout'),
  })
  const place = { country: 'US', region: 'OR', postalCode: '97201', shippingMethodId: null }
  const requests = [
    request(cart.getCartCall, visitor, { query: { mock: 'true', timecode: '1', calculateSubtotal: 'true' } }),
    request(cart.getStockCall, visitor, { query: { itemId: mug.id } }),
    request(cart.addCartEntryCall, visitor, { body: { ...item, quantity: 1, additionalFields: '{}' } }),
    request(cart.updateAdditionalFieldsCall, visitor, { body: { ...item, additionalFields: '{}' } }),
    request(cart.setEntryQuantityCall, visitor, { body: { quantity: 2 } }),
    request(cart.choosePickupCall, visitor, { body: { shippingMethodId: 'pickup' } }),
    request(cart.setShippingLocationCall, visitor, { body: place }),
    request(cart.addCouponCall, visitor, { body: { code: 'TEN' } }),
    request(cart.addGiftCardCall, visitor, { body: { code: 'ABCD-EFGH' } }),
    request(cart.setVatNumberCall, visitor, { body: { vatNumber: 'DE123456789' } }),
    request(placeOrderCall, visitor, { body: orderBody({ expectedTotalCents: 1 }) }),
    request(addSubscriptionCall, visitor, {
      body: { itemId: tea.id, sku: tea.variants[0]!.sku, qty: 1, additionalFields: '{}' },
    }),
    request(restock.signUpForRestockCall, visitor, {
      body: { ...waiting, isJoinMailingList: false, siteVisitorEmail: 'ada@example.com', language: 'en' },
    }),
    request(restock.listSignUpGroupsCall, owner, { query: { cursor: 'x' } }),
    request(restock.listSignUpsCall, owner, { query: { ...waiting, cursor: 'x' } }),
    request(restock.sendRestockCall, owner, { body: waiting }),
    request(restock.sendAllRestockCall, owner, { body: { sendRequests: [waiting] } }),
    request(changeCommercePreferencesCall, owner, { body: { minimumSubtotalCents: 0, expressCheckout: false } }),
  ]
  return { website, owner, requests, foreign: mug.id }
}
type Shop = Awaited<ReturnType<typeof openShop>>

/** All rows of a website by table, without counts of requests. */
async function rowsOf({ website }: Shop) {
  const found: Record<string, unknown> = {}
  for (const { name, columns } of await database.introspection.getTables()) {
    if (!columns.some((column) => column.name === 'website_id') || isOfWords(name) || name === 'guard_tallies') continue
    const { rows } = await sql`select * from ${sql.table(name)} where website_id = ${website.id}`.execute(database)
    found[name] = rows.map((row) => JSON.stringify({ ...(row as object), last_seen_at: 0 })).toSorted()
  }
  return found
}

/** The same requests for each shop: a body, or a query. */
function* hostileRequests({ requests }: Shop, foreignId: string) {
  for (const request of requests) {
    for (const body of request.body === undefined ? [] : hostileBodies(request.body, foreignId))
      yield { ...request, body, url: request.path }
    for (const query of request.query === undefined ? [] : hostileQueries(request.query, foreignId))
      yield { ...request, url: `${request.path}?${query}` }
  }
}

async function send({ contract, by, url, body }: Request & { readonly url: string }) {
  const payload = body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body)
  const headers: Record<string, string> = payload === undefined ? {} : { 'content-type': 'application/json' }
  const answer = await by.request(contract.method, url, payload, headers)
  return {
    status: answer.statusCode,
    reply: answer.json(),
    what: `${nameOf(contract)} ${url} ${payload?.slice(0, 300)}`,
  }
}

test('the store refuses what is hostile in a field with a sentence for it, and changes nothing', async () => {
  const [tried, kept] = [await openShop(), await openShop()]
  // What is accepted changes the first shop; the second one gets only what was refused.
  const isRefused: boolean[] = []
  for (const request of hostileRequests(tried, kept.foreign)) {
    const { status, reply, what } = await send(request)
    expect(status, what).toBeLessThan(500)
    isRefused.push(status >= 400)
    if (status < 400) continue
    expect(Object.keys(messages), what).toContain(reply.code)
    expect(reply.error, what).toBe(sentenceOf(reply))
    if (reply.code === 'invalid-fields') {
      expect(Object.values(reply.errors).length, what).toBeGreaterThan(0)
      for (const sentence of Object.values(reply.errors)) expect(sentence, what).toMatch(/^[A-Z].{5,}[^ ]$/)
    }
  }
  const before = await rowsOf(kept)
  let turn = 0
  const accepted: string[] = []
  for (const request of hostileRequests(kept, tried.foreign)) {
    if (!isRefused[turn++]) continue
    const { status, what } = await send(request)
    if (status < 400) accepted.push(what)
  }
  expect(accepted).toEqual([])
  expect(await rowsOf(kept)).toEqual(before)
  expect(isRefused.filter(Boolean).length).toBeGreaterThan(500)
}, 120_000)
