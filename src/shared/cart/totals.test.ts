import { describe, expect, it, test } from 'vitest'
import { buildDiscount } from '#shared/discounts/testing/build-discount.ts'
import { productTypes } from '#shared/products/codes.ts'
import type { ShippingZone, TaxRate } from '#shared/settings/schema.ts'
import { firstTaxRules } from '#shared/settings/tax-rules.ts'
import type { PricedLine } from './priced-line.ts'
import { calculateTotals, type TotalsInput } from './totals.ts'

const mug: PricedLine = {
  productId: 'mug',
  categoryIds: [],
  onSale: false,
  unitPriceCents: 2400,
  quantity: 1,
  productType: productTypes.physical,
  taxable: true,
  taxCategoryId: '',
  weightGrams: 400,
}
const booklet: PricedLine = { ...mug, unitPriceCents: 900, productType: productTypes.digital, weightGrams: 0 }
const germany: TaxRate = { name: 'VAT', place: { country: 'DE' }, rateMilliPercent: 19000, appliesToShipping: true }
const california: TaxRate = {
  name: 'CA',
  place: { country: 'US', region: 'CA' },
  rateMilliPercent: 7250,
  appliesToShipping: false,
}
const home: ShippingZone = {
  name: 'Home',
  places: [{ country: 'DE' }],
  methods: [
    { id: 'standard', name: 'Standard', description: '', rate: { kind: 'flat', costCents: 490 }, freeOverCents: 10000 },
    { id: 'pickup', name: 'Pickup', description: '', rate: { kind: 'pickup' }, freeOverCents: null },
  ],
}
const tenPercent = buildDiscount()

function total(changes: Partial<Omit<TotalsInput, 'settings'>> & { settings?: Partial<TotalsInput['settings']> }) {
  const { settings, ...rest } = changes
  return calculateTotals({
    lines: [mug],
    shippingLocation: { country: 'DE', region: '' },
    shippingMethodId: null,
    discounts: [],
    ...rest,
    settings: {
      currency: 'EUR',
      country: 'DE',
      pricesIncludeTax: true,
      taxRates: [germany],
      taxRules: firstTaxRules,
      shippingZones: [home],
      ...settings,
    },
  })
}

it('adds goods, shipping and the tax that is on top', () => {
  expect(total({ lines: [{ ...mug, quantity: 3 }], settings: { pricesIncludeTax: false } })).toMatchObject({
    subtotalCents: 7200,
    discountCents: 0,
    shippingCostCents: 490,
    applicableTaxRules: [{ name: 'VAT', rateMilliPercent: 19000, amountCents: 1461, netCents: 7690, included: false }],
    taxCents: 1461,
    grandTotalCents: 9151,
    lines: [{ unitPriceCents: 2400, totalCents: 7200, discountCents: 0, taxCents: 1368 }],
    shippingTaxCents: 93,
    totalQuantity: 3,
    requiresShipping: true,
  })
})

it('shows the tax that prices include, and does not add it', () => {
  expect(total({ lines: [{ ...mug, quantity: 3 }] })).toMatchObject({ taxCents: 1228, grandTotalCents: 7690 })
})

it('keeps line = unit × quantity where net prices would not (3 × 2.93 is 8.79)', () => {
  const totals = total({ lines: [{ ...mug, unitPriceCents: 293, quantity: 3 }] })
  expect(totals.lines[0]!.totalCents).toBe(879)
  expect(totals.subtotalCents).toBe(879)
})

