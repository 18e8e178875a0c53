import { expect, test } from 'vitest'
import { newId } from '#server/identifiers.ts'
import { buildProduct } from '#server/testing/build-product.ts'
import { buildShop } from '#server/testing/build-shop.ts'
import { add, buy, homeAddress, pay } from '#server/testing/buy.ts'
import { buildNewsletterForm } from '#server/testing/newsletter/subscribe.ts'
import { shopSettings } from '#server/testing/shop-settings.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { stateWithdrawal } from '#server/testing/withdrawals/state-withdrawal.ts'
import type { Website } from '#server/websites/website.ts'
import { getHomeCall, skipGuideStepCall } from '#shared/home/schema.ts'
import { cancelOrderCall } from '#shared/orders/change-api.ts'
import { listOrdersCall } from '#shared/orders/read-api.ts'
import { roles } from '#shared/roles/rules.ts'
import { readHome } from './read-home.ts'

const app = await startTestApp()
const { database } = app.services

function shopIn(timeZone: string): Promise<Website> {
  return app.buildWebsite({ settings: shopSettings({ timeZone }) })
}

/** An order of 25.00 with a given time, paid with real money by default. */
async function orderAt(
  website: Website,
  moment: string,
  changes: {
    state?: 'fulfilled' | 'cancelled'
    test_mode?: number
    payment_state?: 'awaiting' | 'paid' | 'refunded'
    payment_method?: 'bank-transfer' | 'pay-on-pickup'
  } = {},
): Promise<string> {
  const visitor = app.visitor(website)
  await add(visitor, await buildProduct(app, website))
  const { orderId } = await buy(visitor, { expectedTotalCents: 2500 })
  await database
    .updateTable('orders')
    .set({ placed_at: Date.parse(moment), test_mode: 0, ...changes })
    .where('id', '=', orderId)
    .execute()
  return orderId
}

const homeAt = (website: Website, now: string, role: number = roles.admin) =>
  readHome(app.reading(website), website, role, { now: Date.parse(now) })

test('days begin at midnight where the shop is', async () => {
  const tokyo = await shopIn('Asia/Tokyo')
  await orderAt(tokyo, '2026-11-19T14:59:59Z')
  await orderAt(tokyo, '2026-11-19T15:00:00Z')
  await orderAt(tokyo, '2026-11-20T14:59:59Z')
  const { sales } = await homeAt(tokyo, '2026-11-20T10:00:00Z')
  expect(sales!.days.slice(-2)).toEqual([
    { date: '2026-11-19', orders: 1, revenueCents: 2500 },
    { date: '2026-11-20', orders: 2, revenueCents: 5000 },
  ])
  expect(sales!.days.map((day) => day.date)).toEqual([
    '2026-11-14',
    '2026-11-15',
    '2026-11-16',
    '2026-11-17',
    '2026-11-18',
    '2026-11-19',
    '2026-11-20',
  ])
  expect(sales!.todaysOrders).toHaveLength(2)
})

test('takings are what was paid: what edited orders still owe is none, in no currency', async () => {
  const website = await shopIn('UTC')
  const now = '2026-11-20T10:00:00Z'
  const [own, other] = [await orderAt(website, now), await orderAt(website, now)]
  await orderAt(website, now)
  const owe = (orderId: string, changes: object) =>
    database
      .updateTable('orders')
      .set({ owed_cents: 500, ...changes })
      .where('id', '=', orderId)
      .execute()
  await owe(own, {})
  await owe(other, { exchange_rate: '2' })
  const { sales } = await homeAt(website, now)
  expect(sales!.days.at(-1)).toMatchObject({ orders: 3, revenueCents: 2500 + 2000 + 1000 })
})

test.each([
  [
    'clocks went back',
    '2026-11-02T04:30:00Z',
    ['2026-10-26', '2026-10-27', '2026-10-28', '2026-10-29', '2026-10-30', '2026-10-31', '2026-11-01'],
  ],
  [
    'clocks went forward',
    '2026-03-09T03:30:00Z',
    ['2026-03-02', '2026-03-03', '2026-03-04', '2026-03-05', '2026-03-06', '2026-03-07', '2026-03-08'],
  ],
  [
    'a leap year has a day more',
    '2028-03-01T05:30:00Z',
    ['2028-02-24', '2028-02-25', '2028-02-26', '2028-02-27', '2028-02-28', '2028-02-29', '2028-03-01'],
  ],
  [
    'a year ends',
    '2027-01-02T04:59:00Z',
    ['2026-12-26', '2026-12-27', '2026-12-28', '2026-12-29', '2026-12-30', '2026-12-31', '2027-01-01'],
  ],
])('the last seven days are seven days also when %s', async (_, now, dates) => {
  const { sales } = await homeAt(await shopIn('America/New_York'), now)
  expect(sales!.days.map((day) => day.date)).toEqual(dates)
})

