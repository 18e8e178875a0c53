import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { inShopCurrency } from '#shared/currencies/rules.ts'
import { sum } from '#shared/money/sum.ts'
import { type StoredRefund, withRefundParts } from '#shared/orders/refund-parts.ts'
import type { OrderRefund } from '#shared/orders/refund-schema.ts'
import { buildOrder } from '#shared/orders/testing/build-order.ts'
import { type Fact, type FactDimension, factsOf, taxKeyOf } from './facts.ts'
import type { ReportedOrder } from './order-parts.ts'
import { addSums, averageOf, netOf, noSums, type Sums, totalOf } from './sums.ts'

const rules = {
  hourOf: (at: number) => new Date(at).toISOString().slice(0, 13),
  isRegion: (country: string) => country === 'US',
}
const countedFrom = (changes: Partial<ReportedOrder> = {}): ReportedOrder => {
  const order: ReportedOrder = { ...buildOrder(), ...{ canceledAt: null, refundTenders: new Map() }, ...changes }
  return { ...order, refunds: withRefundParts(order, order.refunds.map(unrecorded)) }
}
const unrecorded = (one: OrderRefund): StoredRefund => ({ ...one, parts: null })
const of = (facts: readonly Fact[], dimension: FactDimension) => facts.filter((fact) => fact.dimension === dimension)
const total = (facts: readonly Fact[]): Sums => facts.map(({ sums }) => sums).reduce(addSums, noSums())
const refund = (changes: Partial<ReportedOrder['refunds'][number]>): ReportedOrder['refunds'][number] => ({
  ...{ id: 'refund-1', at: Date.UTC(2026, 10, 25, 9), by: '', cents: 0, heldCents: 0, shippingCents: 0, state: 'done' },
  ...{ isByHand: false, isOfEdit: false, exchangedCents: 0, reason: '', failure: '', lines: [], parts: [] },
  ...changes,
})

test('the key of a tax is read as it is stored, and nothing else is taken for one', () => {
  expect(taxKeyOf('["US","CA","Sales tax",7250,""]')).toEqual(['US', 'CA', 'Sales tax', 7250, ''])
  for (const text of ['', 'US', '["US","CA"]', '["US","CA","Sales tax","7250",""]']) {
    expect(() => taxKeyOf(text), text).toThrow()
  }
})

