import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { buildProduct } from '#server/testing/build-product.ts'
import { add, buy } from '#server/testing/buy.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import type { Website } from '#server/websites/website.ts'
import * as api from '#shared/analytics/api.ts'
import type { TableKind } from '#shared/analytics/schema.ts'
import { roles } from '#shared/roles/rules.ts'
import { createAnalytics } from './analytics.ts'
import { deleteOldVisits } from './delete-old.ts'
import type { RecordedView } from './recorded.ts'

const app = await startTestApp({ RATE_LIMIT_MULTIPLIER: '1000' })
const { analytics } = app.services
const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'
const NOON = Date.UTC(2026, 10, 20, 17)
const DAY = { from: '2026-11-20', to: '2026-11-20' }

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOON }))
afterEach(() => void vi.useRealTimers())

/** A site with its owner, and visitors who open pages of it. */
async function open() {
  const website = await app.buildWebsite()
  const owner = await app.owner(website)
  // Tests move the clock, and a session ends by itself.
  const reader = () => app.owner(website, roles.reporting)
  const send = (body: unknown, headers: Record<string, string> = {}, browser = app.visitor(website)) =>
    browser.request('POST', '/api/census/RecordHit', body, { 'user-agent': CHROME, ...headers })
  const hit = (data: object, event: string | number = 'View') => ({ event, data: JSON.stringify(data), ss_cvr: '' })
  return {
    website,
    owner,
    send,
    hit,
    view: (url: string, more: object = {}, ...rest: [Record<string, string>?, ReturnType<typeof app.visitor>?]) =>
      send(hit({ url, ...more }), ...rest),
    sums: async (days = DAY) =>
      (
        await seen(() =>
          reader().then((person) => person.call(api.getVisitsCall, { query: { ...days, step: 'hour' } })),
        )
      ).body,
    table: async (kind: TableKind, days = DAY) =>
      (await seen(() => reader().then((person) => person.call(api.getVisitTableCall, { query: { ...days, kind } }))))
        .body.rows,
  }
}

async function seen<T>(read: () => Promise<T>): Promise<T> {
  await analytics.flush()
  return read()
}

const counts = ({ visitors, visits, views, bounces, seconds }: api.VisitSums) => [
  visitors,
  visits,
  views,
  bounces,
  seconds,
]

/** The hash is all that is stored of someone; a row of any table that names the page would be found here. */
async function storedTexts(website: Website): Promise<string[]> {
  const database = await analytics.open()
  const site = await database
    .selectFrom('analytics_sites')
    .select('site')
    .where('website_id', '=', website.id)
    .executeTakeFirst()
  if (!site) return []
  const rows = await database.selectFrom('analytics_texts').select('text').where('site', '=', site.site).execute()
  return rows.map(({ text }) => text)
}

describe('a hit is taken', () => {
  const data = JSON.stringify({ url: '/about', title: 'About', viewportInnerWidth: 390, localStorageSupported: true })
  test.each([
    [
      'as a form',
      new URLSearchParams({ event: '1', data, ss_cvr: 'abc' }).toString(),
      'application/x-www-form-urlencoded',
    ],
    ['as JSON', JSON.stringify({ event: 1, data: JSON.parse(data) }), 'application/json'],
    ['as JSON with its data as a text', JSON.stringify({ event: 'View', data }), 'application/json'],
    [
      'as the text of a beacon with a form',
      new URLSearchParams({ event: 'View', data }).toString(),
      'text/plain;charset=UTF-8',
    ],
    ['as the text of a beacon with JSON', JSON.stringify({ event: 'View', data }), 'text/plain;charset=UTF-8'],
  ])('%s', async (_, body, type) => {
    const { send, sums } = await open()
    expect((await send(body, { 'content-type': type })).statusCode).toBe(200)
    expect(counts((await sums()).total)).toEqual([1, 1, 1, 1, 0])
  })
})

