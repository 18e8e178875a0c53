import { describe, expect, test } from 'vitest'
import { buildProduct } from '#server/testing/build-product.ts'
import { add, homeAddress, orderIn, pay } from '#server/testing/buy.ts'
import { storedEmails } from '#server/testing/stored-emails.ts'
import { type Browser, startTestApp } from '#server/testing/test-app.ts'
import type { PlaceOrderBody } from '#shared/checkout/schema.ts'
import type { QueryOf } from '#shared/http/contract.ts'
import * as contracts from '#shared/orders/change-api.ts'
import * as reads from '#shared/orders/read-api.ts'
import { productTypes } from '#shared/products/codes.ts'
import { roles } from '#shared/roles/rules.ts'

const app = await startTestApp()
const { database } = app.services
const byTransfer = { paymentMethod: 'bank-transfer', paymentToken: null } as const

async function shop() {
  const website = await app.buildWebsite()
  const mug = await buildProduct(app, website, { stock: 100 })
  const owner = await app.owner(website)
  async function buy(changes: Partial<PlaceOrderBody> = {}, product = mug, quantity = 1): Promise<string> {
    const visitor = app.visitor(website)
    await add(visitor, product, quantity)
    return orderIn(await pay(visitor, { expectedTotalCents: 500 + quantity * 2000, ...changes })).orderId
  }
  return { website, mug, owner, buy }
}
const orderOf = async (owner: Browser, orderId: string) =>
  (await owner.call(reads.getOrderCall, { parameters: { orderId } })).body
const kinds = async (owner: Browser, orderId: string) =>
  (await orderOf(owner, orderId)).order.events.map((event) => event.kind)

describe('an order that was marked as paid by mistake', () => {
  test('waits for its money again', async () => {
    const { owner, buy } = await shop()
    const orderId = await buy(byTransfer)
    await owner.call(contracts.markOrderPaidCall, { parameters: { orderId } })
    const { body } = await owner.call(contracts.undoOrderPaidCall, { parameters: { orderId } })
    expect(body.order.paymentState).toBe('awaiting')
    expect(await kinds(owner, orderId)).toEqual(['placed', 'payment-received', 'payment-undone'])
    expect((await owner.call(contracts.undoOrderPaidCall, { parameters: { orderId } })).code).toBe('order-state')
  })

  test('stays paid when a provider took the money, and after it was canceled', async () => {
    const { owner, buy } = await shop()
    const [byCard, canceled] = [await buy(), await buy(byTransfer)]
    await owner.call(contracts.markOrderPaidCall, { parameters: { orderId: canceled } })
    await owner.call(contracts.cancelOrderCall, {
      parameters: { orderId: canceled },
      body: { restock: false, notifyBuyer: false },
    })
    for (const orderId of [byCard, canceled])
      expect((await owner.call(contracts.undoOrderPaidCall, { parameters: { orderId } })).code).toBe('order-state')
  })
})

test('a tracking number is corrected, and emailed again', async () => {
  const { website, owner, buy } = await shop()
  const orderId = await buy()
  const body = { carrier: 'UPS', trackingNumber: 'WRONG', trackingUrl: '', lines: [], notifyBuyer: false }
  const sent = await owner.call(contracts.fulfilOrderCall, { parameters: { orderId }, body })
  const parameters = { orderId, fulfilmentId: sent.body.order.fulfilments[0]!.id }
  const right = {
    carrier: 'USPS',
    trackingNumber: 'RIGHT',
    trackingUrl: 'https://usps.example/RIGHT',
    notifyBuyer: true,
  }
  const corrected = await owner.call(contracts.changeTrackingCall, { parameters, body: right })
  expect(corrected.body.order.fulfilments).toMatchObject([{ carrier: 'USPS', trackingNumber: 'RIGHT' }])
  expect(await kinds(owner, orderId)).toContain('tracking-changed')
  await app.runJobs()
  const emails = await storedEmails(database, website.id, { kind: 'order-shipped', about_id: orderId })
  expect(emails.map(({ html }) => html.includes('RIGHT'))).toEqual([true])
})

