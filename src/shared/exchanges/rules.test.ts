import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { inShopCurrency } from '#shared/currencies/rules.ts'
import { sum } from '#shared/money/sum.ts'
import { costOfPieces } from '#shared/orders/cost-of-pieces.ts'
import { type EditedLine, priceEdit } from '#shared/orders/edits/price-edit.ts'
import { partsOfRefund } from '#shared/orders/refund-parts.ts'
import { paidByLine, suggestedRefund } from '#shared/orders/refunds.ts'
import type { Order, OrderLine } from '#shared/orders/schema.ts'
import { buildOrder } from '#shared/orders/testing/build-order.ts'
import { factsOf } from '#shared/reports/facts.ts'
import { addSums, noSums, totalOf } from '#shared/reports/sums.ts'
import type { StoreSettings } from '#shared/settings/schema.ts'
import { termsAt } from '#shared/taxes/terms.ts'
import { settlementOfReturn, withAddedLines } from './rules.ts'

const prices = fc.record({ cents: fc.integer({ min: 0, max: 5_000 }), quantity: fc.integer({ min: 1, max: 4 }) })

const shop = fc.record({
  currency: fc.constantFrom('USD' as const, 'EUR' as const, 'JPY' as const),
  pricesIncludeTax: fc.boolean(),
  rates: fc.array(fc.integer({ min: 0, max: 25_000 }), { maxLength: 2 }),
  /** Of the currency of the shop; null where it is that of the order. */
  rate: fc.option(fc.constantFrom('1.0845', '0.5', '161.37')),
})
type Shop = typeof shop extends fc.Arbitrary<infer Value> ? Value : never

/** What is done with an order, one after the other. */
const steps = fc.array(
  fc.record({
    line: fc.nat(8),
    pieces: fc.integer({ min: 1, max: 3 }),
    feeCents: fc.constantFrom(0, 0, 100, 500),
    /** Null: it is refunded. */
    wanted: fc.option(prices, { freq: 4 }),
    paysRest: fc.boolean(),
  }),
  { minLength: 1, maxLength: 8 },
)

/** Lines as the shop sells them today, with their taxes and the share of a discount. */
function linesOf(
  { currency, pricesIncludeTax, rates }: Shop,
  wanted: readonly { readonly cents: number; readonly quantity: number }[],
  { percentMilli, first }: { readonly percentMilli: number; readonly first: number },
) {
  const settings = {
    ...{ currency, country: 'US', pricesIncludeTax, taxRules: { shipping: 'by-rate' as const } },
    taxRates: rates.map((rateMilliPercent, index) => ({
      ...{ name: `Tax ${index}`, place: { country: 'US' }, rateMilliPercent, appliesToShipping: true },
    })),
  } as unknown as Parameters<typeof termsAt>[0] & Pick<StoreSettings, 'currency' | 'pricesIncludeTax'>
  const whole = currency === 'JPY' ? 100 : 1
  const lines: EditedLine[] = wanted.map(({ cents, quantity }) => ({
    ...{ unitPriceCents: cents * whole, quantity, taxable: true, taxCategoryId: '', keptDiscountCents: 0 },
  }))
  const discount = percentMilli === 0 ? null : { kind: 'percent' as const, title: '', percentMilli }
  const terms = termsAt(settings, { country: 'US', region: 'OR' })
  const totals = priceEdit({ lines, discount, shippingCostCents: first === 0 ? 500 : 0, terms, settings })
  const [model] = buildOrder().lines
  const priced: OrderLine[] = totals.lines.map(({ unitPriceCents, totalCents, paidCents, taxes }, index) => ({
    ...model!,
    ...{ id: `line-${first + index}`, quantity: lines[index]!.quantity, unitPriceCents, totalCents, paidCents },
    ...{ refundedQuantity: 0, removedQuantity: 0, tax: { category: '', rates: [...taxes] } },
  }))
  return { priced, totals }
}

/** An order that was paid, and what its buyer has paid and got back. */
interface Paid {
  order: Order
  paidCents: number
  returnedCents: number
  feeCents: number
}

function placed(given: Shop, bought: { cents: number; quantity: number }[], percentMilli: number): Paid {
  const { priced, totals } = linesOf(given, bought, { percentMilli, first: 0 })
  const { currency, rate } = given
  const { grandTotalCents } = totals
  const order = buildOrder({
    ...{ currency, lines: priced, paymentState: 'paid', state: 'open', owedCents: 0, refunds: [], discounts: [] },
    ...{ subtotalCents: totals.subtotalCents, discountCents: totals.discountCents, taxes: totals.taxes },
    ...{ shippingTaxes: [...totals.shippingTaxes], shippingCostCents: 500, taxCents: totals.taxCents, grandTotalCents },
    ...(rate !== null && {
      exchange: { currency: 'USD', rate, totalCents: inShopCurrency(grandTotalCents, { currency: 'USD', rate }) },
    }),
  })
  return { order, paidCents: grandTotalCents, returnedCents: 0, feeCents: 0 }
}