describe('an order', () => {
  test('counts at the hour it was placed, without tax in its sales', () => {
    const [fact] = of(factsOf(countedFrom(), rules), 'time')
    expect(fact).toMatchObject({ bucket: '2026-11-20T18', currency: 'USD' })
    const { orders, units, grossCents, discountCents, taxCents } = fact!.sums
    expect({ orders, units, grossCents, discountCents, taxCents }).toEqual({
      ...{ orders: 1, units: 4, grossCents: 51_400, discountCents: 5140, taxCents: 2544 },
    })
    expect(netOf(fact!.sums)).toBe(46_260)
    expect(totalOf(fact!.sums)).toBe(50_004)
  })

  test('counts by product, place of its tax, payment, channel and discount', () => {
    const facts = factsOf(countedFrom(), rules)
    expect(of(facts, 'variant').map(({ key, parent, sums }) => [key, parent, sums.units])).toEqual([
      ['variant-0', 'product-0', 2],
      ['variant-1', 'product-1', 1],
      ['variant-2', 'product-2', 1],
    ])
    expect(of(facts, 'tax').map(({ key }) => key)).toEqual(['["US","ME","Maine sales tax",5500,""]'])
    expect(of(facts, 'payment').map(({ key, sums }) => [key, sums.grossCents])).toEqual([['test-card', 50_004]])
    expect(of(facts, 'channel').map(({ key }) => key)).toEqual(['online'])
    expect(of(facts, 'discount').map(({ key, sums }) => [key, sums.discountCents, sums.grossCents])).toEqual([
      ['discount-1', 5140, 50_004],
    ])
  })

  test('from a draft counts in a channel of its own, and its discount is none of the shop', () => {
    const { discounts, lines } = buildOrder()
    const draftOrder = { id: discounts[0]!.id, number: 7 }
    const free = { ...lines[0]!, id: 'free', variantId: '', productId: '' }
    const facts = factsOf(countedFrom({ draftOrder, lines: [free, ...lines.slice(1)] }), rules)
    expect(of(facts, 'channel').map(({ key }) => key)).toEqual(['draft-orders'])
    const renewal = { subscriptionId: 'subscription-1', number: 1, period: 2 }
    expect(of(factsOf(countedFrom({ renewal }), rules), 'channel').map(({ key }) => key)).toEqual(['renewals'])
    expect(of(facts, 'discount').map(({ key }) => key)).toEqual(['draft-orders'])
    expect(of(facts, 'variant')[0]).toMatchObject({ key: '', parent: '', sums: { units: 2 } })
  })

  test.each([
    ['goods', [1, 1, 3], 0],
    ['goods and a donation', [1, 6, 4], 0],
    ['a gift card and a donation alone', [4, 6, 6], 1],
  ])('of %s says whether it has goods, where and how it was ordered', (_, types, ordersWithoutGoods) => {
    const lines = buildOrder().lines.map((line, index) => ({ ...line, productType: types[index]! as 1 }))
    const facts = factsOf(countedFrom({ lines }), rules)
    for (const dimension of ['time', 'country', 'channel'] as const)
      expect(of(facts, dimension)[0]!.sums).toMatchObject({ orders: 1, ordersWithoutGoods })
  })

  test('without goods lowers no average', () => {
    const sales = { ...noSums(), orders: 3, grossCents: 6000, donationCents: 9000 }
    expect(averageOf(sales)).toBe(2000)
    expect(averageOf({ ...sales, ordersWithoutGoods: 1 })).toBe(3000)
    expect(averageOf({ ...sales, ordersWithoutGoods: 3, grossCents: 0 })).toBe(0)
    expect(averageOf(noSums())).toBe(0)
  })

  test('counts nothing in test mode', () => {
    expect(factsOf(countedFrom({ testMode: true }), rules)).toEqual([])
  })

  test('counts nothing more once it is refunded, on the day of the refund', () => {
    const refunds = [refund({ cents: 50_004, heldCents: 50_004, lines: [], shippingCents: 1266 })]
    const facts = of(factsOf(countedFrom({ refunds }), rules), 'time')
    expect(facts.map(({ bucket }) => bucket)).toEqual(['2026-11-20T18', '2026-11-25T09'])
    expect(facts[1]!.sums).toMatchObject({ refunds: 1, refundedCents: 50_004, taxCents: -2544, orders: 0 })
    expect(totalOf(total(facts))).toBe(0)
  })

  test('counts no refund whose money was not returned', () => {
    const failed = countedFrom({ refunds: [refund({ cents: 50_004, heldCents: 0, state: 'failed' })] })
    expect(factsOf(failed, rules)).toEqual(factsOf(countedFrom(), rules))
  })

  test('that was canceled before it was paid counts back on that day; a paid one with its refund', () => {
    const canceledAt = Date.UTC(2026, 10, 22)
    const unpaid = countedFrom({ state: 'cancelled', paymentState: 'awaiting', canceledAt })
    const facts = factsOf(unpaid, rules)
    expect(of(facts, 'time').map(({ bucket }) => bucket)).toEqual(['2026-11-20T18', '2026-11-22T00'])
    expect(totalOf(total(of(facts, 'time')))).toBe(0)
    expect(total(of(facts, 'time')).refundedCents).toBe(0)
    expect(of(facts, 'payment').map(({ key }) => key)).toEqual(['awaiting', 'awaiting'])
    expect(netOf(total(of(facts, 'payment')))).toBe(0)
    const paid = factsOf(countedFrom({ state: 'cancelled', canceledAt }), rules)
    expect(totalOf(total(of(paid, 'time')))).toBe(50_004)
  })

  test('sells gift cards apart from its sales, and is paid with them', () => {
    const order = buildOrder()
    const lines = order.lines.map((line, index) => (index === 2 ? { ...line, productType: 4 as const } : line))
    const giftCards = [{ paymentId: 'payment', cardId: 'card', lastFour: 'AB12', cents: 4 }]
    const facts = factsOf(countedFrom({ lines, giftCards }), rules)
    const sums = total(of(facts, 'time'))
    expect(sums.giftCardCents).toBeGreaterThan(0)
    expect(totalOf(sums) + sums.giftCardCents).toBe(50_004)
    expect(of(facts, 'variant').map(({ key }) => key)).toEqual(['variant-0', 'variant-1'])
    expect(of(facts, 'payment').map(({ key, sums }) => [key, sums.grossCents])).toEqual([
      ['gift-card', 4],
      ['test-card', 50_000],
    ])
  })
})

