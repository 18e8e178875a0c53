import { expect, test } from 'vitest'
import { newId } from '#server/identifiers.ts'
import { readProduct } from '#server/products/read-product.ts'
import { listVisibleProducts } from '#server/products/visible/list-visible-products.ts'
import { buildAsset, buildShop, type TestShop } from '#server/testing/build-shop.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { undo } from '#server/testing/undo.ts'
import * as api from '#shared/collections/api.ts'
import { deleteFileCall } from '#shared/files/schema.ts'
import { readCategory, readRoot } from './category-store.ts'
import { readCollection } from './collection-store.ts'

const app = await startTestApp()

async function withCategories() {
  const shop = await buildShop(app)
  const owner = await app.owner(shop.website)
  const parameters = { collectionId: shop.store.id }
  const add = async (displayName: string, parentId: string | null = null) =>
    (await owner.call(api.createCategoryCall, { parameters, body: { displayName, parentId } })).body.category
  const names = async () =>
    (await owner.call(api.listCategoriesCall, { parameters })).body.categories.map((category) => category.displayName)
  return { shop, owner, parameters, add, names }
}

test('categories are nested in the order that their owner gives them', async () => {
  const { owner, add, names } = await withCategories()
  const [table, kitchen] = [await add('Table'), await add('Kitchen')]
  const [mugs, plates] = [await add('Mugs', table.id), await add('Plates', table.id)]
  expect(await names()).toEqual(['All', 'Table', 'Mugs', 'Plates', 'Kitchen'])
  const move = (categoryId: string, parentId: string | null, afterCategoryId: string | null) =>
    owner.call(api.moveCategoryCall, { parameters: { categoryId }, body: { parentId, afterCategoryId } })
  const moved = await move(mugs.id, table.id, plates.id)
  await move(kitchen.id, null, null)
  expect(await names()).toEqual(['All', 'Kitchen', 'Table', 'Plates', 'Mugs'])
  await undo(owner, moved.body.batchId)
  expect(await names()).toEqual(['All', 'Kitchen', 'Table', 'Mugs', 'Plates'])
  expect(await move(table.id, mugs.id, null)).toMatchObject({ status: 400, code: 'category-cycle' })
})

test('a category inside eleven others is refused, wherever it comes from', async () => {
  const { owner, parameters, add } = await withCategories()
  let parentId: string | null = null
  for (let level = 1; level <= 10; level += 1) parentId = (await add(`Level ${level}`, parentId)).id
  const body = { displayName: 'Too deep', parentId }
  const refusal = { status: 400, code: 'categories-too-deep' }
  expect(await owner.call(api.createCategoryCall, { parameters, body })).toMatchObject(refusal)
  const other = await add('Other')
  const place = { parentId, afterCategoryId: null }
  expect(await owner.call(api.moveCategoryCall, { parameters: { categoryId: other.id }, body: place })).toMatchObject(
    refusal,
  )
})

test('the ten thousand and first category is refused', async () => {
  const { shop, owner, parameters } = await withCategories()
  const root = (await readRoot(app.reading(shop.website), shop.store.id))!
  for (let start = 0; start < 10_000; start += 1_000) {
    const rows = Array.from({ length: 1_000 }, (_, index) => ({
      website_id: shop.website.id,
      id: newId(),
      collection_id: shop.store.id,
      parent_id: root.id,
      type: 'CATEGORY' as const,
      display_name: 'One of many',
      url_id: `c-${start + index}`,
      page_rendering: 'LIST_VIEW',
      display_index: start + index,
    }))
    await app.services.database.insertInto('categories').values(rows).execute()
  }
  expect(
    await owner.call(api.createCategoryCall, { parameters, body: { displayName: 'One more', parentId: null } }),
  ).toMatchObject({
    status: 409,
    failure: { error: 'A store page can have up to 10,000 categories.' },
  })
})

test('names get addresses of their own; long names, reserved and taken addresses are refused', async () => {
  const { owner, parameters, add } = await withCategories()
  expect([
    (await add('Mugs')).urlId,
    (await add('Mugs')).urlId,
    (await add('P')).urlId,
    (await add('✿')).urlId,
  ]).toEqual(['mugs', 'mugs-1', 'p-1', 'category'])
  const refused = async (body: { displayName: string; urlId?: string }) =>
    (await owner.call(api.createCategoryCall, { parameters, body: { parentId: null, ...body } })).code
  expect(await refused({ displayName: 'x'.repeat(26) })).toBe('invalid-fields')
  expect(await refused({ displayName: 'Mugs', urlId: 'mugs' })).toBe('url-id-taken')
  expect(await refused({ displayName: 'Search', urlId: 'search' })).toBe('url-id-reserved')
})

