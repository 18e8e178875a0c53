import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { calendarDay, formatDate, isoInZone, momentOf, wallClock } from './format.ts'
import { relativeTime } from './relative.ts'
import { timeZoneCity } from './time-zones.ts'

const evening = Date.UTC(2026, 10, 21, 3, 5)
const newYork = { locale: 'en-US', timeZone: 'America/New_York' }

it("tells a moment in the site's time zone and language", () => {
  expect(formatDate(evening, newYork)).toBe('November 20, 2026')
  expect(formatDate(evening, newYork, 'moment').replace('\u202f', ' ')).toBe('November 20, 2026 at 10:05 PM')
  expect(formatDate(evening, { locale: 'de-DE', timeZone: 'Europe/Berlin' })).toBe('21. November 2026')
  expect(formatDate(evening, newYork, 'month')).toBe('November 2026')
  expect(formatDate(Number.NaN, newYork)).toBe('Invalid Date')
  expect(calendarDay(evening, 'America/New_York')).toBe('2026-11-20')
})

describe('a time on the wall', () => {
  test.each([
    ['2026-11-20T14:05', 'America/New_York', '2026-11-20T19:05:00.000Z'],
    ['2026-07-01T00:00', 'Europe/Berlin', '2026-06-30T22:00:00.000Z'],
    ['2026-01-01T00:00', 'Asia/Kathmandu', '2025-12-31T18:15:00.000Z'],
    ['2024-02-29T12:00', 'UTC', '2024-02-29T12:00:00.000Z'],
    ['2026-11-01T01:30', 'America/New_York', '2026-11-01T05:30:00.000Z'],
    ['2026-03-08T02:30', 'America/New_York', '2026-03-08T07:30:00.000Z'],
  ])('%s in %s', (wallTime, timeZone, moment) => {
    expect(new Date(momentOf(wallTime, timeZone)!).toISOString()).toBe(moment)
  })

  test.each(['', 'tomorrow', '2026-02-30T12:00', '2026-13-01T12:00', '2026-01-01', '2026-01-01T24:00'])(
    'refuses %j',
    (text) => {
      expect(momentOf(text, 'UTC')).toBeNull()
    },
  )

  it('comes back as it was, in every zone, but for the hour that comes twice', () => {
    const zone = fc.constantFrom(
      'America/New_York',
      'Europe/Berlin',
      'Asia/Tokyo',
      'Australia/Lord_Howe',
      'Pacific/Apia',
    )
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40_000_000 }), zone, (minutes, timeZone) => {
        const moment = minutes * 60_000
        const again = momentOf(wallClock(moment, timeZone), timeZone)!
        expect([0, 30, 60]).toContain((moment - again) / 60_000)
        expect(wallClock(again, timeZone)).toBe(wallClock(moment, timeZone))
      }),
    )
  })
})

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000]
describe('how long ago', () => {
  test.each([
    [0, 'just now'],
    [59_999, 'just now'],
    [minute, '1 minute ago'],
    [59 * minute, '59 minutes ago'],
    [hour, '1 hour ago'],
    [23 * hour, '23 hours ago'],
    [day, '1 day ago'],
    [7 * day, '1 week ago'],
    [29 * day, '4 weeks ago'],
    [30 * day, '1 month ago'],
    [364 * day, '12 months ago'],
    [730 * day, '2 years ago'],
  ])('%i milliseconds', (elapsed, relative) => {
    expect(relativeTime(evening, evening + elapsed)).toBe(relative)
  })

  it('also says times in the future, in the language of the site', () => {
    expect(relativeTime(evening + 3 * day, evening)).toBe('in 3 days')
    expect(relativeTime(evening - day, evening, 'de-DE')).toBe('vor 1 Tag')
    expect(relativeTime(evening, evening, 'de-DE')).toBe('jetzt')
  })
})

test.each([
  ['America/New_York', '2026-11-20T18:05:09.123Z', '2026-11-20T13:05:09-05:00'],
  ['America/New_York', '2026-07-04T03:30:00Z', '2026-07-03T23:30:00-04:00'],
  ['Asia/Kolkata', '2026-11-20T18:35:00Z', '2026-11-21T00:05:00+05:30'],
  ['America/St_Johns', '2026-11-20T18:35:00Z', '2026-11-20T15:05:00-03:30'],
  ['UTC', '2026-11-20T18:35:00Z', '2026-11-20T18:35:00+00:00'],
])('in %s %s is written %s, which is the same moment', (timeZone, moment, text) => {
  expect(isoInZone(Date.parse(moment), timeZone)).toBe(text)
  expect(Date.parse(text)).toBe(Math.floor(Date.parse(moment) / 1000) * 1000)
})

test.each([
  ['America/New_York', 'New York'],
  ['America/Argentina/Buenos_Aires', 'Buenos Aires'],
  ['UTC', 'UTC'],
])('the time zone %s is shown as %s', (timeZone, city) => {
  expect(timeZoneCity(timeZone)).toBe(city)
})
