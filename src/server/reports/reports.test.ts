import { expect, test } from 'vitest'
import { newToken } from '#server/identifiers.ts'
import { buildProduct } from '#server/testing/build-product.ts'
import { add, buy, orderIn, pay } from '#server/testing/buy.ts'
import { shopSettings } from '#server/testing/shop-settings.ts'
import { type Browser, startTestApp } from '#server/testing/test-app.ts'
import type { Website } from '#server/websites/website.ts'
import { calendarDay } from '#shared/dates/format.ts'
import { sum } from '#shared/money/sum.ts'
import { cancelOrderCall, markOrderPaidCall } from '#shared/orders/change-api.ts'
import { editOrderCall, previewOrderEditCall } from '#shared/orders/edits/api.ts'
import { blankEdit } from '#shared/orders/edits/schema.ts'
import { getOrderCall, listOrdersCall } from '#shared/orders/read-api.ts'
import { refundOrderCall } from '#shared/orders/refund-api.ts'
import {
  exportReportCall,
  getGiftCardReportCall,
  getInventoryReportCall,
  getSalesReportCall,
  type Split,
  splitSalesCall,
} from '#shared/reports/api.ts'
import { netOf, totalOf } from '#shared/reports/sums.ts'
import { roles } from '#shared/roles/rules.ts'
import { countAllChanged } from './keep-counted.ts'

const app = await startTestApp()
const { database } = app.services
const everything = { from: '2020-01-01', to: '2029-12-31' }
const tax = { name: 'Sales tax', place: { country: 'US' as const }, rateMilliPercent: 7250, appliesToShipping: true }

const shop = (timeZone = 'UTC') =>
  app.buildWebsite({ settings: { ...shopSettings({ timeZone }), taxRates: [tax], pricesIncludeTax: false } })

const salesOf = async (owner: Browser, query = everything) => (await owner.call(getSalesReportCall, { query })).body
const rowsOf = async (owner: Browser, split: Split, query = everything) =>
  (await owner.call(splitSalesCall, { parameters: { split }, query })).body.rows

/** Buys pieces of a product. The total is not known before: the first answer says it. */
async function order(website: Website, product: { itemId: string; sku: string }, quantity: number, isPaid = true) {
  const visitor = app.visitor(website)
  await add(visitor, product, quantity)
  const method = isPaid ? {} : { paymentMethod: 'bank-transfer' as const, paymentToken: null }
  const refused = await pay(visitor, { expectedTotalCents: 1, ...method })
  const { grandTotalCents } = (refused.failure as unknown as { shoppingCart: { grandTotalCents: number } }).shoppingCart
  return orderIn(await pay(visitor, { expectedTotalCents: grandTotalCents, ...method })).orderId
}

/** What the orders themselves say, without the tables of reports. */
async function fromOrders(owner: Browser, website: Website) {
  const { orders } = (await owner.call(listOrdersCall, {})).body
  const read = await Promise.all(
    orders.map(async ({ id }) => (await owner.call(getOrderCall, { parameters: { orderId: id } })).body.order),
  )
  const counted = read.filter((one) => !one.testMode)
  const isUndone = (one: (typeof read)[number]) => one.state === 'cancelled' && one.paymentState === 'awaiting'
  const credited = await database
    .selectFrom('refunds')
    .select(({ fn }) => fn.sum<number>('cents').as('cents'))
    .where('website_id', '=', website.id)
    .where('state', 'in', ['pending', 'done'])
    .where('of_edit', '=', 0)
    .executeTakeFirstOrThrow()
  return {
    orders: counted.length,
    units: sum(counted.flatMap(({ lines }) => lines.map(({ quantity }) => quantity))),
    ordered: sum(counted.map(({ grandTotalCents }) => grandTotalCents)),
    returned: Number(credited.cents ?? 0) + sum(counted.filter(isUndone).map(({ grandTotalCents }) => grandTotalCents)),
    tax: sum(counted.map(({ taxCents }) => taxCents)),
  }
}

