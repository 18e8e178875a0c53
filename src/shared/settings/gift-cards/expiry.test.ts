import { describe, expect, test } from 'vitest'
import { giftCardExpiry, validitiesOf } from './expiry.ts'

describe('a card', () => {
  const expiry = (country: string, timeZone: string, expiryYears: number | null, issued: string) =>
    giftCardExpiry({ country, timeZone, giftCards: { expiryYears } }, Date.parse(issued))

  test.each([
    ['Germany, from the end of the year', 'DE', 'Europe/Berlin', 3, '2026-03-10T12:00:00Z', '2029-12-31T23:00:00Z'],
    ['Ireland, from February 29', 'IE', 'UTC', 5, '2028-02-29T12:00:00Z', '2033-03-01T00:00:00Z'],
    ['Australia, for longer than the law asks', 'AU', 'UTC', 7, '2026-03-10T12:00:00Z', '2033-03-11T00:00:00Z'],
  ])('expires where the owner chose it: %s', (_where, country, timeZone, years, issued, expires) => {
    expect(expiry(country, timeZone, years, issued)).toBe(Date.parse(expires))
  })

  test('never expires earlier than the law allows, whatever is stored', () => {
    expect(expiry('IE', 'UTC', 1, '2026-03-10T12:00:00Z')).toBe(Date.parse('2031-03-11T00:00:00Z'))
  })

  test.each(['FR', 'US', 'CA', 'constructor'])('never expires in a shop in %s', (country) => {
    expect(expiry(country, 'UTC', 3, '2026-03-10T12:00:00Z')).toBeNull()
    expect(validitiesOf(country)).toEqual([])
  })

  test('never expires until the owner chooses a validity', () => {
    expect(expiry('DE', 'UTC', null, '2026-03-10T12:00:00Z')).toBeNull()
    expect(validitiesOf('IE')).toEqual([5, 6, 7, 8, 9, 10])
  })
})
