import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { buildProduct } from '#server/testing/build-product.ts'
import { add, homeAddress, orderIn, pay } from '#server/testing/buy.ts'
import { shopSettings } from '#server/testing/shop-settings.ts'
import { type Browser, startTestApp } from '#server/testing/test-app.ts'
import type { Website } from '#server/websites/website.ts'
import type { PlaceOrderBody } from '#shared/checkout/schema.ts'
import { pathOf } from '#shared/http/call.ts'
import type { QueryOf } from '#shared/http/contract.ts'
import { fulfilOrderCall } from '#shared/orders/change-api.ts'
import { exportOrdersCall, getOrderCall } from '#shared/orders/read-api.ts'

const app = await startTestApp()
const { database } = app.services

async function shop() {
  const website = await app.buildWebsite()
  return { website, mug: await buildProduct(app, website, { stock: 100 }), owner: await app.owner(website) }
}

type Product = Awaited<ReturnType<typeof buildProduct>>

async function buy(website: Website, product: Product, changes: Partial<PlaceOrderBody> = {}): Promise<void> {
  const visitor = app.visitor(website)
  await add(visitor, product)
  expect((await pay(visitor, { expectedTotalCents: 2500, ...changes })).body.state).toBe('placed')
}

async function exported(owner: Browser, query: QueryOf<typeof exportOrdersCall> = {}) {
  const answer = await owner.request('GET', pathOf(exportOrdersCall, { query }))
  expect(answer.headers).toMatchObject({
    'cache-control': 'private, no-store',
    'content-type': 'text/csv; charset=utf-8',
  })
  return {
    text: answer.body,
    rows: parse(answer.body, { columns: true, bom: true }) as Record<string, string>[],
    answer,
  }
}

test('has a row for each line, oldest first, with amounts as decimals', async () => {
  const { website, mug, owner } = await shop()
  const plate = await buildProduct(app, website, { title: 'Plate, blue' })
  const visitor = app.visitor(website)
  await add(visitor, mug, 2)
  await add(visitor, plate)
  await pay(visitor, { expectedTotalCents: 6500, note: 'Ring twice.\nSecond floor.' })
  await buy(website, mug)
  const { rows, answer } = await exported(owner)
  expect(answer.headers['content-disposition']).toBe(`attachment; filename=${website.slug}-orders.csv`)
  expect(rows).toHaveLength(3)
  expect(rows[0]).toMatchObject({
    Order: '#00001',
    SKU: mug.sku,
    Quantity: '2',
    'Unit price': '20.00',
    'Line total': '40.00',
    Total: '65.00',
    Currency: 'USD',
    Status: 'Unfulfilled',
    Payment: 'Paid',
    'Payment method': 'Test card',
    Test: '',
    Note: 'Ring twice.\nSecond floor.',
    'Paid by gift cards': '0.00',
  })
  expect(rows[1]).toMatchObject({ Order: '#00001', Item: 'Plate, blue', Subtotal: '', Total: '', Paid: '' })
  expect(rows[2]).toMatchObject({ Order: '#00002', Country: 'US' })
})

test('tells the time of an order as it was at the shop', async () => {
  const settings = { ...shopSettings(), timeZone: 'Asia/Tokyo' }
  const website = await app.buildWebsite({ settings })
  await buy(website, await buildProduct(app, website, { stock: 1 }))
  const order = database.updateTable('orders').where('website_id', '=', website.id)
  await order.set({ placed_at: Date.parse('2026-11-20T20:30:00Z') }).execute()
  const { rows } = await exported(await app.owner(website))
  expect(Object.values(rows[0]!)).toContain('2026-11-21T05:30:00+09:00')
})