/** Takes a step: pieces come back, others are added, and the difference moves. */
function taken(before: Paid, given: Shop, step: typeof steps extends fc.Arbitrary<(infer Value)[]> ? Value : never) {
  const { order } = before
  const line = order.lines[step.line % order.lines.length]!
  const pieces = Math.min(step.pieces, line.quantity - line.refundedQuantity)
  if (pieces <= 0) return before
  const back = suggestedRefund(order, { pieces: new Map([[line.id, pieces]]), shippingCents: 0 }, { paysOwed: true })
  const creditCents = back.cents - step.feeCents
  if (creditCents <= 0) return before
  const { priced } = linesOf(given, step.wanted ? [step.wanted] : [], {
    ...{ percentMilli: 0, first: order.lines.length },
  })
  const added = priced.length > 0 ? withAddedLines(order, priced) : order
  const settled = settlementOfReturn({ creditCents, owedCents: added.owedCents })
  const returned = back.lines.map((one) => ({ ...one, isRestocked: true }))
  const refund: Order['refunds'][number] = {
    ...{ id: `refund-${order.refunds.length}`, at: order.placedAt + 1 + order.refunds.length, by: '' },
    ...{ cents: creditCents, heldCents: creditCents, exchangedCents: settled.exchangedCents, shippingCents: 0 },
    ...{ state: 'done', isByHand: false, isOfEdit: false, reason: '', failure: '' },
    lines: returned,
    parts: partsOfRefund(added, order.refunds, { cents: creditCents, shippingCents: 0, lines: returned }),
  }
  const paysNow = step.paysRest ? settled.owedCents : 0
  return {
    order: {
      ...added,
      owedCents: settled.owedCents - paysNow,
      refundedCents: added.refundedCents + creditCents,
      refunds: [...added.refunds, refund],
      lines: added.lines.map((one) =>
        one.id === line.id ? { ...one, refundedQuantity: one.refundedQuantity + pieces } : one,
      ),
    },
    paidCents: before.paidCents + paysNow,
    returnedCents: before.returnedCents + settled.refundCents,
    feeCents: before.feeCents + step.feeCents,
  }
}

describe('whatever is returned and exchanged, in every currency', () => {
  const story = fc.record({
    given: shop,
    bought: fc.array(prices, { minLength: 1, maxLength: 4 }),
    percentMilli: fc.constantFrom(0, 0, 12_500, 33_300),
    steps,
  })
  const lived = ({ given, bought, percentMilli, steps: all }: typeof story extends fc.Arbitrary<infer V> ? V : never) =>
    all.reduce((state, step) => taken(state, given, step), placed(given, bought, percentMilli))

  test('what was paid and not returned is the value of what the buyer keeps, less what they owe', () => {
    fc.assert(
      fc.property(story, (one) => {
        const { order, paidCents, returnedCents, feeCents } = lived(one)
        const paid = paidByLine(order)
        const kept = order.lines.map((line, index) => {
          const cents = paid.lines[index]!
          const { quantity, refundedQuantity } = line
          return (
            cents - costOfPieces(cents, { quantity, before: 0, pieces: refundedQuantity, currency: order.currency })
          )
        })
        const keptCents = sum(kept) + paid.shippingCents + feeCents
        expect(paidCents - returnedCents).toBe(keptCents - order.owedCents)
        expect(paidCents - returnedCents).toBe(order.grandTotalCents - order.owedCents - order.refundedCents)
        expect(returnedCents).toBeLessThanOrEqual(paidCents)
        expect(order.owedCents).toBeGreaterThanOrEqual(0)
        expect(paid.shippingCents).toBeGreaterThanOrEqual(500)
      }),
      { numRuns: 500 },
    )
  })

  test('the parts of the order add up to its total, and reports count it to the cent', () => {
    const rules = { hourOf: (at: number) => new Date(at).toISOString().slice(0, 13), isRegion: () => true }
    fc.assert(
      fc.property(story, (one) => {
        const { order } = lived(one)
        const added = one.given.pricesIncludeTax ? 0 : order.taxCents
        expect(order.grandTotalCents).toBe(order.subtotalCents - order.discountCents + order.shippingCostCents + added)
        expect(sum(order.taxes.map(({ amountCents }) => amountCents))).toBe(order.taxCents)
        const facts = factsOf({ ...order, canceledAt: null, refundTenders: new Map() }, rules)
        const sums = facts.filter(({ dimension }) => dimension === 'time').map((fact) => fact.sums)
        const total = totalOf(sums.reduce(addSums, noSums()))
        const { grandTotalCents, refundedCents, exchange } = order
        const returned = exchange ? inShopCurrency(refundedCents, exchange) : refundedCents
        expect(total).toBe((exchange?.totalCents ?? grandTotalCents) - returned)
      }),
      { numRuns: 500 },
    )
  })
})

test.each([
  // Columns: value of the return, owed with the new items, paid by the return, owed after it, refunded.
  ['new items that cost more', 2000, 5000, 2000, 3000, 0],
  ['new items that cost less', 2000, 1200, 1200, 0, 800],
  ['new items that cost the same', 2000, 2000, 2000, 0, 0],
  ['no new items', 2000, 0, 0, 0, 2000],
] as const)('%s', (_what, creditCents, owed, exchangedCents, owedCents, refundCents) => {
  expect(settlementOfReturn({ creditCents, owedCents: owed })).toEqual({ exchangedCents, owedCents, refundCents })
})