test('takings are what was paid: no tests, nothing that is still awaited or was given back', async () => {
  const website = await shopIn('UTC')
  const today = '2026-11-20T08:00:00Z'
  await orderAt(website, today)
  await orderAt(website, today, { test_mode: 1 })
  await orderAt(website, today, { payment_state: 'awaiting' })
  await orderAt(website, today, { payment_state: 'refunded' })
  const { sales } = await homeAt(website, '2026-11-20T10:00:00Z')
  expect(sales!.days.at(-1)).toEqual({ date: '2026-11-20', orders: 1, revenueCents: 2500 })
  expect(sales!.todaysOrders).toHaveLength(4)
})

test('cancelled orders are no sales, and old ones are not counted', async () => {
  const website = await shopIn('UTC')
  await orderAt(website, '2026-11-10T12:00:00Z')
  const cancelled = await orderAt(website, '2026-11-20T08:00:00Z')
  await orderAt(website, '2026-11-20T09:00:00Z')
  const owner = await app.owner(website)
  await owner.call(cancelOrderCall, {
    parameters: { orderId: cancelled },
    body: { restock: false, notifyBuyer: false },
  })
  const { sales, toDo } = await homeAt(website, '2026-11-20T10:00:00Z')
  expect(sales!.days.reduce((sum, day) => sum + day.orders, 0)).toBe(1)
  expect(sales!.todaysOrders.map((order) => order.state)).toEqual(['open', 'cancelled'])
  expect(toDo.ordersToFulfil).toBe(2)
})

test('says what waits for someone, to the roles that may know it', async () => {
  const website = await shopIn('UTC')
  await buildProduct(app, website, { stock: 0 })
  await buildProduct(app, website, { stock: 5 })
  await buildProduct(app, website, { stock: 6 })
  await buildProduct(app, website, { stock: 2, status: 'draft' })
  const visitor = app.visitor(website)
  await add(visitor, await buildProduct(app, website, { stock: null }))
  await pay(visitor, { expectedTotalCents: 2500, paymentMethod: 'bank-transfer', paymentToken: null })
  const home = async (role: number) => (await (await app.owner(website, role)).call(getHomeCall, {})).body
  const all = {
    ordersToFulfil: 0,
    paymentsAwaited: 1,
    ...{ withdrawalsReceived: 0, withdrawalsToRefund: 0, returnsRequested: 0, returnsToRefund: 0 },
    refundsFailed: 0,
    stripeKeysRejected: 0,
    paypalKeysRejected: 0,
    mailServersFailing: 0,
    subscriptionsWithoutMethod: 0,
    ordersWithoutInvoice: 0,
    submissionsUnread: 0,
    reviewsWaiting: 0,
    productsSoldOut: 1,
    productsFewLeft: 1,
    productsNotSellable: 0,
    emailsDelayed: 0,
    emailsUnconfirmed: 0,
    emailsFailed: 0,
    jobsGivenUp: 0,
  }
  expect((await home(roles.admin)).toDo).toEqual(all)
  expect((await home(roles.storeManager)).sales!.days).toHaveLength(7)
  const editor = await home(roles.editor)
  expect([editor.toDo.productsSoldOut, editor.toDo.productsFewLeft]).toEqual([0, 0])
  const nothing = {
    pages: null,
    collections: null,
    forms: null,
    reviews: null,
    subscribers: null,
    newSubscribers: null,
  }
  expect(await home(roles.viewer)).toEqual({
    sales: null,
    work: nothing,
    guide: null,
    samples: [],
    toDo: {
      ...all,
      ordersToFulfil: 0,
      paymentsAwaited: 0,
      submissionsUnread: 0,
      productsSoldOut: 0,
      productsFewLeft: 0,
    },
  })
})