test('the visits of a period are exported as they are shown', async () => {
  const { owner, view } = await open()
  await view('/')
  await view('/about')
  const file = (step: string) =>
    seen(() => owner.request('GET', `/api/owner/analytics/visits.csv?from=${DAY.from}&to=${DAY.to}&step=${step}`))
  const lines = String((await file('day')).body)
    .trim()
    .split(/\r?\n/)
  expect(lines).toEqual([
    expect.stringContaining('Begins,Visitors,Visits,Page views,Visits of one view,Seconds'),
    '2026-11-20,2,2,2,2,0',
  ])
  expect(
    String((await file('hour')).body)
      .trim()
      .split('\n'),
  ).toHaveLength(25)
})

test('a page with a long path, query and referrer is counted, under the beginning of its path', async () => {
  const { view, table } = await open()
  const long = 'x'.repeat(2_500)
  const sent = await view(`/${long}`, {
    queryString: `?utm_source=news&fbclid=${long}`,
    referrer: `https://a.example/${long}`,
  })
  expect(sent.statusCode).toBe(200)
  expect((await table('page')).map(({ text, views }) => [text, views])).toEqual([[`/${'x'.repeat(298)}…`, 1]])
  expect((await table('source')).map(({ text }) => text)).toEqual(['news'])
})

test('what no page of the site sends is refused and leaves no trace', async () => {
  const { website, send, hit, view, sums } = await open()
  const other = await app.buildWebsite()
  const refused = await Promise.all([
    send('nonsense', { 'content-type': 'text/plain' }),
    send({ event: 'View' }),
    send({ event: '', data: '{"url":"/"}' }),
    send({ event: 'View', data: '{"url":' }),
    send(hit({})),
    send(hit({ url: '/', websiteId: other.id })),
    send(hit({ url: `http://${other.slug}.localhost/` })),
    send(hit({ url: 'javascript:alert(1)' })),
    view('/', {}, { origin: 'https://evil.example' }),
    view('/', {}, { 'sec-fetch-site': 'cross-site' }),
    view('/config/orders'),
    view('/search?q=mug'),
    view('/api/owner/orders'),
  ])
  expect(refused.map(({ statusCode }) => statusCode)).toEqual(refused.map(() => 400))
  expect((await send({ event: 'View', data: 'x'.repeat(20_000) })).statusCode).toBe(413)
  expect(counts((await sums()).total)).toEqual([0, 0, 0, 0, 0])
  expect(await storedTexts(website)).toEqual([])
})

test('the team, robots and people who object are not counted; people who may only look are', async () => {
  const { website, owner, view, sums } = await open()
  const viewer = await app.owner(website, roles.viewer)
  const editor = await app.owner(website, roles.editor)
  for (const browser of [owner, editor]) await view('/', {}, {}, browser)
  for (const name of ['sec-gpc', 'dnt']) await view('/', {}, { [name]: '1' })
  for (const robot of ['Googlebot/2.1', 'curl/8.0', 'Mozilla/5.0 (compatible; AhrefsBot/7.0)', ''])
    await view('/', {}, { 'user-agent': robot })
  expect(await sums()).toMatchObject({ total: { views: 0 }, leftOut: { robot: 4, overload: 0 } })
  await view('/', {}, {}, viewer)
  expect(counts((await sums()).total)).toEqual([1, 1, 1, 1, 0])
})

test('a site that counts no visits says so in no page, and records nothing', async () => {
  const { website, owner, view, sums } = await open()
  const page = async () => (await app.visitor(website).request('GET', '/cart')).body
  expect(await page()).toContain('data-counts-visits')
  const body = { settings: { isOn: false, keptDays: 30, sendsWeeklyEmail: true }, revision: 0 }
  expect((await owner.call(api.saveAnalyticsSettingsCall, { body })).body).toMatchObject({ revision: 1 })
  expect((await owner.call(api.saveAnalyticsSettingsCall, { body })).code).toBe('edit-conflict')
  expect(await page()).not.toContain('data-counts-visits')
  expect((await view('/')).statusCode).toBe(200)
  expect(counts((await sums()).total)).toEqual([0, 0, 0, 0, 0])
})

