import { describe, expect, it, test } from 'vitest'
import type { ShippingZone, TaxRate } from '#shared/settings/schema.ts'
import { firstTaxRules } from '#shared/settings/tax-rules.ts'
import { computeTaxes } from './compute-taxes.ts'
import { applicableRates, taxPlaceOf, taxPlaces, unionCountriesWithoutRates } from './rules.ts'

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

describe('the rates of a tax category', () => {
  const books = (one: TaxRate): TaxRate => ({ ...one, categoryId: 'books' })
  const some = [
    ...rates,
    books(rate('books in Quebec', 'CA', 'QC')),
    rate('VAT', 'DE'),
    books(rate('reduced VAT', 'DE')),
    books(rate('books in France', 'FR')),
  ]
  test.each([
    ['are its own', 'DE', '', 'books', ['reduced VAT']],
    ['are the standard ones of the place where it has none', 'US', 'NY', 'books', ['state']],
    [
      'replace the standard ones of the region, and not those of the country',
      'CA',
      'QC',
      'books',
      ['federal', 'books in Quebec'],
    ],
    ['are the standard ones where the category is unknown', 'DE', '', 'gone', ['VAT']],
    ['are those of everywhere else where a place has only rates of other categories', 'FR', '', '', ['elsewhere']],
    ['are not used for standard goods', 'DE', '', '', ['VAT']],
  ])('%s', (_what, country, region, category, names) => {
    expect(applicableRates(some, { country, region }, category).map((one) => one.name)).toEqual(names)
  })
})

describe('the place that is taxed', () => {
  test.each([
    ['is the shop’s country while the buyer’s is not known', 'DE', 'destination', null, 'DE'],
    ['is the buyer’s country', 'DE', 'destination', 'FR', 'FR'],
    ['is the shop’s country in the EU, below the threshold', 'DE', 'home', 'FR', 'DE'],
    ['is the buyer’s country outside the EU', 'DE', 'home', 'CH', 'CH'],
    ['is the buyer’s country when the shop is outside the EU', 'GB', 'home', 'FR', 'FR'],
  ] as const)('%s', (_what, country, euRates, buyer, expected) => {
    const place = buyer === null ? null : { country: buyer, region: '' }
    expect(taxPlaceOf({ country, taxRules: { ...firstTaxRules, euRates } }, place).country).toBe(expected)
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

const vat = rate('VAT', 'DE', '', 19_000)

it('rounds a bill once over all parts at the same rate', () => {
  const parts = [1003, 1003, 497].map((cents) => ({ cents, rates: [vat] }))
  // 19 % included in 25.03 is 4.00; goods and shipping rounded separately would be 3.20 + 0.79.
  expect(computeTaxes(parts, { currency: 'EUR', included: true }).taxCents).toBe(400)
})

it('sums rates with the same name and percentage in one row, with the net amount', () => {
  const reduced = [rate('VAT', 'DE', '', 7000), { ...rate('VAT', 'DE', '', 7000), categoryId: 'food' }]
  const parts = reduced.map((one) => ({ cents: 1005, rates: [one] }))
  // 7 % of 20.10 is 1.41; of 10.05 it is 0.70.
  expect(computeTaxes(parts, { currency: 'EUR', included: false })).toEqual({
    rows: [{ name: 'VAT', rateMilliPercent: 7000, amountCents: 141, netCents: 2010, included: false }],
    taxCents: 141,
    parts: [
      [{ name: 'VAT', rateMilliPercent: 7000, amountCents: 71 }],
      [{ name: 'VAT', rateMilliPercent: 7000, amountCents: 70 }],
    ],
  })
})

it('gives rows even where there is nothing to tax', () => {
  expect(computeTaxes([{ cents: 0, rates: [vat] }], { currency: 'EUR', included: false })).toEqual({
    rows: [{ name: 'VAT', rateMilliPercent: 19_000, amountCents: 0, netCents: 0, included: false }],
    taxCents: 0,
    parts: [[{ name: 'VAT', rateMilliPercent: 19_000, amountCents: 0 }]],
  })
})

describe('the countries of the EU to which a shop ships without a rate', () => {
  const zoneOf = (...countries: string[]): ShippingZone => ({
    name: 'Zone',
    places: countries.map((country) => ({ country, region: '' })),
    methods: [
      { id: 'one', name: 'Standard', description: '', rate: { kind: 'flat', costCents: 500 }, freeOverCents: null },
    ],
  })
  const german = { country: 'DE', taxRules: firstTaxRules, taxRates: [rate('USt.', 'DE')] }

  test.each<[what: string, settings: Parameters<typeof unionCountriesWithoutRates>[0], countries: string[]]>([
    ['are those of its zones', { ...german, shippingZones: [zoneOf('DE', 'AT', 'FR', 'US')] }, ['AT', 'FR']],
    [
      'are none with a rate of their own',
      { ...german, taxRates: [...german.taxRates, rate('TVA', 'FR')], shippingZones: [zoneOf('AT', 'FR')] },
      ['AT'],
    ],
    [
      'are none with a rate for everywhere else',
      { ...german, taxRates: [rate('VAT', '*')], shippingZones: [zoneOf('AT')] },
      [],
    ],
    [
      'are none where it charges the rates of its own country',
      { ...german, taxRules: { ...firstTaxRules, euRates: 'home' }, shippingZones: [zoneOf('AT', 'FR')] },
      [],
    ],
    ['are none where it charges no tax at all', { ...german, taxRates: [], shippingZones: [zoneOf('AT')] }, []],
    ['are none for a shop elsewhere', { ...german, country: 'US', shippingZones: [zoneOf('AT')] }, []],
    ['are none where it ships nowhere', { ...german, shippingZones: [] }, []],
  ])('%s', (_what, settings, countries) => {
    expect(unionCountriesWithoutRates(settings)).toEqual(countries)
  })

  test('are all others, where it ships everywhere', () => {
    expect(unionCountriesWithoutRates({ ...german, shippingZones: [zoneOf('*')] })).toHaveLength(26)
  })
})
