import { expect, test } from 'vitest'
import { buildProduct } from '#server/testing/build-product.ts'
import { add, buy, homeAddress } from '#server/testing/buy.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { fulfilOrderCall } from '#shared/orders/change-api.ts'
import { getOrderCall } from '#shared/orders/read-api.ts'
import { createReturnCall, listReturnsCall } from '#shared/returns/owner-api.ts'

const app = await startTestApp()

test('a return is found by the number, the customer and the items of its order, and names the customer', async () => {
  const website = await app.buildWebsite()
  const [owner, mug] = [await app.owner(website), await buildProduct(app, website, { title: 'Mug', stock: 10 })]
  for (const [firstName, email] of [
    ['Ada', 'ada@example.com'],
    ['Zora', 'zora@example.com'],
  ] as const) {
    const visitor = app.visitor(website)
    await add(visitor, mug)
    const shippingAddress = { ...homeAddress, firstName, lastName: 'Byron' }
    const { orderId } = await buy(visitor, { expectedTotalCents: 2500, email, shippingAddress })
    const parameters = { orderId }
    const parcel = { carrier: '', trackingNumber: '', trackingUrl: '', lines: [], notifyBuyer: false }
    await owner.call(fulfilOrderCall, { parameters, body: parcel })
    const lineId = (await owner.call(getOrderCall, { parameters })).body.order.lines[0]!.id
    const lines = [{ lineId, quantity: 1, reason: 'other' as const }]
    const body = { idempotencyKey: crypto.randomUUID(), message: '', notifyBuyer: false, lines }
    expect((await owner.call(createReturnCall, { parameters, body })).code).toBeNull()
  }
  const found = async (query: { search?: string; state?: 'approved' | 'requested' }) =>
    (await owner.call(listReturnsCall, { query })).body.returns.map(({ order }) => [order.number, order.buyerName])
  const [first, second] = [
    [1, 'Ada Byron'],
    [2, 'Zora Byron'],
  ]
  expect(await found({})).toEqual([second, first])
  expect(await found({ search: '#00001' })).toEqual([first])
  expect(await found({ search: 'zora@' })).toEqual([second])
  expect(await found({ search: 'mug', state: 'approved' })).toEqual([second, first])
  expect(await found({ search: 'mug', state: 'requested' })).toEqual([])
  expect(await found({ search: 'bowl' })).toEqual([])
})