describe('discounts', () => {
  it('never lose free shipping, unless the shop counts after discounts', () => {
    const cart = { lines: [{ ...mug, unitPriceCents: 2625, quantity: 4 }], discounts: [tenPercent] }
    expect(total(cart)).toMatchObject({ shippingCostCents: 0, grandTotalCents: 9450 })
    const strict = { shippingValue: 'after-discounts' as const }
    expect(total({ ...cart, settings: strict })).toMatchObject({ shippingCostCents: 490, grandTotalCents: 9940 })
  })

  it('are spread over the lines, lower the tax, and count before shipping is free', () => {
    const strict = { shippingValue: 'after-discounts' as const }
    const totals = total({ lines: [{ ...mug, quantity: 4 }, booklet], discounts: [tenPercent], settings: strict })
    expect(totals).toMatchObject({
      subtotalCents: 10500,
      discountCents: 1050,
      shippingCostCents: 490,
      grandTotalCents: 9940,
    })
    expect(totals.lines.map((line) => line.discountCents)).toEqual([960, 90])
    expect(totals.taxCents).toBe(1587)
  })

  it('take percentages before amounts, in whatever order they were entered', () => {
    const combinesWith = { product: true, order: true, shipping: true }
    const five = buildDiscount({ kind: 'amount', amountCents: 500, combinesWith })
    const ten = { ...tenPercent, combinesWith }
    const one = total({ discounts: [ten, five] })
    const other = total({ discounts: [five, ten] })
    expect(one.discountCents).toBe(740)
    expect(other).toEqual(one)
  })

  it('never take more than the goods cost', () => {
    const totals = total({ discounts: [buildDiscount({ kind: 'amount', amountCents: 9_999_999 })] })
    expect(totals).toMatchObject({ discountCents: 2400, shippingCostCents: 490, grandTotalCents: 490 })
  })

  it('count once when the same one comes twice', () => {
    expect(total({ discounts: [tenPercent, tenPercent] }).discountCents).toBe(240)
  })

  it('make shipping free without touching the goods', () => {
    expect(total({ discounts: [buildDiscount({ kind: 'free-shipping', code: 'CODE' })] })).toMatchObject({
      discountCents: 0,
      shippingCostCents: 0,
      grandTotalCents: 2400,
      takenDiscounts: [{ code: 'CODE', discountCents: 0, freeShipping: true }],
    })
  })

  it('cover shipping up to their price', () => {
    const upTo = (shippingMaximumCents: number) =>
      total({ discounts: [buildDiscount({ id: 'free', kind: 'free-shipping', shippingMaximumCents })] })
    expect(upTo(490)).toMatchObject({ shippingCostCents: 0, exceededDiscounts: [] })
    expect(upTo(489)).toMatchObject({ shippingCostCents: 490, takenDiscounts: [], exceededDiscounts: [{ id: 'free' }] })
  })

  it('that cannot be combined leave the better one, and say which', () => {
    const five = buildDiscount({ kind: 'amount', amountCents: 500 })
    const totals = total({ discounts: [tenPercent, five] })
    expect(totals).toMatchObject({ discountCents: 500, beatenDiscounts: [{ discount: tenPercent, by: five }] })
  })

  it('leave gift cards as they are, unless the owner allows it', () => {
    const card: PricedLine = { ...mug, unitPriceCents: 5000, productType: productTypes.giftCard, taxable: false }
    expect(total({ lines: [card], discounts: [tenPercent] })).toMatchObject({ discountCents: 0, grandTotalCents: 5000 })
    const settings = { giftCards: { expiryYears: null, takesDiscounts: true } }
    expect(total({ lines: [card], discounts: [tenPercent], settings })).toMatchObject({ grandTotalCents: 4500 })
  })
})

describe('shipping', () => {
  test.each([
    ['a gift card', productTypes.giftCard],
    ['a donation', productTypes.donation],
    ['a download', productTypes.digital],
    ['a service', productTypes.service],
  ])('is not free because of %s, and prices by order value leave it out', (_what, productType) => {
    const other: PricedLine = { ...mug, unitPriceCents: 50_000, productType, taxable: false, weightGrams: 0 }
    const byPrice = {
      ...{ id: 'by-price', name: 'By value', description: '', freeOverCents: null },
      rate: { kind: 'by-price' as const, tiers: [{ upToCents: 5000, costCents: 300 }] },
    }
    const zone = { ...home, methods: [...home.methods, byPrice] }
    for (const shippingValue of ['before-discounts', 'after-discounts'] as const) {
      const totals = total({ lines: [mug, other], settings: { shippingZones: [zone], shippingValue } })
      expect(totals.shippingCostCents).toBe(490)
      expect(totals.freeShipping).toMatchObject({ awayCents: 10_000 - mug.unitPriceCents })
      expect(totals.shippingOptions.map(({ id }) => id)).toContain('by-price')
    }
  })

  it('is not needed for what is digital', () => {
    expect(total({ lines: [booklet] })).toMatchObject({
      shippingOptions: [],
      selectedShippingOption: null,
      requiresShipping: false,
      purelyDigital: true,
      grandTotalCents: 900,
    })
  })

  it('is not known before the place is', () => {
    expect(total({ shippingLocation: null })).toMatchObject({
      shippingOptions: [],
      shippingCostCents: 0,
      requiresShipping: true,
    })
  })

  it('is the method that was chosen', () => {
    expect(total({ shippingMethodId: 'pickup' })).toMatchObject({
      shippingCostCents: 0,
      selectedShippingOption: { isPickup: true },
    })
  })
})

