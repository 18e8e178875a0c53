import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyRefundSteps, refunded } from '#shared/invoices/testing/any-refunded-order.ts'
import { sum } from '#shared/money/sum.ts'
import { withRefundParts } from '../refund-parts.ts'
import { paidByLine } from '../refunds.ts'
import type { Order } from '../schema.ts'
import { SHIPPING_PART, taxedParts } from '../taxed-parts.ts'
import { keptDiscounts } from './kept-discounts.ts'
import { priceEdit } from './price-edit.ts'
import { refundedParts } from './refunded-parts.ts'
import { anyCart, orderOf } from './testing/any-cart.ts'

const anyEdit = fc.record({
  given: anyCart,
  refunds: anyRefundSteps,
  /** The taxes of the place may be others by then. */
  rates: anyCart.map(({ rates }) => rates),
  quantities: fc.array(fc.integer({ min: 0, max: 12 }), { minLength: 6, maxLength: 6 }),
  addedCents: fc.integer({ min: 0, max: 5_000 }),
  removes: fc.boolean(),
  percentMilli: fc.option(fc.integer({ min: 1, max: 100_000 })),
  shippingCents: fc.integer({ min: 0, max: 40 }),
})
type AnyEdit = typeof anyEdit extends fc.Arbitrary<infer Value> ? Value : never

/** An order with refunds, and what an edit makes of it that changes only what it can change. */
function edited({ given, refunds, rates, quantities, addedCents, removes, percentMilli, shippingCents }: AnyEdit) {
  const { settings, order } = orderOf(given)
  const { terms } = orderOf({ ...given, rates })
  const before = refunds.reduce(refunded, order)
  const fixed = refundedParts(before)
  const whole = settings.currency === 'JPY' ? 100 : 1
  const quantityOf = (line: Order['lines'][number]) =>
    fixed.lines.has(line.id) ? line.quantity : quantities[before.lines.findIndex(({ id }) => id === line.id)]!
  const kept = keptDiscounts(before, quantityOf, removes && !fixed.hasDiscounts ? ['discount-0'] : [])
  const stayed = before.lines.map((line, index) => ({
    ...{ unitPriceCents: line.unitPriceCents, quantity: quantityOf(line), taxCategoryId: '' },
    ...{ taxable: given.lines[index]!.taxable, keptDiscountCents: kept.lines[index]! },
    fixed: fixed.lines.get(line.id) ?? null,
  }))
  const added = {
    unitPriceCents: addedCents * whole,
    quantity: 2,
    taxable: true,
    taxCategoryId: '',
    keptDiscountCents: 0,
  }
  const shippingCostCents = fixed.shipping ? before.shippingCostCents : shippingCents * 100
  const totals = priceEdit({
    ...{ lines: [...stayed, added], shippingCostCents, fixedShipping: fixed.shipping, terms, settings },
    discount: percentMilli === null ? null : { kind: 'percent', title: '', percentMilli },
  })
  const after: Order = {
    ...before,
    ...{ shippingCostCents, discountCents: totals.discountCents, subtotalCents: totals.subtotalCents },
    ...{ taxes: totals.taxes, taxCents: totals.taxCents, grandTotalCents: totals.grandTotalCents },
    shippingTaxes: [...totals.shippingTaxes],
    lines: [...before.lines, { ...before.lines[0]!, id: 'added', refundedQuantity: 0 }]
      .map((line, index) => ({
        ...line,
        quantity: [...stayed, added][index]!.quantity,
        totalCents: totals.lines[index]!.totalCents,
        paidCents: totals.lines[index]!.paidCents,
        tax: { category: '', rates: [...totals.lines[index]!.taxes] },
      }))
      .filter(({ quantity }) => quantity > 0),
  }
  return { before, after, fixed, kept, totals }
}

test('an edit of an order with refunds changes nothing that they have taken, and its parts sum to its total', () => {
  fc.assert(
    fc.property(anyEdit, (given) => {
      const { before, after, fixed, kept, totals } = edited(given)
      const parts = taxedParts(after)
      const partOf = (id: string) => parts.find(({ lineId }) => lineId === id)
      for (const [id, part] of fixed.lines) expect(partOf(id)).toEqual(part)
      if (fixed.shipping) expect(partOf(SHIPPING_PART)).toEqual(fixed.shipping)
      // Each refund takes what it took, of parts that still have it.
      expect(withRefundParts(after, before.refunds)).toEqual(before.refunds)
      expect(sum(before.refunds.map(({ heldCents }) => heldCents))).toBeLessThanOrEqual(after.grandTotalCents)
      const paid = paidByLine(after)
      expect(sum(paid.lines) + paid.shippingCents).toBe(after.grandTotalCents)
      expect(sum(parts.flatMap(({ taxes }) => taxes.map(({ amountCents }) => amountCents)))).toBe(after.taxCents)
      expect(sum(after.taxes.map(({ amountCents }) => amountCents))).toBe(after.taxCents)
      expect(sum(kept.discounts.map((one) => one.discountCents)) + totals.addedDiscountCents).toBe(after.discountCents)
    }),
  )
})

test('an edit that changes nothing of an order with refunds leaves every amount as it is', () => {
  fc.assert(
    fc.property(anyCart, anyRefundSteps, (given, refunds) => {
      const { order, settings, terms } = orderOf(given)
      const before = refunds.reduce(refunded, order)
      const fixed = refundedParts(before)
      const kept = keptDiscounts(before, ({ quantity }) => quantity, [])
      const totals = priceEdit({
        lines: before.lines.map(({ id, unitPriceCents, quantity }, index) => ({
          ...{ unitPriceCents, quantity, taxCategoryId: '', taxable: given.lines[index]!.taxable },
          ...{ keptDiscountCents: kept.lines[index]!, fixed: fixed.lines.get(id) ?? null },
        })),
        ...{ discount: null, shippingCostCents: before.shippingCostCents, fixedShipping: fixed.shipping },
        ...{ terms, settings },
      })
      expect(totals.grandTotalCents).toBe(before.grandTotalCents)
      expect(totals.lines.map(({ paidCents }) => paidCents)).toEqual(before.lines.map(({ paidCents }) => paidCents))
      expect(totals.taxes.filter(({ amountCents }) => amountCents > 0).toSorted(byName)).toEqual(
        before.taxes.filter(({ amountCents }) => amountCents > 0).toSorted(byName),
      )
    }),
  )
})

const byName = (one: { name: string }, other: { name: string }) => (one.name < other.name ? -1 : 1)
