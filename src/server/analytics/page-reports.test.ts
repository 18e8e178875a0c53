import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { newId } from '#server/identifiers.ts'
import { insertPage } from '#server/pages/page-store.ts'
import { buildShop } from '#server/testing/build-shop.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import * as actions from '#shared/analytics/actions-api.ts'
import * as api from '#shared/analytics/reports-api.ts'
import { listSpeedCausesCall, type SpeedCause } from '#shared/analytics/speed-causes-api.ts'
import { calendarDay } from '#shared/dates/format.ts'
import { createItemCall, createItemCollectionCall } from '#shared/items/api.ts'
import { buildPage } from '#shared/pages/testing/build-page.ts'
import { roles } from '#shared/roles/rules.ts'
import { deleteOldVisits } from './delete-old.ts'

const app = await startTestApp({ RATE_LIMIT_MULTIPLIER: '1000' })
const { analytics } = app.services
const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'
const SPEED = api.recordSpeedCall.path
const ERRORS = api.recordErrorsCall.path

async function open() {
  const website = await app.buildWebsite()
  const owner = await app.owner(website)
  const today = calendarDay(Date.now(), website.settings.timeZone)
  const days = { from: today, to: today }
  const read = async <T>(ask: () => Promise<T>) => {
    await analytics.flush()
    return ask()
  }
  return {
    ...{ website, owner, days },
    send: (path: string, body: unknown, headers: object = {}, browser = app.visitor(website)) =>
      browser.request('POST', path, body, { 'user-agent': CHROME, ...headers }),
    speed: (device?: 'phone') =>
      read(async () => (await owner.call(api.getSpeedCall, { query: { ...days, device } })).body.rows),
    errors: () => read(async () => (await owner.call(api.getErrorsCall, { query: days })).body.rows),
  }
}

const metric = (event: string, raw: number, data: object = {}) => ({
  ...{ app: 'storefront', event, raw, pageLoadId: 'x1', ts: 1 },
  data: { url: '/', pageType: 50, ...data },
})
const failure = (message: string, data: object = {}) => ({
  event: 'error',
  data: { message, url: '/shop', filename: 'https://shop.example.com/assets/a.js?v=1', lineno: 3, colno: 14, ...data },
  timestamp: 1,
})

describe('page speed and errors are taken', () => {
  test.each([
    ['as JSON', 'application/json'],
    ['as the text of a beacon', 'text/plain;charset=UTF-8'],
  ])('%s', async (_, type) => {
    const { send, speed, errors } = await open()
    const as = { 'content-type': type }
    expect((await send(SPEED, JSON.stringify([metric('LCP', 2_000)]), as)).statusCode).toBe(200)
    expect((await send(ERRORS, JSON.stringify([failure('x is not a function')]), as)).statusCode).toBe(200)
    expect(await speed()).toHaveLength(2)
    expect(await errors()).toHaveLength(1)
  })
})

test('speed is counted by metric, page type and device, with what made a page slow', async () => {
  const { send, speed, owner, days } = await open()
  await send(SPEED, [metric('LCP', 2_000, { cause: '/media/good.jpg' }), metric('CLS', 0.2, { cause: 'div.banner' })])
  await send(SPEED, [metric('LCP', 9_000, { cause: '/media/kiln.jpg?key=canary', pageType: 2 })], {
    'user-agent': IPHONE,
  })
  for (const value of [2_100, 2_200]) await send(SPEED, [metric('LCP', value), metric('long-task', 1)])
  const rows = await speed()
  expect(
    rows.map(({ metric: name, pageType, counts }) => [name, pageType, counts.good, counts.middle, counts.poor]),
  ).toEqual([
    ['LCP', null, 3, 0, 1],
    ['LCP', 50, 3, 0, 0],
    ['LCP', 2, 0, 0, 1],
    ['CLS', null, 0, 1, 0],
    ['CLS', 50, 0, 1, 0],
  ])
  expect(rows[0]!.value).toBeGreaterThan(2_199)
  expect(rows[0]!.value).toBeLessThan(2_320)
  expect((await speed('phone')).map(({ metric: name, pageType }) => [name, pageType])).toEqual([
    ['LCP', null],
    ['LCP', 2],
  ])
  const causes = (await owner.call(actions.getActionTableCall, { query: { ...days, table: 'speed-causes' } })).body.rows
  expect(causes.map(({ text, detail, counts }) => [text, detail, ...counts]).toSorted()).toEqual([
    ['/media/kiln.jpg', 'LCP /', 1],
    ['div.banner', 'CLS /', 1],
  ])
})

