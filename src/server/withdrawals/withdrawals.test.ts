import { expect, test } from 'vitest'
import { newId } from '#server/identifiers.ts'
import { insertPage } from '#server/pages/page-store.ts'
import { buildProduct } from '#server/testing/build-product.ts'
import { add, buy, homeAddress, nothingSent } from '#server/testing/buy.ts'
import { shopSettings } from '#server/testing/shop-settings.ts'
import { storedEmails } from '#server/testing/stored-emails.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { postWithdrawal, stateWithdrawal } from '#server/testing/withdrawals/state-withdrawal.ts'
import type { Website } from '#server/websites/website.ts'
import { getOrderCall } from '#shared/orders/read-api.ts'
import { refundOrderCall } from '#shared/orders/refund-api.ts'
import { buildPage } from '#shared/pages/testing/build-page.ts'
import * as api from '#shared/withdrawals/owner-api.ts'

const app = await startTestApp()
const { database } = app.services

const buildWebsite = (isOn: boolean) => app.buildWebsite({ settings: { ...shopSettings(), withdrawal: { isOn } } })

/** A shop that has the function, an order of Ada's in it, and its owner. */
async function openShop() {
  const website = await buildWebsite(true)
  const mug = await buildProduct(app, website, { stock: null, productType: 3, priceCents: 1000 })
  const visitor = app.visitor(website)
  await add(visitor, mug)
  const { orderId, url } = await buy(visitor, { ...nothingSent, expectedTotalCents: 1000 })
  return { website, visitor, orderId, url, owner: await app.owner(website) }
}

const ada = { name: 'Ada Byron', orderNumber: '#00001', email: 'Ada@example.com', items: '' }

const readEmails = (website: Website) =>
  database
    .selectFrom('letters')
    .select(['kind', 'to_address', 'html', 'about_id'])
    .where('website_id', '=', website.id)
    .where('kind', 'like', '%withdrawal%')
    .orderBy('id')
    .execute()

async function list(owner: Awaited<ReturnType<typeof app.owner>>) {
  return (await owner.call(api.listWithdrawalsCall, { query: {} })).body.withdrawals
}

test('a statement is received in two steps, with an acknowledgement and an email to the owner', async () => {
  const { website, visitor, owner, orderId } = await openShop()
  const page = await visitor.request('GET', '/withdrawal')
  expect(page.body).toContain('Withdraw from contract')
  const checked = await postWithdrawal(visitor, { ...ada, step: 'check' })
  expect(checked.body).toContain('Confirm withdrawal')
  expect(await list(owner)).toEqual([])
  const done = await stateWithdrawal(visitor, ada)
  expect(done.statusCode).toBe(200)
  expect(done.body).toContain('We received your withdrawal')
  const [withdrawal] = await list(owner)
  expect(withdrawal).toMatchObject({ ...ada, state: 'received', order: { id: orderId, number: 1 } })
  const sent = await readEmails(website)
  expect(sent.map(({ kind, to_address }) => [kind, to_address])).toEqual([
    ['withdrawal-received', 'Ada@example.com'],
    ...(website.settings.orderNotificationEmail ? [['new-withdrawal', website.settings.orderNotificationEmail]] : []),
  ])
  expect(sent[0]!.about_id).toBe(orderId)
  for (const words of ['Ada Byron', '#00001', 'The whole order', String(new Date().getFullYear())])
    expect(sent[0]!.html).toContain(words)
  const { order } = (await owner.call(getOrderCall, { parameters: { orderId } })).body
  expect(order.events.filter(({ kind }) => kind === 'withdrawal')).toMatchObject([{ text: 'Received' }])
  const ofOrder = await owner.call(api.listOrderWithdrawalsCall, { parameters: { orderId } })
  expect(ofOrder.body.withdrawals).toEqual([withdrawal])
})

