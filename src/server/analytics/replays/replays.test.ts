import { afterEach, expect, test, vi } from 'vitest'
import { buildShop } from '#server/testing/build-shop.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { undo } from '#server/testing/undo.ts'
import { saveAnalyticsSettingsCall } from '#shared/analytics/api.ts'
import { defaultAnalyticsSettings } from '#shared/analytics/schema.ts'
import { saveConsentCall } from '#shared/consent/api.ts'
import { blankConsent } from '#shared/consent/rules.ts'
import { DAY_MILLISECONDS } from '#shared/dates/days.ts'
import * as api from '#shared/replays/api.ts'
import { LONGEST_MILLISECONDS, MOST_A_DAY, MOST_IN_PART, MOST_IN_RECORDING } from '#shared/replays/limits.ts'
import { defaultReplaySettings } from '#shared/replays/schema.ts'
import { roles } from '#shared/roles/rules.ts'
import { deleteOldReplays } from './replay-store.ts'

const app = await startTestApp({ RATE_LIMIT_MULTIPLIER: '1000' })
const { analytics } = app.services
const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'
const [ID, OTHER] = ['0123456789abcdef'.repeat(2), 'f'.repeat(32)]
const on = { ...defaultReplaySettings, isOn: true, share: 100 }
/** As a banner writes it: to statistics, for its first version. */
const AGREED = { cookie: 'cookie-consent=1:analytics' }
const event = { type: 4, timestamp: 1_764_000_000_000, data: { href: 'https://shop.example.com/shop' } }

afterEach(() => void vi.useRealTimers())

/** A shop in the US that records visits, and a visitor who agreed to statistics. */
async function open(settings = on) {
  const shop = await buildShop(app)
  const { website } = shop
  const owner = await app.owner(website)
  const consent = { ...blankConsent, isEnabled: true }
  await owner.call(saveConsentCall, { body: { consent, revision: 0 } })
  const saved = (await owner.call(api.saveReplaySettingsCall, { body: { settings, revision: 0 } })).body
  const visitor = app.visitor(website)
  const part = (more: object) => JSON.stringify({ number: 0, page: '/shop', opens: true, events: [event], ...more })
  const send = async (more: object = {}, headers: Record<string, string> = {}, browser = visitor, id = ID) => {
    const all = { ...AGREED, 'user-agent': CHROME, 'content-type': 'text/plain;charset=UTF-8', ...headers }
    return (await browser.request('POST', `/api/replays/${id}`, part(more), all)).statusCode
  }
  return {
    ...{ website, owner, visitor, send, saved },
    list: async () => (await owner.call(api.listReplaysCall, {})).body,
    pageAt: async (path: string, browser = visitor) => browser.request('GET', path),
  }
}

test('a visit is recorded in parts, listed with its first page, length and device, and read again in order', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_764_000_000_000 })
  const { owner, send, list } = await open()
  expect(await send({}, { 'user-agent': PHONE })).toBe(200)
  vi.setSystemTime(1_764_000_009_000)
  const second = { ...event, type: 3, timestamp: event.timestamp + 9_000 }
  expect(await send({ number: 1, page: '/about', events: [second] }, { 'user-agent': PHONE })).toBe(200)
  const replay = {
    ...{ id: ID, startedAt: 1_764_000_000_000, seconds: 9, page: '/shop', pages: 2 },
    ...{ device: 'phone', browser: 'Safari' },
  }
  expect(await list()).toEqual({ replays: [replay], hasMore: false, hasRoom: true })
  const { body } = await owner.call(api.getReplayCall, { parameters: { replayId: ID } })
  expect(body.replay).toEqual(replay)
  expect(body.parts.map((text) => JSON.parse(text))).toEqual([[event], [second]])
})