test('every number is what the orders say, after refunds and cancellations', async () => {
  const website = await shop()
  const owner = await app.owner(website)
  const mug = await buildProduct(app, website, { title: 'Mug', priceCents: 1999, stock: null })
  const jar = await buildProduct(app, website, { title: 'Jar', priceCents: 7331, stock: null })
  const isEqual = async () => {
    const facts = await fromOrders(owner, website)
    const { totals, points, isCounting } = await salesOf(owner)
    expect(isCounting).toBe(false)
    expect(totalOf(totals)).toBe(facts.ordered - facts.returned)
    expect([totals.orders, totals.units]).toEqual([facts.orders, facts.units])
    expect(sum(points.map(({ sums }) => totalOf(sums)))).toBe(totalOf(totals))
    for (const split of ['country', 'channel'] as const)
      expect(sum((await rowsOf(owner, split)).map(({ sums }) => totalOf(sums)))).toBe(totalOf(totals))
    for (const split of ['product', 'variant', 'category'] as const)
      expect(sum((await rowsOf(owner, split)).map(({ sums }) => netOf(sums)))).toBe(netOf(totals))
    expect(sum((await rowsOf(owner, 'payment')).map(({ sums }) => netOf(sums)))).toBe(totalOf(totals))
    expect(sum((await rowsOf(owner, 'tax')).map(({ sums }) => sums.taxCents))).toBe(totals.taxCents)
    return { totals, facts }
  }
  const first = await order(website, mug, 3)
  await order(website, jar, 2)
  const unpaid = await order(website, mug, 1, false)
  const canceled = await order(website, jar, 1)
  const { totals, facts } = await isEqual()
  expect(totals.taxCents).toBe(facts.tax)
  expect((await rowsOf(owner, 'payment')).map(({ key }) => key)).toEqual(['test-card', 'awaiting'])
  const { lines } = (await owner.call(getOrderCall, { parameters: { orderId: first } })).body.order
  const answer = await owner.call(refundOrderCall, {
    parameters: { orderId: first },
    body: {
      ...{
        idempotencyKey: newToken(),
        lines: [{ lineId: lines[0]!.id, quantity: 1, unfulfilledQuantity: 1 }],
        shippingCents: 0,
        cents: 2000,
      },
      ...{ restock: false, notifyBuyer: false },
    },
  })
  expect(answer.code).toBeNull()
  await app.runJobs()
  const refunded = await isEqual()
  expect(refunded.totals).toMatchObject({ refunds: 1, refundedCents: 2000, returnedUnits: 1 })
  for (const orderId of [unpaid, canceled])
    await owner.call(cancelOrderCall, { parameters: { orderId }, body: { restock: true, notifyBuyer: false } })
  await app.runJobs()
  await isEqual()
})

test('an order that is edited counts as it is now, and the money that an edit returns counts once', async () => {
  const website = await shop()
  const owner = await app.owner(website)
  const mug = await buildProduct(app, website, { title: 'Mug', priceCents: 1999, stock: null })
  const [less, more] = [await order(website, mug, 3), await order(website, mug, 1)]
  for (const [orderId, quantity] of [[less, 1] as const, [more, 4] as const]) {
    const parameters = { orderId }
    const { lines, revision } = (await owner.call(getOrderCall, { parameters })).body.order
    const edit = { ...blankEdit, quantities: [{ lineId: lines[0]!.id, quantity }] }
    const { preview } = (await owner.call(previewOrderEditCall, { parameters, body: { edit } })).body
    const body = { edit, revision, expectedTotalCents: preview.grandTotalCents, notifyBuyer: false }
    expect((await owner.call(editOrderCall, { parameters, body })).code).toBeNull()
  }
  await app.runJobs()
  const facts = await fromOrders(owner, website)
  const { totals } = await salesOf(owner)
  expect(facts).toMatchObject({ units: 5, returned: 0 })
  expect([totalOf(totals), totals.units, totals.refunds]).toEqual([facts.ordered, 5, 0])
  expect(sum((await rowsOf(owner, 'payment')).map(({ sums }) => netOf(sums)))).toBe(facts.ordered)
})

test('an order that is paid later moves to its payment method', async () => {
  const website = await shop()
  const owner = await app.owner(website)
  const orderId = await order(website, await buildProduct(app, website), 1, false)
  expect((await rowsOf(owner, 'payment')).map(({ key }) => key)).toEqual(['awaiting'])
  await owner.call(markOrderPaidCall, { parameters: { orderId } })
  expect((await rowsOf(owner, 'payment')).map(({ key }) => key)).toEqual(['bank-transfer'])
})

