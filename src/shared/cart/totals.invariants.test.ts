import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Discount, type DiscountTarget, discountKinds } from '#shared/discounts/schema.ts'
import { buildDiscount } from '#shared/discounts/testing/build-discount.ts'
import { type Currency, currencies } from '#shared/money/schema.ts'
import { sum } from '#shared/money/sum.ts'
import { type ProductType, productTypes } from '#shared/products/codes.ts'
import type { ShippingMethod, ShippingZone, TaxRate } from '#shared/settings/schema.ts'
import { euRates, pricesAcrossPlaces, shippingTaxes } from '#shared/settings/tax-rules.ts'
import { calculateTotals, type Totals, type TotalsInput } from './totals.ts'

// Random carts of every shape: amounts must add up in all of them.

const place = fc.record({ country: fc.constantFrom('DE', 'US', '*'), region: fc.constantFrom('', 'CA', 'NY') })
const cents = fc.oneof(fc.integer({ min: 0, max: 20_000 }), fc.integer({ min: 0, max: 999_999_999 }))
const bound = (maximum: number) => fc.option(fc.integer({ min: 1, max: maximum }))
const rate: fc.Arbitrary<ShippingMethod['rate']> = fc.oneof(
  fc.record({ kind: fc.constant('flat' as const), costCents: cents }),
  fc.record({
    kind: fc.constant('by-weight' as const),
    tiers: fc.array(fc.record({ upToGrams: bound(10_000), costCents: cents }), { minLength: 1, maxLength: 4 }),
  }),
  fc.record({
    kind: fc.constant('by-price' as const),
    tiers: fc.array(fc.record({ upToCents: bound(100_000), costCents: cents }), { minLength: 1, maxLength: 4 }),
  }),
  fc.constant({ kind: 'pickup' as const }),
)
const method: fc.Arbitrary<ShippingMethod> = fc.record({
  id: fc.constantFrom('a', 'b', 'c'),
  name: fc.constant('Way'),
  description: fc.constant(''),
  rate,
  freeOverCents: fc.option(cents),
})
const zone: fc.Arbitrary<ShippingZone> = fc.record({
  name: fc.constant('Zone'),
  places: fc.array(place, { minLength: 1, maxLength: 3 }),
  methods: fc.array(method, { maxLength: 3 }),
})
const taxRate: fc.Arbitrary<TaxRate> = fc.record({
  name: fc.constant('Tax'),
  place,
  rateMilliPercent: fc.oneof(fc.constantFrom(0, 5000, 7250, 19000, 100_000), fc.integer({ min: 0, max: 100_000 })),
  appliesToShipping: fc.boolean(),
  categoryId: fc.constantFrom(undefined, 'books', 'food'),
})
const discount: fc.Arbitrary<Discount> = fc
  .record({
    id: fc.uuid(),
    kind: fc.constantFrom(...discountKinds),
    trigger: fc.constantFrom('code' as const, 'automatic' as const),
    percentMilli: fc.integer({ min: 0, max: 100_000 }),
    amountCents: cents,
    appliesTo: fc.constantFrom<DiscountTarget>(
      { kind: 'all' },
      { kind: 'products', productIds: ['mug'] },
      { kind: 'categories', categoryIds: ['table'] },
    ),
    excludesSale: fc.boolean(),
    shippingMaximumCents: fc.option(cents),
    combinesWith: fc.record({ product: fc.boolean(), order: fc.boolean(), shipping: fc.boolean() }),
  })
  .map(buildDiscount)
const line = fc.record({
  productId: fc.constantFrom('mug', 'bowl'),
  categoryIds: fc.subarray(['cups', 'table']),
  onSale: fc.boolean(),
  unitPriceCents: cents,
  quantity: fc.oneof(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 9999 })),
  productType: fc.constantFrom<ProductType>(...Object.values(productTypes)),
  taxable: fc.boolean(),
  taxCategoryId: fc.constantFrom('', 'books', 'gone'),
  weightGrams: fc.double({ min: 0, max: 5000, noNaN: true }),
})
const cart: fc.Arbitrary<TotalsInput> = fc.record({
  lines: fc.array(line, { maxLength: 8 }),
  settings: fc.record({
    currency: fc.oneof(fc.constantFrom<Currency>('JPY', 'USD'), fc.constantFrom<Currency>(...currencies)),
    country: fc.constantFrom('DE', 'US'),
    pricesIncludeTax: fc.boolean(),
    taxRates: fc.array(taxRate, { maxLength: 4 }),
    taxRules: fc.record({
      categories: fc.constant([]),
      shipping: fc.constantFrom(...shippingTaxes),
      euRates: fc.constantFrom(...euRates),
      prices: fc.constantFrom(...pricesAcrossPlaces),
    }),
    shippingZones: fc.array(zone, { maxLength: 3 }),
  }),
  shippingLocation: fc.option(
    fc.record({ country: fc.constantFrom('DE', 'US', 'FR'), region: fc.constantFrom('', 'CA', 'NY') }),
  ),
  shippingMethodId: fc.option(fc.constantFrom('a', 'b', 'gone')),
  discounts: fc.array(discount, { maxLength: 3 }),
  isReverseCharged: fc.boolean(),
})

