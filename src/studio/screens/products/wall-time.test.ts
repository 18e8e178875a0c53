import { expect, test } from 'vitest'
import { momentOf, wallTimeOf } from './wall-time.ts'

test.each([
  ['2026-11-20T14:05', 'America/New_York', Date.UTC(2026, 10, 20, 19, 5)],
  ['2026-07-01T09:00', 'America/New_York', Date.UTC(2026, 6, 1, 13)],
  ['2026-07-01T00:00', 'Asia/Kolkata', Date.UTC(2026, 5, 30, 18, 30)],
  ['2026-01-01T12:00', 'Pacific/Auckland', Date.UTC(2025, 11, 31, 23)],
  ['2026-03-01T08:15', 'UTC', Date.UTC(2026, 2, 1, 8, 15)],
])('%s in %s is one moment, there and back', (wall, zone, moment) => {
  expect(momentOf(wall, zone)).toBe(moment)
  expect(wallTimeOf(moment, zone)).toBe(wall)
})

test('an hour that summer time skips counts from behind the gap', () => {
  // Clocks in Berlin went from 2 to 3 on 29 March 2026.
  expect(wallTimeOf(momentOf('2026-03-29T02:30', 'Europe/Berlin')!, 'Europe/Berlin')).toBe('2026-03-29T03:30')
})

test('an hour that comes twice counts the first time', () => {
  expect(momentOf('2026-10-25T02:30', 'Europe/Berlin')).toBe(Date.UTC(2026, 9, 25, 0, 30))
})

test.each(['', 'tomorrow', '2026-13-40T99:99'])('%j is no time', (text) => {
  expect(momentOf(text, 'UTC')).toBeNull()
})
