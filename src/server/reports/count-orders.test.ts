import { expect, test } from 'vitest'
import { newToken } from '#server/identifiers.ts'
import { buildProduct } from '#server/testing/build-product.ts'
import { startReportShops } from '#server/testing/reports/report-shops.ts'
import type { Browser } from '#server/testing/test-app.ts'
import { sum } from '#shared/money/sum.ts'
import { cancelOrderCall, fulfilOrderCall, markOrderPaidCall } from '#shared/orders/change-api.ts'
import { editOrderCall, markOwedPaidCall, previewOrderEditCall } from '#shared/orders/edits/api.ts'
import { blankEdit } from '#shared/orders/edits/schema.ts'
import { getOrderCall } from '#shared/orders/read-api.ts'
import { refundOrderCall } from '#shared/orders/refund-api.ts'
import { netOf, totalOf } from '#shared/reports/sums.ts'
import { setExchangeCall } from '#shared/returns/exchange-api.ts'
import { createReturnCall, receiveReturnCall, refundReturnCall } from '#shared/returns/owner-api.ts'
import { countAllChanged } from './keep-counted.ts'

const { app, database, shop, salesOf, rowsOf, order, fromOrders } = await startReportShops()

test('an edited order counts by how each part of it was paid, and what it owes as not paid yet', async () => {
  const website = await shop()
  const owner = await app.owner(website)
  const mug = await buildProduct(app, website, { title: 'Mug', priceCents: 2000, stock: null })
  const parameters = { orderId: await order(website, mug, 1) }
  const read = async () => (await owner.call(getOrderCall, { parameters })).body.order
  const paidBy = async () =>
    Object.fromEntries((await rowsOf(owner, 'payment')).map(({ key, sums }) => [key, netOf(sums)]))
  const change = async (quantity: number) => {
    const { lines, revision } = await read()
    const edit = { ...blankEdit, quantities: [{ lineId: lines[0]!.id, quantity }] }
    const { preview } = (await owner.call(previewOrderEditCall, { parameters, body: { edit } })).body
    const body = { edit, revision, expectedTotalCents: preview.grandTotalCents, notifyBuyer: false }
    expect((await owner.call(editOrderCall, { parameters, body })).code).toBeNull()
    await app.runJobs()
  }
  const { grandTotalCents: first } = await read()
  await change(3)
  const { grandTotalCents: second, owedCents } = await read()
  expect(await paidBy()).toEqual({ 'test-card': first, awaiting: second - first })
  await owner.call(markOwedPaidCall, { parameters, body: { paymentMethod: 'bank-transfer', cents: owedCents } })
  await app.runJobs()
  expect(await paidBy()).toEqual({ 'test-card': first, 'bank-transfer': second - first })
  await change(2)
  const { grandTotalCents: third } = await read()
  expect(Object.values(await paidBy()).reduce((all, cents) => all + cents, 0)).toBe(third)
})

test('every number is what the orders say, after refunds and cancellations', async () => {
  const website = await shop()
  const owner = await app.owner(website)
  const mug = await buildProduct(app, website, { title: 'Mug', priceCents: 1999, stock: null })
  const jar = await buildProduct(app, website, { title: 'Jar', priceCents: 7331, stock: null })
  const isEqual = async () => {
    const facts = await fromOrders(owner, website)
    const { totals, points, isCounting } = await salesOf(owner)
    expect(isCounting).toBe(false)
    expect(totalOf(totals)).toBe(facts.ordered - facts.returned)
    expect([totals.orders, totals.units]).toEqual([facts.orders, facts.units])
    expect(sum(points.map(({ sums }) => totalOf(sums)))).toBe(totalOf(totals))
    for (const split of ['country', 'channel'] as const)
      expect(sum((await rowsOf(owner, split)).map(({ sums }) => totalOf(sums)))).toBe(totalOf(totals))
    for (const split of ['product', 'variant', 'category'] as const)
      expect(sum((await rowsOf(owner, split)).map(({ sums }) => netOf(sums)))).toBe(netOf(totals))
    expect(sum((await rowsOf(owner, 'payment')).map(({ sums }) => netOf(sums)))).toBe(totalOf(totals))
    expect(sum((await rowsOf(owner, 'tax')).map(({ sums }) => sums.taxCents))).toBe(totals.taxCents)
    return { totals, facts }
  }
  const first = await order(website, mug, 3)
  await order(website, jar, 2)
  const unpaid = await order(website, mug, 1, false)
  const canceled = await order(website, jar, 1)
  const { totals, facts } = await isEqual()
  expect(totals.taxCents).toBe(facts.tax)
  expect((await rowsOf(owner, 'payment')).map(({ key }) => key)).toEqual(['test-card', 'awaiting'])
  const { lines } = (await owner.call(getOrderCall, { parameters: { orderId: first } })).body.order
  const answer = await owner.call(refundOrderCall, {
    parameters: { orderId: first },
    body: {
      ...{
        idempotencyKey: newToken(),
        lines: [{ lineId: lines[0]!.id, quantity: 1, unfulfilledQuantity: 1 }],
        shippingCents: 0,
        cents: 2000,
      },
      ...{ restock: false, notifyBuyer: false },
    },
  })
  expect(answer.code).toBeNull()
  await app.runJobs()
  const refunded = await isEqual()
  expect(refunded.totals).toMatchObject({ refunds: 1, refundedCents: 2000, returnedUnits: 1 })
  await exchange(owner, first, jar.variantId)
  await app.runJobs()
  expect((await isEqual()).totals.refunds).toBe(2)
  for (const orderId of [unpaid, canceled])
    await owner.call(cancelOrderCall, { parameters: { orderId }, body: { restock: true, notifyBuyer: false } })
  await app.runJobs()
  await isEqual()
})

