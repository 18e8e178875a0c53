import { describe, expect, it, test } from 'vitest'
import type { TaxRate } from '#shared/settings/schema.ts'
import { applicableRates, computeTaxes, taxPlaces } from './rules.ts'

const rate = (name: string, country: string, region = '', rateMilliPercent = 10_000): TaxRate => ({
  name,
  place: { country, region },
  rateMilliPercent,
  appliesToShipping: false,
})
const rates = [rate('elsewhere', '*'), rate('federal', 'CA'), rate('provincial', 'CA', 'QC'), rate('state', 'US', 'NY')]

describe('the rates of a place', () => {
  test.each([
    ['CA', 'QC', ['federal', 'provincial']],
    ['CA', 'AB', ['federal']],
    ['US', 'NY', ['state']],
    ['US', 'OR', ['elsewhere']],
    ['FR', '', ['elsewhere']],
  ])('%s %s', (country, region, names) => {
    expect(applicableRates(rates, { country, region }).map((one) => one.name)).toEqual(names)
  })
})

describe('what has to be known of a place', () => {
  test.each([
    ['nothing, without taxes', [], false, []],
    ['nothing, where everybody pays the same', [rate('everywhere', '*')], false, []],
    ['its country', [rate('VAT', 'DE'), rate('elsewhere', '*')], true, []],
    ['its region, where one has a rate of its own', rates, true, ['CA', 'US']],
  ])('%s', (_what, some, byCountry, byRegionIn) => {
    expect(taxPlaces(some)).toEqual({ byCountry, byRegionIn })
  })
})

it('rounds a bill once when all rates apply to shipping too', () => {
  const vat = { ...rate('VAT', 'DE', '', 19_000), appliesToShipping: true }
  const bill = { lineCents: [1003, 1003], shippingCents: 497, currency: 'EUR', included: true }
  // 19 % included in 25.03 is 4.00; goods and shipping rounded separately would be 3.20 + 0.79.
  expect(computeTaxes([vat], bill).taxCents).toBe(400)
})

it('gives rows even where there is nothing to tax', () => {
  const nothing = { lineCents: [0], shippingCents: 0, currency: 'EUR', included: false }
  expect(computeTaxes([rate('VAT', 'DE')], nothing)).toEqual({
    rows: [{ name: 'VAT', rateMilliPercent: 10_000, amountCents: 0, included: false }],
    taxCents: 0,
    lineTaxCents: [0],
    shippingTaxCents: 0,
  })
})
