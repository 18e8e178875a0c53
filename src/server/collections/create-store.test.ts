import { expect, test } from 'vitest'
import { newId } from '#server/identifiers.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { undo } from '#server/testing/undo.ts'
import * as api from '#shared/collections/api.ts'
import { getNavigationCall, getSiteLayoutCall, updateNavigationCall } from '#shared/collections/navigation-api.ts'
import { createStore } from './create-store.ts'

const app = await startTestApp()

test('a new store has a root category and comes first in the main navigation', async () => {
  const site = await app.buildWebsite()
  const owner = await app.owner(site)
  await owner.call(api.createStoreCall, { body: { title: 'Pottery' } })
  const { body } = await owner.call(api.createStoreCall, { body: { title: 'Prints & Posters' } })
  expect(body.collection).toMatchObject({ title: 'Prints & Posters', urlId: 'prints-and-posters', enabled: true })
  const { layout } = (await owner.call(getSiteLayoutCall, {})).body
  expect(layout[0]!.links[0]!.collectionId).toBe(body.collection.id)
  const { categories } = (
    await owner.call(api.listCategoriesCall, { parameters: { collectionId: body.collection.id } })
  ).body
  expect(categories).toEqual([expect.objectContaining({ type: 'ROOT', parentId: null, displayIndex: 1 })])
})

test('fifty stores of one title that are made at once get fifty addresses', async () => {
  const site = await app.buildWebsite()
  const made = await Promise.all(
    Array.from({ length: 50 }, () => app.changing(site, (scope) => createStore(scope, { title: 'Shop' }, newId()))),
  )
  const addresses = made.map((one) => one.ok && one.value.urlId)
  expect(new Set(addresses).size).toBe(50)
  expect(addresses).toContain('shop')
  expect(addresses).toContain('shop-49')
})

test('a title of which too little is left gets the fallback, and reserved words get a number', async () => {
  const site = await app.buildWebsite()
  const owner = await app.owner(site)
  const urlIdOf = async (title: string) =>
    (await owner.call(api.createStoreCall, { body: { title } })).body.collection.urlId
  expect(await urlIdOf('陶器')).toBe('store')
  expect(await urlIdOf('A')).toBe('store-1')
  expect(await urlIdOf('Cart')).toBe('cart-1')
  expect(await owner.call(api.createStoreCall, { body: { title: 'Bag', urlId: 'checkout' } })).toMatchObject({
    status: 400,
    code: 'url-id-reserved',
  })
})

test('a store without a navigation leaves nothing behind', async () => {
  const site = await app.buildWebsite()
  const owner = await app.owner(site)
  await app.services.database.deleteFrom('site_layouts').where('website_id', '=', site.id).execute()
  expect(await owner.call(api.createStoreCall, { body: { title: 'Pottery' } })).toMatchObject({
    status: 409,
    failure: { error: 'Unable to find site main navigation' },
  })
  expect((await owner.call(api.listCollectionsCall, {})).body.collections).toEqual([])
})

test('creating a store can be undone, and the undoing too', async () => {
  const site = await app.buildWebsite()
  const owner = await app.owner(site)
  const { batchId, collection } = (await owner.call(api.createStoreCall, { body: { title: 'Pottery' } })).body
  const undone = await undo(owner, batchId)
  expect((await owner.call(api.listCollectionsCall, {})).body.collections).toEqual([])
  expect((await owner.call(getNavigationCall, {})).body).toMatchObject({ links: [], places: [] })
  expect(await undo(owner, batchId)).toMatchObject({
    status: 409,
    code: 'change-undone',
  })
  expect((await undo(owner, undone.body.batchId)).status).toBe(200)
  expect((await owner.call(api.listCollectionsCall, {})).body.collections).toMatchObject([{ id: collection.id }])
  expect((await owner.call(getNavigationCall, {})).body.links).toMatchObject([{ collectionId: collection.id }])
})

test('older clients create a store in four calls', async () => {
  const site = await app.buildWebsite()
  const owner = await app.owner(site)
  const body = { navigationTitle: 'Pots', title: 'Pottery', urlId: 'pots', description: '', enabled: true }
  const parameters = { websiteId: site.id }
  const { body: collection } = await owner.call(api.createStoreCollectionCall, { parameters, body })
  expect((await owner.call(api.createStoreCollectionCall, { parameters, body })).body.urlId).toBe('pots-1')
  const category = await owner.call(api.createStoreCategoryCall, {
    parameters: { ...parameters, collectionId: collection.id },
    body: { displayName: 'All', parentCategoryId: null, type: 'ROOT', pageRendering: 'LIST_VIEW', displayIndex: 1 },
  })
  expect(category.body).toMatchObject({ type: 'ROOT', parentId: null, displayIndex: 1 })
  const { layout } = (await owner.call(getSiteLayoutCall, {})).body
  const items = [{ collectionId: collection.id, externalLink: null, memberAreaId: null, items: [] }]
  const updated = await owner.call(updateNavigationCall, {
    body: { fieldName: layout[0]!.identifier, templateId: null, navigation: { items } },
  })
  expect(updated.body.layout[0]!.links).toMatchObject([{ collectionId: collection.id, children: [] }])
})

test("a path with another website's id finds nothing", async () => {
  const [mine, other] = [await app.buildWebsite(), await app.buildWebsite()]
  const owner = await app.owner(mine)
  const body = { navigationTitle: 'Pots', title: 'Pottery', urlId: 'pots', description: '', enabled: true }
  const answer = await owner.call(api.createStoreCollectionCall, { parameters: { websiteId: other.id }, body })
  expect(answer.status).toBe(404)
})