test('days begin at midnight in the time zone of the shop, also after it was changed', async () => {
  const website = await shop('Asia/Tokyo')
  const owner = await app.owner(website)
  const orderId = await order(website, await buildProduct(app, website), 1)
  const placedAt = Date.parse('2026-11-20T15:30:00Z')
  await database
    .updateTable('orders')
    .set({ placed_at: placedAt })
    .where('website_id', '=', website.id)
    .where('id', '=', orderId)
    .execute()
  const ordersOn = async (day: string) => (await salesOf(owner, { from: day, to: day })).totals.orders
  expect([await ordersOn('2026-11-20'), await ordersOn('2026-11-21')]).toEqual([0, 1])
  const { points } = await salesOf(owner, { from: '2026-11-21', to: '2026-11-21' })
  expect(points.find(({ sums }) => sums.orders === 1)!.begins).toBe('2026-11-21T00')
  const { settings } = await database
    .selectFrom('websites')
    .select('settings')
    .where('id', '=', website.id)
    .executeTakeFirstOrThrow()
  const moved = settings.replace('Asia/Tokyo', 'America/New_York')
  await database.updateTable('websites').set({ settings: moved }).where('id', '=', website.id).execute()
  app.services.websites.forget(website.id)
  expect([await ordersOn('2026-11-20'), await ordersOn('2026-11-21')]).toEqual([1, 0])
})

test('two processes that count at once count each order once', async () => {
  const website = await shop()
  const owner = await app.owner(website)
  const product = await buildProduct(app, website, { stock: null })
  for (let index = 0; index < 6; index += 1) await order(website, product, 1)
  await Promise.all([1, 2, 3].map(() => countAllChanged(app.services, website.id, () => false)))
  const { totals } = await salesOf(owner)
  expect([totals.orders, totals.units]).toEqual([6, 6])
})

test('a period is compared with the one before, row by row', async () => {
  const website = await shop()
  const owner = await app.owner(website)
  const product = await buildProduct(app, website, { title: 'Mug' })
  const orderId = await order(website, product, 1)
  const move = (moment: string) =>
    database
      .updateTable('orders')
      .set({ placed_at: Date.parse(moment) })
      .where('website_id', '=', website.id)
      .where('id', '=', orderId)
      .execute()
  await move('2026-11-12T10:00:00Z')
  const query = { from: '2026-11-15', to: '2026-11-21', comparison: 'previous-period' as const }
  const { totals, before } = (await owner.call(getSalesReportCall, { query })).body
  expect([totals.orders, before!.totals.orders, before!.from, before!.to]).toEqual([0, 1, '2026-11-08', '2026-11-14'])
  const { rows } = (await owner.call(splitSalesCall, { parameters: { split: 'product' }, query })).body
  expect(rows).toMatchObject([{ key: product.itemId, name: 'Mug', sums: { units: 0 }, before: { units: 1 } }])
})

test('a period of whole months and single days has every day once', async () => {
  const website = await shop()
  const owner = await app.owner(website)
  const product = await buildProduct(app, website, { title: 'Mug' })
  const orderId = await order(website, product, 1)
  for (const day of ['2026-02-28', '2026-03-15', '2026-03-31']) {
    await database
      .updateTable('orders')
      .set({ placed_at: Date.parse(`${day}T10:00:00Z`) })
      .where('website_id', '=', website.id)
      .where('id', '=', orderId)
      .execute()
    for (const from of ['2026-01-20', '2026-03-01', '2026-03-10', '2026-03-16'])
      for (const to of ['2026-03-14', '2026-03-31', '2026-05-10']) {
        if (from > to) continue
        const units = (await rowsOf(owner, 'variant', { from, to })).map(({ sums }) => sums.units)
        expect([day, from, to, units]).toEqual([day, from, to, from <= day && day <= to ? [1] : []])
      }
  }
})

test('a deleted product keeps the name that it was sold under', async () => {
  const website = await shop()
  const owner = await app.owner(website)
  const product = await buildProduct(app, website, { title: 'Old mug' })
  await order(website, product, 1)
  await database.deleteFrom('products').where('website_id', '=', website.id).execute()
  expect(await rowsOf(owner, 'product')).toMatchObject([{ name: 'Old mug' }])
  expect(await rowsOf(owner, 'variant')).toMatchObject([{ name: 'Old mug', detail: product.sku }])
})

