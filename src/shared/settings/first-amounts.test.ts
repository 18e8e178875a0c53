import { expect, test } from 'vitest'
import { smallestCents } from '#shared/money/money.ts'
import { currencies } from '#shared/money/schema.ts'
import { defaultStoreSettings, isFirstShipping } from './defaults.ts'
import { firstAmounts } from './first-amounts.ts'

test.each([
  ['USD', 500],
  ['EUR', 500],
  // 500 yen, not 5.
  ['JPY', 50_000],
  ['IDR', 8_000_000],
] as const)('a new shop in %s ships a parcel for %i hundredths', (currency, costCents) => {
  const { shippingZones } = defaultStoreSettings({ country: 'JP', currency, timeZone: 'UTC', email: 'o@example.com' })
  expect(shippingZones[0]!.methods[0]!.rate).toEqual({ kind: 'flat', costCents })
})

test.each(currencies)('the first amounts in %s are whole amounts that can be paid', (currency) => {
  const { shippingCents, installments } = firstAmounts(currency)
  for (const cents of [shippingCents, installments.minimumCents, installments.maximumCents]) {
    expect(cents % smallestCents(currency)).toBe(0)
    expect(cents).toBeGreaterThan(0)
  }
})

test('the rate that no one has chosen is known in each currency, also where the shop is from before', () => {
  const settings = defaultStoreSettings({ country: 'JP', currency: 'JPY', timeZone: 'UTC', email: 'o@example.com' })
  expect(isFirstShipping(settings)).toBe(true)
  const withRate = (costCents: number) => {
    const [zone] = settings.shippingZones
    const [standard, pickup] = zone!.methods
    const methods = [{ ...standard!, rate: { kind: 'flat' as const, costCents } }, pickup!]
    return isFirstShipping({ ...settings, shippingZones: [{ ...zone!, methods }] })
  }
  expect(withRate(500)).toBe(true)
  expect(withRate(60_000)).toBe(false)
})
