import { describe, expect, test } from 'vitest'
import { buildProduct } from '#server/testing/build-product.ts'
import { orderBody } from '#server/testing/buy.ts'
import { buildForm } from '#server/testing/forms/submit-answers.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { until } from '#server/testing/until.ts'
import type { ActionTable } from '#shared/analytics/actions.ts'
import * as api from '#shared/analytics/actions-api.ts'
import { getVisitsCall } from '#shared/analytics/api.ts'
import type { Goal } from '#shared/analytics/goals.ts'
import { getReachedGoalsCall, saveGoalsCall } from '#shared/analytics/goals-api.ts'
import { placeOrderCall } from '#shared/checkout/schema.ts'
import { calendarDay } from '#shared/dates/format.ts'
import { getSalesReportCall } from '#shared/reports/api.ts'
import { totalOf } from '#shared/reports/sums.ts'
import { roles } from '#shared/roles/rules.ts'

const app = await startTestApp({ RATE_LIMIT_MULTIPLIER: '1000' })
const { analytics } = app.services
const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
const person = { 'user-agent': CHROME }

/** A site with its owner, and someone who opens pages of it. */
async function open() {
  const website = await app.buildWebsite()
  const owner = await app.owner(website)
  const today = calendarDay(Date.now(), website.settings.timeZone)
  const days = { from: today, to: today }
  const send = (path: string, body: unknown, headers: object = {}, browser = app.visitor(website)) =>
    browser.request('POST', path, body, { ...person, ...headers })
  const view = (url: string, more: object = {}, browser = app.visitor(website)) =>
    send('/api/census/RecordHit', { event: 'View', data: { url, ...more } }, {}, browser)
  return {
    ...{ website, owner, days, send, view },
    rows: async (table: ActionTable) => {
      await analytics.flush()
      const { rows } = (await owner.call(api.getActionTableCall, { query: { ...days, table } })).body
      return rows.map(({ name, detail, counts }) => [name, detail, ...counts])
    },
    funnel: async () => {
      await analytics.flush()
      return (await owner.call(api.getShopFunnelCall, { query: days })).body
    },
  }
}

describe('what happens on a page is taken', () => {
  const fields = { url: '/about', visitorCookie: '', buttonText: 'Book' }
  test.each([
    ['as a form', new URLSearchParams(fields).toString(), 'application/x-www-form-urlencoded'],
    [
      'as a form with JSON in it',
      new URLSearchParams({ visitorCookie: '', data: JSON.stringify(fields) }).toString(),
      'application/x-www-form-urlencoded',
    ],
    ['as JSON', JSON.stringify(fields), 'application/json'],
    ['as JSON with its data inside', JSON.stringify({ data: fields }), 'application/json'],
    ['as the text of a beacon with a form', new URLSearchParams(fields).toString(), 'text/plain;charset=UTF-8'],
    ['as the text of a beacon with JSON', JSON.stringify(fields), 'text/plain;charset=UTF-8'],
  ])('%s', async (_, body, type) => {
    const { send, rows } = await open()
    expect((await send('/api/census/button-click', body, { 'content-type': type })).statusCode).toBe(200)
    expect(await rows('buttons')).toEqual([['Book', '/about', 0, 1]])
  })
})

test('forms are seen, begun, sent, and left at a field', async () => {
  const { website, send, rows } = await open()
  const form = await buildForm(app, website, { name: 'Commission' })
  const tell = (step?: string, field?: string) =>
    send('/api/census/form-render', { formId: form.id, visitorCookie: '', url: '/about', step, field })
  for (const step of [undefined, undefined, 'begun', 'begun', 'sent']) await tell(step)
  await tell('left', 'Your budget')
  await tell('left', 'nora@canary.example')
  expect(await rows('forms')).toEqual([['Commission', '', 2, 2, 1]])
  expect((await rows('fields')).toSorted()).toEqual([
    ['Commission', '', 1],
    ['Commission', 'Your budget', 1],
  ])
})

test('buttons, the popup and quick views are counted by page or product', async () => {
  const { website, send, rows } = await open()
  const product = await buildProduct(app, website, { title: 'Mug' })
  await send('/api/census/button-render', { url: '/', data: { buttons: ['Book', 'Visit'] } })
  await send('/api/census/button-click', { url: '/', buttonText: 'Visit' })
  for (const action of ['shown', 'shown', 'closed', 'followed', 'sent'])
    await send('/api/census/overlay', { url: '/journal', action })
  await send(`/api/census/RecordQuickView/${product.itemId}`, { url: '/shop' })
  expect((await rows('buttons')).toSorted()).toEqual([
    ['Book', '/', 1, 0],
    ['Visit', '/', 1, 1],
  ])
  expect(await rows('popups')).toEqual([['', '/journal', 2, 1, 1, 1]])
  expect(await rows('quick-views')).toEqual([['Mug', '', 1]])
})