test('errors are grouped by message and place, with who met them, and nothing in them names a person', async () => {
  const { website, send, errors } = await open()
  const [ann, ben] = [app.visitor(website), app.visitor(website)]
  await send(ERRORS, [failure('x is not a function', { release: 'r1' }), failure('x is not a function')], {}, ann)
  await send(
    ERRORS,
    [failure('x is not a function', { release: 'r2', url: '/about', stack: 'at nora@canary.example' })],
    {},
    ben,
  )
  await analytics.flush()
  await send(ERRORS, [failure('x is not a function', { lineno: 4 }), failure('of nora@canary.example')], {}, ann)
  await send(
    ERRORS,
    [failure('x is not a function', { release: 'r2', url: '/about', stack: 'at nora@canary.example' })],
    {},
    ann,
  )
  const found = await errors()
  expect(found.map(({ message, place, times, visitors }) => [message, place, times, visitors])).toEqual([
    ['x is not a function', '/assets/a.js:3:14', 4, 2],
    ['x is not a function', '/assets/a.js:4:14', 1, 1],
    ['of …', '/assets/a.js:3:14', 1, 1],
  ])
  expect(found[0]).toMatchObject({ page: '/about', release: 'r2' })
  expect(found[0]!.lastAt).toBeGreaterThanOrEqual(found[0]!.firstAt)
  expect(JSON.stringify(found)).not.toContain('canary')
})

test('what makes a page slow is shown with where it is edited, where someone edits it', async () => {
  const { website, store, addProduct } = await buildShop(app)
  const staff = await app.owner(website)
  const mug = await addProduct({ title: 'Mug' })
  const about = buildPage({ id: newId(), urlId: 'about', title: 'About' })
  await app.changing(website, (scope) => insertPage(scope, about))
  const blog = { kind: 'blog' as const, title: 'Journal' }
  const { collection } = (await staff.call(createItemCollectionCall, { body: blog })).body
  const parameters = { collectionId: collection.id }
  const { item } = (await staff.call(createItemCall, { parameters, body: { title: 'Kiln' } })).body
  const ofProduct = `/${store.urlId}/p/${mug.urlId}`
  const ofItem = `/${collection.urlId}/${item.urlId}`
  const places: readonly (readonly [string, SpeedCause['place']])[] = [
    [ofProduct, { kind: 'product', id: mug.id }],
    ['/about', { kind: 'page', id: about.id }],
    [ofItem, { kind: 'item', id: item.id }],
    [`/${collection.urlId}`, { kind: 'collection', id: collection.id }],
    ['/cart', null],
    [`/${store.urlId}/p/gone`, null],
  ]
  for (const [url] of places)
    await app
      .visitor(website)
      .request('POST', SPEED, [metric('LCP', 9_000, { url, cause: '/media/kiln.jpg' })], { 'user-agent': CHROME })
  await analytics.flush()
  const today = calendarDay(Date.now(), website.settings.timeZone)
  const { rows } = (await staff.call(listSpeedCausesCall, { query: { from: today, to: today } })).body
  expect(new Map(rows.map(({ page, place }) => [page, place]))).toEqual(new Map(places))
  expect(rows[0]).toMatchObject({ cause: '/media/kiln.jpg', metric: 'LCP', loads: 1 })
})

test('speed is counted by the connection of the browser, where it tells one that is known', async () => {
  const { owner, days, send } = await open()
  const connection = '3g'
  await send(SPEED, [metric('LCP', 2_000, { connection }), metric('INP', 600, { connection })])
  await send(SPEED, [metric('LCP', 3_000, { connection }), metric('LCP', 5_000, { connection: 'carrier pigeon' })])
  await send(SPEED, [metric('LCP', 5_000)])
  await analytics.flush()
  const { rows } = (await owner.call(api.getConnectionsCall, { query: days })).body
  // At most 5 % too high.
  expect(rows.map(({ value, ...row }) => [row, Math.round(value! / 100) * 100])).toEqual([
    [{ metric: 'LCP', connection: '3g', counts: { good: 1, middle: 1, poor: 0 } }, 3_100],
    [{ metric: 'INP', connection: '3g', counts: { good: 0, middle: 0, poor: 1 } }, 600],
  ])
  const file = await owner.request('GET', `${api.exportConnectionsCall.path}?from=${days.from}&to=${days.to}`)
  expect(String(file.body)).toMatch(/\r?\nINP,3g,6\d\d(\.\d+)?,0,0,1/)
})