test('says where each line goes and in which parcel it went', async () => {
  const { website, mug, owner } = await shop()
  const plate = await buildProduct(app, website)
  const visitor = app.visitor(website)
  await add(visitor, mug)
  await add(visitor, plate)
  const billingAddress = { ...homeAddress, firstName: 'Grace', company: '=1+1', addressLine1: '1 Exchange Street' }
  const { orderId } = orderIn(await pay(visitor, { expectedTotalCents: 4500, billingAddress }))
  const { order } = (await owner.call(getOrderCall, { parameters: { orderId } })).body
  const send = (line: number, trackingNumber: string) =>
    owner.call(fulfilOrderCall, {
      parameters: { orderId },
      body: {
        carrier: 'Post',
        trackingNumber,
        trackingUrl: `https://post.example/${line}`,
        lines: [{ lineId: order.lines[line]!.id, quantity: 1 }],
        notifyBuyer: false,
      },
    })
  await send(0, '@T1')
  const { rows } = await exported(owner)
  expect(rows[0]).toMatchObject({
    Status: 'Partially fulfilled',
    'Address line 1': '12 Kiln Lane',
    'Address line 2': '',
    City: 'Portland',
    Region: 'OR',
    'Postal code': '97201',
    Country: 'US',
    'Billing address': 'Grace Byron, =1+1, 1 Exchange Street, Portland, OR, 97201, US',
    'Shipping method': 'Standard',
    Carrier: 'Post',
    'Tracking number': "'@T1",
    'Tracking link': 'https://post.example/0',
    Refunded: '0.00',
  })
  expect(rows[1]).toMatchObject({ Carrier: '', 'Tracking number': '' })
})

test('puts no formula into a spreadsheet', async () => {
  const { website, mug, owner } = await shop()
  const evil = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '＝1', '=HYPERLINK("https://evil.example";"x")']
  for (const note of evil) {
    const text = note.trim() || 'x'
    const shippingAddress = { ...homeAddress, firstName: text, company: text, addressLine1: text, city: text }
    await buy(website, mug, { note, shippingAddress })
  }
  const { rows } = await exported(owner)
  expect(rows).toHaveLength(evil.length)
  const formula = /^[=+\-@\t\r＝＋－＠]/
  expect(rows.flatMap((row) => Object.values(row)).filter((cell) => formula.test(cell))).toEqual([])
  expect(rows[0]!.Note).toBe("'=1+1")
})

test('goes past its batches, and leaves nothing out', async () => {
  const { website, mug, owner } = await shop()
  await buy(website, mug)
  const copy = async (table: 'orders' | 'order_lines', change: (row: never, number: number) => object) => {
    const [row] = await database.selectFrom(table).selectAll().where('website_id', '=', website.id).execute()
    const rows = Array.from({ length: 450 }, (_, index) => ({ ...row, ...change(row as never, index + 2) }))
    for (let at = 0; at < rows.length; at += 150)
      await database
        .insertInto(table)
        .values(rows.slice(at, at + 150) as never)
        .execute()
  }
  await copy('orders', (_, number) => ({ id: `copy-${number}`, cart_id: `copy-${number}`, number }))
  await copy('order_lines', (_, number) => ({ id: `copy-${number}`, order_id: `copy-${number}` }))
  const { rows } = await exported(owner)
  expect(rows.map((row) => Number(row.Order!.slice(1)))).toEqual(Array.from({ length: 451 }, (_, index) => index + 1))
})

test('that breaks half way ends, and the server goes on', async () => {
  const { website, mug, owner } = await shop()
  await buy(website, mug)
  await database.updateTable('orders').set({ details: 'no json' }).where('website_id', '=', website.id).execute()
  await owner.request('GET', exportOrdersCall.path).catch(() => null)
  expect((await owner.request('GET', '/api/owner/home')).statusCode).toBe(200)
})

test('has only the orders that a search and filters match, if there are any', async () => {
  const { website, mug, owner } = await shop()
  await buy(website, mug, { email: 'ada@example.com' })
  const plate = await buildProduct(app, website, { title: 'Plate, blue', stock: 100 })
  for (let count = 0; count < 3; count += 1) await buy(website, plate, { email: 'ben@example.com' })
  const numbers = async (query: QueryOf<typeof exportOrdersCall>) =>
    (await exported(owner, query)).rows.map((row) => row.Order)
  expect(await numbers({ search: 'ben' })).toEqual(['#00002', '#00003', '#00004'])
  expect(await numbers({ search: 'mug', state: 'open' })).toEqual(['#00001'])
  expect(await numbers({ state: 'cancelled' })).toEqual([])
  expect(await numbers({ to: '2020-01-01' })).toEqual([])
})