test('pages that are no view of the site do not ask to be counted, and no page sets a cookie for it', async () => {
  const { website } = await open()
  for (const url of ['/search', '/nowhere']) {
    const { body, headers } = await app.visitor(website).request('GET', url)
    expect(body, url).toContain('<body')
    expect(body, url).not.toContain('data-counts-visits')
    expect(headers['set-cookie'], url).toBeUndefined()
  }
})

test('an answer sets no cookie', async () => {
  const { website, view } = await open()
  const visitor = app.visitor(website)
  const { headers } = await view('/', {}, {}, visitor)
  expect(headers['set-cookie']).toBeUndefined()
  expect(visitor.cookies.size).toBe(0)
})

test('visits, pages, sources and devices are what was opened', async () => {
  const { website, send, hit, view, sums, table } = await open()
  const [ann, ben] = [app.visitor(website), app.visitor(website)]
  const host = `http://${website.slug}.localhost`
  const fromGoogle = { referrer: 'https://www.google.com/', websiteId: website.id, timeZone: 'Europe/Berlin' }
  await view(`${host}/`, fromGoogle, {}, ann)
  await view('/shop', { referrer: `${host}/` }, {}, ann)
  await send(hit({ url: '/shop', seconds: 40 }, 'page-time'), {}, ann)
  const phone = { 'user-agent': IPHONE }
  await view('/shop?utm_source=news&utm_campaign=May', { referrer: 'https://mail.example/' }, phone, ben)
  vi.setSystemTime(NOON + 31 * 60_000)
  await view('/shop', {}, {}, ann)
  const { total, points } = await sums()
  expect(counts(total)).toEqual([2, 3, 4, 2, 40])
  expect(points.filter(({ sums: { views } }) => views > 0).map((point) => [point.begins, counts(point.sums)])).toEqual([
    ['2026-11-20T12', [2, 3, 4, 2, 40]],
  ])
  const named = async (kind: TableKind) => (await table(kind)).map(({ text, visits, views }) => [text, visits, views])
  expect(await named('page')).toEqual([
    ['/shop', 0, 3],
    ['/', 0, 1],
  ])
  expect(await named('entry')).toEqual([
    ['/shop', 2, 2],
    ['/', 1, 2],
  ])
  expect(await named('exit')).toEqual([['/shop', 3, 0]])
  expect((await named('source')).toSorted()).toEqual([
    ['', 1, 1],
    ['google.com', 1, 2],
    ['news', 1, 1],
  ])
  expect((await named('channel')).toSorted()).toEqual([
    ['campaign', 1, 1],
    ['direct', 1, 1],
    ['search', 1, 2],
  ])
  expect((await named('campaign')).toSorted()).toEqual([
    ['', 2, 3],
    ['May', 1, 1],
  ])
  expect(await named('device')).toEqual([
    ['desktop', 2, 3],
    ['phone', 1, 1],
  ])
  expect((await named('country')).toSorted()).toEqual([
    ['', 2, 2],
    ['DE', 1, 2],
  ])
  expect((await named('system')).toSorted()).toEqual([
    ['Windows', 2, 3],
    ['iOS', 1, 1],
  ])
})

test('what may name a person is not stored: queries, keys in paths, addresses in links', async () => {
  const { website, view } = await open()
  await view('/order/0190c0de-0000-7000-8000-000000000000?key=secretcanary', {
    referrer: 'https://mail.example/inbox?user=nora-canary',
    queryString: '?utm_campaign=nora@canary.example&name=canary',
  })
  await analytics.flush()
  const texts = await storedTexts(website)
  expect(texts).toContain('/order/…')
  expect(texts).toContain('mail.example')
  expect(texts.join(' ')).not.toMatch(/canary|0190c0de/)
})

