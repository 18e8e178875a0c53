import fc from 'fast-check'
import { expect, test } from 'vitest'
import { daysLater } from '#shared/reports/periods.ts'
import { storedDay } from './moments.ts'
import { monthOf, splitPeriod } from './whole-months.ts'

test.each([
  ['2026-01-01', '2026-12-31', [202601, 202612], []],
  ['2025-12-31', '2026-02-28', [202601, 202602], [[20251231, 20251299]]],
  ['2025-12-30', '2026-01-31', [202601, 202601], [[20251230, 20251299]]],
  ['2026-02-01', '2026-03-05', [202602, 202602], [[20260300, 20260305]]],
  ['2024-02-01', '2024-02-29', [202402, 202402], []],
  ['2024-02-01', '2024-02-28', null, [[20240201, 20240228]]],
  ['2026-11-20', '2026-11-20', null, [[20261120, 20261120]]],
  ['2026-11-20', '2026-12-19', null, [[20261120, 20261219]]],
])('from %s to %s', (from, to, months, days) => {
  const split = splitPeriod({ from, to })
  expect(split.months && [split.months.from, split.months.to]).toEqual(months)
  expect(split.days.map((range) => [range.from, range.to])).toEqual(days)
})

test('each day of a period is in one part, and no other day is', () => {
  const length = fc.integer({ min: 0, max: 800 })
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 3_000 }), length, (start, more) => {
      const from = daysLater('2020-01-01', start)
      const to = daysLater(from, more)
      const { months, days } = splitPeriod({ from, to })
      for (let place = -40; place <= more + 40; place += 1) {
        const day = storedDay(daysLater(from, place))
        const parts = days.filter((range) => range.from <= day && day <= range.to).length
        const inMonths = months !== null && months.from <= monthOf(day) && monthOf(day) <= months.to
        expect(parts + Number(inMonths), String(day)).toBe(place >= 0 && place <= more ? 1 : 0)
      }
    }),
    { numRuns: 60 },
  )
})
