import { expect, test } from 'vitest'
import { createPage } from '#server/cache/page-cache.ts'
import { pageKey } from '#server/cache/page-key.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const metricsToken = 'a token for prometheus'
const app = await startTestApp({ PUBLIC_URL: 'https://shop.example.com', METRICS_TOKEN: metricsToken })
const website = await app.buildWebsite()
const visitor = app.visitor(website)

test('an unknown call is 404 as JSON, a known one by the wrong method 405 with the right ones', async () => {
  const unknown = await visitor.request('GET', '/api/nothing/here?x=1')
  expect([unknown.statusCode, unknown.json().code, unknown.json().path]).toEqual([
    404,
    'not-found',
    '/api/nothing/here',
  ])
  expect(unknown.headers['content-type']).toContain('application/json')
  const wrong = await visitor.request('PATCH', '/api/commerce/shopping-cart/entries/some-entry/quantity')
  expect([wrong.statusCode, wrong.json().code, wrong.headers.allow]).toEqual([405, 'method-not-allowed', 'PUT'])
  expect((await visitor.request('DELETE', '/api/owner/orders')).headers.allow).toContain('GET')
  expect((await visitor.request('OPTIONS', '/api/owner/orders')).statusCode).toBe(405)
  expect((await visitor.request('HEAD', '/api/commerce/shopping-cart')).statusCode).toBe(200)
})

test('answers say what may be done with them', async () => {
  const { headers } = await visitor.request('GET', '/api/commerce/shopping-cart')
  expect(headers).toMatchObject({
    'content-security-policy': "default-src 'none';frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'strict-transport-security': 'max-age=31536000',
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'private, no-store',
  })
  expect(headers).not.toHaveProperty('x-powered-by')
  expect(headers).not.toHaveProperty('server')
  expect(headers).not.toHaveProperty('access-control-allow-origin')
})

test('a page that is kept goes out under the same headers as at first', async () => {
  const host = `${website.slug}.localhost`
  const first = await visitor.request('GET', '/nothing-here')
  const current = (await app.services.websites.byHost(host))!
  app.services.pageCache.put(pageKey(current, 'https://shop.example.com', '/kept')!, createPage(200, {}, '<p>kept</p>'))
  const kept = await visitor.request('GET', '/kept')
  expect(kept.body).toBe('<p>kept</p>')
  const own = /^(content-|cache-control|etag|vary|x-request-id|date|connection|x-ratelimit)/
  const common = (headers: object) =>
    Object.entries(headers)
      .filter(([name]) => !own.test(name))
      .sort()
  expect(common(kept.headers)).toEqual(common(first.headers))
})

test('each request has an id of its own, which no caller can choose', async () => {
  const ask = () => visitor.request('GET', '/api/commerce/shopping-cart', undefined, { 'x-request-id': 'mine' })
  const ids = [await ask(), await ask()].map((answer) => answer.headers['x-request-id'])
  expect(new Set(ids).size).toBe(2)
  expect(ids).not.toContain('mine')
})

test.each([
  ['JSON', 'application/json', JSON.stringify({ note: 'x'.repeat(70_000) })],
  ['a form', 'application/x-www-form-urlencoded', `note=${'x'.repeat(70_000)}`],
])('%s that is larger than it may be is refused before it is read', async (_, type, body) => {
  await visitor.request('GET', '/api/sign-in')
  const answer = await visitor.request('POST', '/api/commerce/checkout/orders', body, { 'content-type': type })
  expect([answer.statusCode, answer.json().code]).toEqual([413, 'too-large'])
})

test('an empty body is no body, whatever it calls itself', async () => {
  await visitor.request('GET', '/api/sign-in')
  const json = { 'content-type': 'application/json' }
  for (const type of [json, { 'content-type': 'text/plain;charset=UTF-8' }]) {
    expect((await visitor.request('POST', '/api/form/FormSubmissionKey', '', type)).statusCode).toBe(200)
  }
  const missing = await visitor.request('POST', '/api/commerce/shopping-cart/entries', '', json)
  expect([missing.statusCode, missing.json().errors]).toEqual([400, { form: 'This is missing.' }])
})

test.each([
  'text/xml',
  'nonsense',
  'text/plain',
  'image/png',
  'application/json-seq',
  'multipart/form-data; boundary=x',
])('what is sent as %s is not taken by a call that wants JSON', async (type) => {
  await visitor.request('GET', '/api/sign-in')
  for (const url of ['/api/commerce/shopping-cart/entries', '/api/form/SaveFormSubmission']) {
    const answer = await visitor.request('POST', url, 'a=b', { 'content-type': type })
    expect([answer.statusCode, answer.json()]).toEqual([
      415,
      {
        code: 'content-type-unsupported',
        error: 'This type of content isn’t supported.',
      },
    ])
  }
})

test('a text with NUL in it is refused on both engines, wherever it is', async () => {
  await visitor.request('GET', '/api/sign-in')
  const url = '/api/commerce/shopping-cart'
  const answers = [
    await visitor.request('POST', `${url}/coupons`, { code: 'A\u0000B' }),
    await visitor.request('DELETE', `${url}/coupons/A%00B`),
    await visitor.request('GET', `${url}?timecode=%00`),
  ]
  const problem = 'This contains a character that can’t be saved.'
  expect(answers.map((answer) => [answer.statusCode, answer.json().code, answer.json().errors])).toEqual([
    [400, 'invalid-fields', { code: problem }],
    [400, 'bad-request', undefined],
    [400, 'invalid-fields', { timecode: problem }],
  ])
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  expect((await visitor.request('POST', '/cart/add', 'sku=%00', form)).statusCode).toBe(400)
})

