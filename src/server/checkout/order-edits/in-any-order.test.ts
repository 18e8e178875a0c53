import fc from 'fast-check'
import { expect, test } from 'vitest'
import { listPaymentsLeft } from '#server/payments/order-payments.ts'
import { reading } from '#server/stores.ts'
import { buildProduct } from '#server/testing/build-product.ts'
import { add, buy } from '#server/testing/buy.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { sum } from '#shared/money/sum.ts'
import { cancelOrderCall, fulfilOrderCall } from '#shared/orders/change-api.ts'
import * as api from '#shared/orders/edits/api.ts'
import { blankEdit } from '#shared/orders/edits/schema.ts'
import { getOrderCall } from '#shared/orders/read-api.ts'
import { refundOrderCall } from '#shared/orders/refund-api.ts'
import { costOfPieces, paidByLine } from '#shared/orders/refunds.ts'
import type { Order } from '#shared/orders/schema.ts'

const app = await startTestApp()
const STOCK = 20

/** An order of three mugs for 20.00 each with 5.00 shipping, and what staff can do with it. */
async function order() {
  const website = await app.buildWebsite()
  const owner = await app.owner(website)
  const visitor = app.visitor(website)
  const mug = await buildProduct(app, website, { stock: STOCK })
  await add(visitor, mug, 3)
  const { orderId } = await buy(visitor, { expectedTotalCents: 6500 })
  const parameters = { orderId }
  const now = async (): Promise<Order> => (await owner.call(getOrderCall, { parameters })).body.order
  const edit = async (quantity: number) => {
    const { lines, revision } = await now()
    const changed = { ...blankEdit, quantities: [{ lineId: lines[0]!.id, quantity }] }
    const shown = await owner.call(api.previewOrderEditCall, { parameters, body: { edit: changed } })
    if (shown.code !== null) return shown.code
    const expectedTotalCents = shown.body.preview.grandTotalCents
    const body = { edit: changed, revision, expectedTotalCents, notifyBuyer: false }
    return (await owner.call(api.editOrderCall, { parameters, body })).code
  }
  const refund = async (pieces: number) => {
    const { lines, currency, ...all } = await now()
    const [line] = lines
    const [paidCents] = paidByLine({ ...all, lines, currency }).lines
    const { quantity, refundedQuantity: before, id: lineId, fulfilledQuantity, removedQuantity } = line!
    const cents = costOfPieces(paidCents!, { quantity, before, pieces, currency })
    const body = { shippingCents: 0, cents, restock: true, reason: '', notifyBuyer: false }
    // Those that were not sent yet first.
    const unfulfilledQuantity = Math.min(pieces, Math.max(0, quantity - fulfilledQuantity - removedQuantity))
    const lineOf = { lineId, quantity: pieces, unfulfilledQuantity }
    return (
      await owner.call(refundOrderCall, {
        parameters,
        body: { ...body, idempotencyKey: crypto.randomUUID(), lines: [lineOf] },
      })
    ).code
  }
  const fulfil = async (quantity: number) => {
    const [line] = (await now()).lines
    const shipped = { carrier: '', trackingNumber: '', trackingUrl: '', notifyBuyer: false }
    const body = { ...shipped, lines: [{ lineId: line!.id, quantity }] }
    return (await owner.call(fulfilOrderCall, { parameters, body })).code
  }
  const payOwed = async () => {
    const cents = (await now()).owedCents
    if (cents === 0) return 'order-nothing-owed'
    return (await owner.call(api.markOwedPaidCall, { parameters, body: { paymentMethod: 'bank-transfer', cents } }))
      .code
  }
  const cancel = async () =>
    (await owner.call(cancelOrderCall, { parameters, body: { restock: true, notifyBuyer: false } })).code
  const left = async () =>
    sum((await listPaymentsLeft(reading(app.services, website), orderId)).map(({ leftCents }) => leftCents))
  return { now, edit, refund, fulfil, payOwed, cancel, left, stock: mug.stock }
}

const pieces = fc.integer({ min: 1, max: 5 })
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('edit' as const), pieces }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('refund' as const), pieces }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('fulfil' as const), pieces }) },
  { weight: 2, arbitrary: fc.constant({ kind: 'payOwed' as const }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'cancel' as const }) },
)

test('whatever staff do with an order, its parts add up, and it has the money that it counts as paid', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 8 }), async (steps) => {
      const shop = await order()
      for (const one of steps) {
        const before = await shop.now()
        const code = 'pieces' in one ? await shop[one.kind](one.pieces) : await shop[one.kind]()
        while ((await app.runJobs()) > 0) {
          // One job returns money, another one follows it.
        }
        const now = await shop.now()
        // What is refused changes nothing.
        if (code !== null) expect({ ...now, events: [] }).toEqual({ ...before, events: [] })
        const paid = paidByLine(now)
        expect(sum(paid.lines) + paid.shippingCents).toBe(now.grandTotalCents)
        expect(await shop.left()).toBe(now.grandTotalCents - now.owedCents - now.refundedCents)
        expect(now.refunds.map(({ state }) => state)).toEqual(now.refunds.map(() => 'done'))
        expect(now.owedCents).toBeGreaterThanOrEqual(0)
        const [line] = now.lines
        expect(line!.refundedQuantity).toBeLessThanOrEqual(line!.quantity)
        expect(line!.fulfilledQuantity).toBeLessThanOrEqual(line!.quantity)
        if (before.state === 'cancelled') expect([now.state, code]).toEqual(['cancelled', expect.any(String)])
        // Refunded pieces come back, and those of a canceled order that were not sent.
        const gone = STOCK - (await shop.stock())
        if (now.state === 'cancelled') expect(gone).toBeLessThanOrEqual(line!.fulfilledQuantity)
        else expect(gone).toBe(line!.quantity - line!.refundedQuantity)
      }
    }),
    { numRuns: 10 },
  )
}, 120_000)
