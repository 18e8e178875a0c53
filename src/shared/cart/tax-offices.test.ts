import { describe, expect, it } from 'vitest'
import { productTypes } from '#shared/products/codes.ts'
import type { TaxRate } from '#shared/settings/schema.ts'
import { firstTaxRules } from '#shared/settings/tax-rules.ts'
import type { PricedLine } from './priced-line.ts'
import { calculateTotals, type TotalsInput } from './totals.ts'

// Invoices as the rules of tax offices compute them.

const line = (unitPriceCents: number, quantity = 1, taxCategoryId = ''): PricedLine => ({
  productId: 'product',
  categoryIds: [],
  onSale: false,
  unitPriceCents,
  quantity,
  productType: productTypes.physical,
  taxable: true,
  taxCategoryId,
  weightGrams: 100,
})
const rate = (country: string, rateMilliPercent: number, changes: Partial<TaxRate> = {}): TaxRate => ({
  name: 'VAT',
  place: { country },
  rateMilliPercent,
  appliesToShipping: true,
  ...changes,
})

interface Sale {
  readonly lines: readonly PricedLine[]
  readonly from: string
  readonly to?: string
  readonly region?: string
  readonly shippingCents?: number
  readonly isReverseCharged?: boolean
  readonly isTaxExempt?: boolean
  readonly settings: Partial<TotalsInput['settings']>
}

const sell = ({
  lines,
  from,
  to = from,
  region = '',
  shippingCents = 0,
  isReverseCharged = false,
  isTaxExempt = false,
  settings,
}: Sale) =>
  calculateTotals({
    lines,
    discounts: [],
    isReverseCharged,
    isTaxExempt,
    shippingLocation: { country: to, region },
    shippingMethodId: null,
    settings: {
      currency: 'EUR',
      country: from,
      pricesIncludeTax: true,
      taxRates: [],
      taxRules: firstTaxRules,
      shippingZones: [
        {
          name: 'Everywhere',
          places: [{ country: '*' }],
          methods: [
            {
              id: 'standard',
              name: 'Standard',
              description: '',
              rate: { kind: 'flat', costCents: shippingCents },
              freeOverCents: null,
            },
          ],
        },
      ],
      ...settings,
    },
  })

const rowsOf = (totals: ReturnType<typeof sell>) =>
  totals.applicableTaxRules.map(({ rateMilliPercent, netCents, amountCents }) => [
    rateMilliPercent,
    netCents,
    amountCents,
  ])

describe('Germany, § 14 (4) UStG: an invoice names the net amount and the tax of each rate', () => {
  const taxRates = [rate('DE', 19_000), rate('DE', 7000, { categoryId: 'books' })]

  it('at 19 % and 7 %', () => {
    const totals = sell({ lines: [line(11_900), line(2140, 5, 'books')], from: 'DE', settings: { taxRates } })
    expect(rowsOf(totals)).toEqual([
      [19_000, 10_000, 1900],
      [7000, 10_000, 700],
    ])
    expect(totals.grandTotalCents).toBe(22_600)
  })

  it('Abschnitt 10.1 (3) UStAE: shipping shares the rates of the goods, in proportion', () => {
    const settings = { taxRates, taxRules: { ...firstTaxRules, shipping: 'by-goods' as const } }
    const totals = sell({ lines: [line(3000), line(1000, 1, 'books')], from: 'DE', shippingCents: 400, settings })
    // Of 4.00 for shipping, 3.00 are at 19 % and 1.00 is at 7 %.
    expect(rowsOf(totals)).toEqual([
      [19_000, 2773, 527],
      [7000, 1028, 72],
    ])
    expect(totals.shippingTaxes).toEqual([
      { name: 'VAT', rateMilliPercent: 19_000, amountCents: 48 },
      { name: 'VAT', rateMilliPercent: 7000, amountCents: 7 },
    ])
  })
})