test.each([
  ['a body that is no JSON', 'POST', 'coupons', '{code}', 'bad-request', undefined],
  ['a key that would change every object', 'POST', 'coupons', '{"__proto__":{}}', 'bad-request', undefined],
  ['a list in place of a text', 'POST', 'coupons', '{"code":[]}', 'invalid-fields', { code: 'This must be text.' }],
  [
    'a body of many levels',
    'POST',
    'coupons',
    `{"code":${'['.repeat(40)}${']'.repeat(40)}}`,
    'invalid-fields',
    {
      code: 'This has too many lists or objects inside each other.',
    },
  ],
  [
    'a parameter that is sent twice',
    'GET',
    '?mock=1&mock=2',
    undefined,
    'invalid-fields',
    {
      mock: 'Send this only once.',
    },
  ],
] as const)('%s is refused with a sentence that says why', async (_, method, end, body, code, errors) => {
  await visitor.request('GET', '/api/sign-in')
  const url = `/api/commerce/shopping-cart${end.startsWith('?') ? end : `/${end}`}`
  const answer = await visitor.request(method, url, body, body ? { 'content-type': 'application/json' } : {})
  expect([answer.statusCode, answer.json().code, answer.json().errors]).toEqual([400, code, errors])
  if (code === 'bad-request') expect(answer.json().error).toMatch(/can’t be read/)
})

test('says that it runs, that it can serve, and its numbers to the one who has the token', async () => {
  const get = (url: string, authorization?: string) =>
    app.services.app.inject({ url, headers: authorization ? { authorization } : {} })
  expect((await get('/healthz')).json()).toEqual({ status: 'ok' })
  expect((await get('/readyz')).json()).toEqual({ status: 'ready' })
  const metrics = await get('/metrics', `Bearer ${metricsToken}`)
  expect(metrics.headers['content-type']).toContain('text/plain')
  expect(metrics.body).toContain('http_request_duration_seconds_bucket')
  expect(metrics.body).toContain('route="/api/commerce/shopping-cart"')
  expect(metrics.body).not.toContain('some-entry')
  for (const wrong of [undefined, 'Bearer', `Bearer ${metricsToken}x`, metricsToken, 'Basic eDp5']) {
    expect((await get('/metrics', wrong)).statusCode).toBe(404)
  }
})

test('an installation without a token for its numbers shows them to no one', async () => {
  const bare = await startTestApp()
  const otherVisitor = bare.visitor(await bare.buildWebsite())
  for (const authorization of ['Bearer', 'Bearer undefined', '']) {
    expect((await otherVisitor.request('GET', '/metrics', undefined, { authorization })).statusCode).toBe(404)
  }
})

test('prints the calls as OpenAPI', async () => {
  const { paths } = (await visitor.request('GET', '/api/docs/json')).json()
  expect(Object.keys(paths)).toEqual(expect.arrayContaining(['/api/commerce/shopping-cart', '/api/owner/orders']))
  expect(Object.keys(paths)).not.toContain('/api/*')
  const { post: addEntry } = paths['/api/commerce/shopping-cart/entries']
  expect(addEntry.security).toEqual([{ crumb: [] }])
  expect(Object.keys(addEntry.responses)).toEqual(['200', '400', '403', '404', '409', '413', '415', '429'])
  expect(addEntry.responses['409'].description).toContain('not-enough-stock')
  const { get: listOrders } = paths['/api/owner/orders']
  expect(listOrders.security).toEqual([{ session: [] }])
  expect(listOrders.responses['401'].content['application/json'].schema.properties.code.enum).toEqual(['not-signed-in'])
})

test('each call begins with what it does, as a command', async () => {
  const { paths } = (await visitor.request('GET', '/api/docs/json')).json()
  const calls = Object.values<Record<string, { summary?: string }>>(paths).flatMap((path) => Object.values(path))
  const summaries = calls.flatMap(({ summary }) => summary ?? [])
  expect(summaries.length).toBeGreaterThan(130)
  const verbs =
    /^(Accept|Add|Apply|Cancel|Change|Check|Choose|Confirm|Correct|Count|Create|Delete|Discard|Dismiss|Download|Duplicate|Email|End|Export|Fulfill|Get|Import|Invite|List|Mark|Move|Pay|Preview|Publish|Read|Refund|Remove|Rename|Renew|Replace|Resend|Retry|Revoke|Rotate|Save|Search|Send|Set|Sign|Skip|Start|Stop|Submit|Suggest|Undo|Unsubscribe|Upload) /
  expect(summaries.filter((summary) => !verbs.test(`${summary} `))).toEqual([])
})

test('the page of the calls shows itself at an address without https, too', async () => {
  const policy = (await visitor.request('GET', '/api/docs')).headers['content-security-policy']
  expect(policy).toContain("default-src 'self'")
  expect(policy).not.toMatch(/upgrade-insecure-requests|https?:|validator|script-src/)
})
