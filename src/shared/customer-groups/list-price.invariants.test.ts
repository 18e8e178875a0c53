import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { calculateTotals } from '#shared/cart/totals.ts'
import { buildDiscount } from '#shared/discounts/testing/build-discount.ts'
import { sum } from '#shared/money/sum.ts'
import { productTypes } from '#shared/products/codes.ts'
import { unitPriceCents } from '#shared/products/prices.ts'
import { breaksRefusal } from '#shared/products/quantity-breaks/rules.ts'
import type { QuantityBreaks } from '#shared/products/quantity-breaks/schema.ts'
import { defaultStoreSettings } from '#shared/settings/defaults.ts'
import { listPrice, percentFor } from './rules.ts'

// Random lists, steps, sales, discounts and currencies.

const percentMilli = fc.integer({ min: 0, max: 100_000 })
const step = fc.record({ from: fc.integer({ min: 2, max: 40 }), percentMilli, priceCents: fc.nat({ max: 500 }) })
const inUnits = (currency: string, cents: number) => (currency === 'JPY' ? cents * 100 : cents)

const breaks: fc.Arbitrary<QuantityBreaks> = fc
  .record({
    isTogether: fc.boolean(),
    kind: fc.constantFrom('percent' as const, 'price' as const),
    steps: fc.uniqueArray(step, { minLength: 1, maxLength: 4, selector: ({ from }) => from }),
  })
  .map((made) => {
    // As the rule for saving wants them: each step lowers the price.
    const froms = made.steps.map(({ from }) => from).toSorted((one, other) => one - other)
    const percents = made.steps.map((one) => one.percentMilli).toSorted((one, other) => one - other)
    const prices = made.steps.map((one) => one.priceCents).toSorted((one, other) => other - one)
    return { ...made, steps: froms.map((from, at) => ({ from, percentMilli: percents[at]!, priceCents: prices[at]! })) }
  })

const variant = fc
  .record({
    currency: fc.constantFrom('USD', 'JPY'),
    priceCents: fc.integer({ min: 0, max: 1000 }),
    salePart: fc.integer({ min: 0, max: 100 }),
    onSale: fc.boolean(),
    quantityBreaks: fc.option(breaks, { nil: undefined }),
  })
  .map(({ currency, priceCents, salePart, quantityBreaks, ...rest }) => ({
    currency,
    variant: {
      ...rest,
      priceCents: inUnits(currency, priceCents),
      salePriceCents: inUnits(currency, Math.floor((priceCents * salePart) / 100)),
      productType: productTypes.physical,
      subscriptionPlan: null,
      quantityBreaks: quantityBreaks && {
        ...quantityBreaks,
        steps: quantityBreaks.steps.map((one) => ({ ...one, priceCents: inUnits(currency, one.priceCents) })),
      },
    },
  }))

const list = fc.option(
  fc.record({
    percentMilli,
    categories: fc.array(fc.record({ categoryId: fc.constantFrom('cups', 'bowls'), percentMilli }), { maxLength: 2 }),
    steps: fc
      .array(fc.record({ from: fc.integer({ min: 2, max: 40 }), percentMilli }), { maxLength: 3 })
      .map((steps) => {
        const percents = steps.map((one) => one.percentMilli).toSorted((one, other) => one - other)
        const froms = steps.map(({ from }) => from).toSorted((one, other) => one - other)
        return froms.map((from, at) => ({ from, percentMilli: percents[at]! }))
      }),
  }),
)

const bought = fc.record({
  given: variant,
  list,
  fixedCents: fc.option(fc.nat({ max: 2000 }), { nil: undefined }),
  pieces: fc.integer({ min: 1, max: 60 }),
  categoryIds: fc.subarray(['cups', 'bowls']),
})
type Bought = typeof bought extends fc.Arbitrary<infer One> ? One : never

const priceOf = ({ given, fixedCents, pieces, ...facts }: Bought, more = 0) =>
  listPrice(given.variant, {
    ...facts,
    currency: given.currency,
    fixedCents: fixedCents === undefined ? undefined : inUnits(given.currency, fixedCents),
    pieces: pieces + more,
    piecesOfProduct: pieces + more,
  })