const amountsOf = (totals: Totals) => [
  totals.subtotalCents,
  totals.discountCents,
  totals.shippingCostCents,
  totals.shippingTaxCents,
  totals.taxCents,
  totals.grandTotalCents,
  ...totals.shippingOptions.map((option) => option.costCents),
  ...totals.applicableTaxRules.map((row) => row.amountCents),
  ...totals.takenDiscounts.map((coupon) => coupon.discountCents),
  ...totals.lines.flatMap((one) => [one.unitPriceCents, one.totalCents, one.discountCents, one.taxCents]),
]

/** Checks a rule over many carts: 1000 by default, or as many as CARTS says. */
function inEveryCart(check: (input: TotalsInput, totals: Totals) => void) {
  fc.assert(
    fc.property(cart, (input) => check(input, calculateTotals(input))),
    { numRuns: Number(import.meta.env.CARTS ?? 1000) },
  )
}

describe('in every cart', () => {
  it('the total is lines − discounts + shipping + tax that is not included', () => {
    inEveryCart((input, totals) => {
      const added = input.settings.pricesIncludeTax ? 0 : totals.taxCents
      expect(totals.grandTotalCents).toBe(
        totals.subtotalCents - totals.discountCents + totals.shippingCostCents + added,
      )
    })
  })

  it('no discount makes shipping cost more', () => {
    inEveryCart((input, totals) => {
      expect(totals.shippingCostCents).toBeLessThanOrEqual(
        calculateTotals({ ...input, discounts: [] }).shippingCostCents,
      )
    })
  })

  it('parts sum to totals, and a line is unit × quantity', () => {
    inEveryCart((input, totals) => {
      for (const [index, one] of totals.lines.entries()) {
        expect(one.totalCents).toBe(one.unitPriceCents * input.lines[index]!.quantity)
      }
      expect(sum(totals.lines.map((one) => one.totalCents))).toBe(totals.subtotalCents)
      expect(sum(totals.lines.map((one) => one.discountCents))).toBe(totals.discountCents)
      expect(sum(totals.takenDiscounts.map((one) => one.discountCents))).toBe(totals.discountCents)
      expect(sum(totals.applicableTaxRules.map((row) => row.amountCents))).toBe(totals.taxCents)
      expect(sum(totals.lines.map((one) => one.taxCents)) + totals.shippingTaxCents).toBe(totals.taxCents)
      expect(sum(totals.shippingTaxes.map((tax) => tax.amountCents))).toBe(totals.shippingTaxCents)
      for (const one of totals.lines) expect(sum(one.taxes.map((tax) => tax.amountCents))).toBe(one.taxCents)
    })
  })

  it('every amount is a whole number, not negative, and payable in its currency', () => {
    inEveryCart((input, totals) => {
      const step = input.settings.currency === 'JPY' ? 100 : 1
      const payable = (amount: number) => Number.isSafeInteger(amount) && amount >= 0 && amount % step === 0
      expect(amountsOf(totals).filter((amount) => !payable(amount))).toEqual([])
    })
  })

  it('no line is discounted below nothing, and none is taxed that is not taxable', () => {
    inEveryCart((input, totals) => {
      for (const [index, one] of totals.lines.entries()) {
        expect(one.discountCents).toBeLessThanOrEqual(one.totalCents)
        if (!input.lines[index]!.taxable) expect(one.taxCents).toBe(0)
      }
      if (input.settings.pricesIncludeTax) expect(totals.taxCents).toBeLessThanOrEqual(totals.grandTotalCents)
    })
  })

  it('a business that pays the VAT itself is charged none, and never pays more than a consumer', () => {
    inEveryCart((input) => {
      const business = calculateTotals({ ...input, discounts: [], isReverseCharged: true })
      const consumer = calculateTotals({ ...input, discounts: [], isReverseCharged: false })
      if (business.selectedShippingOption?.isPickup || !input.shippingLocation) return
      expect(business.taxCents).toBe(0)
      // Prices in steps depend on the value of the goods, which is smaller without tax.
      if (business.selectedShippingOption?.costCents === consumer.selectedShippingOption?.costCents)
        expect(business.grandTotalCents).toBeLessThanOrEqual(consumer.grandTotalCents)
    })
  })

  it('shipping is offered only to a known place, for goods, and only an offered option is selected', () => {
    inEveryCart((input, totals) => {
      if (!totals.requiresShipping || !input.shippingLocation) expect(totals.shippingOptions).toEqual([])
      const offered = [...totals.shippingOptions, ...totals.pickupOptions]
      if (totals.selectedShippingOption) expect(offered).toContain(totals.selectedShippingOption)
      expect(totals.shippingCostCents).toBe(totals.selectedShippingOption?.costCents ?? 0)
    })
  })

  // Of discounts that exclude each other, the one that takes more applies: before tax, as it is shown. With tax that is added,
  // one that takes as much of an item without tax can leave a cent more.
  it('one discount more never leaves more to pay for the goods, where shipping is free', () => {
    inEveryCart((input) => {
      const goodsOf = ({ subtotalCents, discountCents }: Totals) => subtotalCents - discountCents
      const freeOfShipping = { ...input, shippingLocation: null, settings: { ...input.settings, shippingZones: [] } }
      const without = calculateTotals({ ...freeOfShipping, discounts: input.discounts.slice(1) })
      expect(goodsOf(calculateTotals(freeOfShipping))).toBeLessThanOrEqual(goodsOf(without))
    })
  })
})
