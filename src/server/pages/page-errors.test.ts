import { expect, test } from 'vitest'
import { newId } from '#server/identifiers.ts'
import { SEARCHES_PER_MINUTE } from '#server/site/page-limits.ts'
import { buildShop } from '#server/testing/build-shop.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { buildPage } from '#shared/pages/testing/build-page.ts'
import { insertPage } from './page-store.ts'

const app = await startTestApp()
const website = await app.buildWebsite()
const shop = await buildShop(app)
await shop.addProduct({ urlId: 'mug' })
await app.changing(shop.website, (scope) =>
  insertPage(scope, buildPage({ id: newId(), urlId: 'hello', title: 'Hello' })),
)
const asPerson = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }

test.each([
  ['/%ff', 404, 'Page not found'],
  ['/shop/p/%c3', 404, 'Page not found'],
  ['/%', 404, 'Page not found'],
  ['/no/such/page/at/all', 404, 'Page not found'],
  ['/search?q=%00', 400, 'This URL doesn’t work'],
  ['/a%00b', 400, 'This URL doesn’t work'],
])('%s is answered with a page, %i', async (url, status, heading) => {
  const answer = await app.visitor(website).request('GET', url, undefined, asPerson)
  expect(answer.statusCode).toBe(status)
  expect(answer.headers['content-type']).toContain('text/html')
  expect(answer.headers['content-security-policy']).toContain("default-src 'self'")
  expect(answer.headers['x-content-type-options']).toBe('nosniff')
  expect(answer.body).toContain(`<h1>${heading}</h1>`)
})

test.each([
  ['/api/%ff', 404, 'not-found'],
  ['/api/commerce/inventory/stock?itemId=%00', 400, 'invalid-fields'],
  ['/api/nothing', 404, 'not-found'],
])('%s is answered as a call, %i', async (url, status, code) => {
  const answer = await app.visitor(website).request('GET', url, undefined, asPerson)
  expect([answer.statusCode, answer.json().code]).toEqual([status, code])
})

test.each([
  ['PUT', '/shop', 'GET, HEAD'],
  ['PATCH', '/shop/p/mug?x=1', 'GET, HEAD'],
  ['POST', '/shop/p/mug', 'GET, HEAD'],
  ['PUT', '/hello', 'GET, HEAD, POST'],
  ['DELETE', '/', 'POST, GET, HEAD'],
  ['OPTIONS', '/cart', 'GET, HEAD'],
  ['DELETE', '/sitemap.xml', 'GET, HEAD'],
  ['PUT', '/nothing', null],
  ['PUT', '/shop/p/nothing', null],
  ['POST', '/no/such/page', null],
])('%s of %s is told the methods that there are: %s', async (method, url, allowed) => {
  const answer = await app.visitor(shop.website).request(method, url)
  expect([answer.statusCode, answer.headers.allow ?? null]).toEqual([allowed === null ? 404 : 405, allowed])
  expect(answer.json().code).toBe(allowed === null ? 'not-found' : 'method-not-allowed')
})

test('a form without JavaScript that cannot be read is answered with a page', async () => {
  const answer = await app.visitor(website).request('POST', '/cart/add', { itemId: '\0' }, asPerson)
  expect(answer.statusCode).toBe(400)
  expect(answer.headers['content-type']).toContain('text/html')
})

test.each(['/cart/add', '/checkout', '/hello'])('what %s cannot read by its type is said on a page', async (url) => {
  const type = { ...asPerson, 'content-type': 'text/xml' }
  const answer = await app.visitor(shop.website).request('POST', url, '<a/>', type)
  expect(answer.statusCode).toBe(415)
  expect(answer.body).toContain('<h1>This can’t be sent here</h1>')
})

test('who searches without end is asked to wait, on a page', async () => {
  const visitor = app.visitor(website)
  const search = () => visitor.request('GET', '/search', undefined, asPerson)
  for (let count = 0; count < SEARCHES_PER_MINUTE; count += 1) expect((await search()).statusCode).toBe(200)
  const refused = await search()
  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(refused.headers['cache-control']).toBe('private, no-store')
  expect(refused.body).toContain('<h1>Too many requests</h1>')
  expect(refused.body).toContain('Your network sent too many requests. Please try again in a minute.')
  expect((await app.visitor(website).request('GET', '/search')).statusCode).toBe(200)
  expect((await visitor.request('GET', '/api/commerce/shopping-cart')).statusCode).toBe(200)
})

test('without its database a page says that it will be back, and kept pages are shown as before', async () => {
  const { website } = await buildShop(app)
  const visitor = app.visitor(website)
  const known = await visitor.request('GET', '/shop', undefined, asPerson)
  expect(known.statusCode).toBe(200)
  const executor = Object.getPrototypeOf(app.services.database.getExecutor())
  const { executeQuery } = executor
  executor.executeQuery = () => Promise.reject(Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }))
  try {
    visitor.cookies.set('CART', 'some-token')
    for (const url of ['/some-page', '/cart']) {
      const answer = await visitor.request('GET', url, undefined, asPerson)
      expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '2'])
      expect(answer.body).toContain('<h1>This page is temporarily unavailable</h1>')
      expect(answer.body).not.toContain('ECONNREFUSED')
    }
    expect((await visitor.request('GET', '/shop', undefined, asPerson)).body === known.body).toBe(true)
    const elsewhere = { ...asPerson, host: 'unknown.localhost' }
    const bare = await visitor.request('GET', '/', undefined, elsewhere)
    expect([bare.statusCode, bare.headers['retry-after']]).toEqual([503, '2'])
    expect(bare.body).toContain('<h1>This page is temporarily unavailable</h1>')
  } finally {
    executor.executeQuery = executeQuery
  }
})

test('more than can be taken is said on a page, with its own status', async () => {
  const { website } = await buildShop(app)
  const form = { ...asPerson, 'content-type': 'application/x-www-form-urlencoded' }
  const answer = await app.visitor(website).request('POST', '/contact', `_form=${'x'.repeat(1_100_000)}`, form)
  expect(answer.statusCode).toBe(413)
  expect(answer.body).toContain('<h1>This is too large to send</h1>')
})
