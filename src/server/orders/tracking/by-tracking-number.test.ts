import { expect, test } from 'vitest'
import { buildProduct } from '#server/testing/build-product.ts'
import { add, orderIn, pay } from '#server/testing/buy.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { fulfilOrderCall } from '#shared/orders/change-api.ts'
import { getOrderCall, listOrderIdsCall, listOrdersCall } from '#shared/orders/read-api.ts'
import { findAnythingCall } from '#shared/palette/api.ts'

const app = await startTestApp()

/** A shop with three orders; the second was shipped in two parcels. */
async function shop() {
  const website = await app.buildWebsite()
  const mug = await buildProduct(app, website, { stock: 100 })
  const owner = await app.owner(website)
  const orderIds: string[] = []
  for (let count = 0; count < 3; count += 1) {
    const visitor = app.visitor(website)
    await add(visitor, mug, 2)
    orderIds.push(orderIn(await pay(visitor, { expectedTotalCents: 4500 })).orderId)
  }
  const [, shipped] = orderIds as [string, string, string]
  const { order } = (await owner.call(getOrderCall, { parameters: { orderId: shipped } })).body
  const lines = [{ lineId: order.lines[0]!.id, quantity: 1 }]
  for (const trackingNumber of ['1Z 999 AA1', '00340434161094042557'])
    await owner.call(fulfilOrderCall, {
      parameters: { orderId: shipped },
      body: { lines, carrier: 'UPS', trackingNumber, trackingUrl: '', notifyBuyer: false },
    })
  return { owner, shipped }
}

test('an order is found by the tracking number of each of its parcels, with spaces and small letters or without', async () => {
  const { owner, shipped } = await shop()
  const found = async (search: string) => (await owner.call(listOrderIdsCall, { query: { search } })).body.orderIds
  for (const search of ['1Z999AA1', ' 1z 999 aa1 ', '00340434161094042557', '0034 0434 1610 9404 2557'])
    expect(await found(search), search).toEqual([shipped])
  // Neither a part of it, nor with a filter that the order does not match, nor in another shop.
  expect(await found('0034043416')).toEqual([])
  const filtered = await owner.call(listOrdersCall, { query: { search: '1Z999AA1', state: 'open' } })
  expect(filtered.body).toMatchObject({ orders: [], total: 0 })
  const other = await app.owner(await app.buildWebsite())
  expect((await other.call(listOrdersCall, { query: { search: '1Z999AA1' } })).body.orders).toEqual([])
  const palette = (await owner.call(findAnythingCall, { query: { text: '1z999aa1' } })).body.found
  expect(palette.map(({ kind, id }) => [kind, id])).toEqual([['order', shipped]])
})
