import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sum } from '#shared/money/sum.ts'
import { costOfPieces } from './cost-of-pieces.ts'
import type { OrderRefund } from './refund-schema.ts'
import {
  canMarkRefunded,
  canRefund,
  canUndoPaid,
  isRefundedByProvider,
  paidByLine,
  refundableOf,
  suggestedRefund,
} from './refunds.ts'
import type { Order, OrderLine } from './schema.ts'

const refundOf = (cents: number, changes: Partial<OrderRefund> = {}): OrderRefund => ({
  id: 'refund',
  at: 0,
  by: '',
  cents,
  heldCents: cents,
  shippingCents: 0,
  state: 'done',
  isByHand: false,
  isOfEdit: false,
  exchangedCents: 0,
  reason: '',
  failure: '',
  lines: [],
  parts: [],
  ...changes,
})

test.each([
  // Columns: state, payment state, method, total, refunded by the provider, by hand.
  ['cancelled', 'paid', 'test-card', 2500, true, false],
  ['cancelled', 'partly-refunded', 'test-card', 2500, true, false],
  ['cancelled', 'paid', 'test-card', 0, false, false],
  ['cancelled', 'refunded', 'test-card', 2500, false, false],
  ['cancelled', 'paid', 'bank-transfer', 2500, false, true],
  ['fulfilled', 'paid', 'bank-transfer', 2500, false, true],
  ['fulfilled', 'partly-refunded', 'pay-on-pickup', 2500, false, true],
  ['open', 'paid', 'bank-transfer', 2500, false, false],
  ['cancelled', 'awaiting', 'bank-transfer', 2500, false, false],
  ['cancelled', 'refunded', 'bank-transfer', 2500, false, false],
] as const)('%s, %s by %s, %i', (state, paymentState, paymentMethod, grandTotalCents, byProvider, byHand) => {
  const order = { state, paymentState, paymentMethod, grandTotalCents, owedCents: 0, refunds: [] }
  expect([isRefundedByProvider(order), canMarkRefunded(order)]).toEqual([byProvider, byHand])
})

describe('an order of 25.00', () => {
  const order = {
    state: 'open',
    paymentState: 'paid',
    paymentMethod: 'bank-transfer',
    grandTotalCents: 2500,
    owedCents: 0,
  } as const
  test.each([
    ['can be refunded', [], true],
    ['can be refunded after a part was', [refundOf(2400)], true],
    ['has nothing left after all of it was', [refundOf(2400), refundOf(100)], false],
    ['has nothing left while all of it is on its way', [refundOf(2500, { state: 'pending' })], false],
    ['has everything left after a refund failed', [refundOf(2500, { state: 'failed', heldCents: 0 })], true],
    ['has everything left after it was dismissed', [refundOf(2500, { state: 'dismissed', heldCents: 0 })], true],
  ] as const)('%s', (_what, refunds, isLeft) => {
    expect(canRefund({ ...order, refunds: [...refunds] })).toBe(isLeft)
  })

  test('is not unpaid any more once a part of it was refunded', () => {
    expect(canUndoPaid({ ...order, revision: 0, lines: [], refunds: [] })).toBe(true)
    const refunds = [refundOf(100)]
    expect(canUndoPaid({ ...order, revision: 0, lines: [], paymentState: 'partly-refunded', refunds })).toBe(false)
    expect(canUndoPaid({ ...order, revision: 1, lines: [], refunds: [] })).toBe(false)
  })
})

test.each([
  // Columns: paid, pieces, what each costs, one after the other.
  [1000, 3, [333, 334, 333]],
  [2, 3, [1, 0, 1]],
  [2001, 2, [1001, 1000]],
  [0, 2, [0, 0]],
  [999, 1, [999]],
] as const)('%i for %i pieces is refunded as %j', (paidCents, quantity, costs) => {
  expect(costs.map((_, before) => costOfPieces(paidCents, { quantity, before, pieces: 1, currency: 'USD' }))).toEqual(
    costs,
  )
})

const lineOf = (changes: Partial<OrderLine>): OrderLine =>
  ({ id: 'line', quantity: 1, fulfilledQuantity: 0, refundedQuantity: 0, removedQuantity: 0, ...changes }) as OrderLine

test('a line that was shipped in part has both kinds of pieces', () => {
  const lines = [
    lineOf({ id: 'a', quantity: 5, fulfilledQuantity: 2, refundedQuantity: 2, removedQuantity: 1, paidCents: 500 }),
  ]
  const order = orderOf({ lines, grandTotalCents: 700 })
  // Five were bought: one was refunded before it was shipped, one of the two that were shipped.
  expect(refundableOf(order).lines).toMatchObject([{ fulfilled: 1, unfulfilled: 2 }])
  expect(refundableOf(order).shippingCents).toBe(200)
})

type Whole = Parameters<typeof refundableOf>[0]
const orderOf = (changes: Partial<Order>): Whole => ({
  state: 'open',
  owedCents: 0,
  paymentState: 'paid',
  currency: 'USD',
  discountCents: 0,
  shippingCostCents: 0,
  taxes: [],
  refunds: [],
  lines: [],
  grandTotalCents: 0,
  ...changes,
})

