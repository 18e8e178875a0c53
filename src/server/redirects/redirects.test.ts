import { expect, test } from 'vitest'
import { toInput } from '#server/products/write/to-input.ts'
import { buildShop, type ProductFacts } from '#server/testing/build-shop.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { undo } from '#server/testing/undo.ts'
import { listChangesCall } from '#shared/changes/schema.ts'
import * as collections from '#shared/collections/api.ts'
import { createFormCall } from '#shared/forms/owner-api.ts'
import type { ReplyOf } from '#shared/http/contract.ts'
import { createFormPageCall } from '#shared/pages/owner-api.ts'
import * as products from '#shared/products/api.ts'
import type { Product } from '#shared/products/schema.ts'
import * as api from '#shared/redirects/owner-api.ts'
import { roles } from '#shared/roles/rules.ts'
import { importRedirects } from './leave-redirects.ts'

const app = await startTestApp()

async function asOwner() {
  const shop = await buildShop(app)
  const owner = await app.owner(shop.website)
  const visitor = app.visitor(shop.website)
  return {
    shop,
    owner,
    visitor,
    /** The status and the target. */
    get: async (url: string) => {
      const { statusCode, headers } = await visitor.request('GET', url)
      return [statusCode, headers.location].filter(Boolean).join(' ')
    },
    list: async (search?: string): Promise<string[]> => {
      const { body } = await owner.call(api.listRedirectsCall, { query: { search } })
      expect(body.total).toBe(body.redirects.length)
      return body.redirects.map((one) => `${one.from} ${one.to}`).toSorted()
    },
    add: (from: string, to: string) => owner.call(api.addRedirectCall, { body: { from, to } }),
    undo: (batchId: string | null) => undo(owner, batchId),
    save: async (product: Product, changes: ProductFacts): Promise<ReplyOf<typeof products.updateProductCall>> => {
      const body = { ...toInput({ ...product, ...changes } as Product), updatedAt: product.updatedAt }
      return (await owner.call(products.updateProductCall, { parameters: { productId: product.id }, body })).body
    },
  }
}

test('the old URL of a product leads to the new one, with its query, until the change is undone', async () => {
  const { shop, get, save, undo, list } = await asOwner()
  const product = await shop.addProduct({ urlId: 'mug' })
  const { product: renamed, batchId } = await save(product, { urlId: 'cup' })
  expect(await get('/shop/p/mug?ref=mail')).toBe('301 /shop/p/cup?ref=mail')
  const again = await save(renamed, { urlId: 'beaker' })
  expect(await get('/shop/p/mug/')).toBe('301 /shop/p/mug')
  expect(await get('/shop/p/mug')).toBe('301 /shop/p/beaker')
  expect(await get('/shop/p/cup')).toBe('301 /shop/p/beaker')
  expect(await get('/shop/p/beaker')).toBe('200')
  await undo(again.batchId)
  expect(await list()).toEqual(['/shop/p/mug /shop/p/cup'])
  await undo(batchId)
  expect(await list()).toEqual([])
  expect(await get('/shop/p/cup')).toBe('404')
  expect(await get('/shop/p/mug')).toBe('200')
})

test('a redirect answers HEAD too, is asked for again, and is one of the website alone', async () => {
  const { visitor, add } = await asOwner()
  await add('/old', '/shop')
  const head = await visitor.request('HEAD', '/old')
  expect(head.statusCode).toBe(301)
  expect(head.headers['cache-control']).toContain('no-cache')
  expect((await visitor.request('POST', '/old')).statusCode).not.toBe(301)
  const other = app.visitor(await app.buildWebsite())
  expect((await other.request('GET', '/old')).statusCode).toBe(404)
})

