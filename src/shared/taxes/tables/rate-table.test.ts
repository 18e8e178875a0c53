import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import type { TaxRate } from '#shared/settings/schema.ts'
import { compareRates, type FileRate } from './rate-table.ts'
import { jsonRatesSchema, readJsonRates } from './read-json-rates.ts'

const rate = (country: string, rateMilliPercent: number, changes: Partial<TaxRate> = {}): TaxRate => ({
  name: 'VAT',
  place: { country },
  rateMilliPercent,
  appliesToShipping: true,
  ...changes,
})
const inFile = (country: string, rateMilliPercent: number, changes: Partial<FileRate> = {}): FileRate => ({
  ...{ country, region: '', categoryId: '', name: 'VAT', rateMilliPercent },
  ...changes,
})
const shop = [
  rate('DE', 19_000, { name: 'MwSt.' }),
  rate('FR', 20_000),
  rate('EE', 22_000, { appliesToShipping: false }),
]

describe('a table of rates', () => {
  it('adds, changes and leaves rates as they are, and says so', () => {
    const table = [inFile('DE', 19_000), inFile('EE', 24_000), inFile('HU', 27_000)]
    expect(compareRates(shop, table, { removesOthers: false })).toEqual({
      added: [rate('HU', 27_000)],
      changed: [
        {
          before: rate('DE', 19_000, { name: 'MwSt.' }),
          after: rate('DE', 19_000),
        },
        {
          before: rate('EE', 22_000, { appliesToShipping: false }),
          after: rate('EE', 24_000, { appliesToShipping: false }),
        },
      ],
      removed: [],
      unchanged: 1,
      rates: [
        rate('DE', 19_000),
        rate('FR', 20_000),
        rate('EE', 24_000, { appliesToShipping: false }),
        rate('HU', 27_000),
      ],
    })
  })

  it('keeps the owner’s name where the file has only the kind of tax', () => {
    const { changed, unchanged } = compareRates(shop, [inFile('DE', 19_000, { isNameGeneral: true })], {
      removesOthers: false,
    })
    expect({ changed, unchanged }).toEqual({ changed: [], unchanged: 3 })
  })

  it('removes the others only where the owner wants that', () => {
    const compared = compareRates(shop, [inFile('FR', 20_000)], { removesOthers: true })
    expect(compared.removed.map(({ place }) => place.country)).toEqual(['DE', 'EE'])
    expect(compared.rates).toEqual([rate('FR', 20_000)])
  })

  it('tells several rates of a place apart by their names', () => {
    const two = [rate('US', 4000, { name: 'State' }), rate('US', 2000, { name: 'City' })]
    const table = [inFile('US', 2500, { name: 'City' }), inFile('US', 4000, { name: 'State' })]
    const { changed, added } = compareRates(two, table, { removesOthers: true })
    expect(added).toEqual([])
    expect(changed.map(({ after }) => [after.name, after.rateMilliPercent])).toEqual([['City', 2500]])
  })
})

const anyRate = fc.record({
  country: fc.constantFrom('DE', 'FR', 'US'),
  region: fc.constantFrom('', 'CA', 'NY'),
  categoryId: fc.constantFrom('', 'books'),
  name: fc.constantFrom('VAT', 'Sales tax', 'City'),
  rateMilliPercent: fc.integer({ min: 0, max: 100_000 }),
  appliesToShipping: fc.boolean(),
})

test('any table that replaces the rates of a shop leaves exactly its rates, and a second time changes nothing', () => {
  fc.assert(
    fc.property(fc.array(anyRate, { maxLength: 8 }), fc.array(anyRate, { maxLength: 8 }), (own, table) => {
      const present = compareRates([], own, { removesOthers: true }).rates
      expect(present).toHaveLength(own.length)
      const once = compareRates(present, table, { removesOthers: true })
      const key = (one: TaxRate) => JSON.stringify(one)
      const wanted = compareRates([], table, { removesOthers: true }).rates
      expect(once.rates.map(key).toSorted()).toEqual(wanted.map(key).toSorted())
      expect(once.unchanged + once.changed.length + once.removed.length).toBe(present.length)
      expect(compareRates(once.rates, table, { removesOthers: true })).toMatchObject({ added: [], removed: [] })
    }),
  )
})

describe('a table by country', () => {
  const table = jsonRatesSchema.parse({
    DE: { type: 'vat', currency: 'EUR', rate: 0.19 },
    CA: { type: 'gst', currency: 'CAD', rate: 0.05, states: { BC: { type: 'pst', rate: 0.07 } } },
    HK: { type: 'none', currency: 'HKD', rate: 0 },
    EE: {
      ...{ type: 'vat', currency: 'EUR', rate: 0.24 },
      before: {
        '2025-06-30T21:00:00.000Z': { type: 'vat', currency: 'EUR', rate: 0.22 },
        '2023-12-31T22:00:00.000Z': { type: 'vat', currency: 'EUR', rate: 0.2 },
      },
    },
  })

  test.each([
    ['2023-06-01', 20_000],
    ['2024-06-01', 22_000],
    ['2026-06-01', 24_000],
  ])('has the rate of %s', (day, expected) => {
    const { rates } = readJsonRates(table, Date.parse(day))
    expect(rates.find(({ country }) => country === 'EE')?.rateMilliPercent).toBe(expected)
  })

  it('names taxes by their kind, has regions, and leaves out countries without tax', () => {
    const { rates, coming } = readJsonRates(table, Date.parse('2026-06-01'))
    expect(rates.map(({ country, region, name }) => [country, region, name])).toEqual([
      ['DE', '', 'VAT'],
      ['CA', '', 'GST'],
      ['CA', 'BC', 'PST'],
      ['EE', '', 'VAT'],
    ])
    expect(coming).toEqual([])
  })

  it('tells which rates are still to come', () => {
    expect(readJsonRates(table, Date.parse('2025-06-01')).coming).toEqual([
      { place: 'EE', day: '2025-07-01', rateMilliPercent: 24_000 },
    ])
  })
})