/** Random orders: with discounts, taxes on top or not, shipping, in both kinds of currencies, stored before or after. */
const orders = fc
  .record({
    lines: fc.array(
      fc.record({ quantity: fc.integer({ min: 1, max: 12 }), unit: fc.integer({ min: 0, max: 90_000 }) }),
      {
        minLength: 1,
        maxLength: 8,
      },
    ),
    discount: fc.double({ min: 0, max: 1, noNaN: true }),
    shipping: fc.integer({ min: 0, max: 5000 }),
    tax: fc.integer({ min: 0, max: 30_000 }),
    currency: fc.constantFrom('USD', 'JPY'),
    isStored: fc.boolean(),
  })
  .map(({ lines, discount, shipping, tax, currency, isStored }): Whole => {
    const step = currency === 'JPY' ? 100 : 1
    const totals = lines.map(({ quantity, unit }) => quantity * unit * step)
    const subtotal = sum(totals)
    const discountCents = Math.floor((subtotal / step) * discount) * step
    const taxCents = subtotal + shipping === 0 ? 0 : tax * step
    const order = orderOf({
      currency: currency as Order['currency'],
      discountCents,
      shippingCostCents: shipping * step,
      taxes: [{ name: 'Tax', rateMilliPercent: 1, amountCents: taxCents, included: false }],
      grandTotalCents: subtotal - discountCents + shipping * step + taxCents,
      lines: lines.map(({ quantity }, index) =>
        lineOf({ id: `line-${index}`, quantity, totalCents: totals[index]!, paidCents: null }),
      ),
    })
    const paid = paidByLine(order).lines
    return isStored
      ? { ...order, lines: order.lines.map((line, index) => ({ ...line, paidCents: paid[index]! })) }
      : order
  })

test('what lines and shipping cost is never negative, and together the total', () => {
  fc.assert(
    fc.property(orders, (order) => {
      const { lines, shippingCents } = paidByLine(order)
      expect(sum(lines) + shippingCents).toBe(order.grandTotalCents)
      for (const cents of [...lines, shippingCents]) expect(cents).toBeGreaterThanOrEqual(0)
    }),
  )
})

test('refunded piece by piece, in any order, exactly what the lines cost goes back', () => {
  fc.assert(
    fc.property(orders, fc.array(fc.nat(), { minLength: 200, maxLength: 200 }), (whole, choices) => {
      let order = whole
      for (const choice of choices) {
        const { lines, cents } = refundableOf(order)
        if (cents === 0 || lines.length === 0) break
        const { line, unfulfilled } = lines[choice % lines.length]!
        const pieces = 1 + (choice % unfulfilled)
        const refund = suggestedRefund(order, { pieces: new Map([[line.id, pieces]]), shippingCents: 0 })
        expect(refund.cents).toBeLessThanOrEqual(cents)
        order = {
          ...order,
          refunds: [
            ...order.refunds,
            refundOf(refund.cents, { lines: refund.lines.map((one) => ({ ...one, isRestocked: false })) }),
          ],
          lines: order.lines.map((one) =>
            one.id === line.id
              ? {
                  ...one,
                  refundedQuantity: one.refundedQuantity + pieces,
                  removedQuantity: one.removedQuantity + pieces,
                }
              : one,
          ),
        }
      }
      const { shippingCents } = paidByLine(order)
      // Without a payment that is left there is nothing to choose from.
      if (refundableOf(order).lines.length > 0) return
      const returned = sum(order.refunds.map(({ cents }) => cents))
      expect(returned + shippingCents).toBe(whole.grandTotalCents)
    }),
  )
})

describe('whole bundles that are refunded one after the other', () => {
  const part = (id: string, quantity: number, paidCents: number, bundles: number): OrderLine =>
    lineOf({
      ...{ id, variantId: id, quantity, paidCents, totalCents: paidCents },
      bundle: { id: 'set', productId: 'set', variantId: 'set', title: 'Tea set', imageUrl: null, quantity: bundles },
    })

  /** What each bundle gives back. */
  function costsOf(order: Whole, bundles: number): number[] {
    let now = order
    return Array.from({ length: bundles }, () => {
      const pieces = new Map(now.lines.map((line) => [line.id, line.quantity / bundles]))
      const refund = suggestedRefund(now, { pieces, shippingCents: 0 })
      now = {
        ...now,
        refunds: [
          ...now.refunds,
          refundOf(refund.cents, { lines: refund.lines.map((one) => ({ ...one, isRestocked: false })) }),
        ],
        lines: now.lines.map((line) => ({
          ...line,
          refundedQuantity: line.refundedQuantity + line.quantity / bundles,
          removedQuantity: line.removedQuantity + line.quantity / bundles,
        })),
      }
      return refund.cents
    })
  }

  test('each cost the half of two, though each part of them is rounded', () => {
    const lines = [part('cup', 2, 667, 2), part('pot', 2, 1333, 2)]
    expect(costsOf(orderOf({ lines, grandTotalCents: 2000 }), 2)).toEqual([1000, 1000])
  })

  test('cost their share to the nearest cent, and together what was paid', () => {
    const parts = fc.array(fc.tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 0, max: 5000 })), {
      minLength: 1,
      maxLength: 5,
    })
    fc.assert(
      fc.property(parts, fc.integer({ min: 1, max: 5 }), (some, bundles) => {
        const lines = some.map(([inOne, cents], index) => part(`part-${index}`, inOne * bundles, cents, bundles))
        const grandTotalCents = sum(some.map(([, cents]) => cents))
        const costs = costsOf(orderOf({ lines, grandTotalCents }), bundles)
        expect(sum(costs)).toBe(grandTotalCents)
        let before = 0
        for (const [index, cents] of costs.entries()) {
          before += cents
          expect(before).toBe(Math.floor((2 * grandTotalCents * (index + 1) + bundles) / (2 * bundles)))
        }
      }),
    )
  })
})
