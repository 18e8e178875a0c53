import { readFileSync } from 'node:fs'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { buildShop } from '#server/testing/build-shop.ts'
import { startTestApp, type TestApp } from '#server/testing/test-app.ts'
import { defaultStoreSettings } from '#shared/settings/defaults.ts'
import { CachedText } from './cached-text.ts'
import { bodyIn } from './encode-page.ts'
import { createPage, createPageCache, wholeBody } from './page-cache.ts'
import { pageKey } from './page-key.ts'

const settings = defaultStoreSettings({ country: 'DE', currency: 'EUR', timeZone: 'UTC', email: '' })
const website = { id: 'w', version: 3, settings }
const key = (url: string, origin = 'https://shop.example') => pageKey(website, origin, url)

describe('what a page is kept under', () => {
  test.each([
    ['/shop', '/shop?utm_source=x&gclid=1'],
    ['/shop?page=2&sort=title', '/shop?sort=title&x=1&page=2'],
    ['/shop', '/shop?'],
  ])('%s and %s are one page', (one, other) => {
    expect(key(one)).toBe(key(other))
  })

  test.each([
    ['/shop', '/shop/'],
    ['/shop?page=2', '/shop?page=3'],
    // A value that contains an encoded parameter is another key.
    ['/shop?page=1%26sort%3Dtitle', '/shop?page=1&sort=title'],
    ['/shop?page=1%23', '/shop?page=1'],
  ])('%s and %s are two', (one, other) => {
    expect(key(one)).not.toBe(key(other))
  })

  test('another version, another website, another currency and another origin make other pages', () => {
    const keys = [
      key('/'),
      pageKey({ ...website, version: 4 }, 'https://shop.example', '/'),
      pageKey({ ...website, id: 'v' }, 'https://shop.example', '/'),
      pageKey(
        { ...website, settings: { ...settings, currency: 'USD', shopCurrency: 'EUR' } },
        'https://shop.example',
        '/',
      ),
      key('/', 'https://evil.test'),
    ]
    expect(new Set(keys).size).toBe(5)
  })

  test('what says a value twice, or is very long, is not kept', () => {
    expect(key('/shop?sort=title&sort=newest')).toBeNull()
    expect(key(`/${'a'.repeat(400)}`)).toBeNull()
  })
})

const opening = startTestApp()

describe('a kept page', () => {
  const html = `<!DOCTYPE html>${'<p>Harbor mug</p>'.repeat(200)}`

  async function ask(headers: Record<string, string>, method: 'GET' | 'HEAD' = 'GET') {
    const host = 'kept.localhost'
    return app.services.app.inject({ method, url: '/kept', headers: { host, ...headers } })
  }

  let app: TestApp
  test('goes out compressed as the browser takes it, or as it is', async () => {
    app = await opening
    const site = await app.buildWebsite({ slug: 'kept' })
    await app.services.websites.byHost('kept.localhost')
    const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public, no-cache' }
    app.services.pageCache.put(pageKey(site, 'http://kept.localhost', '/kept')!, createPage(200, headers, html))
    const br = await ask({ 'accept-encoding': 'gzip, deflate, br' })
    expect([br.headers['content-encoding'], br.headers.vary]).toEqual(['br', 'Accept-Encoding'])
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(html)
    const gzip = await ask({ 'accept-encoding': 'gzip, br;q=0' })
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(html)
    expect((await ask({ 'accept-encoding': 'br;q=0, gzip;q=0' })).body).toBe(html)
    expect((await ask({})).body).toBe(html)
  })

  test('is not sent again to a browser that has it, and has a HEAD', async () => {
    const { etag } = (await ask({})).headers as { etag: string }
    const again = await ask({ 'if-none-match': etag })
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag])
    for (const known of ['*', `"other", ${etag}`, etag.replace('W/', '')]) {
      expect((await ask({ 'if-none-match': known })).statusCode, known).toBe(304)
    }
    expect((await ask({ 'if-none-match': '"other"' })).statusCode).toBe(200)
    const head = await ask({}, 'HEAD')
    expect([head.statusCode, head.body, Number(head.headers['content-length'])]).toEqual([200, '', html.length])
  })

  test('is not shown under another host, nor after a change', async () => {
    expect((await ask({ host: 'evil.test' })).body).not.toBe(html)
    const site = (await app.services.websites.byHost('kept.localhost'))!
    await app.changing(site, (scope) => scope.raiseVersion())
    expect((await ask({})).body).not.toBe(html)
  })
})

test('a page that a browser has keeps its policy, whether the server has it too or draws it again', async () => {
  const app = await opening
  const { website, store, addProduct } = await buildShop(app)
  const { urlId } = await addProduct()
  const visitor = app.visitor(website)
  const ask = (headers: Record<string, string> = {}) =>
    visitor.request('GET', `/${store.urlId}/p/${urlId}`, undefined, headers)
  const { etag, 'content-security-policy': policy } = (await ask()).headers as Record<string, string>
  expect(policy).toContain("script-src 'self'")
  for (const isRenderedAgain of [false, true]) {
    if (isRenderedAgain) await app.changing(website, (scope) => scope.raiseVersion())
    const again = await ask({ 'if-none-match': etag! })
    expect([again.statusCode, again.headers['content-security-policy']]).toEqual([304, policy])
  }
})

test.each(['br', 'gzip'] as const)('a page is compressed once for all who wait for it (%s)', async (encoding) => {
  const page = createPage(200, {}, 'Harbor mug '.repeat(200))
  const first = bodyIn(page, encoding)
  expect(bodyIn(page, encoding)).toBe(first)
  const body = await first
  expect(bodyIn(page, encoding)).toBe(body)
  expect(page.bodies[encoding]).toBe(body)
  const text = encoding === 'br' ? brotliDecompressSync(body) : gunzipSync(body)
  expect(text.toString()).toBe('Harbor mug '.repeat(200))
})

test('a file is compressed smaller than a page', async () => {
  const text = readFileSync(import.meta.filename, 'utf8')
  const sizeOf = async (kind: 'page' | 'file') => (await bodyIn(createPage(200, {}, text, kind), 'br')).length
  expect(await sizeOf('file')).toBeLessThan(await sizeOf('page'))
})

test('the cache keeps to its size, and to nothing when it has none', () => {
  const cache = createPageCache(1)
  for (let page = 0; page < 100; page += 1) cache.put(String(page), createPage(200, {}, 'x'.repeat(50_000)))
  expect(cache.size).toBeGreaterThan(5)
  expect(cache.size).toBeLessThan(20)
  expect(cache.get('99')).toBeDefined()
  expect(cache.get('0')).toBeUndefined()
  // What other pages have too is counted once in ten, so that many more fit.
  const frame = new CachedText('x'.repeat(50_000), true)
  for (let page = 0; page < 100; page += 1) cache.put(`framed ${page}`, createPage(200, {}, ['a mug', frame]))
  expect(cache.size).toBeGreaterThan(40)
  expect(cache.size).toBeLessThan(60)
  const none = createPageCache(0)
  none.put('a', createPage(200, {}, 'x'))
  expect(none.get('a')).toBeUndefined()
})

test.each([
  ['plain letters', 'Harbor mug', 'Harbor mug'],
  ['quotation marks and emoji', 'A potter’s mug 🏺', 'A potter’s mug 🏺'],
  ['half of a surrogate pair', 'cut \ud83c off', 'cut \ufffd off'],
])('a page is sent as UTF-8: %s', (_, html, sent) => {
  expect(wholeBody(createPage(200, {}, html)).toString('utf8')).toBe(sent)
})
