import { describe, expect, it, test } from 'vitest'
import { checkSettings } from './check-settings.ts'
import { defaultStoreSettings } from './defaults.ts'
import { type OwnerSettings, ownerSettingsOf } from './owner-settings.ts'
import type { ShippingMethod } from './schema.ts'
import { changedSections } from './sections.ts'

const usual = ownerSettingsOf(
  defaultStoreSettings({ country: 'US', currency: 'USD', timeZone: 'UTC', email: 'o@example.com' }),
  'Clay & Kiln',
)
const wrongWith = (changes: Partial<OwnerSettings>) => Object.keys(checkSettings({ ...usual, ...changes }))

const method = (rate: ShippingMethod['rate'], id = 'post') => ({
  id,
  name: 'Post',
  description: '',
  rate,
  freeOverCents: null,
})
const zone = (places: OwnerSettings['shippingZones'][number]['places'], ...methods: ShippingMethod[]) => ({
  name: 'Here',
  places,
  methods,
})
const weights = (...bounds: (number | null)[]): ShippingMethod['rate'] => ({
  kind: 'by-weight',
  tiers: bounds.map((upToGrams) => ({ upToGrams, costCents: 100 })),
})
const prices = (...bounds: (number | null)[]): ShippingMethod['rate'] => ({
  kind: 'by-price',
  tiers: bounds.map((upToCents) => ({ upToCents, costCents: 100 })),
})
const flat = { kind: 'flat', costCents: 500 } as const
const tax = (name: string, country: string, region?: string) => ({
  name,
  place: { country, ...(region && { region }) },
  rateMilliPercent: 5000,
  appliesToShipping: false,
})
const later = { available: true, minimumCents: 100, maximumCents: 200_000, accountCountry: 'US' }

it('takes the settings of a new shop, in every country', () => {
  expect(checkSettings(usual)).toEqual({})
  const german = { ...usual.installments, accountCountry: 'DE' }
  expect(wrongWith({ installments: german })).toEqual([])
})

describe('payments', () => {
  test.each([
    ['a way named twice', { paymentMethods: ['test-card', 'test-card'] }, ['paymentMethods']],
    ['a range with nothing in it', { installments: { ...later, maximumCents: 100 } }, ['installments.maximumCents']],
    [
      'an account where nobody offers it',
      { installments: { ...later, accountCountry: 'DE' } },
      ['installments.accountCountry'],
    ],
    ['an account in a territory', { installments: { ...later, accountCountry: 'PR' } }, []],
  ] as [string, Partial<OwnerSettings>, string[]][])('%s', (_, changes, fields) => {
    expect(wrongWith(changes)).toEqual(fields)
  })
})

test.each([
  [true, '', ['scarcity.text']],
  [false, '', []],
  [true, 'Low stock', []],
])('a notice that is shown (%s) and says %j', (enabled, text, fields) => {
  expect(wrongWith({ scarcity: { enabled, text, threshold: 5 } })).toEqual(fields)
})

describe('shipping', () => {
  const path = 'shippingZones.0.methods.0.rate.tiers'
  const halfYen: Parameters<typeof method>[0] = {
    kind: 'by-weight',
    tiers: [{ upToGrams: null, costCents: 500, fixedCosts: { JPY: 50, GBP: 50 } }],
  }
  test.each([
    ['steps that rise', weights(1000, 2000, null), []],
    ['steps with an end', prices(1000, 2000), []],
    ['steps that fall', weights(2000, 1000), [`${path}.1.upToGrams`]],
    ['two steps to the same price', prices(1000, 1000, null), [`${path}.1.upToCents`]],
    ['a price of half a yen', halfYen, [`${path}.0.fixedCosts`]],
    ['an open step in between', prices(1000, null, 2000), [`${path}.1.upToCents`]],
  ] as const)('%s', (_, rate, fields) => {
    expect(wrongWith({ shippingZones: [zone([{ country: 'US' }], method(rate))] })).toEqual(fields)
  })

  test.each([
    ['one country twice', [[{ country: 'US' }], [{ country: 'US' }]], ['shippingZones.1.places.0']],
    ['a country and its region', [[{ country: 'US' }], [{ country: 'US', region: 'HI' }]], []],
    [
      'a region twice in one zone',
      [
        [
          { country: 'US', region: 'HI' },
          { country: 'US', region: 'hi' },
        ],
      ],
      ['shippingZones.0.places.1'],
    ],
    ['everywhere else twice', [[{ country: '*' }], [{ country: '*' }]], ['shippingZones.1.places.0']],
  ] as const)('%s', (_, places, fields) => {
    expect(wrongWith({ shippingZones: places.map((some) => zone([...some])) })).toEqual(fields)
  })

  it('tells its ways apart over all zones, since a cart remembers one by its id', () => {
    const zones = [zone([{ country: 'US' }], method(flat)), zone([{ country: 'CA' }], method(flat))]
    expect(wrongWith({ shippingZones: zones })).toEqual(['shippingZones.1.methods.0.id'])
  })
})

test.each([
  ['two rates of one place', [tax('GST', 'CA', 'QC'), tax('QST', 'CA', 'QC')], []],
  ['one rate twice', [tax('GST', 'CA'), tax('gst', 'CA')], ['taxRates.1.name']],
  ['one name in two places', [tax('Sales tax', 'US', 'ME'), tax('Sales tax', 'US', 'NY')], []],
])('tax: %s', (_, taxRates, fields) => {
  expect(wrongWith({ taxRates })).toEqual(fields)
})

test('the sections in which settings differ are named once, in their order', () => {
  const later = {
    ...usual,
    scarcity: { ...usual.scarcity, enabled: true },
    taxRates: [tax('GST', 'CA')],
    pricesIncludeTax: true,
  }
  expect(changedSections(usual, { ...later, expressCheckout: true })).toBe('Checkout, Tax, Low stock')
  expect(changedSections(usual, usual)).toBe('')
})
