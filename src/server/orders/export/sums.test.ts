import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { add, buy } from '#server/testing/buy.ts'
import { runAllJobs, shippedOrder } from '#server/testing/checkout/exchanges/shipped-order.ts'
import { addBundle, bodyOf, fixed, openShop } from '#server/testing/products/bundles/bundle-shop.ts'
import { type Browser, startTestApp } from '#server/testing/test-app.ts'
import { addCartEntryCall } from '#shared/cart/api.ts'
import { sum } from '#shared/money/sum.ts'
import { exportOrdersCall, getOrderCall, listOrdersCall } from '#shared/orders/read-api.ts'
import { refundOrderCall } from '#shared/orders/refund-api.ts'

const app = await startTestApp()

async function exported(owner: Browser) {
  const { body } = await owner.request('GET', exportOrdersCall.path)
  const rows = parse(body, { columns: true, bom: true }) as Record<string, string>[]
  const sumOf = (title: string) => sum(rows.map((row) => Math.round(Number(row[title]) * 100)))
  return { rows, sumOf }
}

test('the sum of each column of amounts is the sum of the orders', async () => {
  const shop = await shippedOrder(app)
  const id = await shop.create()
  await shop.choose(id, shop.bowl.variantId)
  await shop.receive(id)
  await shop.complete(id)
  await add(shop.visitor, shop.mug, 2)
  await add(shop.visitor, shop.plate)
  const { orderId } = await buy(shop.visitor, { expectedTotalCents: 5700 })
  await shop.owner.call(refundOrderCall, {
    parameters: { orderId },
    body: {
      ...{ idempotencyKey: crypto.randomUUID(), lines: [], shippingCents: 500, cents: 500 },
      ...{ restock: false, reason: '', notifyBuyer: false },
    },
  })
  await runAllJobs(app)
  const { body } = await shop.owner.call(listOrdersCall, { query: {} })
  const calls = body.orders.map((one) => shop.owner.call(getOrderCall, { parameters: { orderId: one.id } }))
  const orders = (await Promise.all(calls)).map((answer) => answer.body.order)
  const { sumOf } = await exported(shop.owner)
  const all = (pick: (order: (typeof orders)[number]) => number) => sum(orders.map(pick))
  expect(sumOf('Subtotal')).toBe(all((order) => order.subtotalCents))
  expect(sumOf('Line total')).toBe(all((order) => order.subtotalCents))
  expect(sumOf('Shipping')).toBe(all((order) => order.shippingCostCents))
  expect(sumOf('Tax')).toBe(all((order) => order.taxCents))
  expect(sumOf('Total')).toBe(all((order) => order.grandTotalCents))
  expect(sumOf('Total in store currency')).toBe(all((order) => order.grandTotalCents))
  expect(sumOf('Quantity') / 100).toBe(all(({ lines }) => sum(lines.map(({ quantity }) => quantity))))
  // 45.00 and 57.00 were paid; a mug for 20.00 has paid a part of the bowl for 50.00, and 5.00 were returned.
  expect(['Paid', 'Exchanged', 'Outstanding balance', 'Refunded'].map(sumOf)).toEqual([10_200, 2000, 3000, 500])
  expect(sumOf('Paid') + sumOf('Exchanged') + sumOf('Outstanding balance')).toBe(sumOf('Total'))
})

test('the rows of a bundle name it, and its first one says how many were bought', async () => {
  const { shop, pot, cup, visitor } = await openShop(app)
  const set = await addBundle(shop, fixed([pot, 1, 0], [cup, 2, 0]))
  await visitor.call(addCartEntryCall, { body: bodyOf(set, 2) })
  await visitor.call(addCartEntryCall, { body: bodyOf(pot) })
  await buy(visitor, { expectedTotalCents: 8100 })
  const { rows, sumOf } = await exported(await app.owner(shop.website))
  const named = { Bundle: 'Tea set', 'Bundle SKU': set.variants[0]!.sku }
  expect(rows).toMatchObject([
    { Item: 'Pot', Quantity: '2', ...named, 'Bundle quantity': '2', Total: '81.00' },
    { Item: 'Cup', Quantity: '4', ...named, 'Bundle quantity': '', Total: '' },
    { Item: 'Pot', Quantity: '1', Bundle: '', 'Bundle SKU': '', 'Bundle quantity': '', Total: '' },
  ])
  expect([sumOf('Line total'), sumOf('Total'), sumOf('Bundle quantity')]).toEqual([7600, 8100, 200])
})