test('a fulfillment is taken back, once', async () => {
  const { owner, buy, mug } = await shop()
  const orderId = await buy({}, mug, 3)
  const fulfil = (quantity: number, lineId: string) =>
    owner.call(contracts.fulfilOrderCall, {
      parameters: { orderId },
      body: { carrier: '', trackingNumber: '', trackingUrl: '', lines: [{ lineId, quantity }], notifyBuyer: false },
    })
  const lineId = (await orderOf(owner, orderId)).order.lines[0]!.id
  await fulfil(1, lineId)
  const second = (await fulfil(2, lineId)).body.order
  expect(second.state).toBe('fulfilled')
  const parameters = { orderId, fulfilmentId: second.fulfilments[1]!.id }
  const both = await Promise.all([
    owner.call(contracts.undoFulfilmentCall, { parameters }),
    owner.call(contracts.undoFulfilmentCall, { parameters }),
  ])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const { order } = await orderOf(owner, orderId)
  expect(order).toMatchObject({ state: 'open', lines: [{ fulfilledQuantity: 1 }], fulfilments: [{}] })
})

describe('the recipient of an order', () => {
  const right = { ...homeAddress, addressLine1: '13 Kiln Lane', lastName: 'Lovelace' }

  test('is corrected, noted, found under the new words, and written to again', async () => {
    const { owner, buy } = await shop()
    const orderId = await buy({ email: 'tpyo@example.com' })
    const { body } = await owner.call(contracts.changeContactCall, {
      parameters: { orderId },
      body: { email: 'typo@example.com', shippingAddress: right, billingAddress: homeAddress, sendConfirmation: true },
    })
    expect(body.order).toMatchObject({ email: 'typo@example.com', shippingAddress: { addressLine1: '13 Kiln Lane' } })
    const changed = body.order.events.find((event) => event.kind === 'contact-changed')
    expect(changed).toMatchObject({ by: 'Olive Owner', text: 'tpyo@example.com → typo@example.com, Shipping address' })
    const found = await owner.call(reads.listOrdersCall, { query: { search: 'lovelace' } })
    expect(found.body.orders).toMatchObject([{ id: orderId, buyerName: 'Ada Lovelace' }])
    await app.runJobs()
    const emails = await database
      .selectFrom('letters')
      .select('to_address')
      .where('kind', '=', 'order-confirmation')
      .where('about_id', '=', orderId)
      .execute()
    expect(emails.map(({ to_address }) => to_address)).toContain('typo@example.com')
  })

  test('is refused field by field, and adds no address where there was none', async () => {
    const { owner, buy } = await shop()
    const orderId = await buy()
    const change = (body: object) =>
      owner.call(contracts.changeContactCall, {
        parameters: { orderId },
        body: { email: 'a@example.com', shippingAddress: null, billingAddress: null, sendConfirmation: false, ...body },
      })
    const wrong = await change({ email: 'no address', shippingAddress: { ...right, city: '' } })
    expect(wrong.code).toBe('invalid-fields')
    expect(Object.keys(wrong.failure.errors)).toEqual(['email', 'shippingAddress.city'])
    expect((await change({})).body.order.shippingAddress).toMatchObject({ addressLine1: '12 Kiln Lane' })
  })
})

describe('several orders at once', () => {
  test('are fulfilled where they can be, and taken back', async () => {
    const { owner, buy } = await shop()
    const [one, other, canceled] = [await buy(), await buy(), await buy()]
    await owner.call(contracts.cancelOrderCall, {
      parameters: { orderId: canceled },
      body: { restock: false, notifyBuyer: false },
    })
    const { body } = await owner.call(contracts.changeOrdersCall, {
      body: { action: 'fulfil', orderIds: [one, canceled, other], notifyBuyer: false },
    })
    expect(body.changed).toEqual([one, other])
    expect((await orderOf(owner, one)).order.state).toBe('fulfilled')
    await owner.call(contracts.changeOrdersCall, { body: { action: 'undo-fulfil', fulfilments: body.fulfilments } })
    for (const orderId of [one, other])
      expect((await orderOf(owner, orderId)).order).toMatchObject({ state: 'open', lines: [{ fulfilledQuantity: 0 }] })
  })

  test('are marked as paid where they wait for it, and taken back', async () => {
    const { owner, buy } = await shop()
    const [paid, awaiting] = [await buy(), await buy(byTransfer)]
    const mark = await owner.call(contracts.changeOrdersCall, {
      body: { action: 'mark-paid', orderIds: [paid, awaiting] },
    })
    expect(mark.body.changed).toEqual([awaiting])
    const undo = await owner.call(contracts.changeOrdersCall, {
      body: { action: 'undo-paid', orderIds: mark.body.changed },
    })
    expect(undo.body.changed).toEqual([awaiting])
    expect((await orderOf(owner, awaiting)).order.paymentState).toBe('awaiting')
  })

  test('belong to the website, and to who manages orders', async () => {
    const [here, elsewhere] = [await shop(), await shop()]
    const orderId = await elsewhere.buy(byTransfer)
    const body = { action: 'mark-paid' as const, orderIds: [orderId] }
    expect((await here.owner.call(contracts.changeOrdersCall, { body })).body.changed).toEqual([])
    const editor = await app.owner(elsewhere.website, roles.editor)
    expect((await editor.call(contracts.changeOrdersCall, { body })).status).toBe(403)
  })
})

