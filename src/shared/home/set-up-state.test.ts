import { expect, test } from 'vitest'
import { defaultStoreSettings } from '#shared/settings/defaults.ts'
import type { StoreSettings } from '#shared/settings/schema.ts'
import { setUpStateOf } from './set-up-state.ts'

const fresh = defaultStoreSettings({ country: 'US', currency: 'USD', timeZone: 'UTC', email: 'o@example.com' })
const pickupOnly = fresh.shippingZones.map((zone) => ({
  ...zone,
  methods: zone.methods.filter(({ rate }) => rate.kind === 'pickup'),
}))
const begun = { payments: false, methodsWithoutDetails: [], shipping: true, tax: false }

test.each([
  ['a new store ships in its country, and takes no payments', {}, begun],
  [
    'bank transfer without bank details is not set up',
    { paymentMethods: ['bank-transfer'] },
    { ...begun, methodsWithoutDetails: ['bank-transfer'] },
  ],
  [
    'bank transfer with bank details is',
    { paymentMethods: ['bank-transfer'], bankTransferInstructions: 'Routing 000' },
    { ...begun, payments: true },
  ],
  ['pickup without a place is no shipping', { shippingZones: pickupOnly }, { ...begun, shipping: false }],
  ['pickup with a place is', { shippingZones: pickupOnly, pickupInstructions: 'The blue door' }, begun],
  [
    'one tax rate is a tax',
    { taxRates: [{ name: 'VAT', place: { country: 'US' }, rateMilliPercent: 1, appliesToShipping: true }] },
    { ...begun, tax: true },
  ],
] as [string, Partial<StoreSettings>, object][])('%s', (_what, changes, state) => {
  expect(setUpStateOf({ ...fresh, ...changes })).toEqual(state)
})