test('a recording is as long as its events, also where one part has all of them', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_764_000_000_000 })
  const { send, list } = await open()
  const later = { ...event, type: 3, timestamp: event.timestamp + 12_000 }
  expect(await send({ events: [event, later] })).toBe(200)
  expect((await list()).replays).toMatchObject([{ seconds: 12, startedAt: 1_764_000_000_000 - 12_000 }])
  const odd = { ...event, timestamp: 1 }
  expect(await send({ events: [odd, event] }, {}, undefined, OTHER)).toBe(200)
  const seconds = (await list()).replays.map((replay) => replay.seconds)
  expect(Math.max(...seconds)).toBeLessThanOrEqual(LONGEST_MILLISECONDS / 1000)
})

test('nothing is recorded unless the owner, the country, the banner, the counting of visits and the visitor allow it', async () => {
  const { owner, send, list } = await open()
  const refused = {
    'no choice': await send({}, { cookie: '' }),
    'agreed to nothing': await send({}, { cookie: 'cookie-consent=1:' }),
    'agreed to another banner': await send({}, { cookie: 'cookie-consent=2:analytics' }),
    'asks not to be followed': await send({}, { dnt: '1' }),
    'privacy control': await send({}, { 'sec-gpc': '1' }),
    'a robot': await send({}, { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' }),
    'another site': await send({}, { origin: 'https://evil.example' }),
    'a page of the studio': await send({ page: '/config/orders' }),
  }
  expect(refused).toEqual(Object.fromEntries(Object.keys(refused).map((name) => [name, 400])))
  const session = `${AGREED.cookie}; session=${owner.cookies.get('session')}`
  expect(await send({}, { cookie: session }), 'the owner').toBe(400)
  const settings = { ...defaultAnalyticsSettings, isOn: false }
  await owner.call(saveAnalyticsSettingsCall, { body: { settings, revision: 0 } })
  expect(await send(), 'visits are not counted').toBe(400)
  await owner.call(saveAnalyticsSettingsCall, { body: { settings: defaultAnalyticsSettings, revision: 1 } })
  await owner.call(api.saveReplaySettingsCall, { body: { settings: { ...on, isOn: false }, revision: 1 } })
  expect(await send(), 'recording is off').toBe(400)
  expect((await list()).replays).toEqual([])
})

test('only public pages offer it, and only while everything that it needs is there', async () => {
  const { owner, saved, pageAt } = await open()
  const offers = async (path: string, browser?: typeof owner) =>
    (await pageAt(path, browser)).body.includes('data-replays=')
  expect(await offers('/shop', owner), 'for the owner').toBe(false)
  expect(await offers('/shop')).toBe(true)
  for (const path of ['/cart', '/checkout', '/search', '/nowhere']) expect(await offers(path), path).toBe(false)
  expect((await owner.call(api.getReplaySettingsCall, {})).body.obstacles).toEqual([])
  expect((await undo(owner, saved.batchId!)).status).toBe(200)
  expect(await offers('/shop'), 'after undoing').toBe(false)
})

test.each([
  ['a text that is no JSON', 'nonsense'],
  ['an unknown field', { more: 1 }],
  ['no events', { events: [] }],
  ['events of an unknown type', { events: [{ type: 9, timestamp: 1 }] }],
  ['a part before the first', { number: 3 }],
  ['a part that is too long', { events: [{ ...event, data: 'x'.repeat(MOST_IN_PART) }] }],
])('%s is refused and leaves nothing', async (_, sent) => {
  const { visitor, send, list } = await open()
  const headers = { ...AGREED, 'user-agent': CHROME, 'content-type': 'text/plain' }
  const status =
    typeof sent === 'string'
      ? (await visitor.request('POST', `/api/replays/${ID}`, sent, headers)).statusCode
      : await send(sent)
  expect(status).toBe(400)
  expect((await list()).replays).toEqual([])
})

test('a recording has limits of length and size, and a part counts once', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_764_000_000_000 })
  const { send } = await open()
  const large = { events: [{ ...event, data: 'x'.repeat(MOST_IN_PART - 200) }] }
  expect(await send(large)).toBe(200)
  expect(await send(large), 'the same part again').toBe(400)
  const whole = Math.floor(MOST_IN_RECORDING / MOST_IN_PART)
  for (let number = 1; number < whole; number += 1) expect(await send({ ...large, number })).toBe(200)
  expect(await send({ ...large, number: whole }), 'larger than a recording').toBe(400)
  vi.setSystemTime(1_764_000_000_000 + LONGEST_MILLISECONDS)
  expect(await send({ number: whole }), 'longer than a recording').toBe(400)
})

