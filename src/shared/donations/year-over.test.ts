import { expect, test } from 'vitest'
import { isYearOver } from './year-over.ts'

test.each([
  [2025, 'UTC', '2026-01-01T00:00:00Z', true],
  [2025, 'UTC', '2025-12-31T23:59:59Z', false],
  [2025, 'America/New_York', '2026-01-01T04:59:59Z', false],
  [2025, 'America/New_York', '2026-01-01T05:00:00Z', true],
  [2025, 'Asia/Tokyo', '2025-12-31T15:00:00Z', true],
  [2026, 'UTC', '2026-06-01T00:00:00Z', false],
])('whether %i is over in %s at %s: %s', (year, timeZone, now, isOver) => {
  expect(isYearOver(year, timeZone, Date.parse(now))).toBe(isOver)
})
