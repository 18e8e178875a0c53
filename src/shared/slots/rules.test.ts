import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { momentOf, wallClock } from '#shared/dates/format.ts'
import { checkSchedule } from './check-schedule.ts'
import { describeSlot, slotDay, slotTimes } from './describe-slot.ts'
import { clockOf, minutesOf, openDays, openSlot, slotId, slotsOf } from './rules.ts'
import type { Schedule } from './schema.ts'
import { buildSchedule } from './testing/build-schedule.ts'

const timeZone = 'America/New_York'
const at = (wall: string, zone = timeZone) => momentOf(wall, zone)!
const facts = (wall: string, booked: [string, number][] = []) => ({ now: at(wall), timeZone, booked: new Map(booked) })
const offered = (schedule: Schedule, wall: string, booked: [string, number][] = []) =>
  openDays(schedule, facts(wall, booked)).flatMap(({ slots }) => slots.map(slotId))

const monday = '2026-11-30'
const week = (openings: Schedule['week'][number]) => [openings, [], [], [], [], [], []]

describe('the slots of a day', () => {
  test.each([
    ['divide its hours', buildSchedule(), ['09:00', '10:00', '11:00']],
    ['leave out what is shorter than a slot', buildSchedule({ slotMinutes: 70 }), ['09:00', '10:10']],
    ['are its periods where no length is set', buildSchedule({ slotMinutes: null }), ['09:00']],
    ['are none on another weekday', buildSchedule({ week: week([]).with(1, [{ from: 0, to: 60 }]) }), []],
    [
      'are those of its exception',
      buildSchedule({ exceptions: [{ date: monday, name: 'Market', openings: [{ from: 600, to: 660 }] }] }),
      ['10:00'],
    ],
    ['are none on a holiday', buildSchedule({ exceptions: [{ date: monday, name: 'Holiday', openings: [] }] }), []],
  ])('%s', (_, schedule, times) => {
    expect(slotsOf(schedule, monday).map(({ from }) => clockOf(from))).toEqual(times)
  })
})

describe('what can be chosen', () => {
  const few = buildSchedule({ daysAhead: 1 })
  const days = (amount: number, cutOff: number | null): Partial<Schedule> => ({
    lead: { unit: 'days', amount, cutOff },
  })
  const day = (date: string) => ['09:00', '10:00', '11:00'].map((time) => `${date}T${time}`)
  test.each([
    ['is what has not begun', few, '2026-11-30T09:59', [`${monday}T10:00`, `${monday}T11:00`, ...day('2026-12-01')]],
    ['is not what begins now', few, '2026-11-30T11:00', day('2026-12-01')],
    [
      'is ready after the hours that an order needs',
      { ...few, lead: { unit: 'hours', amount: 24 } },
      '2026-11-30T10:00',
      day('2026-12-01').slice(1),
    ],
    ['is tomorrow before the cut-off', { ...few, ...days(1, 840) }, '2026-11-30T13:59', day('2026-12-01')],
    ['is not tomorrow from the cut-off on', { ...few, ...days(1, 840) }, '2026-11-30T14:00', []],
    [
      'is today where no days are needed',
      { ...few, ...days(0, null), daysAhead: 1 },
      '2026-11-30T10:30',
      [`${monday}T11:00`, ...day('2026-12-01')],
    ],
  ] as [string, Schedule, string, string[]][])('%s', (_, schedule, now, ids) => {
    expect(offered(schedule, now)).toEqual(ids)
  })

  it('is neither a full slot nor a full day', () => {
    const limited = { ...few, slotCapacity: 2, dayCapacity: 3 }
    expect(
      offered(limited, '2026-11-30T00:00', [
        [`${monday}T10:00`, 2],
        [monday, 2],
        ['2026-12-01', 3],
      ]),
    ).toEqual([`${monday}T09:00`, `${monday}T11:00`])
  })

  test.each([
    ['a slot that does not exist', `${monday}T09:30`],
    ['a day that is over', '2026-11-29T09:00'],
    ['a day too far ahead', '2026-12-02T09:00'],
  ])('is not %s', (_, id) => {
    expect(openSlot(few, id, facts('2026-11-30T00:00'))).toBeNull()
  })
})

