import { expect, test } from 'vitest'
import { newId } from '#server/identifiers.ts'
import { insertPage } from '#server/pages/page-store.ts'
import { buildShop } from '#server/testing/build-shop.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { undo } from '#server/testing/undo.ts'
import { listCollectionsCall, setStorePasswordCall } from '#shared/collections/api.ts'
import { buildPage } from '#shared/pages/testing/build-page.ts'
import { roles } from '#shared/roles/rules.ts'

const app = await startTestApp()
const PASSWORD = 'tidal mill'

/** A shop with two products, and a page of all blocks that show products. */
async function openShop() {
  const { website, store, addProduct } = await buildShop(app)
  const owner = await app.owner(website)
  const product = await addProduct({ title: 'Harvest jar', body: '<p>Harvest of salt</p>' })
  await addProduct({ title: 'Harvest bowl' })
  const blocks = [
    { id: 'one', type: 'product', settings: { productId: product.id } },
    { id: 'list', type: 'product-list', settings: { collectionId: store.id } },
  ]
  const page = buildPage({ id: newId(), urlId: 'news', title: 'News', blocks: blocks as never })
  await app.changing(website, (scope) => insertPage(scope, page))
  const lock = async (password: string | null = PASSWORD) =>
    owner.call(setStorePasswordCall, { parameters: { collectionId: store.id }, body: { password } })
  return { website, owner, store, product, lock }
}

const addresses = (store: string, product: string) => [
  ...['/', '/news', '/nowhere', `/${store}`, `/${store}?view=list`, `/${store}?page=2`, `/${store}?format=json`],
  ...[`/${store}/p/${product}`, `/${store}/p/${product}?format=json`, `/${store}/p/nothing`, `/${store}/nothing`],
  ...['/search?q=jar', '/search?q=salt', '/api/search/suggestions?q=jar'],
  ...['/sitemap.xml', '/sitemap-site.xml', '/sitemap-products-1.xml'],
]

test('what a store with a password sells is at no address, in no block, list, search or sitemap, until it is given', async () => {
  const { website, owner, store, product, lock } = await openShop()
  const visitor = app.visitor(website)
  const paths = addresses(store.urlId, product.urlId)
  const shown = async () => {
    const found: string[] = []
    for (const path of paths) {
      const body = String((await visitor.request('GET', path)).body)
      // The lock has the address that was asked for in its form and its head.
      const words = body.replaceAll(new RegExp(`"[^"]*${path.split('?')[0]}(?:\\?[^"]*)?"`, 'g'), '')
      if (/Harvest|\/p\/harvest/i.test(words)) found.push(path)
      expect(body).not.toContain('argon2')
    }
    return found
  }
  expect((await shown()).length).toBeGreaterThan(8)
  const { batchId } = (await lock()).body
  expect(await shown()).toEqual([])
  const locked = await visitor.request('GET', `/${store.urlId}/p/${product.urlId}`)
  expect([locked.statusCode, locked.headers['cache-control']]).toEqual([403, 'private, no-store'])
  expect(locked.body).toContain(`action="/${store.urlId}"`)
  const { body } = await owner.request('GET', `/${store.urlId}/p/${product.urlId}`)
  expect(body).toContain('Harvest of salt')

  const address = `/${store.urlId}/p/${product.urlId}`
  const fields = new URLSearchParams({ _password: PASSWORD, _return: address }).toString()
  const headers = { 'content-type': 'application/x-www-form-urlencoded', 'x-csrf-token': '' }
  const right = await visitor.request('POST', `/${store.urlId}`, fields, headers)
  expect([right.statusCode, right.headers.location]).toEqual([303, address])
  const opened = await visitor.request('GET', address)
  expect([opened.statusCode, opened.headers['cache-control']]).toEqual([200, 'private, no-store'])
  // The other product is behind the same lock.
  expect(opened.body).toContain('Harvest of salt')
  expect((await visitor.request('GET', `/${store.urlId}`)).body).toContain('Harvest bowl')
  expect((await visitor.request('GET', '/news')).body).not.toContain('Harvest')
  expect((await app.visitor(website).request('GET', address)).statusCode).toBe(403)
  await undo(owner, batchId)
  expect((await app.visitor(website).request('GET', address)).statusCode).toBe(200)
})

test('those who write products set the password, and no reply has it', async () => {
  const { website, owner, store, lock } = await openShop()
  const parameters = { collectionId: store.id }
  const editor = await app.owner(website, roles.editor)
  expect((await editor.call(setStorePasswordCall, { parameters, body: { password: PASSWORD } })).status).toBe(403)
  expect((await lock('abc')).status).toBe(400)
  expect((await lock(null)).body.batchId).toBeNull()
  await lock()
  const { collections } = (await owner.call(listCollectionsCall, {})).body
  expect(collections).toMatchObject([{ id: store.id, isLocked: true }])
  expect(JSON.stringify(collections)).not.toContain('argon2')
})