test('two sites never see each other’s visits, nor the same visitor', async () => {
  const [one, other] = [await open(), await open()]
  await one.view('/only-here')
  expect((await one.sums()).total.views).toBe(1)
  expect((await other.sums()).total.views).toBe(0)
  expect(await other.table('page')).toEqual([])
  expect((await other.owner.call(api.getLiveVisitsCall, {})).body).toEqual({ visitors: 0, pages: [] })
  const traits = { address: '10.1.2.3', userAgent: CHROME }
  const [mine, theirs] = [one.website.id, other.website.id]
  expect(await analytics.visitorNumber(mine, 20261120, traits)).not.toBe(
    await analytics.visitorNumber(theirs, 20261120, traits),
  )
})

test('who reads reports sees the numbers; who manages the site sets how they are counted', async () => {
  const { website } = await open()
  const allowed = await Promise.all(
    Object.entries(roles).map(async ([name, role]) => {
      const person = await app.owner(website, role)
      const [sums, table, live, settings] = await Promise.all([
        person.call(api.getVisitsCall, { query: { ...DAY, step: 'day' } }),
        person.call(api.getVisitTableCall, { query: { ...DAY, kind: 'page' } }),
        person.call(api.getLiveVisitsCall, {}),
        person.call(api.getAnalyticsSettingsCall, {}),
      ])
      expect([table.status, live.status], name).toEqual([sums.status, sums.status])
      return [name, sums.status, settings.status]
    }),
  )
  expect(allowed.filter(([, status]) => status === 200).map(([name]) => name)).toEqual([
    'admin',
    'reporting',
    'storeManager',
    'websiteManager',
  ])
  expect(allowed.filter(([, , status]) => status === 200).map(([name]) => name)).toEqual(['admin', 'websiteManager'])
})

test('a visitor has another number on the next day, and the secret of a past day is gone', async () => {
  const { website, view, sums } = await open()
  const visitor = app.visitor(website)
  const { services } = app
  await view('/', {}, {}, visitor)
  await analytics.flush()
  vi.setSystemTime(NOON + 24 * 3_600_000)
  await view('/', {}, {}, visitor)
  expect(counts((await sums({ from: '2026-11-20', to: '2026-11-21' })).total)).toEqual([2, 2, 2, 2, 0])
  await deleteOldVisits(services, website.id, Date.now(), () => false)
  const database = await analytics.open()
  const salts = database.selectFrom('analytics_salts').select('day').where('website_id', '=', website.id)
  expect(await salts.execute()).toEqual([{ day: 20261121 }])
  const { site } = await database
    .selectFrom('analytics_sites')
    .select('site')
    .where('website_id', '=', website.id)
    .executeTakeFirstOrThrow()
  const days = async () =>
    (await database.selectFrom('analytics_visits').select('day').where('site', '=', site).execute()).map(
      ({ day }) => day,
    )
  const views = async () => database.selectFrom('analytics_views').selectAll().where('site', '=', site).execute()
  expect(await days()).toEqual([20261121])
  expect(await views()).toHaveLength(2)
  expect(new Set((await views()).map(({ visitor: number }) => number)).size).toBe(2)
  await deleteOldVisits(services, website.id, NOON + 30.5 * 24 * 3_600_000, () => false)
  expect(await views()).toHaveLength(1)
  expect((await sums({ from: '2026-11-20', to: '2026-11-21' })).total.views).toBe(2)
})

test('people who opened a page in the last five minutes are shown where they are', async () => {
  const { website, owner, view } = await open()
  const [ann, ben] = [app.visitor(website), app.visitor(website)]
  await view('/old')
  vi.setSystemTime(NOON + 6 * 60_000)
  await view('/', {}, {}, ann)
  vi.setSystemTime(NOON + 7 * 60_000)
  await view('/shop', {}, {}, ann)
  await view('/shop', {}, {}, ben)
  const live = await seen(() => owner.call(api.getLiveVisitsCall, {}))
  expect(live.body).toEqual({ visitors: 2, pages: [{ path: '/shop', visitors: 2 }] })
})

