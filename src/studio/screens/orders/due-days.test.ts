import { expect, test } from 'vitest'
import { daysFrom } from './due-days.ts'

test.each([
  ['2026-11-29', 3, ['2026-11-29', '2026-11-30', '2026-12-01']],
  ['2026-12-01', -2, ['2026-11-29', '2026-11-30']],
  ['2026-03-07', 2, ['2026-03-07', '2026-03-08']],
])('the days from %s, %i', (day, count, days) => {
  expect(daysFrom(day, count)).toEqual(days)
})
