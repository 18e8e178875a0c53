import { beforeEach, describe, expect, test } from 'vitest'
import { buildProduct } from '#server/testing/build-product.ts'
import { buildShop } from '#server/testing/build-shop.ts'
import { add, buy } from '#server/testing/buy.ts'
import { buildForm, submitAnswers } from '#server/testing/forms/submit-answers.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { startReceiver, webhooksOf } from '#server/testing/webhook-endpoints/receiver.ts'
import { listCustomersCall, updateCustomerCall } from '#shared/customers/api.ts'
import { cancelOrderCall, fulfilOrderCall } from '#shared/orders/change-api.ts'
import { refundOrderCall } from '#shared/orders/refund-api.ts'
import { changeProductsCall } from '#shared/products/api.ts'
import { updateStockCall } from '#shared/stock/schema.ts'
import { webhookEvents } from '#shared/webhook-endpoints/events.ts'
import type { SentEventType } from '#shared/webhooks/event-types.ts'

const app = await startTestApp()
const { database } = app.services
const receiver = await startReceiver()
const webhooks = webhooksOf(app, receiver.url)

beforeEach(() => {
  receiver.received.length = 0
})

const eventsOf = async (websiteId: string) =>
  (
    await database
      .selectFrom('webhook_events')
      .select('type')
      .where('website_id', '=', websiteId)
      .orderBy('id')
      .execute()
  ).map(({ type }) => type)

/** What has arrived, by its type; each is what its schema says. */
async function arrived() {
  await webhooks.worker.runDue()
  for (const { body } of receiver.received) {
    const { version, data } = webhookEvents[body.type as SentEventType]
    expect(body.version).toBe(version)
    expect(data.parse(body.data)).toEqual(body.data)
  }
  return new Map(receiver.received.map(({ body }) => [body.type, body.data as Record<string, unknown>]))
}

test('an order tells that it was placed, paid, fulfilled and refunded, and with it stock and customer', async () => {
  const website = await app.buildWebsite()
  const owner = await app.owner(website)
  const mug = await buildProduct(app, website, { stock: 5 })
  await webhooks.add(website)
  const visitor = app.visitor(website)
  await add(visitor, mug)
  const { orderId } = await buy(visitor, { expectedTotalCents: 2500 })
  const placed = await arrived()
  expect([...placed.keys()].toSorted()).toEqual(['customer.created', 'order.created', 'order.paid', 'stock.changed'])
  expect(placed.get('order.created')).toMatchObject({
    orderId,
    order: { id: orderId, number: 1, email: 'ada@example.com' },
  })
  expect(placed.get('stock.changed')).toMatchObject({
    before: 5,
    after: 4,
    reason: 'hold',
    variant: { qtyInStock: 4, unlimited: false },
  })
  receiver.received.length = 0
  const body = { carrier: '', trackingNumber: '', trackingUrl: '', lines: [], notifyBuyer: false }
  await owner.call(fulfilOrderCall, { parameters: { orderId }, body })
  const refund = await owner.call(refundOrderCall, {
    parameters: { orderId },
    body: {
      idempotencyKey: 'the-key-of-this-refund',
      lines: [],
      cents: 500,
      shippingCents: 0,
      reason: '',
      restock: false,
      notifyBuyer: false,
    },
  })
  expect(refund.status, JSON.stringify(refund.body)).toBe(200)
  const later = await arrived()
  expect(later.get('order.fulfilled')).toMatchObject({ orderId, order: { state: 'fulfilled' } })
  expect(later.get('order.refunded')).toMatchObject({ orderId, order: { paymentState: 'partly-refunded' } })
})

test('a canceled order tells it, and that its pieces are back', async () => {
  const website = await app.buildWebsite()
  const owner = await app.owner(website)
  const mug = await buildProduct(app, website, { stock: 5 })
  const visitor = app.visitor(website)
  await add(visitor, mug)
  const { orderId } = await buy(visitor, { expectedTotalCents: 2500 })
  await webhooks.add(website, { events: ['order.canceled', 'stock.changed'] })
  await owner.call(cancelOrderCall, { parameters: { orderId }, body: { restock: true, notifyBuyer: false } })
  const told = await arrived()
  expect(told.get('order.canceled')).toMatchObject({ order: { state: 'cancelled' } })
  expect(told.get('stock.changed')).toMatchObject({ before: 4, after: 5, reason: 'restock' })
})