test('a table is exported with all of its rows, and its words never become formulas', async () => {
  const { owner, view } = await open()
  await view('/', { queryString: '?utm_campaign=%3D1%2B1' })
  await analytics.flush()
  const csv = await owner.request('GET', `/api/owner/analytics/table.csv?from=${DAY.from}&to=${DAY.to}&kind=campaign`)
  expect(csv.headers['content-type']).toContain('text/csv')
  expect(csv.body).toContain("'=1+1,1,1,1,1,0")
})

test('a flood of made-up pages is counted together after a thousand of a day', async () => {
  const { website, sums, table } = await open()
  for (let number = 0; number < 1_200; number += 1) analytics.record(recorded(website, { page: `/made-up/${number}` }))
  const { total } = await sums()
  expect(total.views).toBe(1_200)
  const rows = await table('page')
  expect([rows.length, rows[0]]).toMatchObject([100, { text: '', views: 200 }])
})

test('a burst is dropped, counted and shown', async () => {
  const { website, sums } = await open()
  for (let number = 0; number < 20_030; number += 1) analytics.record(recorded(website, { at: NOON + number }))
  expect(await sums()).toMatchObject({ total: { views: 20_000 }, leftOut: { overload: 30 } })
}, 60_000)

test('a table over months has the sums of its days', async () => {
  const { website, table } = await open()
  const days = [20261031, 20261101, 20261115, 20261130, 20261201]
  for (const [place, day] of days.entries())
    analytics.record(recorded(website, { hour: day * 100 + 12, at: NOON + place, visitor: place }))
  const viewsOf = async (from: string, to: string) => (await table('page', { from, to })).map(({ views }) => views)
  expect(await viewsOf('2026-11-01', '2026-11-30')).toEqual([3])
  expect(await viewsOf('2026-10-31', '2026-12-01')).toEqual([5])
  expect(await viewsOf('2026-10-01', '2026-12-31')).toEqual([5])
  expect(await viewsOf('2026-11-01', '2026-12-01')).toEqual([4])
  expect(await viewsOf('2026-11-02', '2026-11-30')).toEqual([2])
})

test('an order does not wait until a burst is written', async () => {
  const { website, sums } = await open()
  const visitor = app.visitor(website)
  await add(visitor, await buildProduct(app, website))
  for (let number = 0; number < 20_030; number += 1) analytics.record(recorded(website, { at: NOON + number }))
  let isWritten = false
  const writing = analytics.flush().then(() => {
    isWritten = true
  })
  expect(await buy(visitor, { expectedTotalCents: 2500 })).toMatchObject({ state: 'placed' })
  expect(isWritten).toBe(false)
  await writing
  expect((await sums()).leftOut.overload).toBeGreaterThanOrEqual(30)
}, 60_000)

test('several processes count the same visits', async () => {
  const { website, sums } = await open()
  const { env } = app.services
  const second = createAnalytics(env, {
    flushes: false,
    hasThread: false,
    onError: (error) => expect.fail(String(error)),
  })
  for (let number = 0; number < 40; number += 1) {
    const process = Math.floor(number / 8) % 2 === 0 ? analytics : second
    process.record(recorded(website, { at: NOON + number * 1_000, visitor: 1 + (number % 8) }))
    // SQLite has one process that writes: there they take turns.
    if (env.DATABASE_URL && number % 5 === 0) await Promise.all([analytics.flush(), second.flush()])
    else if (number % 5 === 0) await analytics.flush().then(() => second.flush())
  }
  await second.close()
  expect(counts((await sums()).total)).toEqual([8, 8, 40, 0, 0])
})

/** A view as it waits for its batch. */
const recorded = (website: Website, changes: Partial<RecordedView>): RecordedView => ({
  kind: 'view',
  ...{ websiteId: website.id, hour: 2026112012, at: NOON, visitor: 1, page: '/', source: '', campaign: '' },
  ...{ channel: 'direct', country: '' },
  device: 'desktop',
  ...{ browser: 'Chrome', system: 'Windows' },
  ...changes,
})
