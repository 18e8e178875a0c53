import { expect, test } from 'vitest'
import { checkSettings } from '../check-settings.ts'
import { defaultStoreSettings } from '../defaults.ts'
import { ownerSettingsOf } from '../owner-settings.ts'

const errorOf = (country: string, expiryYears: number | null) => {
  const settings = defaultStoreSettings({ country, currency: 'USD', timeZone: 'UTC', email: '' })
  const draft = { ...settings, giftCards: { ...settings.giftCards, expiryYears } }
  return checkSettings(ownerSettingsOf(draft, 'Shop'))['giftCards.expiryYears']
}

test.each([
  ['no expiry, anywhere', 'US', null, undefined],
  ['what the law of the country allows', 'DE', 3, undefined],
  ['less than the law allows', 'IE', 3, expect.stringContaining('Choose 5 years or more. In Ireland')],
  ['a country where gift cards may not expire', 'CA', 5, 'Gift cards can’t expire in your country.'],
])('an owner chooses %s', (_what, country, years, error) => {
  expect(errorOf(country, years)).toEqual(error)
})
