import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { calculateTotals } from '#shared/cart/totals.ts'
import { roundingIds } from '#shared/currencies/roundings.ts'
import type { ShopCurrency } from '#shared/currencies/schema.ts'
import { discountIn } from '#shared/discounts/discount-in.ts'
import { discountKinds } from '#shared/discounts/schema.ts'
import { buildDiscount } from '#shared/discounts/testing/build-discount.ts'
import { smallestCents } from '#shared/money/money.ts'
import { currencies } from '#shared/money/schema.ts'
import { sum } from '#shared/money/sum.ts'
import { unitPriceCents } from '#shared/products/prices.ts'
import { pricingIn } from '#shared/products/pricing-in.ts'
import { defaultStoreSettings } from './defaults.ts'
import type { StoreSettings } from './schema.ts'
import { conversionOf, offeredCurrencies, settingsIn } from './settings-in.ts'

const pounds: ShopCurrency = { code: 'GBP', rate: '0.8', ratedAt: 0, rounding: 'none', roundsUp: false }
const own: StoreSettings = {
  ...defaultStoreSettings({ country: 'DE', currency: 'EUR', timeZone: 'UTC', email: '' }),
  minimumSubtotalCents: 1000,
  currencies: [pounds],
}
const method = { id: 'm', name: 'Parcel', description: '', freeOverCents: 5000 } as const
const withRate = (rate: StoreSettings['shippingZones'][number]['methods'][number]['rate']): StoreSettings => ({
  ...own,
  shippingZones: [{ name: 'All', places: [{ country: '*' }], methods: [{ ...method, rate }] }],
})

describe('the settings for a visitor with another currency', () => {
  test.each([
    [{ kind: 'flat', costCents: 500 }, { costCents: 400 }],
    [
      { kind: 'by-weight', tiers: [{ upToGrams: 900, costCents: 500 }] },
      { tiers: [{ upToGrams: 900, costCents: 400 }] },
    ],
    [
      {
        kind: 'by-price',
        tiers: [
          { upToCents: 2000, costCents: 500 },
          { upToCents: null, costCents: 0 },
        ],
      },
      {
        tiers: [
          { upToCents: 1600, costCents: 400 },
          { upToCents: null, costCents: 0 },
        ],
      },
    ],
    [
      { kind: 'by-package', roomPercent: 0, packages: [{ name: 'Box', costCents: 500 }] },
      { packages: [{ name: 'Box', costCents: 400 }] },
    ],
    [{ kind: 'pickup' }, { kind: 'pickup' }],
  ] as const)('have the shipping price %j as %j', (rate, expected) => {
    const zone = settingsIn(withRate(rate as never), pounds).shippingZones[0]!
    expect(zone.methods[0]).toMatchObject({ freeOverCents: 4000, rate: expected })
  })

  test.each([
    [
      { kind: 'flat', costCents: 500, fixedCosts: { GBP: 450 } },
      { kind: 'flat', costCents: 450, fixedCosts: { GBP: 450 } },
    ],
    [
      {
        kind: 'by-price',
        tiers: [
          { upToCents: 2000, costCents: 500, fixedCosts: { GBP: 450 } },
          { upToCents: null, costCents: 100, fixedCosts: { JPY: 20_000 } },
        ],
      },
      {
        tiers: [
          { upToCents: 1600, costCents: 450 },
          { upToCents: null, costCents: 80 },
        ],
      },
    ],
    [
      {
        kind: 'by-package',
        roomPercent: 0,
        packages: [{ name: 'Box', costCents: 500, fixedCosts: { GBP: 450 } }],
      },
      { packages: [{ costCents: 450 }] },
    ],
  ] as const)('have the owner’s own amounts of %j', (rate, expected) => {
    const { shippingZones } = withRate(rate as never)
    const methods = [{ ...shippingZones[0]!.methods[0]!, fixedFreeOver: { GBP: 4500 } }]
    const settings = { ...own, shippingZones: [{ ...shippingZones[0]!, methods }] }
    expect(settingsIn(settings, pounds).shippingZones[0]!.methods[0]).toMatchObject({
      freeOverCents: 4500,
      rate: expected,
    })
  })

  it('have one currency throughout, and remember the shop’s own', () => {
    const converted = settingsIn(own, pounds)
    expect(converted).toMatchObject({ currency: 'GBP', shopCurrency: 'EUR', minimumSubtotalCents: 800 })
    expect([conversionOf(own), conversionOf(converted)]).toEqual([null, pounds])
    expect([offeredCurrencies(own), offeredCurrencies(converted)]).toEqual([
      ['EUR', 'GBP'],
      ['EUR', 'GBP'],
    ])
  })
})

