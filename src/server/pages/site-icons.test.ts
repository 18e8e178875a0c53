import sharp from 'sharp'
import { expect, test } from 'vitest'
import { buildShop } from '#server/testing/build-shop.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const app = await startTestApp()
const { website, store } = await buildShop(app)
const visitor = app.visitor(website)

test('browsers and phones get the icons that they ask for by name', async () => {
  const touch = await visitor.request('GET', '/apple-touch-icon.png')
  expect(touch.headers['content-type']).toBe('image/png')
  expect(await sharp(touch.rawPayload).metadata()).toMatchObject({ format: 'png', width: 180, height: 180 })
  const tab = await visitor.request('GET', '/favicon.ico')
  expect([tab.statusCode, tab.headers['content-type']]).toEqual([200, 'image/x-icon'])
  expect(await sharp(tab.rawPayload.subarray(22)).metadata()).toMatchObject({ format: 'png', width: 48 })
})

test.each([
  ['', ''],
  ['?sort=title', '?sort=title'],
])('a URL in capitals leads to the page%s', async (query, kept) => {
  const shouted = await visitor.request('GET', `/${store.urlId.toUpperCase()}${query}`)
  expect([shouted.statusCode, shouted.headers.location]).toEqual([301, `/${store.urlId}${kept}`])
})

test('capitals that lead nowhere either are not found', async () => {
  expect((await visitor.request('GET', '/NO-SUCH-PAGE')).statusCode).toBe(404)
})
