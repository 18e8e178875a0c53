import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sum } from '#shared/money/sum.ts'
import { partsOfRefund, taxOfRefund, withRefundParts } from '#shared/orders/refund-parts.ts'
import type { Order } from '#shared/orders/schema.ts'
import { factsOf } from '#shared/reports/facts.ts'
import { addSums, noSums } from '#shared/reports/sums.ts'
import { keyOfTax } from '#shared/taxes/key-of-tax.ts'
import { contentOfCredit, creditedBy } from './credits.ts'
import { contentOfInvoice } from './rules.ts'
import type { Invoice } from './schema.ts'
import { anyRefundSteps, anySale, orderOfSale, refunded, refundedCompletely } from './testing/any-refunded-order.ts'
import { buildInvoice } from './testing/build-invoice.ts'

type Content = NonNullable<ReturnType<typeof contentOfCredit>>

const invoiceOf = (order: Order): Invoice => buildInvoice({ ...contentOfInvoice(order), currency: order.currency })

/** The credit notes of all refunds of an order, one after the other. */
function creditNotesOf(order: Order): Content[] {
  const notes: Content[] = []
  for (const refund of order.refunds) {
    const note = contentOfCredit(invoiceOf(order), refund, creditedBy(notes))
    if (note) notes.push(note)
  }
  return notes
}

const days = {
  // Each refund is an hour of its own.
  hourOf: (at: number) => new Date(at * 3_600_000).toISOString().slice(0, 13),
  isRegion: () => false,
}
/** What reports count of an order, by hour. */
const reported = (order: Order) =>
  factsOf(
    {
      ...order,
      placedAt: 0,
      refunds: order.refunds.map((one, index) => ({ ...one, at: index + 1 })),
      canceledAt: null,
      refundTenders: new Map(),
    },
    days,
  ).filter(({ dimension }) => dimension === 'time')

const anyRefunds = fc.record({ sale: anySale, steps: anyRefundSteps })
const refundedBy = ({ sale, steps }: typeof anyRefunds extends fc.Arbitrary<infer Value> ? Value : never): Order =>
  steps.reduce(refunded, orderOfSale(sale))

describe('whatever is refunded of an order, in any order', () => {
  test('the credit note, the report and the refund take back the same money and the same tax', () => {
    fc.assert(
      fc.property(anyRefunds, (any) => {
        const order = refundedBy(any)
        const notes = creditNotesOf(order)
        const counted = reported(order).filter(({ sums }) => sums.refunds > 0)
        expect(notes.map(({ totalCents }) => totalCents)).toEqual(order.refunds.map(({ cents }) => cents))
        expect(notes.map(({ taxCents }) => taxCents)).toEqual(order.refunds.map(taxOfRefund))
        expect(counted.map(({ sums }) => 0 - sums.taxCents)).toEqual(order.refunds.map(taxOfRefund))
      }),
      { numRuns: 300 },
    )
  })

  test('the tax of each rate is that of its amount, but for the rounding of each part', () => {
    fc.assert(
      fc.property(anyRefunds, (any) => {
        const order = refundedBy(any)
        const step = order.currency === 'JPY' ? 100 : 1
        for (const [index, { taxes, totalCents, taxCents }] of creditNotesOf(order).entries()) {
          const parts = order.refunds[index]!.parts
          for (const { rateMilliPercent, baseCents, amountCents } of taxes) {
            expect(baseCents).not.toBeNull()
            const exact = (baseCents! * rateMilliPercent) / 100_000
            expect(Math.abs(amountCents - exact)).toBeLessThanOrEqual((parts.length + 1) * step)
            expect(amountCents).toBeGreaterThanOrEqual(0)
          }
          expect(sum(taxes.map(({ baseCents }) => baseCents!))).toBeLessThanOrEqual(totalCents - taxCents)
        }
      }),
      { numRuns: 300 },
    )
  })

  test('nothing is left of an order that is refunded completely: no money, no tax of any part, no base', () => {
    fc.assert(
      fc.property(anyRefunds, (any) => {
        const partly = refundedBy(any)
        const order = refundedCompletely(partly, partly.refunds.length)
        if (order.grandTotalCents === 0) return
        const { cents, taxes, bases } = creditedBy(creditNotesOf(order))
        expect(cents).toBe(order.grandTotalCents)
        for (const tax of invoiceOf(order).taxes) {
          expect(taxes.get(keyOfTax(tax)) ?? 0).toBe(tax.amountCents)
          expect(bases.get(keyOfTax(tax)) ?? 0).toBe(tax.baseCents)
        }
        const { giftCardCents, grossCents, discountCents, returnCents, shippingCents, taxCents } = reported(order)
          .map(({ sums }) => sums)
          .reduce(addSums, noSums())
        expect(grossCents - discountCents - returnCents).toBe(0)
        expect([giftCardCents, shippingCents, taxCents]).toEqual([0, 0, 0])
        for (const { id, tax, paidCents } of order.lines) {
          const own = order.refunds.flatMap(({ parts }) => parts.filter(({ lineId }) => lineId === id))
          expect(sum(own.map((part) => part.cents))).toBe(paidCents)
          const taken = sum(own.flatMap((part) => part.taxes.map(({ amountCents }) => amountCents)))
          expect(taken).toBe(sum((tax?.rates ?? []).map(({ amountCents }) => amountCents)))
        }
      }),
      { numRuns: 300 },
    )
  })

  test('a refund whose money came back leaves its tax to the next ones', () => {
    fc.assert(
      fc.property(anyRefunds, fc.nat(5), (any, position) => {
        const partly = refundedBy(any)
        const refunds = partly.refunds.map((one, index) =>
          index === position ? { ...one, state: 'dismissed' as const, heldCents: 0 } : one,
        )
        const failed = { ...partly, refunds: withRefundParts(partly, refunds) }
        const order = refundedCompletely(failed, refunds.length)
        expect(sum(order.refunds.map(taxOfRefund))).toBe(order.grandTotalCents === 0 ? 0 : order.taxCents)
        expect(withRefundParts(order, order.refunds)).toEqual(order.refunds)
      }),
      { numRuns: 200 },
    )
  })
})