describe('the list', () => {
  test('names its carriers, is narrowed to one of them, and gives all its ids', async () => {
    const { owner, buy } = await shop()
    const [first, second, third] = [await buy(), await buy(), await buy()]
    for (const [orderId, carrier] of [
      [first, 'UPS'],
      [second, 'DHL'],
      [third, 'UPS'],
    ])
      await owner.call(contracts.fulfilOrderCall, {
        parameters: { orderId: orderId! },
        body: { carrier: carrier!, trackingNumber: '', trackingUrl: '', lines: [], notifyBuyer: false },
      })
    expect((await owner.call(reads.listCarriersCall, {})).body).toEqual({ carriers: ['DHL', 'UPS'] })
    const idsOf = async (query: QueryOf<typeof reads.listOrderIdsCall>) =>
      (await owner.call(reads.listOrderIdsCall, { query })).body.orderIds
    expect(await idsOf({ carrier: 'UPS' })).toEqual([third, first])
    expect(await idsOf({ sort: 'oldest', state: 'fulfilled' })).toEqual([first, second, third])
    expect(await idsOf({ carrier: 'GLS' })).toEqual([])
  })

  test('is narrowed, sorted and counted', async () => {
    const { owner, buy, mug, website } = await shop()
    const workshop = await buildProduct(app, website, { title: 'Wheel workshop', productType: productTypes.service })
    const parcel = await buy({}, mug, 2)
    const pickup = await buy({ shippingMethodId: 'pickup', expectedTotalCents: 2000 })
    const service = await buy(
      {
        expectedTotalCents: 2000,
        shippingAddress: null,
        shippingMethodId: null,
        buyer: { firstName: 'Ada', lastName: 'Byron', country: null, region: '' },
      },
      workshop,
    )
    await database.updateTable('orders').set({ test_mode: 1 }).where('id', '=', service).execute()
    await database
      .updateTable('orders')
      .set({ placed_at: Date.parse('2026-11-02T03:30:00Z') })
      .where('id', '=', parcel)
      .execute()
    const lineId = (await orderOf(owner, parcel)).order.lines[0]!.id
    await owner.call(contracts.fulfilOrderCall, {
      parameters: { orderId: parcel },
      body: { carrier: '', trackingNumber: '', trackingUrl: '', lines: [{ lineId, quantity: 1 }], notifyBuyer: false },
    })
    const list = async (query: QueryOf<typeof reads.listOrdersCall>) => {
      const { body } = await owner.call(reads.listOrdersCall, { query })
      expect(body.total).toBe(body.orders.length)
      return body.orders.map((order) => order.id)
    }
    expect(await list({})).toEqual([service, pickup, parcel])
    expect(await list({ sort: 'oldest' })).toEqual([parcel, pickup, service])
    expect((await list({ sort: 'highest-total' }))[0]).toBe(parcel)
    expect(await list({ delivery: 'pickup' })).toEqual([pickup])
    expect(await list({ delivery: 'none' })).toEqual([service])
    expect(await list({ test: 'only' })).toEqual([service])
    expect(await list({ test: 'without' })).toEqual([pickup, parcel])
    expect(await list({ state: 'partly-sent' })).toEqual([parcel])
    // In New York, the shop's time zone, this moment belongs to the day before.
    expect(await list({ from: '2026-11-01', to: '2026-11-01' })).toEqual([parcel])
    expect(await list({ to: '2026-10-31' })).toEqual([])
    expect(await list({ search: 'workshop' })).toEqual([service])
    expect(await list({ search: mug.sku.toLowerCase() })).toEqual([pickup, parcel])
  })

  test('leads from one order to the next', async () => {
    const { owner, buy } = await shop()
    const [first, second, third] = [await buy(), await buy(), await buy()]
    expect(await orderOf(owner, second)).toMatchObject({ previousId: first, nextId: third })
    expect(await orderOf(owner, third)).toMatchObject({ previousId: second, nextId: null })
  })
})
