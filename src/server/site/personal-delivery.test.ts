import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { buildProduct } from '#server/testing/build-product.ts'
import { add } from '#server/testing/buy.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const app = await startTestApp()
const website = await app.buildWebsite()
const visitor = app.visitor(website)
await add(visitor, await buildProduct(app, website, { stock: 3 }))

/** The cart's page, requested by a browser that says where the request comes from. */
const askForCart = (headers: Record<string, string>) => visitor.request('GET', '/cart', undefined, headers)

test.each([
  ['the site itself', 'br, gzip', 'same-origin', 'br'],
  ['the person, by typing', 'br, gzip', 'none', 'br'],
  ['a browser that knows gzip alone', 'gzip', 'none', 'gzip'],
  ['a browser that rules compression out', 'br;q=0, gzip;q=0', 'none', undefined],
  ['another site', 'br, gzip', 'cross-site', undefined],
  ['a sister of the site', 'br, gzip', 'same-site', undefined],
  ['a browser that does not say', 'br, gzip', undefined, undefined],
])('a personal page that %s asks for is compressed as it should be', async (_who, accepted, from, encoding) => {
  const reply = await askForCart({ 'accept-encoding': accepted, ...(from && { 'sec-fetch-site': from }) })
  expect(reply.headers['content-encoding']).toBe(encoding)
  expect(reply.headers.vary).toBe('Accept-Encoding, Sec-Fetch-Site')
  const body = reply.rawPayload
  const html = encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body
  expect(html.toString()).toMatch(/^<!DOCTYPE html>.*<\/html>$/s)
  expect(Number(reply.headers['content-length'])).toBe(body.length)
})

test('calls that answer much are compressed too', async () => {
  const reply = await visitor.request('GET', '/api/docs/json', undefined, {
    'accept-encoding': 'br',
    'sec-fetch-site': 'same-origin',
  })
  expect(reply.headers['content-encoding']).toBe('br')
  expect(JSON.parse(brotliDecompressSync(reply.rawPayload).toString())).toHaveProperty('openapi')
})

test('the styles of a personal page are files that a browser keeps', async () => {
  const { body } = await askForCart({})
  const files = [...body.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href]) => href!)
  expect(files.length).toBeGreaterThanOrEqual(2)
  // The site's own colors and typefaces stay inline, and nothing else.
  const inline = [...body.matchAll(/<style>([^<]*)<\/style>/g)].map(([, text]) => text!)
  const [colors, typefaces, ...others] = inline
  expect(colors).toMatch(/^:root\{/)
  expect(typefaces!.replaceAll(/@font-face\s*\{[^}]*\}|\/\*[^*]*\*\/|\s/g, '')).toBe('')
  expect(others).toEqual([])
  for (const url of files) {
    const reply = await visitor.request('GET', url, undefined, { 'accept-encoding': 'br' })
    expect(reply.statusCode).toBe(200)
    expect(reply.headers).toMatchObject({
      'content-type': 'text/css; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'x-content-type-options': 'nosniff',
    })
    expect(brotliDecompressSync(reply.rawPayload).toString()).toContain('{')
  }
  const lost = await visitor.request('GET', '/styles/nothing.css')
  expect(lost.statusCode).toBe(404)
})

test('pages that are kept for everyone bring their styles with them', async () => {
  const { body } = await visitor.request('GET', '/search?q=mug')
  expect(body).not.toContain('rel="stylesheet"')
})
