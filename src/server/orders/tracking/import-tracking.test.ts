import { describe, expect, test } from 'vitest'
import { buildProduct } from '#server/testing/build-product.ts'
import { add, orderIn, pay } from '#server/testing/buy.ts'
import { storedEmails } from '#server/testing/stored-emails.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import type { PlaceOrderBody } from '#shared/checkout/schema.ts'
import { getOrderCall } from '#shared/orders/read-api.ts'
import { importTrackingCall } from '#shared/orders/tracking/api.ts'

const app = await startTestApp()

async function shop() {
  const website = await app.buildWebsite()
  const mug = await buildProduct(app, website, { stock: 100 })
  const owner = await app.owner(website)
  async function buy(quantity = 1, changes: Partial<PlaceOrderBody> = {}): Promise<string> {
    const visitor = app.visitor(website)
    await add(visitor, mug, quantity)
    return orderIn(await pay(visitor, { expectedTotalCents: 500 + quantity * 2000, ...changes })).orderId
  }
  const load = async (csv: string, { isDryRun = false, notifyBuyer = false } = {}) =>
    owner.call(importTrackingCall, { body: { csv, isDryRun, notifyBuyer } })
  const orderOf = async (orderId: string) => (await owner.call(getOrderCall, { parameters: { orderId } })).body.order
  return { website, mug, owner, buy, load, orderOf }
}

describe('tracking numbers from a file', () => {
  test('fulfil their orders with the carrier’s link, after a dry run that changes nothing', async () => {
    const { buy, load, orderOf } = await shop()
    const [first, second] = [await buy(), await buy()]
    const csv = 'Order;Carrier;Tracking number\n#00001;ups;1Z 999\n2;Cousin Bob;7\n'
    const counts = {
      rows: 2,
      orders: 2,
      shipments: 2,
      repeated: 0,
      problems: [],
      problemCount: 0,
      unpaid: [],
      unpaidCount: 0,
    }
    expect((await load(csv, { isDryRun: true })).body).toEqual(counts)
    expect((await orderOf(first)).fulfilments).toEqual([])
    expect((await load(csv)).body).toEqual(counts)
    expect(await orderOf(first)).toMatchObject({
      state: 'fulfilled',
      fulfilments: [
        { carrier: 'UPS', trackingNumber: '1Z 999', trackingUrl: 'https://www.ups.com/track?tracknum=1Z999' },
      ],
    })
    expect(await orderOf(second)).toMatchObject({
      fulfilments: [{ carrier: 'Cousin Bob', trackingNumber: '7', trackingUrl: '' }],
    })
  })

  test('are added once when the file is imported twice, also at the same time', async () => {
    const { buy, load, orderOf, mug } = await shop()
    const orderId = await buy(3)
    const csv = `order,carrier,tracking number,sku,quantity\n1,UPS,A1,${mug.sku},1\n`
    const both = await Promise.all([load(csv), load(csv)])
    expect(both.map(({ body }) => body.shipments).toSorted()).toEqual([0, 1])
    expect((await load(csv)).body).toMatchObject({ shipments: 0, repeated: 1 })
    expect(await orderOf(orderId)).toMatchObject({
      state: 'open',
      fulfilments: [{ trackingNumber: 'A1' }],
      lines: [{ fulfilledQuantity: 1 }],
    })
    expect((await load(`${csv}1,UPS,A2,,\n`)).body).toMatchObject({ shipments: 1, repeated: 1 })
    expect((await orderOf(orderId)).state).toBe('fulfilled')
  })

  test('name the orders that are not paid yet, before and after, and fulfill them as well', async () => {
    const { buy, load, orderOf } = await shop()
    const byTransfer = { paymentMethod: 'bank-transfer', paymentToken: null } as const
    const [paid, unpaid, leftOut] = [await buy(), await buy(1, byTransfer), await buy(1, byTransfer)]
    const csv = 'order,tracking number,sku\n1,A1,\n2,B1,\n3,C1,NOTHING\n'
    for (const isDryRun of [true, false])
      expect((await load(csv, { isDryRun })).body).toMatchObject({ unpaid: [2], unpaidCount: 1, orders: 2 })
    for (const orderId of [paid, unpaid]) expect((await orderOf(orderId)).state).toBe('fulfilled')
    expect((await orderOf(leftOut)).state).toBe('open')
    // What was shipped before is not named again.
    expect((await load(csv)).body).toMatchObject({ unpaid: [], unpaidCount: 0 })
  })

  test('need no carrier where the number says it', async () => {
    const { buy, load, orderOf } = await shop()
    const orderId = await buy()
    await load('Order,Tracking number\n1,1Z999AA10123456784\n')
    expect((await orderOf(orderId)).fulfilments).toMatchObject([
      { carrier: 'UPS', trackingUrl: 'https://www.ups.com/track?tracknum=1Z999AA10123456784' },
    ])
  })

  test('are emailed to the customers who are to know, once', async () => {
    const { website, buy, load } = await shop()
    await buy()
    for (const _ of [1, 2]) await load('order,tracking number\n1,A1\n', { notifyBuyer: true })
    await app.runJobs()
    const emails = await storedEmails(app.services.database, website.id, { kind: 'order-shipped' })
    expect(emails.map(({ html }) => html.includes('A1'))).toEqual([true])
  })

  test('say line by line what is wrong, and the other orders are done', async () => {
    const { buy, load, orderOf, mug } = await shop()
    const [first, second] = [await buy(), await buy(2)]
    const csv = [
      'order,carrier,tracking number,sku,quantity,tracking url',
      '1,UPS,A1,,,',
      `2,UPS,B1,${mug.sku},1,`,
      '2,UPS,B2,NOTHING,1,',
      '99,UPS,C1,,,',
      'abc,UPS,C2,,,',
      '3,UPS,,,,',
      '4,UPS,D1,,2,',
      `5,UPS,D2,${mug.sku},many,`,
      '6,UPS,D3,,,javascript:alert(1)',
    ].join('\n')
    const { body } = await load(csv)
    expect(body.problems.map(({ line, problem }) => [line, problem])).toEqual([
      [4, 'sku-unknown'],
      [5, 'order-unknown'],
      [6, 'order-number'],
      [7, 'tracking-number'],
      [8, 'sku-missing'],
      [9, 'quantity'],
      [10, 'link'],
    ])
    expect(body).toMatchObject({ rows: 9, orders: 1, shipments: 1, problemCount: 7 })
    expect((await orderOf(first)).state).toBe('fulfilled')
    expect((await orderOf(second)).fulfilments).toEqual([])
  })

  test('are refused where the file has no such columns or too many rows', async () => {
    const { load } = await shop()
    expect((await load('email,name\na@example.com,A\n')).code).toBe('tracking-unreadable')
    expect((await load(`order,tracking number\n${'1,A\n'.repeat(1001)}`)).code).toBe('tracking-too-many')
  })

  test('reach no order of another website', async () => {
    const [mine, other] = [await shop(), await shop()]
    const theirs = await other.buy()
    expect((await mine.load('order,tracking number\n1,A1\n')).body.problems).toMatchObject([
      { problem: 'order-unknown' },
    ])
    expect((await other.orderOf(theirs)).fulfilments).toEqual([])
  })
})