describe('a credit note over an invoice with several rates', () => {
  const rate = (rateMilliPercent: number, amountCents: number) => ({ name: 'VAT', rateMilliPercent, amountCents })
  const order: Order = {
    ...orderOfSale({
      prices: [
        { unitPriceCents: 6000, quantity: 2, taxCategoryId: '', taxable: true, productType: 1, isInBundle: false },
        { unitPriceCents: 1100, quantity: 2, taxCategoryId: 'books', taxable: true, productType: 1, isInBundle: false },
      ],
      ...{ percentMilli: 0, shippingCents: 600, shipping: 'by-rate', pricesIncludeTax: true, currency: 'EUR' },
      isReverseCharged: false,
    }),
  }
  const piece = (lineId: string, cents: number) => ({ lineId, quantity: 1, cents, isRestocked: false })
  const credit = (cents: number, lines: ReturnType<typeof piece>[], shippingCents = 0) => {
    const money = { cents, shippingCents, lines }
    return contentOfCredit(invoiceOf(order), { ...money, parts: partsOfRefund(order, [], money) }, creditedBy([]))!
  }

  test('says the restocking fee that it is less by', () => {
    const money = { cents: 900, feeCents: 200, shippingCents: 0, lines: [piece('line-1', 1100)] }
    const parts = partsOfRefund(order, [], money)
    const note = contentOfCredit(invoiceOf(order), { ...money, parts }, creditedBy([]))
    expect(note).toMatchObject({ totalCents: 900, adjustmentCents: -200, feeCents: 200 })
  })

  test('takes back the tax of the items that are returned, and of no others', () => {
    expect(credit(1100, [piece('line-1', 1100)]).taxes).toEqual([{ ...rate(10_000, 100), baseCents: 1000 }])
    expect(credit(6600, [piece('line-0', 6000)], 600).taxes).toEqual([{ ...rate(20_000, 1100), baseCents: 5500 }])
  })

  test('takes less tax back where less is returned than the items have cost', () => {
    expect(credit(600, [piece('line-0', 6000)]).taxes).toEqual([{ ...rate(20_000, 100), baseCents: 500 }])
  })

  test('takes a share of every tax back with money that belongs to no item', () => {
    expect(credit(7400, []).taxes).toEqual([
      { ...rate(20_000, 1050), baseCents: 5250 },
      { ...rate(10_000, 100), baseCents: 1000 },
    ])
  })
})