describe('tax', () => {
  it('of country and region apply together, shipping only where the rate says so', () => {
    const gst: TaxRate = { name: 'GST', place: { country: 'CA' }, rateMilliPercent: 5000, appliesToShipping: true }
    const pst: TaxRate = {
      name: 'PST',
      place: { country: 'CA', region: 'BC' },
      rateMilliPercent: 7000,
      appliesToShipping: false,
    }
    const totals = total({
      shippingLocation: { country: 'CA', region: 'BC' },
      settings: {
        currency: 'CAD',
        pricesIncludeTax: false,
        taxRates: [gst, pst],
        shippingZones: [{ ...home, places: [{ country: 'CA' }] }],
      },
    })
    // 5 % of 28.90 and 7 % of 24.00.
    expect(totals.applicableTaxRules.map((row) => row.amountCents)).toEqual([145, 168])
    expect(totals.grandTotalCents).toBe(2400 + 490 + 145 + 168)
  })

  it('inside prices is shared between rates, so that rows still sum to it', () => {
    const state: TaxRate = { ...germany, name: 'State', rateMilliPercent: 5000 }
    const city: TaxRate = { ...germany, name: 'City', rateMilliPercent: 2500, appliesToShipping: false }
    const totals = total({ settings: { taxRates: [state, city] } })
    // Inside 24.00 at 7.5 % are 1.67, inside 4.90 at 5 % are 0.23.
    expect(totals.applicableTaxRules.map((row) => row.amountCents)).toEqual([134, 56])
    expect(totals).toMatchObject({ taxCents: 190, grandTotalCents: 2890 })
  })

  it('is not taken on lines that are not taxable', () => {
    expect(total({ lines: [{ ...mug, taxable: false }], shippingMethodId: 'pickup' }).taxCents).toBe(0)
  })

  it("is that of the shop's country until the place is known", () => {
    expect(
      total({ shippingLocation: null, settings: { taxRates: [germany, california] } }).applicableTaxRules,
    ).toHaveLength(1)
  })

  it('is none where there is no rate', () => {
    const totals = total({ shippingLocation: { country: 'US', region: 'NY' }, settings: { taxRates: [california] } })
    expect(totals).toMatchObject({ applicableTaxRules: [], taxCents: 0 })
  })
})

it('counts yen in whole yen, prices with a fraction included', () => {
  const totals = total({
    lines: [{ ...mug, unitPriceCents: 123450, quantity: 3 }],
    discounts: [tenPercent],
    shippingLocation: null,
    settings: { currency: 'JPY', pricesIncludeTax: false, taxRates: [{ ...germany, rateMilliPercent: 10_000 }] },
  })
  expect(totals).toMatchObject({
    subtotalCents: 370500,
    discountCents: 37100,
    taxCents: 33300,
    grandTotalCents: 366700,
  })
})

it('is nothing for an empty cart', () => {
  expect(
    total({ lines: [], discounts: [tenPercent, buildDiscount({ kind: 'amount', amountCents: 500 })] }),
  ).toMatchObject({
    lines: [],
    subtotalCents: 0,
    grandTotalCents: 0,
    taxCents: 0,
    shippingOptions: [],
    purelyDigital: false,
  })
})
