import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sum } from '#shared/money/sum.ts'
import type { Order } from '../schema.ts'
import { buildOrder } from '../testing/build-order.ts'
import { discountByLine, keptDiscounts } from './kept-discounts.ts'
import { priceEdit } from './price-edit.ts'
import { giftCardsAfterRefund, settlementOf } from './rules.ts'
import { type AnyCart, anyCart, orderOf } from './testing/any-cart.ts'

function edited(
  given: AnyCart,
  quantityOf: (line: Order['lines'][number], index: number) => number,
  removed: string[] = [],
) {
  const { order, settings, terms } = orderOf(given)
  const byId = new Map(order.lines.map((line, index) => [line.id, quantityOf(line, index)]))
  const kept = keptDiscounts(order, ({ id }) => byId.get(id)!, removed)
  const lines = order.lines.map(({ id, unitPriceCents }, index) => ({
    ...{ unitPriceCents, quantity: byId.get(id)!, taxable: given.lines[index]!.taxable, taxCategoryId: '' },
    keptDiscountCents: kept.lines[index]!,
  }))
  const { shippingCostCents } = order
  return { order, kept, terms, settings, lines, shippingCostCents }
}

describe('an edit', () => {
  test('that changes nothing leaves every amount as checkout has computed it', () => {
    fc.assert(
      fc.property(anyCart, (given) => {
        const { order, ...input } = edited(given, (line) => line.quantity)
        const totals = priceEdit({ ...input, discount: null })
        expect(totals.grandTotalCents).toBe(order.grandTotalCents)
        expect(totals.taxes).toEqual(order.taxes)
        expect(totals.lines.map(({ paidCents }) => paidCents)).toEqual(order.lines.map(({ paidCents }) => paidCents))
      }),
    )
  })

  test('has parts that sum to its total, none negative, whatever is changed', () => {
    const change = fc.record({
      given: anyCart,
      quantities: fc.array(fc.integer({ min: 0, max: 12 }), { minLength: 6, maxLength: 6 }),
      removes: fc.boolean(),
      percentMilli: fc.option(fc.integer({ min: 1, max: 100_000 })),
    })
    fc.assert(
      fc.property(change, ({ given, quantities, removes, percentMilli }) => {
        const removed = removes ? ['discount-0'] : []
        const { kept, ...input } = edited(given, (_, index) => quantities[index]!, removed)
        const discount = percentMilli === null ? null : { kind: 'percent' as const, title: '', percentMilli }
        const totals = priceEdit({ ...input, discount })
        const added = given.pricesIncludeTax ? 0 : totals.taxCents
        const step = given.currency === 'JPY' ? 100 : 1
        expect(totals.grandTotalCents).toBe(
          totals.subtotalCents - totals.discountCents + input.shippingCostCents + added,
        )
        const shippingTax = given.pricesIncludeTax ? 0 : sum(totals.shippingTaxes.map((one) => one.amountCents))
        expect(sum(totals.lines.map((line) => line.paidCents)) + input.shippingCostCents + shippingTax).toBe(
          totals.grandTotalCents,
        )
        expect(sum(kept.discounts.map((one) => one.discountCents)) + totals.addedDiscountCents).toBe(
          totals.discountCents,
        )
        for (const line of totals.lines) {
          expect(line.paidCents).toBeGreaterThanOrEqual(0)
          expect(line.paidCents % step).toBe(0)
        }
        if (removes) expect(kept.discounts).toEqual([])
      }),
    )
  })

  test('finds what discounts took off each line', () => {
    fc.assert(
      fc.property(anyCart, (given) => {
        const { order } = orderOf(given)
        expect(sum(discountByLine(order))).toBe(order.discountCents)
      }),
    )
  })
})

test.each([
  // Columns: state, total before, owed before, gift cards, total after, owed, refunded.
  ['a paid order that costs more', 'paid', 5000, 0, 0, 6200, 1200, 0],
  ['a paid order that costs less', 'paid', 5000, 0, 0, 4200, 0, 800],
  ['a paid order that costs the same', 'paid', 5000, 0, 0, 5000, 0, 0],
  ['an order that owed something and costs less', 'partly-paid', 6200, 1200, 0, 5500, 500, 0],
  ['an order that owed something and costs less than was paid', 'partly-paid', 6200, 1200, 0, 4000, 0, 1000],
  ['an order that awaits its payment', 'awaiting', 5000, 0, 0, 6200, 6200, 0],
  ['an order that awaits the rest after a gift card', 'awaiting', 5000, 0, 2000, 6200, 4200, 0],
] as const)('%s', (_what, paymentState, before, owed, cards, after, owedCents, refundCents) => {
  const giftCards = cards > 0 ? [{ paymentId: 'p', cardId: 'c', lastFour: 'ABCD', cents: cards }] : undefined
  const order = buildOrder({ paymentState, grandTotalCents: before, owedCents: owed, ...(giftCards && { giftCards }) })
  expect(settlementOf(order, after)).toEqual({ owedCents, refundCents })
})

test.each([
  // Columns: what each card has paid, what is returned, what each has paid after that.
  [[700, 300], 0, [700, 300]],
  [[700, 300], 200, [500, 300]],
  [[700, 300], 700, [300]],
  [[700, 300], 900, [100]],
  [[700, 300], 1500, undefined],
  [undefined, 500, undefined],
])('of gift cards that paid %j, %i cents are returned first', (paid, refundCents, left) => {
  const giftCards = paid?.map((cents, index) => ({ paymentId: `p${index}`, cardId: 'c', lastFour: 'ABCD', cents }))
  const order = buildOrder(giftCards && { giftCards })
  expect(giftCardsAfterRefund(order, refundCents)?.map(({ cents }) => cents)).toEqual(left)
})

test('gift cards get back only what refunds have not returned to them already', () => {
  const giftCards = [700, 300].map((cents, index) => ({ paymentId: `p${index}`, cardId: 'c', lastFour: 'ABCD', cents }))
  const refunds = [{ isOfEdit: false, giftCardCents: 900 }] as Order['refunds']
  expect(giftCardsAfterRefund({ giftCards, refunds }, 500)?.map(({ cents }) => cents)).toEqual([700, 200])
})
