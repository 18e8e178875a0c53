import { expect, test } from 'vitest'
import { defaultStoreSettings } from '#shared/settings/defaults.ts'
import { type OwnerSettings, ownerSettingsOf } from '#shared/settings/owner-settings.ts'
import { sectionOf } from '#shared/settings/sections.ts'
import { judgeSettings } from './judge-settings.ts'

const usual = ownerSettingsOf(
  defaultStoreSettings({ country: 'US', currency: 'USD', timeZone: 'UTC', email: 'o@example.com' }),
  'Clay & Kiln',
)

test.each([
  [{}, []],
  [{ paymentMethods: ['test-card', 'test-card'] }, ['payments']],
  [{ minimumSubtotalCents: Number.NaN }, ['checkout']],
  [{ orderNotificationEmail: 'nobody' }, ['checkout']],
  [{ scarcity: { enabled: true, text: '', threshold: 5 } }, ['few-left']],
  [{ shippingZones: [{ name: 'Home', places: [], methods: [] }] }, ['shipping']],
  [{ taxRates: [{ name: '', place: { country: '*' }, rateMilliPercent: 1, appliesToShipping: true }] }, ['tax']],
  [{ installments: { ...usual.installments, available: true, maximumCents: 0 } }, ['payments']],
] as [Partial<OwnerSettings>, string[]][])('%j is wrong on %j', (changes, tabs) => {
  expect(Object.keys(judgeSettings({ ...usual, ...changes })).map(sectionOf)).toEqual(tabs)
})