test('drafts leave nothing behind, and a page that is there again wins', async () => {
  const { shop, get, save, list } = await asOwner()
  const draft = await shop.addProduct({ urlId: 'draft', status: 'draft' })
  await save(draft, { urlId: 'still-a-draft' })
  expect(await list()).toEqual([])
  const product = await shop.addProduct({ urlId: 'mug' })
  await save(product, { urlId: 'cup' })
  const { product: other } = await save(await shop.addProduct({ urlId: 'other', status: 'draft' }), { urlId: 'mug' })
  expect(await get('/shop/p/mug')).toBe('301 /shop/p/cup')
  await save(other, { status: 'published' })
  expect(await get('/shop/p/mug')).toBe('200')
  expect(await list()).toEqual([])
})

test('a store page takes everything below along, and its categories and products can move on', async () => {
  const { shop, owner, get, save, list } = await asOwner()
  const product = await shop.addProduct({ urlId: 'mug' })
  const { body } = await owner.call(collections.createCategoryCall, {
    parameters: { collectionId: shop.store.id },
    body: { displayName: 'Cups', parentId: null },
  })
  const { id: _id, typeCode: _type, passwordHash: _hash, ...store } = shop.store
  const rename = (urlId: string) =>
    owner.call(collections.updateCollectionCall, {
      parameters: { collectionId: shop.store.id },
      body: { ...store, urlId },
    })
  await rename('pottery')
  expect(await get('/shop?sort=title')).toBe('301 /pottery?sort=title')
  expect(await get('/shop/p/mug')).toBe('301 /pottery/p/mug')
  expect(await get('/shop/cups')).toBe('301 /pottery/cups')
  await owner.call(collections.updateCategoryCall, {
    parameters: { categoryId: body.category.id },
    body: { displayName: 'Mugs', urlId: 'mugs' },
  })
  await save(product, { urlId: 'beaker' })
  expect(await get('/shop/p/mug')).toBe('301 /pottery/p/beaker')
  expect(await get('/shop/cups')).toBe('301 /pottery/mugs')
  const back = await rename('shop')
  expect(await get('/shop')).toBe('200')
  expect(await get('/pottery/p/beaker')).toBe('301 /shop/p/beaker')
  await undo(owner, back.body.batchId)
  expect(await list()).toEqual(['/pottery/cups /pottery/mugs', '/pottery/p/mug /pottery/p/beaker', '/shop /pottery'])
})

test('a page and a store page end the redirect from their URL', async () => {
  const { owner, add, list } = await asOwner()
  await add('/contact-us', '/shop')
  await add('/second', '/shop')
  await owner.call(collections.createStoreCall, { body: { title: 'Second', urlId: 'second' } })
  expect(await list()).toEqual(['/contact-us /shop'])
  const { form } = (await owner.call(createFormCall, { body: { template: 'contact' } })).body
  await owner.call(createFormPageCall, { parameters: { formId: form.id }, body: { title: 'Contact us' } })
  expect(await list()).toEqual([])
})

test('redirects that are added by hand are checked, shortened and never go in circles', async () => {
  const { shop, add, list, get, owner } = await asOwner()
  await shop.addProduct({ urlId: 'mug' })
  const added = await add('https://old.example/products/mug', '/shop/p/mug')
  expect(added.body.redirect).toMatchObject({ from: '/products/mug', to: '/shop/p/mug', origin: 'manual' })
  await add('/b', '/c')
  await add('/a', '/b')
  await add('/c', 'https://elsewhere.example/x?y=1')
  expect(await list('ELSEWHERE')).toHaveLength(3)
  expect(await get('/a?z=2')).toBe('301 https://elsewhere.example/x?y=1&z=2')
  expect((await add('/d', `http://${shop.website.slug}.localhost/shop`)).body.redirect.to).toBe('/shop')
  expect((await add('/e', `http://${shop.website.slug}.localhost/e`)).code).toBe('redirect-loop')
  expect((await add('/f', '/f?again=1')).code).toBe('redirect-loop')
  expect((await add('/a', '/shop')).code).toBe('redirect-exists')
  expect((await add('/shop/p/mug', '/shop')).code).toBe('redirect-page-exists')
  expect((await add('/cart', '/shop')).code).toBe('redirect-served')
  expect((await add('/', '/shop')).code).toBe('redirect-served')
  for (const to of ['//evil.example', '/\\evil.example', 'javascript:alert(1)', 'data:text/html,x', '']) {
    expect((await add('/g', to)).status).toBe(400)
  }
  expect((await add('/h?page=2', '/shop')).failure.errors.from).toContain('Enter a path')
  const manager = await app.owner(shop.website, roles.editor)
  expect((await manager.call(api.addRedirectCall, { body: { from: '/i', to: '/shop' } })).status).toBe(403)
  expect((await owner.call(api.deleteRedirectCall, { parameters: { redirectId: 'no-such-redirect' } })).status).toBe(
    404,
  )
})