describe('the price of one piece with lists and steps', () => {
  it('is never negative, never above the price of the shop, and can be paid in the currency', () => {
    fc.assert(
      fc.property(bought, (one) => {
        const cents = priceOf(one)
        expect(cents).toBeGreaterThanOrEqual(0)
        expect(cents).toBeLessThanOrEqual(unitPriceCents(one.given.variant))
        expect(cents % (one.given.currency === 'JPY' ? 100 : 1)).toBe(0)
      }),
    )
  })

  it('never rises with the number of pieces', () => {
    fc.assert(fc.property(bought, fc.integer({ min: 1, max: 40 }), (one, more) => priceOf(one, more) <= priceOf(one)))
  })

  it('makes more pieces cost as much as fewer or more, unless a step is reached in between', () => {
    fc.assert(
      fc.property(bought, (one) => {
        const reached = [...(one.given.variant.quantityBreaks?.steps ?? []), ...(one.list?.steps ?? [])]
        fc.pre(!reached.some(({ from }) => from === one.pieces + 1))
        expect(priceOf(one, 1) * (one.pieces + 1)).toBeGreaterThanOrEqual(priceOf(one) * one.pieces)
      }),
    )
  })

  it('leaves parts of a cart with discounts that sum to its total', () => {
    const discount = fc.record({ percentMilli, excludesSale: fc.boolean() })
    fc.assert(
      fc.property(fc.array(bought, { minLength: 1, maxLength: 6 }), discount, (lines, changes) => {
        const currency = lines[0]!.given.currency
        const ofOne = lines.filter(({ given }) => given.currency === currency)
        const totals = calculateTotals({
          lines: ofOne.map((line, index) => ({
            productId: `product-${index}`,
            categoryIds: [],
            onSale: priceOf(line) < line.given.variant.priceCents,
            unitPriceCents: priceOf(line),
            regularPriceCents: line.given.variant.priceCents,
            quantity: line.pieces,
            productType: productTypes.physical,
            taxable: true,
            taxCategoryId: '',
            weightGrams: 0,
          })),
          settings: defaultStoreSettings({ country: 'US', currency, timeZone: 'UTC', email: '' }),
          shippingLocation: null,
          shippingMethodId: null,
          discounts: [{ ...buildDiscount({ kind: 'percent', trigger: 'automatic' }), ...changes }],
        })
        const paid = totals.lines.map((line) => line.totalCents - line.discountCents)
        expect(paid.every((cents) => cents >= 0)).toBe(true)
        expect(sum(paid)).toBe(totals.grandTotalCents)
      }),
    )
  })

  it('comes from steps that can be saved', () => {
    fc.assert(
      fc.property(breaks, (one) => {
        const percents = new Set(one.steps.map((each) => each.percentMilli))
        fc.pre(one.kind === 'percent' && percents.size === one.steps.length && !percents.has(0))
        expect(breaksRefusal(one, 'USD')).toBeNull()
      }),
    )
  })
})

const mug = { priceCents: 2000, salePriceCents: 1500, onSale: false, productType: productTypes.physical }
const shopList = { percentMilli: 20_000, categories: [{ categoryId: 'cups', percentMilli: 30_000 }], steps: [] }
const facts = { currency: 'USD', pieces: 1, piecesOfProduct: 1, list: shopList, categoryIds: [] as string[] }

describe('a buyer in a group', () => {
  test.each([
    ['a percentage less', {}, {}, 1600],
    ['the percentage of the category', {}, { categoryIds: ['cups'] }, 1400],
    ['a fixed price in place of a percentage', {}, { fixedCents: 1900 }, 1900],
    ['the price of the shop where the fixed one is higher', {}, { fixedCents: 2500 }, 2000],
    ['the sale price where it is lower', { onSale: true }, { fixedCents: 1900 }, 1500],
    [
      'less for more pieces',
      {},
      { piecesOfProduct: 10, list: { ...shopList, steps: [{ from: 10, percentMilli: 10_000 }] } },
      1440,
    ],
  ])('pays %s', (_, changes, own, cents) => {
    expect(listPrice({ ...mug, subscriptionPlan: null, ...changes }, { ...facts, ...own })).toBe(cents)
  })

  test.each([
    ['a gift card', { productType: productTypes.giftCard, subscriptionPlan: null }],
    ['a subscription', { productType: productTypes.physical, subscriptionPlan: {} }],
  ])('pays the full price of %s', (_, changes) => {
    expect(listPrice({ ...mug, ...changes }, facts)).toBe(2000)
  })

  test('gets the largest percentage of several categories', () => {
    const categories = [
      { categoryId: 'cups', percentMilli: 10_000 },
      { categoryId: 'blue', percentMilli: 15_000 },
    ]
    expect(percentFor({ percentMilli: 50_000, categories }, ['blue', 'cups'])).toBe(15_000)
  })
})
