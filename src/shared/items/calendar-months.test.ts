import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DAY_MILLISECONDS, dayAfter } from '#shared/dates/days.ts'
import { calendarDay } from '#shared/dates/format.ts'
import { calendarMonths } from './calendar-months.ts'

const timeZone = 'America/New_York'
const now = Date.parse('2026-11-24T15:00:00Z')
const show = (events: readonly { startsAt: number | null; endsAt: number | null }[], most = 3) =>
  calendarMonths(events, { most, now, timeZone }).map(({ month, days }) => [
    month,
    days.filter(({ events: on }) => on.length > 0).map(({ date }) => Number(date.slice(8))),
  ])
const monthIn = (milliseconds: number) => calendarDay(milliseconds, timeZone).slice(0, 7)
const from = (startsAt: string, endsAt: string) => ({ startsAt: Date.parse(startsAt), endsAt: Date.parse(endsAt) })

test.each([
  ['an evening, which is the next day in UTC', from('2026-11-28T00:00Z', '2026-11-28T03:00Z'), [['2026-11', [27]]]],
  ['an end at midnight', from('2026-11-28T15:00Z', '2026-11-29T05:00Z'), [['2026-11', [28]]]],
  [
    'the turn of a month',
    from('2026-11-30T15:00Z', '2026-12-01T15:00Z'),
    [
      ['2026-11', [30]],
      ['2026-12', [1]],
    ],
  ],
  ['without an end', { startsAt: Date.parse('2027-02-28T15:00Z'), endsAt: null }, [['2027-02', [28]]]],
  ['without a time', { startsAt: null, endsAt: null }, []],
])('an event: %s', (_, event, expected) => {
  expect(show([event])).toEqual(expected)
})

test('months without events are left out, as are those before today and those beyond the most', () => {
  const events = ['2026-12-05', '2027-03-05', '2027-04-05', '2027-09-05'].map((day) =>
    from(`${day}T15:00Z`, `${day}T16:00Z`),
  )
  const since = from('2026-01-10T15:00Z', '2026-11-25T15:00Z')
  expect(show([since, ...events]).map(([month]) => month)).toEqual(['2026-11', '2026-12', '2027-03'])
  expect(show([from('2026-12-05T15:00Z', '9999-12-01T15:00Z')], 2).map(([month]) => month)).toEqual([
    '2026-12',
    '2027-01',
  ])
})

test('each event is on each of its days within the months that are shown, and on no other', () => {
  const event = fc
    .tuple(fc.integer({ min: -20, max: 90 }), fc.integer({ min: 0, max: 40 }))
    .map(([day, length]) => ({
      startsAt: now + day * DAY_MILLISECONDS,
      endsAt: now + (day + length) * DAY_MILLISECONDS,
    }))
    .filter(({ endsAt }) => endsAt > now)
  fc.assert(
    fc.property(fc.array(event, { maxLength: 6 }), fc.integer({ min: 1, max: 12 }), (events, most) => {
      const months = calendarMonths(events, { most, now, timeZone })
      expect(months.length).toBeLessThanOrEqual(most)
      // Months are left out only at the end, and only where there are too many.
      if (months.length < most)
        for (const { startsAt, endsAt } of events)
          expect(months.map(({ month }) => month)).toEqual(
            expect.arrayContaining([startsAt < now ? now : startsAt, endsAt - 1].map(monthIn)),
          )
      expect(months.every(({ days }) => days.some((day) => day.events.length > 0))).toBe(true)
      for (const { days } of months) {
        for (const { date, events: on } of days) {
          const expected = events.filter(
            ({ startsAt, endsAt }) =>
              calendarDay(startsAt, timeZone) <= date && date <= calendarDay(endsAt - 1, timeZone),
          )
          expect(on.map((one) => one.event)).toEqual(expected)
        }
        expect(dayAfter(days.at(-1)!.date).endsWith('-01')).toBe(true)
      }
    }),
  )
})
