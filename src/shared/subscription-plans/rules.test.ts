import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { wallClock } from '#shared/dates/format.ts'
import {
  isComplete,
  momentOfRenewal,
  nextRenewal,
  priceAt,
  retryAt,
  secondPaymentDay,
  wallClockOfRenewal,
} from './rules.ts'
import { type BillingPeriod, billingUnits } from './schema.ts'

const DAY = 24 * 60 * 60 * 1000
const monthly: BillingPeriod = { value: 1, unit: 'MONTH' }
const weekly: BillingPeriod = { value: 1, unit: 'WEEK' }
const yearly: BillingPeriod = { value: 1, unit: 'YEAR' }

describe('the wall clock of a renewal', () => {
  test.each([
    ['2026-01-31T10:15', monthly, 0, '2026-01-31T10:15'],
    ['2026-01-31T10:15', monthly, 1, '2026-02-28T10:15'],
    ['2028-01-31T10:15', monthly, 1, '2028-02-29T10:15'],
    ['2026-01-31T10:15', monthly, 2, '2026-03-31T10:15'],
    ['2026-01-31T10:15', monthly, 3, '2026-04-30T10:15'],
    ['2026-11-30T00:00', { value: 3, unit: 'MONTH' }, 1, '2027-02-28T00:00'],
    ['2026-12-15T23:59', monthly, 1, '2027-01-15T23:59'],
    ['2028-02-29T08:00', yearly, 1, '2029-02-28T08:00'],
    ['2028-02-29T08:00', yearly, 4, '2032-02-29T08:00'],
    ['2096-02-29T08:00', { value: 4, unit: 'YEAR' }, 1, '2100-02-28T08:00'],
    ['2026-02-24T12:00', weekly, 1, '2026-03-03T12:00'],
    ['2028-02-26T12:00', weekly, 1, '2028-03-04T12:00'],
    ['2026-12-24T12:00', { value: 2, unit: 'WEEK' }, 1, '2027-01-07T12:00'],
  ] as const)('%s every %j, %i periods later, is %s', (anchor, period, index, expected) => {
    expect(wallClockOfRenewal(anchor, period, index)).toBe(expected)
  })
})

describe('the moment of a renewal', () => {
  test.each([
    // Clocks go forward from 2:00 to 3:00 on 8 March 2026, and back from 2:00 to 1:00 on 1 November.
    ['2026-03-01T02:30', 'America/New_York', '2026-03-08T07:30:00.000Z'],
    ['2026-10-25T01:30', 'America/New_York', '2026-11-01T05:30:00.000Z'],
    ['2026-03-22T02:30', 'Europe/Berlin', '2026-03-29T01:30:00.000Z'],
    ['2026-03-01T10:00', 'America/New_York', '2026-03-08T14:00:00.000Z'],
  ])('a week after %s in %s is %s', (anchor, timeZone, moment) => {
    expect(new Date(momentOfRenewal(anchor, weekly, 1, timeZone)).toISOString()).toBe(moment)
  })
})

const anchors = fc
  .record({
    day: fc.date({ min: new Date('2024-01-01'), max: new Date('2036-12-31'), noInvalidDate: true }),
    time: fc.integer({ min: 0, max: 24 * 60 - 1 }),
  })
  .map(({ day, time }) => {
    const clock = [Math.floor(time / 60), time % 60].map((part) => String(part).padStart(2, '0')).join(':')
    return `${day.toISOString().slice(0, 10)}T${clock}`
  })
const periods = fc.record({ value: fc.integer({ min: 1, max: 12 }), unit: fc.constantFrom(...billingUnits) })
const zones = fc.constantFrom('America/New_York', 'Europe/Berlin', 'UTC', 'Australia/Lord_Howe', 'Asia/Tokyo')

test('ten years of renewals come one after the other, a period apart, at the same time of the day', () => {
  fc.assert(
    fc.property(anchors, periods, zones, (anchor, period, timeZone) => {
      const perYear = { WEEK: 52, MONTH: 12, YEAR: 1 }[period.unit]
      const count = Math.ceil((10 * perYear) / period.value)
      const days = { WEEK: 7, MONTH: 30.44, YEAR: 365.25 }[period.unit] * period.value
      let before = momentOfRenewal(anchor, period, 0, timeZone)
      for (let index = 1; index <= count; index += 1) {
        const at = momentOfRenewal(anchor, period, index, timeZone)
        expect(Math.abs((at - before) / DAY - days)).toBeLessThan(3)
        const [anchorDay, anchorTime] = anchor.split('T') as [string, string]
        const [day, time] = wallClock(at, timeZone).split('T') as [string, string]
        // Only a time that clocks skip is another one.
        if (time !== anchorTime)
          expect(wallClockOfRenewal(anchor, period, index)).toMatch(new RegExp(`T${anchorTime}$`))
        if (period.unit !== 'WEEK') expect(Number(day.slice(8))).toBeLessThanOrEqual(Number(anchorDay.slice(8)))
        before = at
      }
    }),
    { numRuns: 25 },
  )
})

test('the next renewal is the first one after a moment, and none before it is left out', () => {
  fc.assert(
    fc.property(anchors, periods, zones, fc.nat(60), (anchor, period, timeZone, later) => {
      const after = momentOfRenewal(anchor, period, later, timeZone)
      expect(nextRenewal(anchor, period, { from: 1, after: after - 1, timeZone }).index).toBe(Math.max(1, later))
      expect(nextRenewal(anchor, period, { from: 1, after, timeZone }).index).toBe(later + 1)
      expect(nextRenewal(anchor, period, { from: later + 5, after, timeZone }).index).toBe(later + 5)
    }),
    { numRuns: 25 },
  )
})

test('a payment that fails is tried again after one, three and seven days, and then no more', () => {
  expect([1, 2, 3, 4].map((failures) => retryAt(failures, 1000))).toEqual([
    1000 + DAY,
    1000 + 3 * DAY,
    1000 + 7 * DAY,
    null,
  ])
})

test.each([
  [0, 1, false],
  [0, 5000, false],
  [3, 2, false],
  [3, 3, true],
  [1, 1, true],
])('of %i payments, %i are all: %s', (numBillingCycles, cycles, isOver) => {
  expect(isComplete({ billingPeriod: monthly, numBillingCycles }, cycles)).toBe(isOver)
})

test('an announced price counts from its time on', () => {
  const priced = { item: { unitPriceCents: 100 }, newPrice: { unitPriceCents: 120, from: 50 } }
  expect([priceAt(priced, 49), priceAt(priced, 50), priceAt({ ...priced, newPrice: null }, 50)]).toEqual([
    100, 120, 100,
  ])
})

test.each([
  ['UTC', 0, '2026-03-01'],
  ['America/New_York', 0, '2026-02-28'],
  ['UTC', 2, '2026-03-01'],
  ['UTC', 1, null],
])('what is bought now is paid again on a day of the shop, unless one payment is all: %s, %i', (zone, cycles, day) => {
  const now = Date.parse('2026-02-01T02:00:00Z')
  expect(secondPaymentDay({ billingPeriod: monthly, numBillingCycles: cycles }, now, zone)).toBe(day)
})