describe('France, articles 278 and 278-0 bis CGI: 20 % and 5.5 % on books', () => {
  it('are each taken out of the price', () => {
    const taxRates = [rate('FR', 20_000), rate('FR', 5500, { categoryId: 'books' })]
    const totals = sell({ lines: [line(12_000), line(10_550, 1, 'books')], from: 'FR', settings: { taxRates } })
    expect(rowsOf(totals)).toEqual([
      [20_000, 10_000, 2000],
      [5500, 10_000, 550],
    ])
  })
})

describe('United Kingdom, HMRC VAT Guide (Notice 700), section 17: VAT of an invoice', () => {
  it('is computed on the whole invoice, and a third of a penny is not lost in every line', () => {
    const settings = { pricesIncludeTax: false, currency: 'GBP' as const, taxRates: [rate('GB', 20_000)] }
    // 20 % of 0.33 is 0.07 in each of three lines, and 0.20 on the invoice.
    const totals = sell({ lines: [line(33), line(33), line(33)], from: 'GB', settings })
    expect(totals.taxCents).toBe(20)
    expect(totals.lines.map((one) => one.taxCents)).toEqual([7, 7, 6])
  })

  it('takes the VAT fraction of 1/6 out of prices that include 20 %', () => {
    const settings = { currency: 'GBP' as const, taxRates: [rate('GB', 20_000)] }
    expect(sell({ lines: [line(6000)], from: 'GB', settings }).taxCents).toBe(1000)
  })
})

describe('European Union, Directive 2006/112/EC, articles 33 and 59c: sales to consumers in other countries', () => {
  const taxRates = [rate('DE', 19_000), rate('FR', 20_000), rate('HU', 27_000)]

  it.each([
    ['DE', 10_000, 1900],
    ['FR', 9917, 1983],
    ['HU', 9370, 2530],
  ])('keep the shelf price in %s, and the net amount moves', (to, netCents, taxCents) => {
    const totals = sell({ lines: [line(11_900)], from: 'DE', to, settings: { taxRates } })
    expect(totals.grandTotalCents).toBe(11_900)
    expect(rowsOf(totals).map(([, ...amounts]) => amounts)).toEqual([[netCents, taxCents]])
  })

  it.each([
    ['DE', 11_900, 1900],
    ['FR', 12_000, 2000],
    ['HU', 12_700, 2700],
  ])('keep the net amount in %s where the owner wants that, and the price moves', (to, totalCents, taxCents) => {
    const taxRules = { ...firstTaxRules, prices: 'net-price' as const }
    const totals = sell({ lines: [line(11_900)], from: 'DE', to, settings: { taxRates, taxRules } })
    expect(totals.grandTotalCents).toBe(totalCents)
    expect(rowsOf(totals).map(([, ...amounts]) => amounts)).toEqual([[10_000, taxCents]])
  })

  it('cost the net amount outside of the EU, where that stays', () => {
    const taxRules = { ...firstTaxRules, prices: 'net-price' as const }
    const totals = sell({
      ...{ lines: [line(11_900, 3)], from: 'DE', to: 'CH', shippingCents: 595 },
      settings: { taxRates, taxRules },
    })
    expect(totals).toMatchObject({
      subtotalCents: 30_000,
      shippingCostCents: 500,
      taxCents: 0,
      grandTotalCents: 30_500,
    })
  })

  it('have the rate of the shop’s country below the threshold of 10,000 euros', () => {
    const taxRules = { ...firstTaxRules, euRates: 'home' as const }
    const totals = sell({ lines: [line(11_900)], from: 'DE', to: 'FR', settings: { taxRates, taxRules } })
    expect(rowsOf(totals)).toEqual([[19_000, 10_000, 1900]])
  })
})

