import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DAY_MILLISECONDS } from '#shared/dates/days.ts'
import { seededNumbers } from './seeded-numbers.ts'
import { busynessOf, DAYS_OF_LIFE, dayOfArticle, daysOfYear, timesOfOrders, weighted } from './year.ts'

const HOUR = 60 * 60 * 1000
const someNow = fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2030, 0, 1) })

test('times of orders are in order, within the year, and none is in the last two hours', () => {
  fc.assert(
    fc.property(someNow, fc.integer({ min: 1, max: 400 }), fc.integer(), (now, count, seed) => {
      const moments = timesOfOrders(count, now, seededNumbers(seed))
      expect(moments).toHaveLength(count)
      expect(moments).toEqual(moments.toSorted((one, other) => one - other))
      expect(moments[0]!).toBeGreaterThan(now - (DAYS_OF_LIFE + 6) * DAY_MILLISECONDS)
      expect(moments.at(-1)!).toBeLessThanOrEqual(now - 2 * HOUR)
    }),
    { numRuns: 50 },
  )
})

test('the year has each of its days once', () => {
  const now = Date.UTC(2027, 2, 14, 3)
  const days = daysOfYear(now).map((noon) => new Date(noon).toISOString().slice(0, 10))
  expect(new Set(days).size).toBe(DAYS_OF_LIFE)
  expect([days[0], days.at(-1)]).toEqual(['2026-03-15', '2027-03-14'])
})

test('December, Sundays and the days of the newspaper article are busy', () => {
  const on = (day: string) => busynessOf(100, Date.parse(`${day}T12:00Z`))
  expect(on('2026-12-09') / on('2026-02-11')).toBeGreaterThan(3)
  expect(on('2026-08-09')).toBeGreaterThan(on('2026-08-12'))
  expect(on('2026-05-18')).toBeGreaterThan(3 * on('2026-05-11'))
  expect(on('2026-06-10')).toBeLessThan(2 * on('2026-05-11'))
})

test('heavy things are chosen more often, and a weight of 0 never', () => {
  const things = [
    { name: 'mug', weight: 3 },
    { name: 'bowl', weight: 0 },
    { name: 'vase', weight: 1 },
  ]
  const chosen = Array.from({ length: 8 }, (_, index) => weighted(things, index / 8).name)
  expect(chosen).toEqual([...Array.from({ length: 6 }, () => 'mug'), 'vase', 'vase'])
})

test.each([
  ['2026-11-26', '2026-05-18'],
  ['2027-05-18', '2027-05-18'],
  ['2027-05-17', '2026-05-18'],
])('on %s, the last article was on %s', (today, day) => {
  expect(dayOfArticle(Date.parse(`${today}T12:00Z`))).toBe(day)
})
