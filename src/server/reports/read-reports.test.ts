import { expect, test } from 'vitest'
import { buildProduct } from '#server/testing/build-product.ts'
import { add, buy } from '#server/testing/buy.ts'
import { everything, startReportShops } from '#server/testing/reports/report-shops.ts'
import { calendarDay } from '#shared/dates/format.ts'
import { getHomeCall } from '#shared/home/schema.ts'
import { getOrderCall } from '#shared/orders/read-api.ts'
import {
  exportReportCall,
  getGiftCardReportCall,
  getInventoryReportCall,
  getSalesReportCall,
  splitSalesCall,
} from '#shared/reports/api.ts'
import { totalOf } from '#shared/reports/sums.ts'
import { roles } from '#shared/roles/rules.ts'

const { app, database, shop, salesOf, rowsOf, order } = await startReportShops()

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

test('payments received on the home screen are the total sales of the day, to the cent, without what isn’t paid yet', async () => {
  const website = await shop()
  const owner = await app.owner(website)
  const today = calendarDay(Date.now(), 'UTC')
  const numbers = async () => {
    const { sales } = (await owner.call(getHomeCall, { query: { days: '7' } })).body
    const { totals } = await salesOf(owner, { from: today, to: today })
    return { received: sales!.days.find(({ date }) => date === today)!.revenueCents, total: totalOf(totals) }
  }
  const mug = await buildProduct(app, website, { title: 'Mug', priceCents: 1999 })
  for (const quantity of [1, 3]) await order(website, mug, quantity)
  const paid = await numbers()
  expect(paid.received).toBe(paid.total)
  expect(paid.total).toBeGreaterThan(4 * 1999)
  const { order: awaiting } = (
    await owner.call(getOrderCall, { parameters: { orderId: await order(website, mug, 2, false) } })
  ).body
  expect(await numbers()).toEqual({ received: paid.received, total: paid.total + awaiting.grandTotalCents })
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
