import { expect, test } from 'vitest'
import { reviewSteps } from '#server/testing/reviews/review-steps.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { DAY_MILLISECONDS } from '#shared/dates/days.ts'
import { cancelOrderCall, undoFulfilmentCall } from '#shared/orders/change-api.ts'
import { getOrderCall } from '#shared/orders/read-api.ts'
import { askForReviews } from './ask-for-reviews.ts'

const app = await startTestApp({ RATE_LIMIT_MULTIPLIER: '1000', SMTP_URL: 'smtp://127.0.0.1:9' })
const { database } = app.services
const { openShop, changeSettings, ship, send, readEmails } = reviewSteps(app)
type Shop = Awaited<ReturnType<typeof openShop>>

/** Lets days pass for what happened to an order. */
async function letPass({ website }: Shop, orderId: string, days: number): Promise<void> {
  await database
    .updateTable('order_events')
    .set((set) => ({ at: set('at', '-', days * DAY_MILLISECONDS) }))
    .where('website_id', '=', website.id)
    .where('order_id', '=', orderId)
    .execute()
}

const daily = (shop: Shop) => app.changing(shop.website, (scope) => askForReviews(scope, Date.now()))
async function asked(shop: Shop): Promise<string[]> {
  await daily(shop)
  return (await readEmails(shop, 'review-request')).map(({ to_address }) => to_address)
}

test('a buyer is asked once, some days after the last shipment, with a link that opens the page', async () => {
  const shop = await openShop()
  const { orderId, visitor, path } = await ship(shop)
  await letPass(shop, orderId, 13)
  expect(await asked(shop)).toEqual([])
  await letPass(shop, orderId, 1.01)
  expect(await asked(shop)).toEqual(['ada@example.com'])
  expect(await asked(shop)).toEqual(['ada@example.com'])
  const [message] = await readEmails(shop, 'review-request')
  expect(message!.subject).toBe('How do you like your order from Shop?'.replace('Shop', shop.website.title))
  expect(message!.html).toContain(path.replaceAll('&', '&amp;'))
  const { pathname, search } = new URL(message!.unsubscribe_url)
  expect(pathname).toBe(`/order/${orderId}/reviews/stop`)
  expect((await visitor.request('GET', pathname + search)).body).toContain('Stop these emails')
})

test('who stopped these emails gets none about any order, and another person still does', async () => {
  const shop = await openShop()
  const [first, second, third] = [await ship(shop), await ship(shop), await ship(shop, 'bob@example.com')]
  const stop = first.path.replace('?', '/stop?')
  // Mail programs open links to check them.
  await first.visitor.request('GET', stop)
  await letPass(shop, first.orderId, 15)
  expect(await asked(shop)).toEqual(['ada@example.com'])
  // A mail program that unsubscribes for its reader sends no cookie and no token.
  expect(
    (
      await app.visitor(shop.website).request('POST', stop, 'List-Unsubscribe=One-Click', {
        'content-type': 'application/x-www-form-urlencoded',
        'x-csrf-token': '',
      })
    ).statusCode,
  ).toBe(200)
  for (const { orderId } of [second, third]) await letPass(shop, orderId, 15)
  expect(await asked(shop)).toEqual(['ada@example.com', 'bob@example.com'])
  expect((await first.visitor.request('POST', stop.slice(0, -1))).statusCode).toBe(404)
})

test.each<[string, (shop: Shop, orderId: string, path: string) => Promise<unknown>]>([
  ['reviews are off', ({ owner }) => changeSettings(owner, { isOn: false })],
  ['the owner asks nobody', ({ owner }) => changeSettings(owner, { asksBuyers: false })],
  ['it was a test', ({ website }, orderId) => setOrder(website.id, orderId, { test_mode: 1 })],
  [
    'its buyer was erased',
    ({ website }, orderId) => setOrder(website.id, orderId, { email: 'erased@customer.invalid' }),
  ],
  ['it was canceled', ({ website }, orderId) => setOrder(website.id, orderId, { state: 'cancelled' })],
  ['it is open again', ({ website }, orderId) => setOrder(website.id, orderId, { state: 'open' })],
  [
    'all of it was refunded',
    ({ website }, orderId) =>
      database
        .updateTable('order_lines')
        .set({ refunded_quantity: 1 })
        .where('website_id', '=', website.id)
        .where('order_id', '=', orderId)
        .execute(),
  ],
  [
    'its buyer reviewed all of it',
    ({ mug, bowl, website }, _, path) =>
      send(app.visitor(website), path, { name: 'Ada', [`rating-${mug.id}`]: '5', [`rating-${bowl.id}`]: '5' }),
  ],
  ['it was shipped long ago', (shop, orderId) => letPass(shop, orderId, 30)],
])('nobody is asked about an order when %s', async (_, change) => {
  const shop = await openShop()
  const { orderId, path } = await ship(shop)
  await letPass(shop, orderId, 15)
  await change(shop, orderId, path)
  expect(await asked(shop)).toEqual([])
})

function setOrder(websiteId: string, orderId: string, changes: object) {
  return database
    .updateTable('orders')
    .set(changes)
    .where('website_id', '=', websiteId)
    .where('id', '=', orderId)
    .execute()
}

test('the days begin again with a later shipment, and an email that was queued before looks again', async () => {
  const shop = await openShop()
  const { owner } = shop
  const { orderId } = await ship(shop)
  await letPass(shop, orderId, 15)
  await daily(shop)
  // Before the job runs, the shipment is taken back and sent again.
  const parameters = { orderId }
  const { order } = (await owner.call(getOrderCall, { parameters })).body
  const undone = await owner.call(undoFulfilmentCall, {
    parameters: { orderId, fulfilmentId: order.fulfilments[0]!.id },
  } as never)
  expect(undone.code).toBeNull()
  expect(await asked(shop)).toEqual([])
  expect(
    (await owner.call(cancelOrderCall, { parameters, body: { restock: true, notifyBuyer: false } })).code,
  ).toBeNull()
  expect(await asked(shop)).toEqual([])
})

test('two daily works at the same time write one email', async () => {
  const shop = await openShop()
  const { orderId } = await ship(shop)
  await letPass(shop, orderId, 15)
  await Promise.all([daily(shop), daily(shop), daily(shop)])
  await Promise.all([app.runJobs(), app.runJobs()])
  expect(await asked(shop)).toHaveLength(1)
})