describe('when clocks change', () => {
  const nights = buildSchedule({ week: Array.from({ length: 7 }, () => [{ from: 60, to: 240 }]), daysAhead: 1 })
  it('leaves out the hour that does not exist', () => {
    expect(offered({ ...nights, daysAhead: 1 }, '2026-03-07T12:00')).toEqual(['2026-03-08T01:00', '2026-03-08T03:00'])
  })
  it('offers the hour that comes twice once', () => {
    expect(offered(nights, '2026-10-31T12:00')).toEqual(['2026-11-01T01:00', '2026-11-01T02:00', '2026-11-01T03:00'])
  })

  const zone = fc.constantFrom('America/New_York', 'Europe/Berlin', 'Australia/Lord_Howe', 'Asia/Tokyo', 'Africa/Cairo')
  const anyNow = fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2028, 0, 1) })
  const openings = fc
    .tuple(fc.integer({ min: 0, max: 1400 }), fc.integer({ min: 5, max: 600 }))
    .map(([from, length]) => [{ from, to: Math.min(1439, from + length) }])
  const anySchedule = fc.record({
    week: fc.array(openings, { minLength: 7, maxLength: 7 }),
    exceptions: fc.constant<Schedule['exceptions']>([]),
    slotMinutes: fc.option(fc.integer({ min: 5, max: 240 })),
    slotCapacity: fc.option(fc.integer({ min: 1, max: 3 })),
    dayCapacity: fc.constant(null),
    lead: fc.oneof(
      fc.record({ unit: fc.constant('hours' as const), amount: fc.integer({ min: 0, max: 72 }) }),
      fc.record({
        unit: fc.constant('days' as const),
        amount: fc.integer({ min: 0, max: 3 }),
        cutOff: fc.option(fc.integer({ min: 0, max: 1439 })),
      }),
    ),
    daysAhead: fc.integer({ min: 1, max: 10 }),
  })

  it('offers moments that exist, are in the future, rise and are ready, and knows each of them by its name', () => {
    fc.assert(
      fc.property(anySchedule, anyNow, zone, (schedule, now, timeZone) => {
        const facts = { now, timeZone, booked: new Map<string, number>() }
        const slots = openDays(schedule, facts).flatMap((day) => day.slots)
        const moments = slots.map((slot) => momentOf(slotId(slot), timeZone)!)
        for (const [index, slot] of slots.entries()) {
          expect(wallClock(moments[index]!, timeZone)).toBe(slotId(slot))
          expect(moments[index]!).toBeGreaterThan(index === 0 ? now : moments[index - 1]!)
          if (schedule.lead.unit === 'hours')
            expect(moments[index]!).toBeGreaterThanOrEqual(now + schedule.lead.amount * 3_600_000)
          expect(openSlot(schedule, slotId(slot), facts)).toEqual(slot)
        }
      }),
      { numRuns: 150 },
    )
  })

  it('offers nothing that is full', () => {
    fc.assert(
      fc.property(anySchedule, anyNow, zone, (schedule, now, timeZone) => {
        const limited = { ...schedule, slotCapacity: 1 }
        const slots = openDays(limited, { now, timeZone, booked: new Map() }).flatMap((day) => day.slots)
        const booked = new Map(slots.filter((_, index) => index % 2 === 0).map((slot) => [slotId(slot), 1]))
        const left = openDays(limited, { now, timeZone, booked }).flatMap((day) => day.slots)
        expect(left).toEqual(slots.filter((_, index) => index % 2 === 1))
      }),
      { numRuns: 50 },
    )
  })
})

describe('a schedule', () => {
  const hours = (...openings: Schedule['week'][number]) => buildSchedule({ week: week(openings) })
  test.each([
    ['of one day', hours({ from: 540, to: 600 }), []],
    ['that ends before it begins', hours({ from: 600, to: 540 }), ['week.0.0.to']],
    ['with hours that overlap', hours({ from: 540, to: 660 }, { from: 600, to: 720 }), ['week.0.1.from']],
    ['with hours shorter than a slot', hours({ from: 540, to: 570 }), ['week.0.0.to']],
    ['that is never open', hours(), ['week']],
    [
      'with a holiday twice',
      buildSchedule({
        exceptions: [
          { date: monday, name: '', openings: [] },
          { date: monday, name: '', openings: [] },
        ],
      }),
      ['exceptions.1.date'],
    ],
  ])('%s', (_, schedule, paths) => {
    expect(checkSchedule(schedule).map(([path]) => path)).toEqual(paths)
  })
})

it('says a slot in the language of the shop', () => {
  const plain = (text: string) => text.replace(/[\u2009\u202f]/g, ' ')
  const slot = { date: '2026-11-28', from: 600, to: 630 }
  expect(plain(describeSlot(slot, 'en-US'))).toBe('Saturday, November 28, 10:00 – 10:30 AM')
  expect(plain(slotTimes(slot, 'en-US'))).toBe('10:00 – 10:30 AM')
  expect(slotDay('2026-11-28', 'de-DE')).toBe('Samstag, 28. November')
})

test.each([
  ['09:30', 570],
  ['00:00', 0],
  ['24:00', null],
  ['9:30', null],
])('%s on the clock', (clock, minutes) => {
  expect(minutesOf(clock)).toBe(minutes)
  if (minutes !== null) expect(clockOf(minutes)).toBe(clock)
})
