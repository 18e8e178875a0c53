import { describe, expect, it, test } from 'vitest'
import type { ShippingMethod, ShippingZone } from '#shared/settings/schema.ts'
import { countriesSentTo, selectOption, shippingOptions, zoneFor } from './rules.ts'

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
    const [option] = shippingOptions([only], { country: 'FR', region: '' }, { goodsCents, weightGrams }, 'EUR')
    expect(option?.costCents).toBe(cost)
  })
})

it('selects what was chosen, else the first', () => {
  const options = shippingOptions(
    [{ ...zones[0]!, methods: [flat, method({ kind: 'pickup' })] }],
    { country: 'FR', region: '' },
    { goodsCents: 0, weightGrams: 0 },
    'EUR',
  )
  expect(selectOption(options, 'pickup')?.isPickup).toBe(true)
  expect(selectOption(options, 'gone')?.id).toBe('flat')
  expect(selectOption([], 'flat')).toBeNull()
})

it('knows the countries that a shop sends to', () => {
  expect(countriesSentTo(zones)).toBeNull()
  expect(countriesSentTo(zones.slice(1))).toEqual(['US', 'PR'])
  expect(countriesSentTo([{ ...zones[0]!, methods: [] }])).toEqual([])
})
