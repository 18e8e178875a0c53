import { expect, test } from 'vitest'
import { insertRows } from '#server/database/insert-rows.ts'
import { newId } from '#server/identifiers.ts'
import { itemDetails } from '#server/items/documents.ts'
import { buildShop } from '#server/testing/build-shop.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { createItemCollectionCall } from '#shared/items/api.ts'
import { ROWS_IN_PART } from './list-addresses.ts'

const app = await startTestApp()
const start = Date.parse('2020-01-01T00:00:00Z')
const details = itemDetails.write({
  ...{
    excerpt: '',
    authorName: '',
    sourceUrl: '',
    categories: [],
    tags: [],
    location: null,
    recording: null,
    lesson: null,
  },
  ...{ seoTitle: '', seoDescription: '', picture: null },
})

/** A shop with a blog, some of whose posts are drafts. */
async function openSite(posts: number) {
  const shop = await buildShop(app)
  const { website } = shop
  await shop.addProduct({ title: 'Harbor Mug' })
  await shop.addProduct({ title: 'Hidden mug', status: 'draft' })
  const owner = await app.owner(website)
  const { collection } = (await owner.call(createItemCollectionCall, { body: { kind: 'blog', title: 'Journal' } })).body
  const rows = Array.from({ length: posts }, (_, index) => ({
    ...{ website_id: website.id, collection_id: collection.id, id: newId(), url_id: `post-${index}`, title: 'Post' },
    ...{ status: index % 100 === 7 ? ('draft' as const) : ('published' as const), publish_at: start },
    ...{ starts_at: null, ends_at: null, starred: 0, details, is_visible: Number(index % 100 !== 7) },
    ...{ sort_at: start, created_at: start, updated_at: start + index },
  }))
  await app.changing(website, ({ database }) => insertRows(database, 'items', rows))
  const get = async (path: string) => {
    const { statusCode, body } = await app.visitor(website).request('GET', path)
    return {
      statusCode,
      paths: [...String(body).matchAll(/<loc>https?:\/\/[^/]+(\/[^<]*)<\/loc>/g)].map(([, path]) => path!),
      body: String(body),
    }
  }
  return { ...shop, get }
}

test('a site has one file with every address that visitors may see, and its last change', async () => {
  const { get } = await openSite(9)
  const { paths, body } = await get('/sitemap.xml')
  expect(paths).toEqual(expect.arrayContaining(['/shop', '/journal', '/journal/post-0', '/shop/p/harbor-mug']))
  expect(paths).not.toContain('/journal/post-7')
  expect(paths).not.toContain('/shop/p/hidden-mug')
  expect(body).toContain('/journal/post-0</loc><lastmod>2020-01-01T00:00:00.000Z</lastmod>')
  expect(new Set(paths).size).toBe(paths.length)
})

test('the cart and the store page are offered once there is something to buy', async () => {
  const shop = await buildShop(app)
  const get = async (path: string) => String((await app.visitor(shop.website).request('GET', path)).body)
  const offered = async () => [
    (await get('/search')).includes('icon-button sqs-custom-cart'),
    (await get('/sitemap.xml')).includes('/shop<'),
  ]
  await shop.addProduct({ title: 'Not ready', status: 'draft' })
  expect(await offered()).toEqual([false, false])
  await shop.addProduct({ title: 'Harbor Mug' })
  expect(await offered()).toEqual([true, true])
})

test('a site with more than one file may have gets an index, whose files have each address once', async () => {
  const posts = ROWS_IN_PART + 1_500
  const { get } = await openSite(posts)
  const { paths: files } = await get('/sitemap.xml')
  expect(files).toEqual([
    ...['/sitemap-site.xml', '/sitemap-products-1.xml', '/sitemap-items-1.xml', '/sitemap-items-2.xml'],
  ])
  const found: string[] = []
  for (const file of files) {
    const { statusCode, paths } = await get(file)
    expect(statusCode).toBe(200)
    expect(paths.length).toBeLessThanOrEqual(50_000)
    found.push(...paths)
  }
  expect(new Set(found).size).toBe(found.length)
  expect(found.filter((path) => path.startsWith('/journal/'))).toHaveLength(posts - posts / 100)
  expect(found).toContain('/shop/p/harbor-mug')
})

test.each(['items-3', 'items-0', 'pages-1', 'items-01', 'x', 'items-99999999'])('there is no file %s', async (part) => {
  const { get } = await openSite(3)
  expect((await get(`/sitemap-${part}.xml`)).statusCode).toBe(404)
})
