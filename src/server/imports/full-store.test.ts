import { expect, test } from 'vitest'
import { buildShop, catalogueOf, checkFile, importFile, productsOf } from '#server/testing/imports/import-file.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { listCollectionsCall } from '#shared/collections/api.ts'
import { getNavigationCall } from '#shared/collections/navigation-api.ts'
import * as contracts from '#shared/imports/api.ts'
import { undoImport } from './undo-import.ts'

const app = await startTestApp({ LIMIT_PRODUCTS_PER_COLLECTION: '3' })

const fileOf = (count: number) =>
  [
    'Handle,Title,Type,Variant Price',
    ...Array.from({ length: count }, (_, number) => `h${number},Pot ${number},Vases,1.00`),
  ].join('\n')

test('the dry run says that a store page will be full, and where the rest goes', async () => {
  const { site, owner } = await buildShop(app)
  const checked = await checkFile(app, site, owner, fileOf(5))
  expect(checked).toMatchObject({ planned: { create: 5, error: 0 }, newCategories: ['Vases'] })
  expect(checked.notices).toEqual([
    'A store page holds 3 products, so 2 products go to a new store page, “Pottery 2”.',
    'URLs of the old shop will redirect to the 5 products here. Each is listed below its product.',
    '5 variants have no SKU in the file and get one.',
  ])
  expect((await checkFile(app, site, owner, fileOf(10))).notices[0]).toContain(
    'so 7 products go to new store pages, “Pottery 2” to “Pottery 4”.',
  )
  expect((await owner.call(listCollectionsCall, {})).body.collections).toHaveLength(1)
})

test('a file that is larger than a store page fills as many as it needs, in the order of the navigation', async () => {
  const { site, owner } = await buildShop(app)
  expect((await importFile(app, site, owner, fileOf(8))).outcome).toMatchObject({ create: 8, error: 0 })
  const { collections } = (await owner.call(listCollectionsCall, {})).body
  expect(collections).toMatchObject([
    { title: 'Pottery', urlId: 'pottery', productCount: 3 },
    { title: 'Pottery 2', urlId: 'pottery-2', productCount: 3, enabled: true },
    { title: 'Pottery 3', urlId: 'pottery-3', productCount: 2 },
  ])
  const { links } = (await owner.call(getNavigationCall, {})).body
  expect(links.map((link) => link.collectionId)).toEqual(collections.map(({ id }) => id))

  // The same file changes nothing, and a longer one first fills the last page.
  expect((await importFile(app, site, owner, fileOf(8))).outcome).toMatchObject({ create: 0, unchanged: 8 })
  expect((await importFile(app, site, owner, fileOf(9))).outcome).toMatchObject({ create: 1, unchanged: 8 })
  expect((await owner.call(listCollectionsCall, {})).body.collections).toHaveLength(3)
  expect((await owner.call(listCollectionsCall, {})).body.collections[2]).toMatchObject({ productCount: 3 })
})

test('one undo takes the new pages back as well', async () => {
  const { site, owner } = await buildShop(app)
  await importFile(app, site, owner, fileOf(2))
  const before = await catalogueOf(app, site)
  const { id } = await importFile(app, site, owner, fileOf(8))
  expect(await productsOf(app, site)).toHaveLength(8)
  await owner.call(contracts.undoImportCall, { parameters: { importId: id } })
  await undoImport(app.services, site.id, id, async () => false)
  expect((await owner.call(contracts.getImportCall, { parameters: { importId: id } })).body.import.state).toBe('undone')
  expect(await catalogueOf(app, site)).toEqual(before)
  expect((await owner.call(listCollectionsCall, {})).body.collections).toMatchObject([
    { title: 'Pottery', productCount: 2 },
  ])
  expect((await owner.call(getNavigationCall, {})).body.links).toHaveLength(1)
})
