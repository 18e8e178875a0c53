import { expect, test } from 'vitest'
import { buildShop } from '#server/testing/build-shop.ts'
import { add, buy, homeAddress } from '#server/testing/buy.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { fulfilOrderCall } from '#shared/orders/change-api.ts'
import { readOrder } from './read-order.ts'
import { readOrders } from './read-orders.ts'

const app = await startTestApp()

test('several orders are what each of them is alone; those of another site are not there', async () => {
  const { website, addProduct } = await buildShop(app)
  const product = await addProduct({ title: 'Harbor mug' })
  const ids: string[] = []
  for (let count = 0; count < 3; count += 1) {
    const visitor = app.visitor(website)
    await add(visitor, { itemId: product.id, sku: product.variants[0]!.sku })
    ids.push((await buy(visitor, { expectedTotalCents: 2500, shippingAddress: homeAddress })).orderId)
  }
  const owner = await app.owner(website)
  await owner.call(fulfilOrderCall, {
    parameters: { orderId: ids[0]! },
    body: { carrier: 'USPS', trackingNumber: '1', trackingUrl: '', lines: [], notifyBuyer: false },
  })
  const scope = app.reading(website)
  const alone = await Promise.all(ids.map((id) => readOrder(scope, id)))
  expect(alone[0]!.fulfilments).toHaveLength(1)
  const found = await readOrders(scope, [...ids, 'order-that-is-not-there'])
  expect([...found.keys()].toSorted()).toEqual(ids.toSorted())
  expect(ids.map((id) => found.get(id))).toEqual(alone)
  const { website: other } = await buildShop(app)
  expect((await readOrders(app.reading(other), ids)).size).toBe(0)
  expect((await readOrders(scope, [])).size).toBe(0)
})