test('a known and an unknown order get the same answer and the same email', async () => {
  const { website, visitor, owner } = await openShop()
  const known = await stateWithdrawal(visitor, ada, 'one-form-key')
  const unknown = await stateWithdrawal(visitor, { ...ada, orderNumber: '#00009' }, 'one-form-key')
  const others = await stateWithdrawal(visitor, { ...ada, email: 'bob@example.com' }, 'one-form-key')
  const plain = (text: string) =>
    text
      .replaceAll('#00009', '#00001')
      .replaceAll('bob@example.com', ada.email)
      .replaceAll(/\d+:\d\d/g, '')
  expect([unknown.statusCode, others.statusCode]).toEqual([known.statusCode, known.statusCode])
  expect(plain(unknown.body)).toBe(plain(known.body))
  expect(plain(others.body)).toBe(plain(known.body))
  const emails = (await readEmails(website)).filter(({ kind }) => kind === 'withdrawal-received')
  expect(new Set(emails.map(({ html }) => plain(html))).size).toBe(1)
  expect(emails).toHaveLength(3)
  const notLinked = await owner.call(api.listWithdrawalsCall, { query: { order: 'not-linked' } })
  expect(notLinked.body).toMatchObject({ total: 2, withdrawals: [{ order: null }, { order: null }] })
})

test('a form that is sent twice is received once', async () => {
  const { website, visitor, owner } = await openShop()
  await stateWithdrawal(visitor, ada, 'the-same-key')
  const again = await stateWithdrawal(visitor, ada, 'the-same-key')
  expect(again.body).toContain('We received your withdrawal')
  expect(await list(owner)).toHaveLength(1)
  expect((await readEmails(website)).filter(({ kind }) => kind === 'withdrawal-received')).toHaveLength(1)
})

test.each([
  ['name', { name: ' ' }],
  ['name', { name: 'Ada\r\nBcc: all@example.com' }],
  ['orderNumber', { orderNumber: '' }],
  ['email', { email: 'ada' }],
  ['items', { items: 'x'.repeat(301) }],
])('a wrong %s is shown at its field, and nothing is received: %j', async (field, wrong) => {
  const { visitor, owner } = await openShop()
  const answer = await stateWithdrawal(visitor, { ...ada, ...wrong })
  expect(answer.statusCode).toBe(400)
  expect(answer.body).toContain(`id="withdrawal-${field}-error"`)
  expect(await list(owner)).toEqual([])
})

test('a network that sends many is stopped, whatever it sends', async () => {
  const { visitor, owner } = await openShop()
  const statuses: number[] = []
  for (let count = 0; count < 12; count++)
    statuses.push((await stateWithdrawal(visitor, { ...ada, orderNumber: String(count) })).statusCode)
  expect(statuses.slice(0, 10)).toEqual(Array(10).fill(200))
  expect(statuses.slice(10)).toEqual([429, 429])
  expect(await list(owner)).toHaveLength(10)
})

test('the page of an order links to the form and fills it in', async () => {
  const { website, visitor, url } = await openShop()
  const order = await visitor.request('GET', url)
  const [, href] = order.body.match(/href="(\/withdrawal\?[^"]+)"/)!
  const filled = await app.visitor(website).request('GET', href!.replaceAll('&amp;', '&'))
  expect(filled.body).toContain('value="#00001"')
  expect(filled.body).toContain('value="ada@example.com"')
  const wrong = await visitor.request('GET', href!.replaceAll('&amp;', '&').slice(0, -3))
  expect(wrong.body).not.toContain('ada@example.com')
})

test('a page of the website has the address where the function is off', async () => {
  const website = await buildWebsite(false)
  await app.changing(website, (scope) =>
    insertPage(scope, buildPage({ id: newId(), urlId: 'withdrawal', title: 'Your right of withdrawal' })),
  )
  const page = await app.visitor(website).request('GET', '/withdrawal')
  expect([page.statusCode, page.body.includes('Your right of withdrawal')]).toEqual([200, true])
})

