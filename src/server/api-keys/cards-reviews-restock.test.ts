import { expect, test } from 'vitest'
import { groupOf, restockSteps } from '#server/testing/restock/restock-steps.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { createApiKeyCall } from '#shared/api-keys/owner-api.ts'
import type { ApiScope } from '#shared/api-keys/scopes.ts'

const app = await startTestApp({ RATE_LIMIT_MULTIPLIER: '100', SMTP_URL: 'smtp://127.0.0.1:9' })
const { database } = app.services
const { openShop, signUpAll, setStock, told } = restockSteps(app)
type Shop = Awaited<ReturnType<typeof openShop>>

/** A key of a shop, and the calls that a program makes with it. */
async function program({ website, owner }: Shop, ...scopes: ApiScope[]) {
  const { key } = (await owner.call(createApiKeyCall, { body: { name: 'Till', scopes, days: null } })).body
  return async (method: string, path: string, body?: unknown, headers: object = {}) => {
    const sent = { authorization: `Bearer ${key}`, cookie: '', ...headers }
    const answer = await app.visitor(website).request(method, path, body, sent)
    return { status: answer.statusCode, body: answer.json(), text: answer.body }
  }
}

test('a program issues, lists, reads and disables gift cards, and their codes are kept nowhere in clear', async () => {
  const shop = await openShop()
  const call = await program(shop, 'gift-cards:read', 'gift-cards:write')
  const card = { cents: 5000, reason: 'Raffle', recipientName: 'Ada', recipientEmail: '', message: '' }
  const request = { idempotencyKey: 'raffle-0001', ...card }
  const issue = () => call('POST', '/api/owner/gift-cards', request, { 'idempotency-key': 'raffle' })
  const made = await issue()
  expect(made).toMatchObject({ status: 200, body: { card: { balanceCents: 5000 } } })
  const { code } = made.body
  expect((await issue()).body).toMatchObject({ code, card: { id: made.body.card.id } })
  const listed = await call('GET', '/api/owner/gift-cards')
  expect(listed.body).toMatchObject({ cards: [{ id: made.body.card.id }], outstandingCents: 5000 })
  const read = await call('GET', `/api/owner/gift-cards/${made.body.card.id}`)
  expect(read.body.movements).toMatchObject([{ kind: 'issued', by: 'Till' }])
  for (const { text } of [listed, read]) expect(text).not.toContain(code)
  const kept = await database.selectFrom('api_answers').selectAll().where('website_id', '=', shop.website.id).execute()
  expect(JSON.stringify(kept)).not.toContain(code)
  const state = { isDisabled: true, reason: 'Lost' }
  const disabled = await call('PUT', `/api/owner/gift-cards/${made.body.card.id}/state`, state)
  expect(disabled.body.card).toMatchObject({ isDisabled: true, balanceCents: 0 })
  const till = await program(shop, 'orders:read', 'orders:write')
  expect(await till('GET', '/api/owner/gift-cards')).toMatchObject({
    status: 403,
    body: { code: 'api-key-scope', scope: 'gift-cards:read' },
  })
})

test('a program imports, lists, moderates and answers reviews; with reading alone it changes none', async () => {
  const shop = await openShop()
  const call = await program(shop, 'reviews:read', 'reviews:write')
  const csv = `product_handle,rating,title,body,reviewer_name\n${shop.mug.urlId},5,Sturdy,Holds a pint.,Ada`
  expect((await call('POST', '/api/owner/reviews/import', { csv, isDryRun: false })).body).toMatchObject({ added: 1 })
  const [review] = (await call('GET', '/api/owner/reviews')).body.reviews
  expect(review).toMatchObject({ title: 'Sturdy', state: 'published' })
  const answer = { reply: 'Thank you.', revision: review.revision }
  expect((await call('PUT', `/api/owner/reviews/${review.id}/reply`, answer)).status).toBe(200)
  const hide = { reviewIds: [review.id], state: 'hidden', reason: 'A test' }
  const reader = await program(shop, 'reviews:read')
  expect(await reader('POST', '/api/owner/reviews/moderate', hide)).toMatchObject({
    status: 403,
    body: { scope: 'reviews:write' },
  })
  expect((await call('POST', '/api/owner/reviews/moderate', hide)).status).toBe(200)
  expect((await reader('GET', `/api/owner/reviews/${review.id}`)).body.review).toMatchObject({
    state: 'hidden',
    reply: 'Thank you.',
  })
})

test('a program reads who waits for which variant, and sends the notices once there is stock', async () => {
  const shop = await openShop()
  await signUpAll(shop, shop.mug, ['ada', 'bea'])
  const call = await program(shop, 'restock:read', 'restock:write')
  const path = '/api/site-users/account/notifications/restock'
  const group = groupOf(shop.mug)
  const { body } = await call('GET', `${path}/groups`)
  expect(body).toMatchObject({ signUpGroups: [{ ...group, signUpCount: 2 }], hasNextPage: false })
  const people = await call('GET', `${path}?${new URLSearchParams(group)}`)
  expect(people.body.signUps.map(({ email }: { email: string }) => email)).toEqual([
    'ada@example.com',
    'bea@example.com',
  ])
  expect((await call('POST', `${path}/send`, group)).body.code).toBe('restock-sold-out')
  const reader = await program(shop, 'restock:read')
  expect((await reader('POST', `${path}/send`, group)).status).toBe(403)
  // One piece is told to one person by itself; the program tells the other one.
  await setStock(shop.owner, shop.mug, 1)
  expect(await told(shop)).toEqual(['ada'])
  const sent = await call('POST', `${path}/send/all`, { sendRequests: [group] })
  expect(sent.body).toEqual({ sent: 1, soldOut: 0 })
  expect(await told(shop)).toEqual(['ada', 'bea'])
})