describe('European Union, Directive 2006/112/EC, articles 138 and 196: sales to businesses in other countries', () => {
  const taxRates = [rate('DE', 19_000), rate('DE', 7000, { categoryId: 'books' }), rate('FR', 20_000)]
  const sale = { lines: [line(12_000, 2)], from: 'DE', to: 'FR', shippingCents: 600, isReverseCharged: true }

  it('have no VAT: the business pays what a consumer in its country pays without tax', () => {
    const totals = sell({ ...sale, settings: { taxRates } })
    expect(totals.lines).toMatchObject([{ unitPriceCents: 10_000, totalCents: 20_000, taxCents: 0 }])
    expect(totals).toMatchObject({ shippingCostCents: 500, taxCents: 0, grandTotalCents: 20_500 })
    expect(totals.applicableTaxRules).toEqual([
      {
        ...{ name: 'VAT, reverse charge', kind: 'reverse-charge', rateMilliPercent: 0 },
        ...{ amountCents: 0, netCents: 20_500, included: true },
      },
    ])
  })

  it('take the tax of the shop’s country out where the shop has no rates for the buyer’s', () => {
    const books = [line(11_900), line(10_700, 1, 'books')]
    const taxRules = { ...firstTaxRules, shipping: 'by-goods' as const }
    const totals = sell({ ...sale, lines: books, to: 'IT', shippingCents: 0, settings: { taxRates, taxRules } })
    expect(totals.lines.map(({ totalCents }) => totalCents)).toEqual([10_000, 10_000])
    expect(totals.grandTotalCents).toBe(20_000)
  })

  it('leave prices without tax as they are', () => {
    const totals = sell({ ...sale, settings: { taxRates, pricesIncludeTax: false } })
    expect(totals).toMatchObject({
      subtotalCents: 24_000,
      shippingCostCents: 600,
      taxCents: 0,
      grandTotalCents: 24_600,
    })
  })
})

describe('buyers who are exempt', () => {
  const taxRates = [rate('FR', 20_000), rate('DE', 19_000)]
  const sale = { lines: [line(12_000, 2)], from: 'DE', to: 'FR', shippingCents: 600, isTaxExempt: true }

  it('pay what others at their place pay without tax', () => {
    const totals = sell({ ...sale, settings: { taxRates } })
    expect(totals).toMatchObject({
      subtotalCents: 20_000,
      shippingCostCents: 500,
      taxCents: 0,
      grandTotalCents: 20_500,
    })
    expect(totals.applicableTaxRules).toMatchObject([{ name: 'Tax exempt', kind: 'exempt', netCents: 20_500 }])
  })

  it('pay prices without tax as they are', () => {
    const totals = sell({ ...sale, settings: { taxRates, pricesIncludeTax: false } })
    expect(totals).toMatchObject({
      subtotalCents: 24_000,
      shippingCostCents: 600,
      taxCents: 0,
      grandTotalCents: 24_600,
    })
  })

  it('are businesses that account for the VAT themselves where both apply', () => {
    const totals = sell({ ...sale, isReverseCharged: true, settings: { taxRates } })
    expect(totals.applicableTaxRules).toMatchObject([{ kind: 'reverse-charge' }])
  })
})

describe('United States: sales tax is added, and states differ about shipping', () => {
  const taxRates = [
    rate('US', 8875, { name: 'New York', place: { country: 'US', region: 'NY' } }),
    rate('US', 7250, { name: 'California', place: { country: 'US', region: 'CA' }, appliesToShipping: false }),
  ]
  const settings = { pricesIncludeTax: false, currency: 'USD' as const, taxRates }

  it('New York, Tax Bulletin ST-838: shipping of taxable goods is taxable', () => {
    const totals = sell({ lines: [line(10_000)], from: 'US', region: 'NY', shippingCents: 1000, settings })
    expect(totals).toMatchObject({ taxCents: 976, shippingTaxCents: 89, grandTotalCents: 11_976 })
  })

  it('California, CDTFA Regulation 1628: shipping that is stated separately is not taxed', () => {
    const totals = sell({ lines: [line(10_000)], from: 'US', region: 'CA', shippingCents: 1000, settings })
    expect(totals).toMatchObject({ taxCents: 725, shippingTaxCents: 0, grandTotalCents: 11_725 })
  })
})