test('withdrawals and returns wait for an answer and then for their money, and nobody finds them who sees no orders', async () => {
  const website = await app.buildWebsite({ settings: { ...shopSettings(), withdrawal: { isOn: true } } })
  const orderId = await orderAt(website, '2026-11-20T10:00:00Z', { state: 'fulfilled', payment_state: 'paid' })
  const visitor = app.visitor(website)
  await stateWithdrawal(visitor, { name: 'Ada', orderNumber: '1', email: 'ada@example.com', items: '' })
  const row = {
    website_id: website.id,
    order_id: orderId,
    by_name: '',
    note: '',
    message: '',
    created_at: 1,
    changed_at: 1,
  }
  const add = (state: 'requested' | 'received') =>
    database
      .insertInto('returns')
      .values({ ...row, id: newId(), state, request_key: state })
      .execute()
  await Promise.all([add('requested'), add('received')])
  const toDo = async (role: number) => (await (await app.owner(website, role)).call(getHomeCall, {})).body.toDo
  expect(await toDo(roles.admin)).toMatchObject({
    ...{ withdrawalsReceived: 1, withdrawalsToRefund: 0, returnsRequested: 1, returnsToRefund: 1 },
  })
  await database.updateTable('withdrawals').set({ state: 'accepted' }).where('website_id', '=', website.id).execute()
  expect(await toDo(roles.admin)).toMatchObject({ withdrawalsReceived: 0, withdrawalsToRefund: 1 })
  expect(await toDo(roles.editor)).toMatchObject({
    ...{ withdrawalsReceived: 0, withdrawalsToRefund: 0, returnsRequested: 0, returnsToRefund: 0 },
  })
})

test('a role that sees no orders finds what it works on, and only that', async () => {
  const { website } = await buildShop(app)
  const home = async (role: number) => (await (await app.owner(website, role)).call(getHomeCall, {})).body
  const nothing = {
    pages: null,
    collections: null,
    forms: null,
    reviews: null,
    subscribers: null,
    newSubscribers: null,
  }
  await buildNewsletterForm(app, website)
  const pages = (await database.selectFrom('pages').select('id').where('website_id', '=', website.id).execute()).length
  expect((await home(roles.editor)).work).toEqual({ ...nothing, pages, collections: 0, forms: 1, reviews: 0 })
  expect((await home(roles.campaignsEditor)).work).toEqual({ ...nothing, subscribers: 0, newSubscribers: 0 })
  expect((await home(roles.moderator)).work).toEqual({ ...nothing, reviews: 0 })
  const reporting = await home(roles.reporting)
  expect([reporting.work, reporting.sales!.days.length, reporting.sales!.todaysOrders]).toEqual([nothing, 7, []])
  expect((await home(roles.storeManager)).work).toBeNull()
})

test('sales without orders are the same sums', async () => {
  const website = await shopIn('UTC')
  await orderAt(website, '2026-11-20T08:00:00Z')
  const of = async (role: number) => (await homeAt(website, '2026-11-20T10:00:00Z', role)).sales!
  const [all, sums] = [await of(roles.admin), await of(roles.reporting)]
  expect(all.todaysOrders).toHaveLength(1)
  expect(sums).toEqual({ ...all, todaysOrders: [] })
})

test.each([
  ['paid and open', {}, 'ordersToFulfil', 'fulfillment'],
  ['open, to be paid by bank transfer', { payment_method: 'bank-transfer' }, 'paymentsAwaited', 'payment'],
  ['open, to be paid on pickup', { payment_method: 'pay-on-pickup' }, 'ordersToFulfil', 'fulfillment'],
  ['given out, not paid yet', { payment_method: 'pay-on-pickup', state: 'fulfilled' }, 'paymentsAwaited', 'payment'],
  ['canceled before it was paid', { payment_method: 'bank-transfer', state: 'cancelled' }, null, null],
  ['done', { state: 'fulfilled' }, null, null],
] as const)(
  'an order that is %s is counted once, and listed where the count leads',
  async (_, changes, count, wait) => {
    const website = await shopIn('UTC')
    const payment_state = 'payment_method' in changes ? ('awaiting' as const) : ('paid' as const)
    const orderId = await orderAt(website, '2026-11-20T08:00:00Z', { payment_state, ...changes })
    const { toDo } = await homeAt(website, '2026-11-20T10:00:00Z')
    const { ordersToFulfil, paymentsAwaited } = toDo
    const none = { ordersToFulfil: 0, paymentsAwaited: 0 }
    expect({ ordersToFulfil, paymentsAwaited }).toEqual(count === null ? none : { ...none, [count]: 1 })
    const owner = await app.owner(website)
    for (const waitsFor of ['fulfillment', 'payment'] as const) {
      const { orders } = (await owner.call(listOrdersCall, { query: { waitsFor } })).body
      expect(orders.map(({ id }) => id)).toEqual(waitsFor === wait ? [orderId] : [])
    }
  },
)

