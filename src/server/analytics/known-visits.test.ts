import { beforeAll, expect, test } from 'vitest'
import { startTestApp } from '#server/testing/test-app.ts'
import * as api from '#shared/analytics/api.ts'
import { devices, type TableKind } from '#shared/analytics/schema.ts'

const VISITS = 10_000
const START = Date.UTC(2026, 10, 20, 17)
const DAY = { from: '2026-11-20', to: '2026-11-20' }
const MINUTE = 60_000

const app = await startTestApp()
const website = await app.buildWebsite()
const owner = await app.owner(website)

/** What the script has done, by the tables in which it must be found. */
const known = {
  visitors: new Set<number>(),
  ...{ views: 0, bounces: 0, seconds: 0, robots: 0 },
  ...{ page: new Map<string, number>(), entry: new Map<string, number>(), exit: new Map<string, number>() },
  ...{ source: new Map<string, number>(), device: new Map<string, number>(), hours: new Map<string, number>() },
}

const count = (counts: Map<string, number>, name: string) => counts.set(name, (counts.get(name) ?? 0) + 1)

/** Random, but the same in each run. */
function createRandom(seed: number) {
  let state = seed
  return (below: number): number => {
    state = (state * 48_271) % 2_147_483_647
    return state % below
  }
}

/** The events of all visits in the order of their time: each visitor has one visit, or a second one three hours later. */
function script() {
  const random = createRandom(7)
  const events: Parameters<typeof app.services.analytics.record>[0][] = []
  for (let number = 0; number < VISITS; number += 1) {
    const visitor = 1 + (number % 7_000)
    const began = START + random(60) * MINUTE + (number < 7_000 ? 0 : 3 * 60 * MINUTE)
    const pages = Array.from({ length: 1 + random(4) }, () => `/page-${random(30)}`)
    const [source, device] = [`site-${random(12)}.example`, devices[random(devices.length)]!]
    known.visitors.add(visitor)
    known.views += pages.length
    known.bounces += Number(pages.length === 1)
    count(known.entry, pages[0]!)
    count(known.exit, pages.at(-1)!)
    count(known.source, source)
    count(known.device, device)
    for (const [place, page] of pages.entries()) {
      const at = began + place * MINUTE + random(1_000)
      const hour = 2026112012 + Math.floor((at - START) / (60 * MINUTE))
      const seen = { websiteId: website.id, hour, at, visitor, page }
      count(known.page, page)
      count(known.hours, `2026-11-20T${hour % 100}`)
      events.push({
        ...{ kind: 'view', ...seen, source, channel: 'link', campaign: '', device },
        ...{ browser: 'Firefox', system: 'Linux', country: 'DK' },
      })
      if (random(2) === 0) continue
      known.seconds += 20
      events.push({ kind: 'time', ...seen, at: at + 1, seconds: 20 })
    }
  }
  return events.toSorted((one, other) => one.at - other.at)
}

beforeAll(async () => {
  const { analytics } = app.services
  for (const [place, event] of script().entries()) {
    analytics.record(event)
    if (place % 50 === 0) {
      analytics.leaveOut(website.id, 20261120, 'robot')
      known.robots += 1
    }
    if (place % 5_000 === 0) await analytics.flush()
  }
  await analytics.flush()
}, 120_000)

test(`the sums of ${VISITS} scripted visits are what the script did, in total and by hour`, async () => {
  const { body } = await owner.call(api.getVisitsCall, { query: { ...DAY, step: 'hour' } })
  expect(body.total).toEqual({
    ...{ visitors: known.visitors.size, visits: VISITS, views: known.views },
    ...{ bounces: known.bounces, seconds: known.seconds },
  })
  expect(body.leftOut).toEqual({ robot: known.robots, overload: 0 })
  const hours = body.points.flatMap(({ begins, sums }) => (sums.views > 0 ? [[begins, sums.views] as const] : []))
  expect(new Map(hours)).toEqual(known.hours)
})

test.each<[TableKind, 'views' | 'visits']>([
  ['page', 'views'],
  ['entry', 'visits'],
  ['exit', 'visits'],
  ['source', 'visits'],
  ['device', 'visits'],
])('the table of each %s has the %s of the script', async (kind, name) => {
  const { body } = await owner.call(api.getVisitTableCall, { query: { ...DAY, kind } })
  expect(new Map(body.rows.map((row) => [row.text, row[name]]))).toEqual(known[kind as 'page'])
})