test.each([
  [{}, { amountCents: 800, minimumSubtotalCents: 4000 }],
  [{ fixedAmounts: { GBP: 900 } }, { amountCents: 900, minimumSubtotalCents: 4000 }],
  [{ fixedMinimums: { GBP: 4500, JPY: 1_000_000 } }, { amountCents: 800, minimumSubtotalCents: 4500 }],
  [{ fixedAmounts: { JPY: 150_000 } }, { amountCents: 800, minimumSubtotalCents: 4000 }],
])('a discount with the amounts %j has %j in pounds', (amounts, expected) => {
  const discount = buildDiscount({ kind: 'amount', amountCents: 1000, minimumSubtotalCents: 5000, ...amounts })
  expect(discountIn(discount, pounds)).toMatchObject(expected)
})

const cents = fc.integer({ min: 0, max: 500_000 })
const conversion = fc.record({
  code: fc.constantFrom(...currencies),
  rate: fc.constantFrom('1', '0.8', '1.0845', '0.0061', '162.37', '17350.5'),
  ratedAt: fc.constant(0),
  rounding: fc.constantFrom(...roundingIds),
  roundsUp: fc.boolean(),
})
const line = fc.record({
  ...{ priceCents: cents, salePriceCents: cents, onSale: fc.boolean() },
  fixedCents: fc.option(fc.integer({ min: 1, max: 5000 })),
  quantity: fc.integer({ min: 1, max: 20 }),
  taxable: fc.boolean(),
})
const discount = fc
  .record({
    ...{ id: fc.uuid(), kind: fc.constantFrom(...discountKinds), amountCents: cents },
    ...{ percentMilli: fc.integer({ min: 0, max: 100_000 }), shippingMaximumCents: fc.option(cents) },
    combinesWith: fc.record({ product: fc.boolean(), order: fc.boolean(), shipping: fc.boolean() }),
  })
  .map(buildDiscount)

it('in each currency, with all kinds of discounts, taxes and shipping: the parts of a cart can be paid and sum to its total', () => {
  fc.assert(
    fc.property(
      conversion,
      fc.array(line, { minLength: 1, maxLength: 6 }),
      fc.array(discount, { maxLength: 3 }),
      fc.constantFrom(0, 7250, 19_000),
      fc.boolean(),
      fc.constantFrom<StoreSettings['shippingZones'][number]['methods'][number]['rate']>(
        { kind: 'flat', costCents: 490 },
        {
          kind: 'by-weight',
          tiers: [
            { upToGrams: 500, costCents: 390 },
            { upToGrams: null, costCents: 990 },
          ],
        },
        {
          kind: 'by-price',
          tiers: [
            { upToCents: 4000, costCents: 590 },
            { upToCents: null, costCents: 0 },
          ],
        },
        { kind: 'pickup' },
      ),
      (chosen, lines, discounts, rateMilliPercent, pricesIncludeTax, rate) => {
        const settings = settingsIn(
          {
            ...withRate(rate),
            pricesIncludeTax,
            taxRates: [{ name: 'Tax', place: { country: '*' }, rateMilliPercent, appliesToShipping: true }],
          },
          chosen,
        )
        const step = smallestCents(chosen.code)
        const totals = calculateTotals({
          settings,
          lines: lines.map(({ fixedCents, quantity, taxable, ...prices }) => ({
            ...{ productId: 'mug', categoryIds: [], productType: 1 as const, taxCategoryId: '', weightGrams: 300 },
            ...{ quantity, taxable, onSale: prices.onSale },
            unitPriceCents: unitPriceCents(
              pricingIn(
                { ...prices, ...(fixedCents !== null && { fixedPrices: { [chosen.code]: fixedCents * step } }) },
                chosen,
              ),
            ),
          })),
          shippingLocation: { country: 'DE', region: '' },
          shippingMethodId: 'm',
          discounts: discounts.map((one) => discountIn(one, chosen)),
        })
        const { subtotalCents, discountCents, shippingCostCents, taxCents, grandTotalCents } = totals
        const added = pricesIncludeTax ? 0 : taxCents
        expect(subtotalCents - discountCents + shippingCostCents + added).toBe(grandTotalCents)
        expect(sum(totals.lines.map(({ totalCents }) => totalCents))).toBe(subtotalCents)
        expect(sum(totals.lines.map((one) => one.discountCents))).toBe(discountCents)
        expect(sum(totals.lines.map((one) => one.taxCents)) + totals.shippingTaxCents).toBe(taxCents)
        const parts = [subtotalCents, discountCents, shippingCostCents, taxCents, grandTotalCents]
        expect(parts.filter((part) => part < 0 || part % step !== 0)).toEqual([])
      },
    ),
    { numRuns: 1000 },
  )
})