test('products tell that they were added, changed and deleted, also many at once', async () => {
  const shop = await buildShop(app)
  const owner = await app.owner(shop.website)
  await webhooks.add(shop.website, { events: ['product.created', 'product.updated', 'product.deleted'] })
  const products = [await shop.addProduct(), await shop.addProduct({ title: 'Jar' })]
  const productIds = products.map(({ id }) => id)
  await owner.call(changeProductsCall, { body: { action: 'unpublish', productIds } })
  await arrived()
  expect(receiver.types().toSorted()).toEqual([
    'product.created',
    'product.created',
    'product.updated',
    'product.updated',
  ])
  expect((receiver.received.at(-1)!.body.data as { product: { status: string } }).product.status).toBe('draft')
  receiver.received.length = 0
  await owner.call(changeProductsCall, { body: { action: 'delete', productIds } })
  const told = await arrived()
  expect(receiver.types()).toEqual(['product.deleted', 'product.deleted'])
  expect(productIds).toContain((told.get('product.deleted') as { productId: string }).productId)
})

test('what was deleted before its event is sent does not leave the shop', async () => {
  const shop = await buildShop(app)
  const owner = await app.owner(shop.website)
  await webhooks.add(shop.website, { events: ['product.created'] })
  const { id } = await shop.addProduct({ title: 'A secret plan' })
  await owner.call(changeProductsCall, { body: { action: 'delete', productIds: [id] } })
  const told = await arrived()
  expect(told.get('product.created')).toEqual({ productId: id, product: null })
})

test('stock that the owner sets, a customer who is changed, and a form that is submitted tell it', async () => {
  const shop = await buildShop(app)
  const { website } = shop
  const owner = await app.owner(website)
  const product = await shop.addProduct()
  const visitor = app.visitor(website)
  await add(visitor, { itemId: product.id, sku: product.variants[0]!.sku })
  await buy(visitor, { expectedTotalCents: 2500 })
  const form = await buildForm(app, website, { fields: [{ id: 'name', type: 'text', title: 'Name' }] })
  await webhooks.add(website)
  const variantId = product.variants[0]!.id
  await owner.call(updateStockCall, { body: { changes: [{ kind: 'set', variantId, quantity: 9 }] } })
  const customer = (await owner.call(listCustomersCall, {})).body.customers[0]!
  const content = { firstName: 'Ada', lastName: 'King', phone: '', note: '', tags: ['vip'], taxExemption: null }
  await owner.call(updateCustomerCall, { parameters: { customerId: customer.id }, body: { ...content, revision: 1 } })
  await submitAnswers(app.visitor(website), form, ['Ada'])
  const told = await arrived()
  expect([...told.keys()].toSorted()).toEqual(['customer.updated', 'form.submitted', 'stock.changed'])
  expect(told.get('stock.changed')).toMatchObject({ before: 2, after: 9, reason: 'set' })
  expect(told.get('customer.updated')).toMatchObject({ customer: { lastName: 'King', tags: ['vip'], orders: 1 } })
  expect(told.get('form.submitted')).toMatchObject({
    submission: { form: { id: form.id }, fields: [{ value: 'Ada' }] },
  })
})

describe('a shop pays for what is listened to only', () => {
  test('without a webhook nothing is written', async () => {
    const shop = await buildShop(app)
    await shop.addProduct()
    expect(await eventsOf(shop.website.id)).toEqual([])
  })

  test('with one, only the chosen events of its own site are', async () => {
    const [shop, other] = [await buildShop(app), await buildShop(app)]
    await webhooks.add(shop.website, { events: ['product.created'] })
    await other.addProduct()
    const product = await shop.addProduct()
    expect(await eventsOf(shop.website.id)).toEqual(['product.created'])
    expect(await eventsOf(other.website.id)).toEqual([])
    await webhooks.worker.runDue()
    expect(receiver.received.map(({ body }) => body.data)).toMatchObject([{ productId: product.id }])
  })

  test('a change that is refused tells nothing', async () => {
    const shop = await buildShop(app)
    await webhooks.add(shop.website)
    const owner = await app.owner(shop.website)
    const product = await shop.addProduct()
    const before = await eventsOf(shop.website.id)
    const changes = [
      { kind: 'set' as const, variantId: product.variants[0]!.id, quantity: 7 },
      { kind: 'set' as const, variantId: 'nothing-here', quantity: 7 },
    ]
    expect((await owner.call(updateStockCall, { body: { changes } })).code).toBe('variant-unavailable')
    expect(await eventsOf(shop.website.id)).toEqual(before)
  })
})
