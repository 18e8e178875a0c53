import { expect, test } from 'vitest'
import {
  expectSums,
  runAllJobs,
  type ShippedOrder,
  shippedOrder,
} from '#server/testing/checkout/exchanges/shipped-order.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { editOrderCall } from '#shared/orders/edits/api.ts'
import { blankEdit, type OrderEdit } from '#shared/orders/edits/schema.ts'

const app = await startTestApp()

async function save({ owner, parameters, now }: ShippedOrder, edit: Partial<OrderEdit>, expectedTotalCents: number) {
  const { revision } = await now()
  const body = { edit: { ...blankEdit, ...edit }, revision, expectedTotalCents, notifyBuyer: false }
  const { code } = await owner.call(editOrderCall, { parameters, body })
  await runAllJobs(app)
  return code
}

test('the new item of an exchange can be replaced, and what was returned for it stays', async () => {
  const shop = await shippedOrder(app)
  const id = await shop.create()
  await shop.choose(id, shop.bowl.variantId)
  await shop.receive(id)
  await shop.complete(id)
  await runAllJobs(app)
  const { lines } = await shop.now()
  // 45.00 and the bowl for 50.00; a mug for 20.00 has paid a part of it.
  const quantities = [{ lineId: lines[1]!.id, quantity: 0 }]
  const added = [{ kind: 'product' as const, variantId: shop.plate.variantId, quantity: 1, unitPriceCents: null }]
  expect(await save(shop, { quantities: [{ lineId: lines[0]!.id, quantity: 3 }] }, 11_500)).toBe('order-edit-line')
  expect(await save(shop, { quantities, added }, 5700)).toBeNull()
  const now = await shop.now()
  expect(now).toMatchObject({ grandTotalCents: 5700, owedCents: 0, refundedCents: 2000 })
  expect(now.refunds.at(-1)).toMatchObject({ cents: 800, isOfEdit: true, state: 'done' })
  await expectSums(shop)
})

test('without the new item, nothing is expected from the items that are to come back', async () => {
  const shop = await shippedOrder(app)
  const id = await shop.create()
  await shop.choose(id, shop.bowl.variantId)
  await shop.shipFirst(id)
  const { lines, owedCents, expectedCents } = await shop.now()
  expect({ owedCents, expectedCents }).toEqual({ owedCents: 5000, expectedCents: 2000 })
  expect(await save(shop, { quantities: [{ lineId: lines[1]!.id, quantity: 0 }] }, 4500)).toBeNull()
  expect(await shop.now()).toMatchObject({ owedCents: 0, expectedCents: 0, paymentState: 'paid' })
  await shop.receive(id)
  expect((await shop.complete(id)).code).toBeNull()
  await runAllJobs(app)
  expect(await shop.now()).toMatchObject({ owedCents: 0, expectedCents: 0, refundedCents: 2000 })
  await expectSums(shop)
})