test('a longer period is compared with the one before it', async () => {
  const website = await shopIn('UTC')
  for (const day of ['2026-11-20', '2026-10-30', '2026-10-20', '2026-09-30', '2026-09-01'])
    await orderAt(website, `${day}T08:00:00Z`)
  const salesOf = async (days: number) =>
    (await readHome(app.reading(website), website, roles.admin, { days, now: Date.parse('2026-11-20T10:00:00Z') }))
      .sales!
  const month = await salesOf(30)
  expect(month.days).toHaveLength(30)
  expect(month.days.reduce((sum, { orders }) => sum + orders, 0)).toBe(2)
  expect(month.before).toEqual({ orders: 2, revenueCents: 5000 })
  expect((await salesOf(90)).days.reduce((sum, { orders }) => sum + orders, 0)).toBe(5)
  expect((await salesOf(7)).before).toEqual({ orders: 0, revenueCents: 0 })
})

test('the guide says what is missing, and takes a no for what can be done without', async () => {
  const website = await shopIn('UTC')
  const owner = await app.owner(website)
  const stateOf = async (step: string) =>
    (await owner.call(getHomeCall, {})).body.guide!.find((one) => one.step === step)!.state
  expect([await stateOf('product'), await stateOf('email'), await stateOf('tax')]).toEqual(['open', 'open', 'open'])
  await owner.call(skipGuideStepCall, { parameters: { step: 'tax' }, body: { isSkipped: true } })
  await buildProduct(app, website)
  expect([await stateOf('product'), await stateOf('tax')]).toEqual(['done', 'skipped'])
  await owner.call(skipGuideStepCall, { parameters: { step: 'tax' }, body: { isSkipped: false } })
  expect(await stateOf('tax')).toBe('open')
  const refused = await owner.call(skipGuideStepCall, {
    parameters: { step: 'payment' },
    body: { isSkipped: true },
  } as never)
  expect(refused.status).toBe(404)
})

test('the guide has no step that the reader has no permission for, such as the mail server for a store manager', async () => {
  const website = await shopIn('UTC')
  const stepsOf = async (role: number) =>
    (await readHome(app.reading(website), website, role, { now: Date.now() })).guide!.map(({ step }) => step)
  expect(await stepsOf(roles.websiteManager)).toEqual(expect.arrayContaining(['email', 'contact']))
  const steps = await stepsOf(roles.storeManager)
  expect(steps).toContain('payment')
  expect(steps).not.toContain('email')
  expect(steps).not.toContain('contact')
})

test('paid orders wait for their invoice while the shop in the EU has no tax number', async () => {
  const settings = shopSettings({ country: 'DE', currency: 'EUR', timeZone: 'Europe/Berlin' })
  const vat = { name: 'VAT', place: { country: 'DE' as const }, rateMilliPercent: 19_000, appliesToShipping: true }
  const incomplete = { ...settings, businessAddress: 'Am Sandtorkai 12', pricesIncludeTax: true, taxRates: [vat] }
  const website = await app.buildWebsite({ settings: incomplete })
  const visitor = app.visitor(website)
  await add(visitor, await buildProduct(app, website))
  const shippingAddress = { ...homeAddress, region: '', postalCode: '10115', country: 'DE' }
  const { orderId } = await buy(visitor, { expectedTotalCents: 2500, shippingAddress })
  await database.updateTable('orders').set({ test_mode: 0, payment_state: 'paid' }).where('id', '=', orderId).execute()
  const waiting = async (taxNumber: string) => {
    const withNumber = { ...website, settings: { ...incomplete, taxNumber } }
    const { toDo } = await readHome(app.reading(website), withNumber, roles.admin, { now: Date.now() })
    return toDo.ordersWithoutInvoice
  }
  expect(await waiting('')).toBe(1)
  expect(await waiting('DE136695976')).toBe(0)
})
