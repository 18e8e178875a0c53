import { expect, test } from 'vitest'
import { newId } from '#server/identifiers.ts'
import { listVisibleProducts } from '#server/products/list-visible-products.ts'
import { readProduct } from '#server/products/read-product.ts'
import { buildShop, type TestShop } from '#server/testing/build-shop.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { undoBatch } from '#shared/changes/schema.ts'
import * as api from '#shared/collections/api.ts'
import { readRoot } from './category-store.ts'

const app = await startTestApp()

async function withCategories() {
  const shop = await buildShop(app)
  const owner = await app.owner(shop.website)
  const parameters = { collectionId: shop.store.id }
  const add = async (displayName: string, parentId: string | null = null) =>
    (await owner.call(api.createCategory, { parameters, body: { displayName, parentId } })).body.category
  const names = async () =>
    (await owner.call(api.listCategories, { parameters })).body.categories.map(
      (category: { displayName: string }) => category.displayName,
    )
  return { shop, owner, parameters, add, names }
}

test('categories lie inside each other in the order that their owner gives them', async () => {
  const { owner, add, names } = await withCategories()
  const [table, kitchen] = [await add('Table'), await add('Kitchen')]
  const [mugs, plates] = [await add('Mugs', table.id), await add('Plates', table.id)]
  expect(await names()).toEqual(['All', 'Table', 'Mugs', 'Plates', 'Kitchen'])
  const move = (categoryId: string, parentId: string | null, afterCategoryId: string | null) =>
    owner.call(api.moveCategory, { parameters: { categoryId }, body: { parentId, afterCategoryId } })
  const moved = await move(mugs.id, table.id, plates.id)
  await move(kitchen.id, null, null)
  expect(await names()).toEqual(['All', 'Kitchen', 'Table', 'Plates', 'Mugs'])
  await owner.call(undoBatch, { parameters: { batchId: moved.body.batchId } })
  expect(await names()).toEqual(['All', 'Kitchen', 'Table', 'Mugs', 'Plates'])
  expect(await move(table.id, mugs.id, null)).toMatchObject({ status: 400, body: { code: 'category-cycle' } })
})

test('a category inside eleven others is refused, wherever it comes from', async () => {
  const { owner, parameters, add } = await withCategories()
  let parentId: string | null = null
  for (let level = 1; level <= 10; level += 1) parentId = (await add(`Level ${level}`, parentId)).id
  const body = { displayName: 'Too deep', parentId }
  const refusal = { status: 400, body: { code: 'categories-too-deep' } }
  expect(await owner.call(api.createCategory, { parameters, body })).toMatchObject(refusal)
  const other = await add('Other')
  const place = { parentId, afterCategoryId: null }
  expect(await owner.call(api.moveCategory, { parameters: { categoryId: other.id }, body: place })).toMatchObject(
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
    await owner.call(api.createCategory, { parameters, body: { displayName: 'One more', parentId: null } }),
  ).toMatchObject({
    status: 409,
    body: { error: 'A store can have 10,000 categories.' },
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
    (await owner.call(api.createCategory, { parameters, body: { parentId: null, ...body } })).body.code
  expect(await refused({ displayName: 'x'.repeat(26) })).toBe('invalid-fields')
  expect(await refused({ displayName: 'Mugs', urlId: 'mugs' })).toBe('url-id-taken')
  expect(await refused({ displayName: 'Search', urlId: 'search' })).toBe('url-id-reserved')
})

test('a deleted category comes back with what lay in it', async () => {
  const { shop, owner, add, names } = await withCategories()
  const table = await add('Table')
  const mugs = await add('Mugs', table.id)
  const mug = await shop.addProduct({ categoryIds: [mugs.id] })
  const listed = async (categoryId: string) => (await list(shop, categoryId)).products.map((product) => product.id)
  expect(await listed(table.id)).toEqual([mug.id])
  const gone = await owner.call(api.deleteCategory, { parameters: { categoryId: table.id } })
  expect(await names()).toEqual(['All'])
  expect((await readProduct(app.reading(shop.website), mug.id))?.categoryIds).toEqual([])
  const undone = await owner.call(undoBatch, { parameters: { batchId: gone.body.batchId } })
  expect(undone.status).toBe(200)
  expect(await names()).toEqual(['All', 'Table', 'Mugs'])
  expect(await listed(table.id)).toEqual([mug.id])
})

const list = (shop: TestShop, categoryId: string) =>
  listVisibleProducts(app.reading(shop.website), {
    collectionId: shop.store.id,
    categoryId,
    sort: 'manual',
    offset: 0,
    limit: 24,
  })
