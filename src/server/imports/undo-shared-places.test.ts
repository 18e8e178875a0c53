import { describe, expect, it } from 'vitest'
import { deleteProductsOf } from '#server/testing/imports/delete-products.ts'
import { dumpOf } from '#server/testing/imports/dump.ts'
import { buildShop, importFile, productsOf } from '#server/testing/imports/import-file.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { listCategoriesCall, listCollectionsCall } from '#shared/collections/api.ts'
import * as contracts from '#shared/imports/api.ts'
import { undoImport } from './undo-import.ts'

const app = await startTestApp({ LIMIT_PRODUCTS_PER_COLLECTION: '3' })
type Shop = Awaited<ReturnType<typeof buildShop>>

const fileOf = (from: number, count: number, type = '') =>
  [
    'Handle,Title,Type,Variant SKU,Variant Price,Variant Inventory Qty',
    ...Array.from({ length: count }, (_, number) => {
      const name = from + number
      return `h${name},Pot ${name},${type},P-${name},1.00,4`
    }),
  ].join('\n')

/** Undoes an import from its page, completely. */
async function undo({ site, owner }: Shop, importId: string, query: object = {}) {
  const begun = await owner.call(contracts.undoImportCall, { parameters: { importId }, query })
  if (begun.code !== null) throw new Error(begun.code)
  await undoImport(app.services, site.id, importId, async () => false)
  return (await owner.call(contracts.getImportCall, { parameters: { importId } })).body.import
}
const pagesOf = async ({ owner }: Shop) =>
  (await owner.call(listCollectionsCall, {})).body.collections.map(
    ({ title, productCount }) => `${title} ${productCount}`,
  )

describe('undoing an import', () => {
  it('leaves a page that a later import uses, and takes everything else back', async () => {
    const shop = await buildShop(app)
    const first = await importFile(app, shop.site, shop.owner, fileOf(0, 8))
    await importFile(app, shop.site, shop.owner, fileOf(100, 1))
    expect(await pagesOf(shop)).toEqual(['Pottery 3', 'Pottery 2 3', 'Pottery 3 3'])
    const undone = await undo(shop, first.id)
    expect(undone).toMatchObject({ state: 'undone', failure: null })
    expect(undone.notices[0]).toBe('The page “Pottery 3” was kept because it’s used or was changed later.')
    expect(await pagesOf(shop)).toEqual(['Pottery 0', 'Pottery 3 1'])
    expect((await productsOf(app, shop.site)).map(({ title }) => title)).toEqual(['Pot 100'])
  })

  it('leaves a category that a later import uses, with those above it', async () => {
    const shop = await buildShop(app)
    const header = 'ID,Type,SKU,Name,Published,Regular price,Categories'
    const first = await importFile(app, shop.site, shop.owner, `${header}\n1,simple,A,Rose,1,2,"Flower > Rose, Sale"`)
    await importFile(app, shop.site, shop.owner, `${header}\n2,simple,B,Tea rose,1,2,Flower > Rose`)
    expect(await undo(shop, first.id)).toMatchObject({ state: 'undone' })
    const [store] = (await shop.owner.call(listCollectionsCall, {})).body.collections
    const { categories } = (await shop.owner.call(listCategoriesCall, { parameters: { collectionId: store!.id } })).body
    expect(categories.map(({ displayName }) => displayName)).toEqual(['All', 'Flower', 'Rose'])
    const [rose] = await productsOf(app, shop.site)
    expect(rose!.categoryIds).toEqual([categories[2]!.id])
  })

  it('leaves nothing behind: names of the file, pictures, words of the search', async () => {
    const shop = await buildShop(app)
    const text = (price: string) =>
      `Handle,Title,Type,Variant SKU,Variant Price,Image Src\nmug,Speckled Mug,Mugs,M,${price},https://192.0.2.1/a.jpg`
    const empty = await dumpOf(app, shop.site)
    const first = await importFile(app, shop.site, shop.owner, text('1.00'))
    const before = await dumpOf(app, shop.site)
    const second = await importFile(app, shop.site, shop.owner, text('2.00'))
    expect((await undo(shop, second.id)).state).toBe('undone')
    expect(await dumpOf(app, shop.site)).toEqual({
      ...before,
      // They wait to be retried by hand.
      import_pictures: before.import_pictures!.map((row) => row.replace('"waiting"', '"failed"')),
    })
    expect((await undo(shop, first.id)).state).toBe('undone')
    expect(await dumpOf(app, shop.site)).toEqual(empty)
  })

  it('says what was changed since, and can leave that as it is', async () => {
    const shop = await buildShop(app)
    const { id } = await importFile(app, shop.site, shop.owner, fileOf(0, 3))
    await deleteProductsOf(shop, ['Pot 1'], await productsOf(app, shop.site))
    const refused = await undo(shop, id)
    expect(refused).toMatchObject({ state: 'done', canUndo: true })
    expect(refused.failure).toMatch(
      /^“Pot 1” was deleted on .+ by .+\. Undo that under Changes, or keep it and undo the other 2\.$/,
    )
    expect(await undo(shop, id, { keepChanged: 'yes' })).toMatchObject({ state: 'undone', failure: null })
    expect(await productsOf(app, shop.site)).toEqual([])
  })
})