test('a site begins a limited number of recordings a day, and its owner is told', async () => {
  const { website, send, list } = await open()
  const database = await analytics.open()
  const row = (number: number) => ({
    ...{
      website_id: website.id,
      id: String(number).padStart(32, '0'),
      started_at: Date.now(),
      last_at: Date.now(),
      page: '/',
      pages: 1,
    },
    ...{ device: 'desktop' as const, browser: '', parts: 1, size: 1, stored: 1 },
  })
  await database
    .insertInto('analytics_replays')
    .values(Array.from({ length: MOST_A_DAY - 1 }, (_, number) => row(number)))
    .execute()
  expect(await send()).toBe(200)
  expect((await list()).hasRoom).toBe(false)
  expect(await send({}, {}, undefined, OTHER)).toBe(400)
})

test('a deleted recording is gone and takes no more parts; old ones go by themselves, with their parts', async () => {
  const { website, owner, send, list } = await open()
  const database = await analytics.open()
  const parts = async () =>
    database.selectFrom('analytics_replay_parts').select('number').where('website_id', '=', website.id).execute()
  await send()
  await send({}, {}, undefined, OTHER)
  await owner.call(api.deleteReplayCall, { parameters: { replayId: ID } })
  expect((await list()).replays.map(({ id }) => id)).toEqual([OTHER])
  expect(await send({ number: 1 })).toBe(400)
  await deleteOldReplays(database, website.id, Date.now() + 6.9 * DAY_MILLISECONDS)
  expect(await parts()).toHaveLength(1)
  await deleteOldReplays(database, website.id, Date.now() + 7.1 * DAY_MILLISECONDS)
  expect(await parts()).toEqual([])
  await send()
  await owner.call(api.deleteReplaysCall, {})
  expect(await list()).toEqual({ replays: [], hasMore: false, hasRoom: true })
})

test('recordings are of one site, and of those who manage it', async () => {
  const { website, send } = await open()
  await send()
  const otherOwner = await app.owner(await app.buildWebsite())
  expect((await otherOwner.call(api.getReplayCall, { parameters: { replayId: ID } })).status).toBe(404)
  await otherOwner.call(api.deleteReplaysCall, {})
  const reporter = await app.owner(website, roles.reporting)
  expect((await reporter.call(api.listReplaysCall, {})).status).toBe(403)
  const manager = await app.owner(website)
  expect((await manager.call(api.listReplaysCall, {})).body.replays).toHaveLength(1)
})

test('the id of FullStory is given to visitors who agreed alone, and its hosts to pages that use it', async () => {
  const { visitor, pageAt } = await open({ ...on, fullStoryId: 'o-1ABC23-na1' })
  const idFor = async (cookies: Record<string, string> = AGREED, browser = visitor) => {
    const headers = { 'user-agent': CHROME, ...cookies }
    const { statusCode, body } = await browser.request('GET', '/api/commerce/fullstory/getId', undefined, headers)
    return [statusCode, body]
  }
  expect(await idFor()).toEqual([200, 'o-1ABC23-na1'])
  expect(await idFor({})).toEqual([204, ''])
  expect(String((await pageAt('/shop')).headers['content-security-policy'])).toContain('https://edge.fullstory.com')
  const others = await open()
  expect(await idFor(AGREED, others.visitor)).toEqual([204, ''])
  expect(String((await others.pageAt('/shop')).headers['content-security-policy'])).not.toContain('fullstory')
})

test('the player can run its own script, and send nothing', async () => {
  const { owner } = await open()
  const player = await owner.request('GET', '/api/owner/replay-player')
  expect(player.body).toContain('/assets/player-test.js')
  const policy = String(player.headers['content-security-policy'])
  expect(policy).toContain("default-src 'none'; script-src")
  expect(policy).not.toContain('connect-src')
  expect(policy).toContain('sandbox allow-scripts allow-same-origin')
})
