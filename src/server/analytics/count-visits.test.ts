import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Added, countVisits } from './count-visits.ts'
import type { PageTime, Step, View, Visit } from './counted.ts'

const MINUTE = 60_000
const START = Date.UTC(2026, 10, 20, 9)

const view = (minute: number, changes: Partial<View> = {}): View => ({
  ...{ kind: 'view', site: 1, hour: 2026112009 + Math.floor(minute / 60), at: START + minute * MINUTE, visitor: 7 },
  ...{ page: 10, source: 20, channel: 30, campaign: 0, device: 40, browser: 50, system: 60, country: 70 },
  ...changes,
})

const sumsOf = ({ days }: Pick<Added, 'days'>, kind: string, text = 0) => {
  const row = [...days.values()].find((one) => one.kind === kind && one.text === text)
  return row && [row.visitors, row.visits, row.views, row.bounces]
}

test.each([
  ['one view is a visit of one view', [view(0)], [1, 1, 1, 1]],
  ['a second view within half an hour belongs to the visit', [view(0), view(30)], [1, 1, 2, 0]],
  ['later it is another visit of the same visitor', [view(0), view(31)], [1, 2, 2, 2]],
  ['each view makes the visit longer', [view(0), view(29), view(58)], [1, 1, 3, 0]],
  ['someone else is another visitor', [view(0), view(1, { visitor: 8 })], [2, 2, 2, 2]],
])('%s', (_, views, expected) => {
  expect(sumsOf(countVisits(views, new Map()), 'all')).toEqual(expected)
})

test('a visit counts for its first page and source, views for their own page, and the last page is where it ends', () => {
  const added = countVisits([view(0), view(5, { page: 11, source: 21 }), view(6, { page: 12 })], new Map())
  expect(sumsOf(added, 'entry', 10)).toEqual([1, 1, 3, 0])
  expect(sumsOf(added, 'source', 20)).toEqual([1, 1, 3, 0])
  expect(sumsOf(added, 'source', 21)).toBeUndefined()
  expect([10, 11, 12].map((page) => sumsOf(added, 'page', page)![2])).toEqual([1, 1, 1])
  expect([10, 11, 12].map((page) => sumsOf(added, 'exit', page)![1])).toEqual([0, 0, 1])
})

test('a visitor is counted in every hour with a view, a bounce in the hour of its visit', () => {
  const { hours } = countVisits([view(50), view(70), view(75)], new Map())
  expect(
    [...hours.values()].map(({ hour, visitors, visits, views, bounces }) => [hour, visitors, visits, views, bounces]),
  ).toEqual([
    [2026112009, 1, 1, 1, 0],
    [2026112010, 1, 0, 2, 0],
  ])
})

test('time is counted for the page and its visit; without a visit there is nothing to add it to', () => {
  const time = (visitor: number): PageTime => {
    const { site, hour, at } = view(1)
    return { kind: 'time', site, hour, at, visitor, page: 10, seconds: 42 }
  }
  const { days, hours } = countVisits([view(0), time(7), time(8)], new Map())
  const seconds = [...days.values()].filter((row) => row.seconds > 0).map(({ kind, seconds }) => `${kind} ${seconds}`)
  expect(seconds.toSorted()).toEqual(
    ['all', 'browser', 'campaign', 'channel', 'country', 'device', 'entry', 'page', 'source', 'system'].map(
      (kind) => `${kind} 42`,
    ),
  )
  expect([...hours.values()].map((row) => row.seconds)).toEqual([42])
})

const events = fc
  .array(
    fc.record({
      minute: fc.integer({ min: 0, max: 600 }),
      visitor: fc.integer({ min: 1, max: 4 }),
      page: fc.integer({ min: 10, max: 13 }),
      source: fc.integer({ min: 20, max: 22 }),
      seconds: fc.option(fc.integer({ min: 1, max: 100 })),
    }),
    { maxLength: 60 },
  )
  .map((list) =>
    list
      .toSorted((one, other) => one.minute - other.minute)
      .map(({ minute, seconds, ...changes }): View | PageTime => {
        const one = view(minute, changes)
        return seconds === null ? one : { ...one, kind: 'time', seconds }
      }),
  )

/** Adds the sums of batches up, as the database does. */
function addUp(batches: readonly Added[]): Record<string, number[]> {
  const total: Record<string, number[]> = {}
  for (const { days, hours } of batches) {
    for (const [key, { visitors, visits, views, bounces, seconds }] of [...days, ...hours]) {
      const added = [visitors, visits, views, bounces, seconds]
      total[key] = (total[key] ?? [0, 0, 0, 0, 0]).map((sum, place) => sum + added[place]!)
    }
  }
  return Object.fromEntries(Object.entries(total).filter(([, sums]) => sums.some((sum) => sum !== 0)))
}

test('a step counts once a day for each visitor, under the source of the visit in which it was taken', () => {
  const step = (minute: number, step: Step['step'], visitor = 7): Step => {
    const { site, hour, at } = view(minute)
    return { kind: 'step', site, hour, at, visitor, step, stepText: step === 'viewed' ? 90 : 91 }
  }
  const { actions } = countVisits(
    [
      view(0),
      step(1, 'viewed'),
      step(2, 'viewed'),
      view(40, { source: 21 }),
      step(41, 'viewed'),
      step(42, 'added'),
      step(43, 'added', 8),
    ],
    new Map(),
  )
  const counts = [...actions.values()].filter(({ kind }) => kind === 'shop-source' || kind === 'shop-all')
  expect(counts.map(({ kind, text, detail, count }) => [kind, text, detail, count])).toEqual([
    ['shop-all', 0, 90, 1],
    ['shop-source', 20, 90, 1],
    ['shop-all', 0, 91, 1],
    ['shop-source', 21, 91, 1],
  ])
})

test('the same events give the same sums in any batches', () => {
  fc.assert(
    fc.property(events, fc.integer({ min: 1, max: 20 }), (list, size) => {
      const visits = new Map<string, Visit>()
      const batches: Added[] = []
      for (let start = 0; start < list.length; start += size)
        batches.push(countVisits(list.slice(start, start + size), visits))
      expect(addUp(batches)).toEqual(addUp([countVisits(list, new Map())]))
    }),
  )
})

test('sources, devices and first pages add up to the whole day; so do hours, but for people who stay longer', () => {
  fc.assert(
    fc.property(events, (list) => {
      const { days, hours } = countVisits(list, new Map())
      const rows = [...days.values()]
      const sum = (kind: string, name: 'visitors' | 'visits' | 'views' | 'bounces' | 'seconds') =>
        rows.filter((row) => row.kind === kind).reduce((total, row) => total + row[name], 0)
      for (const name of ['visitors', 'visits', 'views', 'bounces', 'seconds'] as const) {
        for (const kind of ['entry', 'source', 'device']) expect(sum(kind, name)).toBe(sum('all', name))
        if (name !== 'visitors')
          expect([...hours.values()].reduce((total, row) => total + row[name], 0)).toBe(sum('all', name))
      }
      expect(sum('exit', 'visits')).toBe(sum('all', 'visits'))
      expect(sum('page', 'views')).toBe(sum('all', 'views'))
      expect(rows.every((row) => row.visits >= 0 && row.bounces >= 0 && row.bounces <= row.visits)).toBe(true)
    }),
  )
})
