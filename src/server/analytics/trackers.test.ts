import { expect, test } from 'vitest'
import { startTestApp } from '#server/testing/test-app.ts'
import { getActionTableCall } from '#shared/analytics/actions-api.ts'
import { getVisitsCall } from '#shared/analytics/api.ts'
import { calendarDay } from '#shared/dates/format.ts'

const app = await startTestApp({ RATE_LIMIT_MULTIPLIER: '1000' })
const { analytics } = app.services
const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
const OLDER = '/api/events/RecordEvent'
const NEWER = '/api/v1/clanker/events'
const CHECK = '/api/v1/clanker/validate-event-content'

async function open() {
  const website = await app.buildWebsite()
  const owner = await app.owner(website)
  const today = calendarDay(Date.now(), website.settings.timeZone)
  const query = { from: today, to: today, table: 'events' as const }
  return {
    website,
    send: (path: string, body: unknown, headers: object = {}) =>
      app.visitor(website).request('POST', path, body, { 'user-agent': CHROME, ...headers }),
    events: async () => {
      await analytics.flush()
      const { rows } = (await owner.call(getActionTableCall, { query })).body
      return rows.map(({ text, detail, counts }) => [text, detail, ...counts]).toSorted()
    },
  }
}

const event = (eventSchemaName: string, content: object) => ({ eventSchemaName, eventContent: JSON.stringify(content) })

test('the older tracker sends a form with its token, and gets a status only', async () => {
  const { website, send, events } = await open()
  const data = { websiteId: website.id, pagePath: '/about', pageHash: '', memberAccountId: 'canary' }
  const body = new URLSearchParams({ crumb: 'c', event: 'popup_opened', data: JSON.stringify(data) }).toString()
  const answer = await send(OLDER, body, { 'content-type': 'application/x-www-form-urlencoded' })
  expect([answer.statusCode, answer.body]).toEqual([200, '{}'])
  expect(answer.headers['set-cookie']).toBeUndefined()
  expect(await events()).toEqual([['popup_opened', '/about', 1]])
})

test('the newer tracker sends JSON, also as a beacon, with declared events and others', async () => {
  const { website, send, events } = await open()
  const content = { page_path: '/shop/p/mug', context_website_id: website.id, analytics_id: 'canary', source: 'WEB' }
  const declared = event('CommerceShopping_VisitPDP', content)
  expect((await send(NEWER, declared)).statusCode).toBe(200)
  expect((await send(NEWER, JSON.stringify(declared), { 'content-type': 'text/plain' })).statusCode).toBe(200)
  expect((await send(NEWER, event('own event', { page_path: '/' }))).statusCode).toBe(200)
  expect(await events()).toEqual([
    ['CommerceShopping_VisitPDP', '/shop/p/mug', 2],
    ['own event', '/', 1],
  ])
})

test('what no page of the site sends is refused; of people who object nothing is counted', async () => {
  const { send, events } = await open()
  const other = await app.buildWebsite()
  const fine = event('ViewCart', { page_path: '/cart' })
  const refused = await Promise.all([
    send(NEWER, event('ViewCart', { page_path: '/cart', context_website_id: other.id })),
    send(NEWER, event('ViewCart', { page_path: '/config' })),
    send(NEWER, event('Purchase', { page_path: '/' })),
    send(NEWER, { eventSchemaName: 'ViewCart' }),
    send(NEWER, fine, { origin: 'https://evil.example' }),
    send(OLDER, { event: 'x', data: '{' }),
    send(OLDER, { event: 'x', data: JSON.stringify({ pagePath: '//evil.example/' }) }),
  ])
  expect(refused.map(({ statusCode }) => statusCode)).toEqual(refused.map(() => 400))
  expect((await send(NEWER, fine, { 'sec-gpc': '1' })).statusCode).toBe(200)
  expect(await events()).toEqual([])
})

test('the content of an event is checked before it is sent', async () => {
  const { send, events } = await open()
  const order = { id: 'o1', grandTotal: 25, items: [{ productName: 'Mug', quantity: 1, unitPrice: 20 }] }
  const statuses = await Promise.all([
    send(`${CHECK}/Purchase`, { order }),
    send(`${CHECK}/Purchase`, event('Purchase', { order })),
    send(`${CHECK}/Purchase`, { order: { ...order, items: [{}] } }),
    send(`${CHECK}/ViewCart`, { window_width: 'wide' }),
    send(`${CHECK}/unheard-of`, {}),
  ])
  expect(statuses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 400, 400, 404])
  expect(await events()).toEqual([])
})

test('what staff press in the studio is counted by its panel, and makes no visit; from visitors it is not counted', async () => {
  const { website, send, events } = await open()
  const press = (panel: string) => event('interface-click', { page_path: '/config/api-keys', object_identifier: panel })
  const staff = await app.owner(website)
  expect((await staff.request('POST', NEWER, press('api-keys'), { 'user-agent': CHROME })).statusCode).toBe(200)
  expect((await send(NEWER, press('api-keys'))).statusCode).toBe(200)
  expect((await staff.request('POST', NEWER, press('nowhere'), { 'user-agent': CHROME })).statusCode).toBe(400)
  expect(await events()).toEqual([['interface-click', 'api-keys', 1]])
  const today = calendarDay(Date.now(), website.settings.timeZone)
  const visits = await staff.call(getVisitsCall, { query: { from: today, to: today, step: 'day' } })
  expect(visits.body.total).toMatchObject({ visitors: 0, visits: 0, views: 0 })
})
