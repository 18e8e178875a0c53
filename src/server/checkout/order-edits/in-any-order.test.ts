import fc from 'fast-check'
import { expect, test } from 'vitest'
import { listPaymentsLeft } from '#server/payments/order-payments.ts'
import { reading } from '#server/stores.ts'
import { buildShop } from '#server/testing/build-shop.ts'
import { add, buy } from '#server/testing/buy.ts'
import { repeats } from '#server/testing/endure.ts'
import { addBundle, fixed, stockOf } from '#server/testing/products/bundles/bundle-shop.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { sum } from '#shared/money/sum.ts'
import { cancelOrderCall, fulfilOrderCall } from '#shared/orders/change-api.ts'
import { costOfPieces } from '#shared/orders/cost-of-pieces.ts'
import * as api from '#shared/orders/edits/api.ts'
import { blankEdit, type OrderEdit } from '#shared/orders/edits/schema.ts'
import { getOrderCall } from '#shared/orders/read-api.ts'
import { refundOrderCall } from '#shared/orders/refund-api.ts'
import { paidByLine } from '#shared/orders/refunds.ts'
import type { Order, OrderLine } from '#shared/orders/schema.ts'

const app = await startTestApp()
const STOCK = 20

/** An order of three mugs for 20.00 each and a set of two for 33.01 with 5.00 shipping, and what staff can do with it. */
async function order() {
  const shop = await buildShop(app)
  const { website } = shop
  const owner = await app.owner(website)
  const visitor = app.visitor(website)
  const mug = await shop.addProduct({ title: 'Mug', variants: [{ priceCents: 2000, qtyInStock: STOCK }] })
  const set = await addBundle(shop, fixed([mug, 2, 0]), { variants: [{ priceCents: 3301, qtyInStock: 0 }] })
  await add(visitor, { itemId: mug.id, sku: mug.variants[0]!.sku }, 3)
  await add(visitor, { itemId: set.id, sku: set.variants[0]!.sku })
  const { orderId } = await buy(visitor, { expectedTotalCents: 9801 })
  const parameters = { orderId }
  const now = async (): Promise<Order> => (await owner.call(getOrderCall, { parameters })).body.order
  const save = async (change: Partial<OrderEdit>) => {
    const { revision } = await now()
    const changed = { ...blankEdit, ...change }
    const shown = await owner.call(api.previewOrderEditCall, { parameters, body: { edit: changed } })
    if (shown.code !== null) return shown.code
    const expectedTotalCents = shown.body.preview.grandTotalCents
    const body = { edit: changed, revision, expectedTotalCents, notifyBuyer: false }
    return (await owner.call(api.editOrderCall, { parameters, body })).code
  }
  const edit = async (quantity: number) => {
    const [line] = (await now()).lines
    return save({ quantities: [{ lineId: line!.id, quantity }] })
  }
  const editBundle = async (pieces: number) => {
    const [one] = (await now()).lines.filter(({ bundle }) => bundle)
    return save({ bundles: [{ bundleId: one?.bundle?.id ?? 'gone', quantity: pieces - 1 }] })
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
  const refundMoney = async (body: { readonly cents: number; readonly shippingCents: number }) =>
    (
      await owner.call(refundOrderCall, {
        parameters,
        body: {
          ...{ ...body, lines: [], restock: false, reason: '', notifyBuyer: false },
          idempotencyKey: crypto.randomUUID(),
        },
      })
    ).code
  const refundShipping = (pieces: number) => refundMoney({ cents: pieces * 100, shippingCents: pieces * 100 })
  const refundAnything = (pieces: number) => refundMoney({ cents: pieces * 100, shippingCents: 0 })
  const addMugs = (quantity: number) =>
    save({ added: [{ kind: 'product', variantId: mug.variants[0]!.id, quantity, unitPriceCents: null }] })
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
  return {
    now,
    edit,
    editBundle,
    add: addMugs,
    refund,
    refundShipping,
    refundAnything,
    fulfil,
    payOwed,
    cancel,
    left,
    stock: () => stockOf(app, shop, mug),
  }
}

const pieces = fc.integer({ min: 1, max: 5 })
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('edit' as const), pieces }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('editBundle' as const), pieces }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('refund' as const), pieces }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('add' as const), pieces }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('refundShipping' as const), pieces }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('refundAnything' as const), pieces }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('fulfil' as const), pieces }) },
  { weight: 2, arbitrary: fc.constant({ kind: 'payOwed' as const }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'cancel' as const }) },
)

test(
  'whatever staff do with an order, its parts add up, and it has the money that it counts as paid',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: repeats(8, 50) }), async (steps) => {
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
          // No later step changes what a refund has taken.
          const taken = before.refunds.map(({ id }) => now.refunds.find((refund) => refund.id === id)!.parts)
          expect(taken).toEqual(before.refunds.map(({ parts }) => parts))
          const returned = sum(now.refunds.filter(({ isOfEdit }) => !isOfEdit).map(({ heldCents }) => heldCents))
          expect(now.refundedCents).toBe(returned)
          if (returned > 0 && now.owedCents === 0)
            expect(now.paymentState === 'refunded').toBe(returned === now.grandTotalCents)
          for (const line of now.lines) {
            expect(line.refundedQuantity).toBeLessThanOrEqual(line.quantity)
            expect(line.fulfilledQuantity).toBeLessThanOrEqual(line.quantity)
          }
          const parts = now.lines.filter(({ bundle }) => bundle)
          const sets = parts[0]?.bundle?.quantity ?? 0
          expect(sum(parts.map(({ quantity }) => quantity))).toBe(2 * sets)
          expect(sum(parts.map(({ totalCents }) => totalCents))).toBe(3301 * sets)
          if (before.state === 'cancelled') expect([now.state, code]).toEqual(['cancelled', expect.any(String)])
          // Refunded pieces come back, and those of a canceled order that were not sent.
          const gone = STOCK - (await shop.stock())
          const inAll = (count: (line: OrderLine) => number) => sum(now.lines.map(count))
          if (now.state === 'cancelled') expect(gone).toBeLessThanOrEqual(inAll((line) => line.fulfilledQuantity))
          else expect(gone).toBe(inAll((line) => line.quantity - line.refundedQuantity))
        }
      }),
      { numRuns: repeats(10, 1000) },
    )
  },
  repeats(120_000, 1_800_000),
)