/** Ships an order, and exchanges a piece of its first line. */
async function exchange(owner: Browser, orderId: string, variantId: string): Promise<void> {
  const parameters = { orderId }
  const { lines } = (await owner.call(getOrderCall, { parameters })).body.order
  const lineId = lines[0]!.id
  await owner.call(fulfilOrderCall, {
    parameters,
    body: { carrier: '', trackingNumber: '', trackingUrl: '', lines: [], notifyBuyer: false },
  })
  const line = { lineId, quantity: 1, reason: 'other' as const }
  const created = await owner.call(createReturnCall, {
    parameters,
    body: { idempotencyKey: newToken(), lines: [line], message: '', notifyBuyer: false },
  })
  const returned = { parameters: { returnId: created.body.return.id } }
  await owner.call(setExchangeCall, {
    ...returned,
    body: { items: [{ lineId, variantId, quantity: 1, unitPriceCents: null }] },
  })
  const piece = { lineId, condition: 'as-new' as const, quantity: 1, restock: false }
  await owner.call(receiveReturnCall, { ...returned, body: { pieces: [piece], notifyBuyer: false } })
  const completed = await owner.call(refundReturnCall, {
    ...returned,
    body: { shippingCents: 0, feeCents: 0, notifyBuyer: false },
  })
  expect(completed.code).toBeNull()
}

test('an order that is edited counts as it is now, and the money that an edit returns counts once', async () => {
  const website = await shop()
  const owner = await app.owner(website)
  const mug = await buildProduct(app, website, { title: 'Mug', priceCents: 1999, stock: null })
  const [less, more] = [await order(website, mug, 3), await order(website, mug, 1)]
  for (const [orderId, quantity] of [[less, 1] as const, [more, 4] as const]) {
    const parameters = { orderId }
    const { lines, revision } = (await owner.call(getOrderCall, { parameters })).body.order
    const edit = { ...blankEdit, quantities: [{ lineId: lines[0]!.id, quantity }] }
    const { preview } = (await owner.call(previewOrderEditCall, { parameters, body: { edit } })).body
    const body = { edit, revision, expectedTotalCents: preview.grandTotalCents, notifyBuyer: false }
    expect((await owner.call(editOrderCall, { parameters, body })).code).toBeNull()
  }
  await app.runJobs()
  const facts = await fromOrders(owner, website)
  const { totals } = await salesOf(owner)
  expect(facts).toMatchObject({ units: 5, returned: 0 })
  expect([totalOf(totals), totals.units, totals.refunds]).toEqual([facts.ordered, 5, 0])
  expect(sum((await rowsOf(owner, 'payment')).map(({ sums }) => netOf(sums)))).toBe(facts.ordered)
})

test('an order that is paid later moves to its payment method', async () => {
  const website = await shop()
  const owner = await app.owner(website)
  const orderId = await order(website, await buildProduct(app, website), 1, false)
  expect((await rowsOf(owner, 'payment')).map(({ key }) => key)).toEqual(['awaiting'])
  await owner.call(markOrderPaidCall, { parameters: { orderId } })
  expect((await rowsOf(owner, 'payment')).map(({ key }) => key)).toEqual(['bank-transfer'])
})

test('days begin at midnight in the time zone of the shop, also after it was changed', async () => {
  const website = await shop('Asia/Tokyo')
  const owner = await app.owner(website)
  const orderId = await order(website, await buildProduct(app, website), 1)
  const placedAt = Date.parse('2026-11-20T15:30:00Z')
  await database
    .updateTable('orders')
    .set({ placed_at: placedAt })
    .where('website_id', '=', website.id)
    .where('id', '=', orderId)
    .execute()
  const ordersOn = async (day: string) => (await salesOf(owner, { from: day, to: day })).totals.orders
  expect([await ordersOn('2026-11-20'), await ordersOn('2026-11-21')]).toEqual([0, 1])
  const { points } = await salesOf(owner, { from: '2026-11-21', to: '2026-11-21' })
  expect(points.find(({ sums }) => sums.orders === 1)!.begins).toBe('2026-11-21T00')
  const { settings } = await database
    .selectFrom('websites')
    .select('settings')
    .where('id', '=', website.id)
    .executeTakeFirstOrThrow()
  const moved = settings.replace('Asia/Tokyo', 'America/New_York')
  await database.updateTable('websites').set({ settings: moved }).where('id', '=', website.id).execute()
  app.services.websites.forget(website.id)
  expect([await ordersOn('2026-11-20'), await ordersOn('2026-11-21')]).toEqual([1, 0])
})

test('two processes that count at once count each order once', async () => {
  const website = await shop()
  const owner = await app.owner(website)
  const product = await buildProduct(app, website, { stock: null })
  for (let index = 0; index < 6; index += 1) await order(website, product, 1)
  await Promise.all([1, 2, 3].map(() => countAllChanged(app.services, website.id, () => false)))
  const { totals } = await salesOf(owner)
  expect([totals.orders, totals.units]).toEqual([6, 6])
})
