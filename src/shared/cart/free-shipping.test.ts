import { expect, it, test } from 'vitest'
import type { ShippingMethod, ShippingZone } from '#shared/settings/schema.ts'
import { shippingOptions } from '#shared/shipping/rules.ts'
import { freeShippingOf } from './free-shipping.ts'

const method = (id: string, changes: Partial<ShippingMethod> = {}): ShippingMethod => ({
  id,
  name: id,
  description: '',
  rate: { kind: 'flat', costCents: 900 },
  freeOverCents: null,
  ...changes,
})
const ground = method('Ground', { freeOverCents: 12_000 })
const pickup = method('Pickup', { rate: { kind: 'pickup' } })
const air = method('Air', { rate: { kind: 'flat', costCents: 4800 } })
const states: ShippingZone = { name: 'United States', places: [{ country: 'US' }], methods: [ground, pickup] }
const europe: ShippingZone = { name: 'Europe', places: [{ country: 'DE' }], methods: [air] }

const away = (zones: ShippingZone[], goodsCents: number, country: string | null = null) =>
  freeShippingOf({
    zones,
    location: country === null ? null : { country, region: '' },
    country: 'US',
    goodsCents,
    optionsFor: (location) => shippingOptions(zones, location, { goodsCents, weightGrams: 5000, goods: [] }, 'USD'),
  })

test.each([
  ['an estimated place counts', [states, europe], 10_800, 'US', { awayCents: 1200, zoneName: null }],
  [
    'the zone is named while the place is not known',
    [states, europe],
    10_800,
    null,
    { awayCents: 1200, zoneName: 'United States' },
  ],
  ['the only zone needs no name', [states], 10_800, null, { awayCents: 1200, zoneName: null }],
  ['reached, there is nothing left', [states], 12_000, 'US', { awayCents: 0, methodName: 'Ground', overCents: 12_000 }],
] as const)('%s', (_, zones, goodsCents, country, expected) => {
  expect(away([...zones], goodsCents, country)).toMatchObject(expected)
})

it('promises nothing where nothing becomes free', () => {
  expect(away([states, europe], 42_500, 'DE')).toBeNull()
  expect(away([europe], 42_500)).toBeNull()
  expect(away([], 42_500)).toBeNull()
})

it('promises nothing that a parcel cannot have, or has anyway', () => {
  const light = method('Light', {
    rate: { kind: 'by-weight', tiers: [{ upToGrams: 1000, costCents: 500 }] },
    freeOverCents: 5000,
  })
  expect(away([{ ...states, methods: [light] }], 100, 'US')).toBeNull()
  const gift = method('Gift', { rate: { kind: 'flat', costCents: 0 } })
  expect(away([{ ...states, methods: [ground, gift] }], 100, 'US')).toBeNull()
})

it('goes by the method that becomes free first', () => {
  const early = method('Early', { freeOverCents: 5000 })
  expect(away([{ ...states, methods: [ground, early] }], 4000, 'US')).toMatchObject({
    methodName: 'Early',
    awayCents: 1000,
  })
})