test('a deleted category comes back with what lay in it', async () => {
  const { shop, owner, add, names } = await withCategories()
  const table = await add('Table')
  const mugs = await add('Mugs', table.id)
  const mug = await shop.addProduct({ categoryIds: [mugs.id] })
  const listed = async (categoryId: string) => (await list(shop, categoryId)).products.map(({ value }) => value.id)
  expect(await listed(table.id)).toEqual([mug.id])
  const gone = await owner.call(api.deleteCategoryCall, { parameters: { categoryId: table.id } })
  expect(await names()).toEqual(['All'])
  expect((await readProduct(app.reading(shop.website), mug.id))?.categoryIds).toEqual([])
  const undone = await undo(owner, gone.body.batchId)
  expect(undone.status).toBe(200)
  expect(await names()).toEqual(['All', 'Table', 'Mugs'])
  expect(await listed(table.id)).toEqual([mug.id])
})

test('a category says something about itself, and takes it back', async () => {
  const { shop, owner, parameters, add } = await withCategories()
  const mugs = await add('Mugs')
  expect(mugs).toMatchObject({ description: '', picture: null, seoTitle: '', seoDescription: '', sort: null })
  const assetId = await buildAsset(app, shop.website)
  const picture = { id: assetId, altText: 'Three mugs', focalPoint: { x: 0.2, y: 0.8 } }
  const details = { description: 'For mornings.', seoTitle: 'Stoneware mugs', seoDescription: 'Made here', picture }
  const body = { displayName: 'Mugs', urlId: 'mugs', ...details, sort: 'price-low' as const }
  const saved = await owner.call(api.updateCategoryCall, { parameters: { categoryId: mugs.id }, body })
  expect(saved.body.category).toMatchObject({ ...details, sort: 'price-low', picture: { ...picture, width: 1200 } })
  const { categories } = (await owner.call(api.listCategoriesCall, { parameters })).body
  expect(categories[1]).toMatchObject(saved.body.category)
  const refusal = await owner.call(deleteFileCall, { parameters: { assetId } })
  expect(refusal.code).toBe('file-in-use')

  const gone = await owner.call(api.deleteCategoryCall, { parameters: { categoryId: mugs.id } })
  await undo(owner, gone.body.batchId)
  expect(await readCategory(app.reading(shop.website), mugs.id)).toMatchObject(saved.body.category)
  await undo(owner, saved.body.batchId)
  expect(await readCategory(app.reading(shop.website), mugs.id)).toMatchObject(mugs)
  const strange = { ...body, picture: { ...picture, id: newId() } }
  const refused = await owner.call(api.updateCategoryCall, { parameters: { categoryId: mugs.id }, body: strange })
  expect(refused.code).toBe('picture-not-found')
})

test('a store page says something about itself, and comes back with it', async () => {
  const { shop, owner } = await withCategories()
  const picture = { id: await buildAsset(app, shop.website), altText: '', focalPoint: { x: 0.5, y: 0.5 } }
  const { id: collectionId, typeCode: _type, passwordHash: _hash, ...facts } = shop.store
  const body = { ...facts, seoTitle: 'All pots', sort: 'newest' as const, picture }
  const saved = await owner.call(api.updateCollectionCall, { parameters: { collectionId }, body })
  expect(saved.body.collection).toMatchObject({ seoTitle: 'All pots', sort: 'newest', picture: { width: 1200 } })
  const gone = await owner.call(api.deleteCollectionCall, { parameters: { collectionId } })
  await undo(owner, gone.body.batchId)
  expect(await readCollection(app.reading(shop.website), collectionId)).toMatchObject(saved.body.collection)
  await undo(owner, saved.body.batchId)
  expect(await readCollection(app.reading(shop.website), collectionId)).toEqual(shop.store)
})

test('a change that is older than descriptions and pictures can still be taken back', async () => {
  const { shop, owner, add } = await withCategories()
  const mugs = await add('Mugs')
  const body = { displayName: 'Cups', urlId: 'cups' }
  const { batchId } = (await owner.call(api.updateCategoryCall, { parameters: { categoryId: mugs.id }, body })).body
  const rows = app.services.database.selectFrom('changes').select(['id', 'before', 'after'])
  for (const row of await rows.where('batch_id', '=', batchId).where('noun', '=', 'category').execute()) {
    const older = (json: string | null) => {
      const { $version, description, picture, seoTitle, seoDescription, sort, ...rest } = JSON.parse(json!)
      return JSON.stringify(rest)
    }
    await app.services.database
      .updateTable('changes')
      .set({ before: older(row.before), after: older(row.after) })
      .where('id', '=', row.id)
      .execute()
  }
  expect((await undo(owner, batchId)).status).toBe(200)
  expect(await readCategory(app.reading(shop.website), mugs.id)).toEqual({ ...mugs, pageRendering: 'LIST_VIEW' })
})

const list = (shop: TestShop, categoryId: string) =>
  listVisibleProducts(app.reading(shop.website), {
    collectionId: shop.store.id,
    categoryId,
    sort: 'manual',
    offset: 0,
    limit: 24,
  })