test('an error in one of our own files is shown at its place in the source, whatever the release', async () => {
  const { website, send, errors } = await open()
  const { maps } = app.services.browser
  mkdirSync(maps, { recursive: true })
  for (const [name, mappings] of [
    ['storefront-one', ';;IAOI'],
    ['storefront-two', ';IAOI'],
  ]) {
    const map = { version: 3, sources: ['../../src/storefront/hydration/runtime.ts'], names: [], mappings }
    writeFileSync(join(maps, `${name}.js.map`), JSON.stringify(map))
  }
  const host = `http://${website.slug}.localhost`
  for (const place of ['storefront-one.js:3:7', 'storefront-two.js:2:7'])
    await send(ERRORS, [
      failure('x is not a function', {
        ...{ filename: null, lineno: null, colno: null },
        stack: `TypeError: x is not a function\n    at f (${host}/assets/${place})\n    at g (${host}/assets/other.js:1:2)`,
      }),
    ])
  const place = 'src/storefront/hydration/runtime.ts:8:5'
  // Six digits in a row in the name of the host would be left out, as a person's.
  expect(await errors()).toMatchObject([
    { place, times: 2, stack: expect.stringContaining(`at f (${place})\nat g (http://site-`) },
  ])
})

test('what no page of the site sends is refused and leaves no trace', async () => {
  const { website, send, speed, errors } = await open()
  const other = await app.buildWebsite()
  const refused = await Promise.all([
    send(SPEED, 'fast', { 'content-type': 'text/plain' }),
    send(SPEED, {}),
    send(SPEED, [1]),
    send(SPEED, Array(101).fill(metric('LCP', 1))),
    send(SPEED, [metric('LCP', 1, { url: '/config' })]),
    send(SPEED, [metric('LCP', 1, { websiteId: other.id })]),
    send(SPEED, [metric('LCP', 1)], { origin: 'https://evil.example' }),
    send(ERRORS, [failure(' ')]),
    send(ERRORS, Array(21).fill(failure('x'))),
    send(ERRORS, [failure('x', { url: 'https://evil.example/' })]),
    send(ERRORS, [failure('x')], { 'sec-fetch-site': 'cross-site' }),
  ])
  expect(refused.map(({ statusCode }) => statusCode)).toEqual(refused.map(() => 400))
  for (const headers of [{ 'sec-gpc': '1' }, { 'user-agent': 'Googlebot/2.1' }]) {
    expect((await send(SPEED, [metric('LCP', 1)], headers)).statusCode).toBe(200)
    expect((await send(ERRORS, [failure('x')], headers)).statusCode).toBe(200)
  }
  expect(await speed()).toEqual([])
  expect(await errors()).toEqual([])
  const database = await analytics.open()
  const site = database.selectFrom('analytics_sites').select('site').where('website_id', '=', website.id)
  expect(await site.execute()).toEqual([])
})

test('two sites never see each other’s errors and speed; who reads reports sees those of their own', async () => {
  const [one, other] = [await open(), await open()]
  await one.send(ERRORS, [failure('only here')])
  await one.send(SPEED, [metric('LCP', 1)])
  expect(await one.errors()).toHaveLength(1)
  expect([await other.errors(), await other.speed()]).toEqual([[], []])
  const statuses = await Promise.all(
    [roles.reporting, roles.editor].map(async (role) => {
      const staff = await app.owner(one.website, role)
      return [
        (await staff.call(api.getErrorsCall, { query: one.days })).status,
        (await staff.call(api.getSpeedCall, { query: one.days })).status,
      ]
    }),
  )
  expect(statuses).toEqual([
    [200, 200],
    [403, 403],
  ])
})

test('tables are exported, and their words never become formulas', async () => {
  const { owner, days, send } = await open()
  await send(ERRORS, [failure('=1+1')])
  await send(SPEED, [metric('INP', 300)])
  await analytics.flush()
  const csv = async (path: string) => (await owner.request('GET', `${path}?from=${days.from}&to=${days.to}`)).body
  expect(await csv(api.exportErrorsCall.path)).toContain("'=1+1,/assets/a.js:3:14,1,1,")
  expect(await csv(api.exportSpeedCall.path)).toMatch(/INP,contentItem,3\d\d[.\d]*,0,1,0/)
})

test('an error that does not come again is forgotten after a season, and who met it after the day', async () => {
  const { website, send, errors } = await open()
  await send(ERRORS, [failure('old')])
  expect(await errors()).toHaveLength(1)
  const database = await analytics.open()
  const met = () =>
    database
      .selectFrom('analytics_error_visitors')
      .innerJoin('analytics_sites', 'analytics_sites.site', 'analytics_error_visitors.site')
      .select('visitor')
      .where('website_id', '=', website.id)
      .execute()
  expect(await met()).toHaveLength(1)
  const { services } = app
  await deleteOldVisits(services, website.id, Date.now() + 2 * 86_400_000, () => false)
  expect(await met()).toEqual([])
  expect(await errors()).toHaveLength(1)
  await deleteOldVisits(services, website.id, Date.now() + 91 * 86_400_000, () => false)
  expect(await errors()).toEqual([])
})