/** An order as the cart computes it, with any prices, discounts, taxes, refunds and cancellation. */
const orders = fc
  .record({
    lines: fc.array(
      fc.record({
        price: fc.integer({ min: 0, max: 50_000 }),
        quantity: fc.integer({ min: 1, max: 4 }),
        discount: fc.integer({ min: 0, max: 100 }),
        isGiftCard: fc.boolean(),
      }),
      { minLength: 1, maxLength: 4 },
    ),
    shipping: fc.integer({ min: 0, max: 2000 }),
    rates: fc.uniqueArray(fc.constantFrom(5000, 7250, 19_000), { maxLength: 2 }),
    isIncluded: fc.boolean(),
    rate: fc.option(fc.constantFrom('1.0845', '0.5', '161.37')),
    refunds: fc.array(fc.tuple(fc.integer({ min: 0, max: 120 }), fc.integer({ min: 0, max: 4 })), { maxLength: 4 }),
    paymentState: fc.constantFrom('paid' as const, 'awaiting' as const),
    isCanceled: fc.boolean(),
    isStored: fc.boolean(),
  })
  .map(({ lines, shipping, rates, isIncluded, rate, refunds, paymentState, isCanceled, isStored }) => {
    const model = buildOrder().lines[0]!
    const taxed = (cents: number) =>
      rates.map((rateMilliPercent) => ({
        ...{ name: 'Tax', rateMilliPercent },
        amountCents: Math.round((cents * rateMilliPercent) / (isIncluded ? 100_000 + sum(rates) : 100_000)),
      }))
    const bought = lines.map(({ price, quantity, discount, isGiftCard }, index) => {
      const totalCents = price * quantity
      const priced = totalCents - Math.round((totalCents * discount) / 100)
      const taxes = isGiftCard ? [] : taxed(priced)
      const tax = sum(taxes.map(({ amountCents }) => amountCents))
      return {
        ...{ ...model, id: `line-${index}`, variantId: `variant-${index}`, productId: `product-${index % 2}` },
        productType: isGiftCard ? (4 as const) : (1 as const),
        ...{ quantity, unitPriceCents: price, totalCents, paidCents: isIncluded ? priced : priced + tax },
        ...{ tax: { category: '', rates: taxes }, discount: totalCents - priced },
      }
    })
    const shippingTaxes = taxed(shipping)
    const all = [...bought.flatMap(({ tax }) => tax.rates), ...shippingTaxes]
    const taxes = rates.map((rateMilliPercent) => ({
      ...{ name: 'Tax', rateMilliPercent, included: isIncluded },
      amountCents: sum(all.filter((one) => one.rateMilliPercent === rateMilliPercent).map((one) => one.amountCents)),
    }))
    const added = isIncluded ? 0 : sum(shippingTaxes.map(({ amountCents }) => amountCents))
    const grandTotalCents = sum(bought.map(({ paidCents }) => paidCents)) + shipping + added
    let left = paymentState === 'paid' ? grandTotalCents : 0
    return countedFrom({
      lines: bought.map(({ discount: _, tax, ...line }) => ({ ...line, tax: isStored ? tax : null })),
      ...{ taxes, shippingTaxes: isStored ? shippingTaxes : null, shippingCostCents: shipping, grandTotalCents },
      discountCents: sum(bought.map(({ discount }) => discount)),
      discounts: [],
      paymentState,
      state: isCanceled ? 'cancelled' : 'open',
      canceledAt: isCanceled ? Date.UTC(2026, 10, 30) : null,
      ...(rate !== null && {
        currency: 'EUR',
        exchange: { currency: 'USD', rate, totalCents: inShopCurrency(grandTotalCents, { currency: 'USD', rate }) },
      }),
      refunds: refunds.map(([percent, index], position) => {
        const heldCents = Math.min(left, Math.round((grandTotalCents * percent) / 100))
        left -= heldCents
        const line = bought[index]
        const named = line ? [{ lineId: line.id, quantity: 1, cents: line.paidCents, isRestocked: false }] : []
        const at = Date.UTC(2026, 10, 21 + position)
        return refund({ id: `refund-${position}`, at, cents: heldCents, heldCents, lines: named })
      }),
    })
  })

describe('whatever an order is and becomes', () => {
  it('is counted to the cent: what was ordered, less what was refunded or canceled', () => {
    fc.assert(
      fc.property(orders, (order) => {
        const sums = total(of(factsOf(order, rules), 'time'))
        const { grandTotalCents, refunds, exchange } = order
        const isUnpaid = order.paymentState === 'awaiting' && order.canceledAt !== null
        const leftCents = isUnpaid ? 0 : grandTotalCents - sum(refunds.map(({ heldCents }) => heldCents))
        const returned = grandTotalCents - leftCents
        const all = exchange?.totalCents ?? grandTotalCents
        const inShop = (cents: number) =>
          cents === grandTotalCents ? all : exchange ? inShopCurrency(cents, exchange) : cents
        expect(totalOf(sums) + sums.giftCardCents).toBe(all - inShop(returned))
        if (leftCents === 0) expect(sums.taxCents).toBe(0)
      }),
      { numRuns: 300 },
    )
  })

  it('is the same in every split', () => {
    fc.assert(
      fc.property(orders, (order) => {
        const facts = factsOf(order, rules)
        const sums = total(of(facts, 'time'))
        expect(total(of(facts, 'country'))).toEqual(sums)
        expect(total(of(facts, 'channel'))).toEqual(sums)
        const { grossCents, discountCents, returnCents, units, returnedUnits } = sums
        expect(total(of(facts, 'variant'))).toMatchObject({ grossCents, discountCents, returnCents })
        expect(total(of(facts, 'variant')).units).toBe(units)
        expect(total(of(facts, 'variant')).returnedUnits).toBe(returnedUnits)
        expect(total(of(facts, 'tax')).taxCents).toBe(sums.taxCents)
        expect(netOf(total(of(facts, 'payment')))).toBe(totalOf(sums) + sums.giftCardCents)
        expect(returnedUnits).toBeLessThanOrEqual(units)
      }),
      { numRuns: 300 },
    )
  })
})
