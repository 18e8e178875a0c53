import { describe, expect, it, test } from 'vitest'
import type { ShippingMethod, ShippingZone } from '#shared/settings/schema.ts'
import { chooseOption, countriesSentTo, pickupMethods, shippingOptions, zoneFor } from './rules.ts'

const method = (rate: ShippingMethod['rate'], freeOverCents: number | null = null): ShippingMethod => ({
  id: rate.kind,
  name: rate.kind,
  description: '',
  rate,
  freeOverCents,
})
const flat = method({ kind: 'flat', costCents: 500 })
const zone = (name: string, ...places: ShippingZone['places']): ShippingZone => ({ name, places, methods: [flat] })
const zones = [
  zone('World', { country: '*' }),
  zone('States', { country: 'US' }, { country: 'PR' }),
  zone('California', { country: 'US', region: 'CA' }),
  zone('States again', { country: 'US' }),
]

describe('the zone of a place', () => {
  test.each([
    ['US', 'CA', 'California'],
    ['US', 'ca', 'California'],
    ['US', 'NY', 'States'],
    ['PR', '', 'States'],
    ['FR', '', 'World'],
  ])('%s %s', (country, region, name) => {
    expect(zoneFor(zones, { country, region })?.name).toBe(name)
  })

  it('is none where the shop does not send', () => {
    expect(zoneFor([zones[1]!], { country: 'FR', region: '' })).toBeNull()
  })
})

describe('what a way of shipping costs', () => {
  const byWeight = method({
    kind: 'by-weight',
    tiers: [
      { upToGrams: 5000, costCents: 900 },
      { upToGrams: 1000, costCents: 400 },
    ],
  })
  const byPrice = method({
    kind: 'by-price',
    tiers: [
      { upToCents: 5000, costCents: 800 },
      { upToCents: null, costCents: 200 },
    ],
  })
  test.each([
    ['flat', flat, 100, 100, 500],
    ['flat, free from 50.00', { ...flat, freeOverCents: 5000 }, 5000, 100, 0],
    ['flat, not yet free', { ...flat, freeOverCents: 5000 }, 4999, 100, 500],
    ['up to a weight, that weight included', byWeight, 100, 1000, 400],
    ['the next tier', byWeight, 100, 1000.5, 900],
    ['too heavy', byWeight, 100, 5001, undefined],
    ['too heavy, though it would be free', { ...byWeight, freeOverCents: 0 }, 100, 5001, undefined],
    ['by price', byPrice, 5000, 100, 800],
    ['by price, open end', byPrice, 999_999, 100, 200],
    ['pickup', method({ kind: 'pickup' }), 100, 100, 0],
  ])('%s', (_, way, goodsCents, weightGrams, cost) => {
    const only: ShippingZone = { ...zones[0]!, methods: [way] }
    const [option] = shippingOptions(
      [only],
      { country: 'FR', region: '' },
      { goodsCents, weightGrams, goods: [] },
      'EUR',
    )
    expect(option?.costCents).toBe(cost)
  })
})

describe('the option that counts', () => {
  const collect = method({ kind: 'pickup', region: 'ME' })
  const some = [
    { ...zones[0]!, methods: [collect, flat] },
    { ...zones[1]!, methods: [collect] },
  ]
  const options = shippingOptions(
    some,
    { country: 'FR', region: '' },
    { goodsCents: 0, weightGrams: 0, goods: [] },
    'EUR',
  )
  const pickups = pickupMethods(some).map(({ option }) => option)

  test.each([
    ['is the chosen one', options, 'pickup', 'pickup'],
    ['is the first that ships while none is chosen', options, null, 'flat'],
    ['is the first that ships when the chosen one is gone', options, 'gone', 'flat'],
    ['is pickup without a destination, once it is chosen', [], 'pickup', 'pickup'],
    ['is none while neither place nor choice is known', [], null, undefined],
    ['is pickup where nothing ships', options.slice(0, 1), null, 'pickup'],
  ])('%s', (_, offered, id, chosen) => {
    expect(chooseOption(offered, pickups, id)?.id).toBe(chosen)
  })

  it('names each pickup once, with its region', () => {
    expect(pickupMethods(some)).toEqual([
      { option: expect.objectContaining({ id: 'pickup', costCents: 0 }), region: 'ME' },
    ])
  })
})

it('knows the countries that a shop sends to', () => {
  expect(countriesSentTo(zones)).toBeNull()
  expect(countriesSentTo(zones.slice(1))).toEqual(['US', 'PR'])
  expect(countriesSentTo([{ ...zones[0]!, methods: [] }])).toEqual([])
})