test('no request is led to another host by its own path', async () => {
  const { shop, owner, get } = await asOwner()
  const { id: _id, typeCode: _type, passwordHash: _hash, ...store } = shop.store
  await owner.call(collections.updateCollectionCall, {
    parameters: { collectionId: shop.store.id },
    body: { ...store, urlId: 'pottery' },
  })
  expect(await get('/shop//evil.example')).toBe('301 /pottery//evil.example')
  expect(await get('//evil.example/shop')).not.toMatch(/^30. \/\//)
  expect(await get('/shop/%0d%0alocation:x')).toBe('301 /pottery/%0D%0Alocation%3Ax')
})

test('a deleted redirect comes back by undo, and one that was replaced since does not', async () => {
  const { owner, add, list, undo } = await asOwner()
  const { redirect } = (await add('/old', '/shop')).body
  const deleted = await owner.call(api.deleteRedirectCall, { parameters: { redirectId: redirect.id } })
  expect(await list()).toEqual([])
  await undo(deleted.body.batchId)
  expect(await list()).toEqual(['/old /shop'])
  const again = await owner.call(api.deleteRedirectCall, { parameters: { redirectId: redirect.id } })
  await add('/old', '/')
  expect((await undo(again.body.batchId)).code).toBe('redirect-exists')
})

test('a redirect that was deleted since does not keep its product from being turned back', async () => {
  const { shop, owner, save, undo, get } = await asOwner()
  const { batchId } = await save(await shop.addProduct({ urlId: 'mug' }), { urlId: 'cup' })
  const [redirect] = (await owner.call(api.listRedirectsCall, {})).body.redirects
  await owner.call(api.deleteRedirectCall, { parameters: { redirectId: redirect!.id } })
  expect((await undo(batchId)).status).toBe(200)
  expect(await get('/shop/p/mug')).toBe('200')
})

test('the log names the product whose URL has changed, not its redirect', async () => {
  const { shop, owner, save } = await asOwner()
  await save(await shop.addProduct({ urlId: 'mug', title: 'Mug' }), { urlId: 'cup' })
  const { changes } = (await owner.call(listChangesCall, {})).body
  expect(changes[0]).toMatchObject({ noun: 'product', kind: 'updated', titles: ['Mug'], count: 1 })
})

test('an import leads the URLs of the old shop to its products, as far as they can be used', async () => {
  const { shop, get, list } = await asOwner()
  await shop.addProduct({ urlId: 'mug' })
  const moves = [
    { from: 'https://old.example/products/mug?variant=1', to: '/shop/p/mug' },
    { from: '/product/mug/', to: '/shop/p/mug' },
    { from: '/shop/p/mug', to: '/shop' },
    { from: '/cart', to: '/shop' },
    { from: 'mug', to: '/shop' },
  ]
  const count = await app.changing(shop.website, (scope) => importRedirects(scope, moves, 'batch-of-the-import', 1_000))
  expect(count).toBe(2)
  expect(await list()).toEqual(['/product/mug /shop/p/mug', '/products/mug /shop/p/mug'])
  expect(await get('/products/mug')).toBe('301 /shop/p/mug')
})
