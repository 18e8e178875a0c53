import { expect, test } from 'vitest'
import { buildProduct } from '#server/testing/build-product.ts'
import { add, buy } from '#server/testing/buy.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { fulfilOrderCall } from '#shared/orders/change-api.ts'
import { exportOrdersCall, getOrderCall, listOrdersCall } from '#shared/orders/read-api.ts'
import { refundOrderCall } from '#shared/orders/refund-api.ts'
import { isAllRemoved } from '#shared/orders/rules.ts'

const app = await startTestApp()

test('an order that is refunded before anything was sent is not listed as fulfilled; after a shipment it is', async () => {
  const website = await app.buildWebsite()
  const [owner, visitor] = [await app.owner(website), app.visitor(website)]
  const mug = await buildProduct(app, website)
  const bought = async () => {
    await add(visitor, mug, 2)
    const { orderId } = await buy(visitor, { expectedTotalCents: 4500 })
    const { order } = (await owner.call(getOrderCall, { parameters: { orderId } })).body
    return { orderId, lineId: order.lines[0]!.id }
  }
  const refund = ({ orderId, lineId }: Awaited<ReturnType<typeof bought>>, quantity: number, shippingCents: number) =>
    owner.call(refundOrderCall, {
      parameters: { orderId },
      body: {
        ...{ idempotencyKey: crypto.randomUUID(), shippingCents, cents: quantity * 2000 + shippingCents },
        ...{
          lines: [{ lineId, quantity, unfulfilledQuantity: quantity }],
          restock: true,
          notifyBuyer: false,
          reason: '',
        },
      },
    })
  const [unsent, sent] = [await bought(), await bought()]
  await refund(unsent, 2, 500)
  await owner.call(fulfilOrderCall, {
    parameters: { orderId: sent.orderId },
    body: {
      ...{ carrier: '', trackingNumber: '', trackingUrl: '', notifyBuyer: false },
      lines: [{ lineId: sent.lineId, quantity: 1 }],
    },
  })
  await refund(sent, 1, 0)
  while ((await app.runJobs()) > 0) {
    // One job returns money, the next one writes emails.
  }
  const list = async (state?: 'fulfilled' | 'all-removed') =>
    (await owner.call(listOrdersCall, { query: { state } })).body.orders
  expect(await list()).toMatchObject([
    { id: sent.orderId, state: 'fulfilled', isAllRemoved: false, paymentState: 'partly-refunded' },
    { id: unsent.orderId, state: 'fulfilled', isAllRemoved: true, paymentState: 'refunded' },
  ])
  expect((await list('fulfilled')).map(({ id }) => id)).toEqual([sent.orderId])
  expect((await list('all-removed')).map(({ id }) => id)).toEqual([unsent.orderId])
  const { order } = (await owner.call(getOrderCall, { parameters: { orderId: unsent.orderId } })).body
  expect(isAllRemoved(order)).toBe(true)
  const csv = (await owner.request('GET', exportOrdersCall.path)).body as string
  expect(csv).toMatch(/#00001,[^,]*,Nothing to fulfill,Refunded,/)
  expect(csv).toMatch(/#00002,[^,]*,Fulfilled,Partially refunded,/)
})
