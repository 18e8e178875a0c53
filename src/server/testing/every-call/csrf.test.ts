import { describe, expect, test } from 'vitest'
import { type Browser, startTestApp } from '#server/testing/test-app.ts'
import type { Contract } from '#shared/http/contract.ts'
import { changesSomething, fillPath, nameOf } from './fill-path.ts'

const app = await startTestApp({ RATE_LIMIT_MULTIPLIER: '1000' })
const [website, other] = [await app.buildWebsite(), await app.buildWebsite()]
const contracts = app.services.gates.contracts.filter(changesSomething)
const changing = contracts.filter(({ needsNoCsrfToken }) => !needsNoCsrfToken)

async function csrfTokenFor(browser: Browser): Promise<string> {
  browser.cookies.delete('crumb')
  await browser.request('GET', '/api/sign-in')
  return browser.cookies.get('crumb')!
}

const owner = await app.owner(website)
const crumb = await csrfTokenFor(owner)
const [guest, neighbour, visitor] = [app.visitor(website), await app.owner(other), app.visitor(website)]
const guests = await csrfTokenFor(guest)
const neighbours = await csrfTokenFor(neighbour)
const fromBefore = await csrfTokenFor(visitor)

/** Sends the call with its own cookies and headers. */
const send = (contract: Contract, cookie: string | null, headers: Record<string, string>) =>
  owner.request(contract.method, fillPath(contract), undefined, {
    cookie: [`session=${owner.cookies.get('session')}`, ...(cookie ? [`crumb=${cookie}`] : [])].join('; '),
    'x-csrf-token': '',
    ...headers,
  })

/** The refusal includes a new token, so that the caller can retry once. */
const isRefused = (answer: Awaited<ReturnType<typeof send>>) =>
  answer.statusCode === 403 && answer.json().code === 'crumb-expired' && answer.json().crumbFail === true

test.each([
  ['without any token', null, {}],
  ['with the cookie alone', crumb, {}],
  ['with the header alone', null, { 'x-csrf-token': crumb }],
  ['with a token that was made up', 'made.up', { 'x-csrf-token': 'made.up' }],
  ['with header and cookie that differ', crumb, { 'x-csrf-token': guests }],
  ['with the token of someone else in both places', guests, { 'x-csrf-token': guests }],
  ['with the token of another website', neighbours, { 'x-csrf-token': neighbours }],
  ['with a token from before signing in', fromBefore, { 'x-csrf-token': fromBefore }],
  ['from another origin', crumb, { 'x-csrf-token': crumb, origin: 'https://evil.example' }],
  ['from a neighbour’s origin', crumb, { 'x-csrf-token': crumb, origin: `http://${other.slug}.localhost` }],
  ['from a frame without origin', crumb, { 'x-csrf-token': crumb, origin: 'null' }],
  ['from a sandboxed frame', crumb, { 'x-csrf-token': crumb, origin: 'null', 'sec-fetch-site': 'cross-site' }],
  ['from an origin that is no address', crumb, { 'x-csrf-token': crumb, origin: 'evil' }],
  ['across sites', crumb, { 'x-csrf-token': crumb, 'sec-fetch-site': 'cross-site' }],
  ['from a sibling domain', crumb, { 'x-csrf-token': crumb, 'sec-fetch-site': 'same-site' }],
])('no call changes anything %s', async (_, cookie, headers) => {
  const passed: string[] = []
  for (const contract of changing) if (!isRefused(await send(contract, cookie, headers))) passed.push(nameOf(contract))
  expect(passed).toEqual([])
  expect(changing.length).toBeGreaterThan(20)
})

test('only calls that prove in another way who sends them, and hits of pages without cookies, need no token', () => {
  const others = contracts.filter((contract) => !changing.includes(contract))
  expect(others.map(nameOf).toSorted()).toEqual([
    'POST /api/1/performance/records',
    'POST /api/census/RecordHit',
    'POST /api/census/RecordQuickView/:id',
    'POST /api/census/button-click',
    'POST /api/census/button-render',
    'POST /api/census/form-render',
    'POST /api/census/lesson',
    'POST /api/census/overlay',
    'POST /api/commerce/payments/:method/events',
    'POST /api/consent',
    'POST /api/events/RecordEvent',
    'POST /api/events/RecordJavascriptErrors',
    'POST /api/replays/:replayId',
    'POST /api/v1/clanker/events',
    'POST /api/v1/clanker/validate-event-content/:schemaName',
  ])
})

describe('a genuine CSRF token is accepted', () => {
  const contract = changing.find((one) => one.path === '/api/owner/orders/:orderId/notes')!
  const status = async (headers: Record<string, string>, url = fillPath(contract), body?: object) =>
    (
      await owner.request('POST', url, body, {
        cookie: `session=${owner.cookies.get('session')}; crumb=${crumb}`,
        'x-csrf-token': '',
        ...headers,
      })
    ).statusCode

  test.each([
    ['in the header', { 'x-csrf-token': crumb }, '', { text: 'x' }, 404],
    ['in the query', {}, `?crumb=${crumb}`, { text: 'x' }, 404],
    // The note's own fields are strict: the CSRF token is removed from them after its check.
    ['in a field', {}, '', { text: 'x', crumb }, 404],
    [
      'from its own origin',
      { 'x-csrf-token': crumb, origin: `http://${website.slug}.localhost` },
      '',
      { text: 'x' },
      404,
    ],
    ['of the same origin', { 'x-csrf-token': crumb, 'sec-fetch-site': 'same-origin' }, '', { text: 'x' }, 404],
    // Browsers send this from pages whose URL no one may learn.
    [
      'of a page without referrer',
      { 'x-csrf-token': crumb, origin: 'null', 'sec-fetch-site': 'same-origin' },
      '',
      { text: 'x' },
      404,
    ],
  ])('%s', async (_, headers, query, body, expected) => {
    expect(await status(headers as Record<string, string>, fillPath(contract) + query, body)).toBe(expected)
  })
})

test('a refusal gives a new CSRF token, with which the same call goes through', async () => {
  const browser = app.visitor(website)
  const url = '/api/commerce/shopping-cart/shipping-location'
  const body = { country: 'US', region: '', postalCode: '' }
  const first = await browser.request('PUT', url, body)
  expect([first.statusCode, first.json().code]).toEqual([403, 'cookies-disabled'])
  expect((await browser.request('PUT', url, body)).statusCode).toBe(200)
})

test('reading never needs a CSRF token, and one in a link changes nothing', async () => {
  const { code } = (
    await visitor.request('GET', '/api/commerce/shopping-cart', undefined, { 'x-csrf-token': '' })
  ).json()
  expect(code).toBeUndefined()
})