test('what no page of the site sends is refused and leaves no trace', async () => {
  const { website, send, rows } = await open()
  const other = await app.buildWebsite()
  const button = '/api/census/button-click'
  const refused = await Promise.all([
    send(button, 'nonsense; {', { 'content-type': 'text/plain', origin: 'https://evil.example' }),
    send(button, { url: 'javascript:alert(1)' }),
    send(button, { url: '/config/orders' }),
    send(button, { url: '/search' }),
    send(button, { url: '/', websiteId: other.id }),
    send(button, { url: '/', buttonText: 'x'.repeat(1_001) }),
    send(button, { url: '/' }, { 'sec-fetch-site': 'cross-site' }),
    send(button, '{"url":', { 'content-type': 'text/plain' }),
    send('/api/census/button-render', { url: '/', data: { buttons: Array(61).fill('x') } }),
    send('/api/census/button-render', { buttons: ['Book'] }),
    send('/api/census/form-render', { url: '/' }),
    send('/api/census/form-render', { url: '/', formId: 'short' }),
    send('/api/census/form-render', { url: '/', formId: '0190c0de-0000', step: 'opened' }),
    send('/api/census/overlay', { url: '/', action: 'hacked' }),
    send('/api/census/RecordQuickView/0190c0de-0000', { url: '/config' }),
  ])
  expect(refused.map(({ statusCode }) => statusCode)).toEqual(refused.map(() => 400))
  for (const table of ['forms', 'fields', 'buttons', 'popups', 'quick-views'] as const)
    expect(await rows(table), table).toEqual([])
  const database = await analytics.open()
  const site = database.selectFrom('analytics_sites').select('site').where('website_id', '=', website.id)
  expect(await site.execute()).toEqual([])
})

test('texts that no database stores are cleaned', async () => {
  const { send, rows } = await open()
  for (const text of ['Book\u0007\ud800', `${'x'.repeat(99)}\u{1f3fa}`])
    await send('/api/census/button-click', { url: '/', buttonText: text })
  expect((await rows('buttons')).map(([label]) => label).toSorted()).toEqual(['Book \ufffd', `${'x'.repeat(99)}\ufffd`])
})

test('the team, robots and people who object are not counted', async () => {
  const { website, owner, send, rows } = await open()
  const viewer = await app.owner(website, roles.viewer)
  const press = (headers: object, browser?: typeof owner) =>
    send('/api/census/button-click', { url: '/', buttonText: 'Book' }, headers, browser)
  await press({}, owner)
  for (const headers of [{ 'sec-gpc': '1' }, { dnt: '1' }, { 'user-agent': 'Googlebot/2.1' }]) await press(headers)
  expect(await rows('buttons')).toEqual([])
  await press({}, viewer)
  expect(await rows('buttons')).toEqual([['Book', '/', 0, 1]])
})

test('the way to an order is counted once a day for each visitor, under the source of the visit; sales are those of the reports', async () => {
  const { website, owner, days, send, view, funnel } = await open()
  const goal: Goal = { id: 'goal-order', name: 'Ordered', kind: 'order', target: '' }
  await owner.call(saveGoalsCall, { body: { goals: [goal], revision: 0 } })
  const product = await buildProduct(app, website, { title: 'Mug' })
  const [ann, ben] = [app.visitor(website), app.visitor(website)]
  await view('/', { referrer: 'https://www.google.com/' }, ann)
  await view('/', {}, ben)
  for (let times = 0; times < 3; times += 1)
    await view('/shop/p/mug', { recordType: 11, itemId: product.itemId, collectionId: 'any' }, ann)
  await view('/shop/p/mug', { recordType: 11, itemId: product.itemId }, ben)
  const { itemId, sku } = product
  // For its token.
  await ann.request('GET', '/api/sign-in')
  await send('/api/commerce/shopping-cart/entries', { itemId, sku, quantity: 1 }, {}, ann)
  await view('/checkout', {}, ann)
  await until(async () => (await funnel()).steps.added === 1)
  const order = (expectedTotalCents: number) =>
    send(
      placeOrderCall.path,
      orderBody({ expectedTotalCents, paymentMethod: 'bank-transfer', paymentToken: null }),
      {},
      ann,
    )
  const { grandTotalCents } = (await order(1)).json().shoppingCart
  expect((await order(grandTotalCents)).json()).toMatchObject({ state: 'placed' })
  await until(async () => (await funnel()).steps.bought === 1)
  const { body: reached } = await owner.call(getReachedGoalsCall, { query: { ...days, step: 'day' } })
  expect(reached.goals).toEqual([{ goalId: goal.id, times: 1, visitors: 1 }])
  const found = await funnel()
  expect(found).toMatchObject({ visitors: 2, steps: { viewed: 2, added: 1, begun: 1 }, orders: 1 })
  const report = (await owner.call(getSalesReportCall, { query: days })).body
  expect(found.salesCents).toBe(totalOf(report.totals))
  const csv = await owner.request('GET', `${api.exportShopStepsCall.path}?from=${days.from}&to=${days.to}`)
  expect(String(csv.body).trim().split(/\r?\n/).at(-1)).toBe(`2,2,1,1,1,1,${(found.salesCents / 100).toFixed(2)}`)
  expect(found.salesCents).toBe(grandTotalCents)
  const split = (await owner.call(api.splitShopFunnelCall, { query: { ...days, by: 'channel' } })).body.rows
  expect(
    split.map(({ text, visitors, steps }) => [text, visitors, steps.viewed, steps.added, steps.begun]).toSorted(),
  ).toEqual([
    ['direct', 1, 1, 0, 0],
    ['search', 1, 1, 1, 1],
  ])
  const products = (await owner.call(api.getShopProductsCall, { query: days })).body.rows
  expect(products).toEqual([
    { productId: product.itemId, name: 'Mug', viewed: 4, added: 1, units: 1, netCents: expect.any(Number) },
  ])
})