test('the stock is worth its prices of now', async () => {
  const website = await shop()
  const owner = await app.owner(website)
  await buildProduct(app, website, { title: 'Mug', priceCents: 1000, stock: 3 })
  await buildProduct(app, website, { title: 'Jar', priceCents: 5000, salePriceCents: 4000, onSale: true, stock: 2 })
  await buildProduct(app, website, { title: 'Course', priceCents: 9000, stock: null })
  const { products, units, valueCents, rows } = (await owner.call(getInventoryReportCall, {})).body
  expect({ products, units, valueCents }).toEqual({ products: 2, units: 5, valueCents: 11_000 })
  expect(rows.map(({ title, valueCents }) => [title, valueCents])).toEqual([
    ['Jar', 8000],
    ['Mug', 3000],
  ])
})

test('what gift cards can still pay is the sum of their movements', async () => {
  const website = await shop()
  const owner = await app.owner(website)
  const card = (id: string, changes: { is_test?: number; expires_at?: number | null } = {}) => ({
    ...{ website_id: website.id, id, code_hash: id, code_sealed: id, last_four: 'AB12', currency: 'USD' as const },
    ...{ initial_cents: 5000, balance_cents: 5000, is_test: 0, expires_at: null, created_at: 1, created_by: '' },
    ...{ reason: '', request_key: id, recipient_name: '', recipient_email: '', message: '', sent_at: null },
    ...{ order_id: null, order_line_id: null, deliver_at: null, returned_at: null, ...changes },
  })
  const day = (date: string) => Date.parse(`${date}T12:00:00Z`)
  const cards = [card('one'), card('test', { is_test: 1 }), card('ended', { expires_at: day('2026-11-10') })]
  await database.insertInto('gift_cards').values(cards).execute()
  const moved = (card_id: string, kind: 'issued' | 'paid' | 'refunded', cents: number, date: string) => ({
    ...{ website_id: website.id, card_id, cause: `${kind} ${date}`, id: `${card_id} ${kind} ${date}`, kind, cents },
    ...{ at: day(date), payment_id: null, by_name: '', reason: '' },
  })
  await database
    .insertInto('gift_card_movements')
    .values([
      moved('one', 'issued', 5000, '2026-10-20'),
      moved('one', 'paid', -3000, '2026-11-05'),
      moved('one', 'refunded', 500, '2026-11-06'),
      moved('one', 'paid', -100, '2026-12-01'),
      moved('test', 'issued', 5000, '2026-10-20'),
      moved('ended', 'issued', 2000, '2026-10-21'),
    ])
    .execute()
  const query = { from: '2026-11-01', to: '2026-11-30' }
  expect((await owner.call(getGiftCardReportCall, { query })).body.currencies).toEqual([
    {
      ...{ currency: 'USD', openingCents: 7000, issuedCents: 0, paidCents: 3000, refundedCents: 500 },
      ...{ endedCents: 2000, closingCents: 2500 },
    },
  ])
})

test('who only sees reports can read and export them, and nobody without the permission', async () => {
  const website = await shop()
  const product = await buildProduct(app, website, { title: '=Mug', stock: null })
  await order(website, product, 1)
  const reader = await app.owner(website, roles.reporting)
  const today = calendarDay(Date.now(), 'UTC')
  const csv = async (report: string) =>
    (await reader.request('GET', `${exportReportCall.path}?report=${report}&from=${today}&to=${today}`)).body
  expect(await csv('product')).toContain("'=Mug")
  expect(await csv('sales')).toContain('Gross sales')
  expect(await csv('tax')).toContain('Sales tax,"United States, OR · 7.25%",25.00,0.00,25.00,1.81,USD')
  expect(await csv('inventory')).not.toContain('Mug')
  expect(await csv('gift-cards')).toContain('Opening balance')
  const viewer = await app.owner(website, roles.viewer)
  expect((await viewer.call(getSalesReportCall, { query: everything })).status).toBe(403)
  const wrong = await reader.call(getSalesReportCall, { query: { from: '2026-02-02', to: '2026-02-01' } })
  expect(wrong.status).toBe(400)
})

test('orders of a test count nowhere', async () => {
  const website = await shop()
  const owner = await app.owner(website)
  const product = await buildProduct(app, website)
  const visitor = app.visitor(website)
  await add(visitor, product)
  const { orderId } = await buy(visitor, { expectedTotalCents: 2681 })
  await database
    .updateTable('orders')
    .set({ test_mode: 1 })
    .where('website_id', '=', website.id)
    .where('id', '=', orderId)
    .execute()
  expect((await salesOf(owner)).totals.orders).toBe(0)
})
