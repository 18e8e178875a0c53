import { expect, test } from 'vitest'
import { relativeTime } from './relative-time.ts'

const now = Date.UTC(2026, 10, 20, 12)
const minutes = (count: number) => now - count * 60_000

test.each([
  [minutes(0), 'just now'],
  [minutes(0.9), 'just now'],
  [minutes(1), '1 minute ago'],
  [minutes(59), '59 minutes ago'],
  [minutes(60), '1 hour ago'],
  [minutes(60 * 23), '23 hours ago'],
  [minutes(60 * 24), 'yesterday'],
  [minutes(60 * 24 * 6), '6 days ago'],
  [minutes(-60 * 25), 'tomorrow'],
])('says how long ago a moment is', (at, words) => {
  expect(relativeTime(at, now, 'en-US')).toBe(words)
})

test('leaves what is a week ago to a date', () => {
  expect(relativeTime(minutes(60 * 24 * 7), now, 'en-US')).toBeNull()
})

test("speaks the shop's language", () => {
  expect(relativeTime(minutes(5), now, 'de-DE')).toBe('vor 5 Minuten')
})