test('searches are counted with and without results, and nobody with them', async () => {
  const { website, rows } = await open()
  await buildProduct(app, website, { title: 'Harbor mug' })
  const search = (text: string, more = '') =>
    app.visitor(website).request('GET', `/search?q=${encodeURIComponent(text)}${more}`, undefined, person)
  for (const text of ['Zeppelin', 'ZEPPELIN ', 'nora@canary.example', '']) await search(text)
  await search('zeppelin', '&page=1&kind=product')
  await app.visitor(website).request('GET', '/search?q=zeppelin', undefined, { 'user-agent': 'Googlebot/2.1' })
  await until(async () => (await rows('searches')).length > 0)
  expect(await rows('searches')).toEqual([['zeppelin', '', 0, 2]])
})

test('two sites never see what happens on the other', async () => {
  const [one, other] = [await open(), await open()]
  await one.send('/api/census/button-click', { url: '/', buttonText: 'Only here' })
  await one.view('/', { recordType: 11, itemId: '0190c0de-0000-7000-8000-000000000000' })
  expect(await one.rows('buttons')).toHaveLength(1)
  expect(await other.rows('buttons')).toEqual([])
  expect((await other.funnel()).steps).toEqual({ viewed: 0, added: 0, begun: 0, bought: 0 })
})

test('who reads reports sees what visitors do', async () => {
  const { website, days } = await open()
  const allowed = await Promise.all(
    Object.entries(roles).map(async ([name, role]) => {
      const staff = await app.owner(website, role)
      const statuses = await Promise.all([
        staff.call(api.getActionTableCall, { query: { ...days, table: 'forms' } }),
        staff.call(api.getShopFunnelCall, { query: days }),
        staff.call(api.splitShopFunnelCall, { query: { ...days, by: 'source' } }),
        staff.call(api.getShopProductsCall, { query: days }),
      ])
      expect(new Set(statuses.map(({ status }) => status)).size, name).toBe(1)
      return [name, statuses[0].status] as const
    }),
  )
  expect(allowed.filter(([, status]) => status === 200).map(([name]) => name)).toEqual([
    'admin',
    'reporting',
    'storeManager',
    'websiteManager',
  ])
})

test('tables are exported, and their words never become formulas', async () => {
  const { owner, days, send, view } = await open()
  await send('/api/census/button-click', { url: '/', buttonText: '=1+1' })
  await view('/', { referrer: 'https://www.google.com/' })
  await analytics.flush()
  const csv = async (path: string, more = '') =>
    (await owner.request('GET', `${path}?from=${days.from}&to=${days.to}${more}`)).body
  expect(await csv(api.exportActionTableCall.path, '&table=buttons')).toContain("'=1+1,/,0,1")
  expect(await csv(api.exportShopFunnelCall.path, '&by=source')).toContain('google.com,1,0,0,0,0')
  expect(await csv(api.exportShopProductsCall.path)).toContain('Product,Views,Added to cart,Units sold,Net sales (USD)')
})

test('a flood of made-up labels is counted together after a thousand of a day', async () => {
  const { website, rows } = await open()
  const hour = Number(calendarDay(Date.now(), website.settings.timeZone).replaceAll('-', '')) * 100
  for (let number = 0; number < 1_200; number += 1)
    analytics.record({
      ...{ kind: 'action', websiteId: website.id, hour, at: Date.now(), visitor: 0 },
      ...{ action: 'button-clicked', text: `made up ${number}`, detail: '/' },
    })
  const found = await rows('buttons')
  expect(found).toHaveLength(100)
  expect(found.find(([name]) => name === '')).toEqual(['', '', 0, 200])
})

test('first and returning visits of people who agreed to be recognized are counted, and are no views', async () => {
  const { send, rows, owner, days } = await open()
  const begin = (isFirstSession: boolean) =>
    send('/api/census/RecordHit', {
      ...{ event: 'session-begun', ss_cvr: 'a-canary-id' },
      data: JSON.stringify({ url: '/about', isFirstSession }),
    })
  for (const isFirst of [true, false, false]) expect((await begin(isFirst)).statusCode).toBe(200)
  expect(await rows('sessions')).toEqual([['', '', 1, 2]])
  expect((await owner.call(getVisitsCall, { query: { ...days, step: 'day' } })).body.total.views).toBe(0)
})
