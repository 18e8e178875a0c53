import { describe, expect, it, test } from 'vitest'
import { comparedDays, daysOf, lengthOf, pointOf, pointsOf, stepOf } from './periods.ts'

describe('a named period', () => {
  it.each([
    ['today', '2026-11-26', '2026-11-26', '2026-11-26'],
    ['yesterday', '2026-03-01', '2026-02-28', '2026-02-28'],
    ['last-7-days', '2026-11-26', '2026-11-20', '2026-11-26'],
    ['last-30-days', '2028-03-10', '2028-02-10', '2028-03-10'],
    ['this-month', '2026-11-26', '2026-11-01', '2026-11-26'],
    ['last-month', '2026-01-15', '2025-12-01', '2025-12-31'],
    ['this-quarter', '2026-11-26', '2026-10-01', '2026-11-26'],
    ['this-year', '2026-11-26', '2026-01-01', '2026-11-26'],
    ['last-year', '2026-11-26', '2025-01-01', '2025-12-31'],
  ] as const)('%s on %s is from %s to %s', (period, today, from, to) => {
    expect(daysOf(period, today)).toEqual({ from, to })
  })
})

test.each([
  ['a month', '2026-10-01', '2026-10-31', '2026-09-01', '2026-09-30'],
  ['a short month', '2026-02-01', '2026-02-28', '2026-01-01', '2026-01-31'],
  ['a month until today', '2026-11-01', '2026-11-27', '2026-10-01', '2026-10-27'],
  ['a month until its 30th day', '2026-03-01', '2026-03-30', '2026-02-01', '2026-02-28'],
  ['two months', '2026-03-01', '2026-04-30', '2026-01-01', '2026-02-28'],
  ['a quarter', '2026-01-01', '2026-03-31', '2025-10-01', '2025-12-31'],
  ['a quarter until today', '2026-10-01', '2026-11-27', '2026-07-01', '2026-08-27'],
  ['a year', '2025-01-01', '2025-12-31', '2024-01-01', '2024-12-31'],
  ['a year until today', '2026-01-01', '2026-11-27', '2025-01-01', '2025-11-27'],
  ['days from the first of a month on', '2026-05-01', '2026-06-10', '2026-03-21', '2026-04-30'],
  ['days from within a month on', '2026-05-02', '2026-05-31', '2026-04-02', '2026-05-01'],
])('%s, from %s to %s, is compared with %s to %s', (_, from, to, comparedFrom, comparedTo) => {
  expect(comparedDays({ from, to }, 'previous-period')).toEqual({ from: comparedFrom, to: comparedTo })
})

test('a period is compared with as many days before it, or with the same days of the year before', () => {
  const days = { from: '2028-02-23', to: '2028-02-29' }
  expect(comparedDays(days, 'previous-period')).toEqual({ from: '2028-02-16', to: '2028-02-22' })
  expect(comparedDays(days, 'previous-year')).toEqual({ from: '2027-02-23', to: '2027-02-28' })
  expect(comparedDays(days, 'nothing')).toBeNull()
})

describe('the points of a chart', () => {
  it.each([
    ['2026-11-26', '2026-11-26', 'hour', 24],
    ['2026-11-01', '2026-11-30', 'day', 30],
    ['2026-01-01', '2026-05-31', 'week', 22],
    ['2026-01-01', '2026-12-31', 'month', 12],
    ['2026-01-15', '2026-12-20', 'month', 12],
  ] as const)('from %s to %s are by %s: %i', (from, to, step, number) => {
    const days = { from, to }
    expect(stepOf(days)).toBe(step)
    const points = pointsOf(days, step)
    expect(points).toHaveLength(number)
    expect(points[0]).toBe(step === 'hour' ? `${from}T00` : from)
  })

  it('are years of the calendar, where they are asked for', () => {
    expect(pointsOf({ from: '2024-06-15', to: '2026-12-20' }, 'year')).toEqual([
      ...['2024-06-15', '2025-01-01', '2026-01-01'],
    ])
  })

  it('have every day in one of them', () => {
    const days = { from: '2025-11-15', to: '2026-06-20' }
    for (const step of ['day', 'week', 'month', 'year'] as const) {
      const points = pointsOf(days, step)
      const daily = pointsOf(days, 'day')
      expect(daily).toHaveLength(lengthOf(days))
      for (const day of daily) expect(points).toContain(pointOf(day, days, step))
    }
  })
})
