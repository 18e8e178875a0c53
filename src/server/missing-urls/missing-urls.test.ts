import { expect, test } from 'vitest'
import { buildShop } from '#server/testing/build-shop.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { undo } from '#server/testing/undo.ts'
import * as api from '#shared/missing-urls/api.ts'
import { addRedirectCall } from '#shared/redirects/owner-api.ts'
import { deleteOldMissingUrls } from './missing-url-store.ts'

const app = await startTestApp({ RATE_LIMIT_MULTIPLIER: '1000' })
const { missingUrls } = app.services

async function asOwner() {
  const shop = await buildShop(app)
  const owner = await app.owner(shop.website)
  const visitor = app.visitor(shop.website)
  const rows = () =>
    app.services.database.selectFrom('missing_urls').selectAll().where('website_id', '=', shop.website.id).execute()
  return {
    shop,
    owner,
    rows,
    open: async (url: string, headers: Record<string, string> = {}) =>
      (await visitor.request('GET', url, undefined, headers)).statusCode,
    list: async (ignored?: 'yes') => {
      await missingUrls.flush()
      return (await owner.call(api.listMissingUrlsCall, { query: { ignored } })).body.urls
    },
  }
}

test('URLs without a page are counted once for all visits, without their query', async () => {
  const { shop, open, list } = await asOwner()
  const here = `http://${shop.website.slug}.localhost`
  expect(await open('/old?email=nora@tidemill.example')).toBe(404)
  await open('/old', { referer: 'https://elsewhere.example/links?user=1' })
  await missingUrls.flush()
  await open('/old')
  await open('/older', { referer: `${here}/shop?page=2` })
  await open('/shop')
  // Both may have been opened in the same millisecond.
  const urls = (await list()).toSorted((one, other) => one.path.localeCompare(other.path))
  expect(urls.map(({ path, count, referrer }) => [path, count, referrer])).toEqual([
    ['/old', 3, 'elsewhere.example'],
    ['/older', 1, '/shop'],
  ])
  expect(urls[0]!.firstSeenAt).toBeLessThanOrEqual(urls[1]!.lastSeenAt)
})

test('robots, files and attempts to break in leave no trace', async () => {
  const { open, rows } = await asOwner()
  await open('/old', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' })
  for (const url of ['/favicon.ico', '/wp-login.php', '/.env', '/backup.zip', '/admin.php']) await open(url)
  await missingUrls.flush()
  expect(await rows()).toEqual([])
})

test('a flood writes few rows, in one transaction', async () => {
  const { open, rows, list } = await asOwner()
  for (let visit = 0; visit < 3; visit += 1) await open('/asked-often')
  await missingUrls.flush()
  for (let place = 0; place < 320; place += 1) await open(`/invented-${place}`)
  expect(await rows()).toHaveLength(1)
  await list()
  for (let place = 400; place < 500; place += 1) await open(`/invented-${place}`)
  const urls = await list()
  expect(urls).toHaveLength(300)
  expect(urls.map(({ path }) => path)).toContain('/asked-often')
})

test('a URL with a redirect or a page is not listed any more, and comes back with the undo', async () => {
  const { shop, owner, open, list } = await asOwner()
  const paths = async () => (await list()).map(({ path }) => path)
  await open('/shop/p/cup')
  await open('/products/cup')
  expect(await paths()).toHaveLength(2)
  await shop.addProduct({ urlId: 'cup' })
  expect(await paths()).toEqual(['/products/cup'])
  const { body } = await owner.call(api.suggestTargetCall, { query: { path: '/products/cup' } })
  expect(body.target).toBe('/shop/p/cup')
  const added = await owner.call(addRedirectCall, { body: { from: '/products/cup', to: '/shop/p/cup' } })
  expect(await paths()).toEqual([])
  await undo(owner, added.body.batchId)
  expect(await paths()).toEqual(['/products/cup'])
})

test('an ignored URL stays out of the list, and is counted on', async () => {
  const { owner, open, list } = await asOwner()
  await open('/old')
  await list()
  await owner.call(api.ignoreMissingUrlCall, { body: { path: '/old', ignored: true } })
  await open('/old')
  expect(await list()).toEqual([])
  expect((await list('yes')).map(({ count }) => count)).toEqual([2])
  await owner.call(api.ignoreMissingUrlCall, { body: { path: '/old', ignored: false } })
  expect(await list()).toHaveLength(1)
})

test('URLs that nobody opens for three months are deleted', async () => {
  const { shop, open, list } = await asOwner()
  await open('/old')
  expect(await list()).toHaveLength(1)
  const later = Date.now() + 91 * 86_400_000
  await deleteOldMissingUrls(app.reading(shop.website), later, () => false)
  expect(await list()).toEqual([])
})