test('a shop without the function has no page and no link', async () => {
  const label = 'Withdraw from contract here'
  const visitor = app.visitor(await buildWebsite(false))
  expect((await visitor.request('GET', '/withdrawal')).statusCode).toBe(404)
  expect((await stateWithdrawal(visitor, ada)).statusCode).toBe(404)
  expect((await visitor.request('GET', '/cart')).body).not.toContain(label)
  const other = app.visitor(await buildWebsite(true))
  expect((await other.request('GET', '/cart')).body).toContain(label)
  // No mail server: no email is promised.
  expect((await other.request('GET', '/withdrawal')).body).not.toContain('We’ll send')
})

test('the owner accepts, the refund of the order ends it, and each decision tells the customer', async () => {
  const { website, visitor, owner, orderId } = await openShop()
  await stateWithdrawal(visitor, ada)
  const parameters = { withdrawalId: (await list(owner))[0]!.id }
  const decide = (state: 'accepted' | 'refused' | 'refunded', message = '') =>
    owner.call(api.decideWithdrawalCall, { parameters, body: { state, message } })
  expect((await decide('refunded')).code).toBe('withdrawal-state')
  expect((await decide('refused')).code).toBe('withdrawal-reason-missing')
  expect((await decide('refused', 'It was made for you.')).body.withdrawal.state).toBe('refused')
  expect((await decide('accepted', 'Send it to Kiln Lane.')).body.withdrawal.state).toBe('accepted')
  const refunded = await owner.call(refundOrderCall, {
    parameters: { orderId },
    body: {
      ...{ idempotencyKey: crypto.randomUUID(), lines: [], shippingCents: 0, cents: 1000 },
      ...{ restock: false, reason: '', notifyBuyer: false },
    },
  })
  expect(refunded.code).toBe(null)
  await app.runJobs()
  const { body } = await owner.call(api.getWithdrawalCall, { parameters })
  expect(body.withdrawal).toMatchObject({ state: 'refunded', message: 'Send it to Kiln Lane.' })
  expect(body.period).toMatchObject({ kind: 'ends' })
  const decisions = (await readEmails(website)).filter(({ kind }) => /refused|accepted/.test(kind))
  expect(decisions.map(({ kind }) => kind)).toEqual(['withdrawal-refused', 'withdrawal-accepted'])
  expect(decisions[0]!.html).toContain('It was made for you.')
})

test('a statement that matched nothing is linked by hand before it is accepted', async () => {
  const { visitor, owner, orderId } = await openShop()
  await stateWithdrawal(visitor, { ...ada, email: 'other@example.com' })
  const parameters = { withdrawalId: (await list(owner))[0]!.id }
  const accept = () => owner.call(api.decideWithdrawalCall, { parameters, body: { state: 'accepted', message: '' } })
  expect((await accept()).code).toBe('withdrawal-not-linked')
  const link = (orderNumber: string) => owner.call(api.linkWithdrawalCall, { parameters, body: { orderNumber } })
  expect((await link('99')).code).toBe('withdrawal-order-unknown')
  expect((await link('#00001')).body.withdrawal.order).toEqual({ id: orderId, number: 1 })
  expect((await accept()).body.withdrawal.state).toBe('accepted')
  expect((await link('1')).code).toBe('withdrawal-state')
})

test.each([
  ['a consumer', undefined, true],
  ['a business, which has no such right', { company: 'Ton GmbH' }, false],
])('the page of an order and its email offer the withdrawal to %s', async (_, business, isOffered) => {
  const settings = shopSettings({ country: 'DE', currency: 'EUR' })
  const website = await app.buildWebsite({ settings: { ...settings, withdrawal: { isOn: true } } })
  const visitor = app.visitor(website)
  await add(visitor, await buildProduct(app, website, { stock: null, productType: 3, priceCents: 1000 }))
  const { url } = await buy(visitor, {
    ...nothingSent,
    ...(business && { business, billingAddress: homeAddress }),
    expectedTotalCents: 1000,
  })
  expect((await visitor.request('GET', url)).body.includes('/withdrawal?')).toBe(isOffered)
  // On PostgreSQL a job writes the email.
  await app.runJobs()
  const [email] = (await storedEmails(database, website.id)).filter(({ kind }) => kind === 'order-confirmation')
  expect(email!.html.includes('/withdrawal"')).toBe(isOffered)
})
