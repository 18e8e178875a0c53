import { describe, expect, it } from 'vitest'
import { dumpOf } from '#server/testing/imports/dump.ts'
import { buildShop, checkFile, importFile, rowsOf } from '#server/testing/imports/import-file.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { listCollectionsCall } from '#shared/collections/api.ts'
import * as contracts from '#shared/imports/api.ts'
import { checkImport } from './check-import.ts'
import { runImport } from './run-import.ts'
import { undoImport } from './undo-import.ts'

const app = await startTestApp({ LIMIT_PRODUCTS_PER_COLLECTION: '3' })
type Shop = Awaited<ReturnType<typeof buildShop>>
const goOn = async () => false

const HEADER =
  'Product ID,Variant ID,Product Type,Product Page,Product URL,Title,SKU,Price,Stock,Visible,Hosted Image URLs'
const rose = (page: string, number: number) =>
  `${page}${number},,PHYSICAL,${page},rose-${number},Rose ${number},${page}-${number},5.00,1,Yes,`
const text = [HEADER, rose('cut-flowers', 1), rose('dried', 2), rose('dried', 3)].join('\n')

async function decide({ site, owner }: Shop, importId: string, body: object) {
  const reply = await owner.call(contracts.decideImportCall, { parameters: { importId }, body })
  expect(reply.status).toBe(200)
  await checkImport(app.services, site.id, importId, goOn)
  return (await owner.call(contracts.getImportCall, { parameters: { importId } })).body.import
}
async function run({ site, owner }: Shop, importId: string) {
  await owner.call(contracts.startImportCall, { parameters: { importId } })
  await runImport(app.services, site.id, importId, goOn)
  return (await owner.call(contracts.getImportCall, { parameters: { importId } })).body.import
}
const pagesOf = async ({ owner }: Shop) =>
  (await owner.call(listCollectionsCall, {})).body.collections.map(
    ({ title, urlId, productCount }) => `${title} /${urlId} ${productCount}`,
  )
const statusAndPlace = async ({ site }: Shop, path: string) => {
  const reply = await app.visitor(site).request('GET', path)
  return [reply.statusCode, reply.headers.location]
}

describe('store pages that a file names', () => {
  it('are named in the dry run, and made where the owner asks for it', async () => {
    const shop = await buildShop(app)
    const checked = await checkFile(app, shop.site, shop.owner, text)
    expect(checked.notices[0]).toBe(
      'The file names 2 store pages that aren’t on your site: cut-flowers (one product), dried (2 products).',
    )
    expect(checked.decisions).toMatchObject({ unknownPages: ['cut-flowers', 'dried'], makesPages: false })
    const decided = await decide(shop, checked.id, { makesPages: true })
    expect(decided.notices[0]).toBe(
      '2 store pages from the file will be created: cut-flowers (one product), dried (2 products).',
    )
    const before = await dumpOf(app, shop.site)
    expect((await run(shop, checked.id)).outcome).toEqual(decided.planned)
    expect(await pagesOf(shop)).toEqual(['Pottery /pottery 0', 'Cut Flowers /cut-flowers 1', 'Dried /dried 2'])
    expect(await statusAndPlace(shop, '/cut-flowers/p/rose-1')).toEqual([200, undefined])
    await shop.owner.call(contracts.undoImportCall, { parameters: { importId: checked.id } })
    await undoImport(app.services, shop.site.id, checked.id, goOn)
    expect(await dumpOf(app, shop.site)).toEqual(before)
  })

  it('lead to the page that takes their products', async () => {
    const shop = await buildShop(app)
    const { id } = await importFile(app, shop.site, shop.owner, text)
    expect((await rowsOf(shop.owner, id)).map(({ oldPath }) => oldPath)).toEqual([
      '/cut-flowers/p/rose-1',
      '/dried/p/rose-2',
      '/dried/p/rose-3',
    ])
    expect(await statusAndPlace(shop, '/dried/p/rose-2')).toEqual([301, '/pottery/p/rose-2'])
    expect(await statusAndPlace(shop, '/dried')).toEqual([301, '/pottery'])
    // Importing the same file again changes nothing, including redirects.
    expect(await importFile(app, shop.site, shop.owner, text)).toMatchObject({ canUndo: false })
    await shop.owner.call(contracts.undoImportCall, { parameters: { importId: id } })
    await undoImport(app.services, shop.site.id, id, goOn)
    expect((await statusAndPlace(shop, '/dried/p/rose-2'))[0]).toBe(404)
  })
})

it.each([
  ['Handle,Title,Type,Variant Price\nold-mug,Mug,Cups,5', '/products/old-mug', '/pottery/p/old-mug'],
  ['Handle,Title,Type,Variant Price\nold-mug,Mug,Cups,5', '/collections/cups', '/pottery/cups'],
  [
    'ID,Type,Name,Published,Regular price,Categories\n7,simple,Red Mug,1,5,Cups > Small',
    '/product/red-mug',
    '/pottery/p/red-mug',
  ],
  [
    'ID,Type,Name,Published,Regular price,Categories\n7,simple,Red Mug,1,5,Cups > Small',
    '/product-category/cups/small',
    '/pottery/small',
  ],
])('URLs of the old shop lead to what was made of them: %#', async (file, from, to) => {
  const shop = await buildShop(app)
  const checked = await checkFile(app, shop.site, shop.owner, file)
  expect(checked.notices.join(' ')).toContain('URLs of the old shop will redirect to the product here')
  await run(shop, checked.id)
  expect(await statusAndPlace(shop, from)).toEqual([301, to])
})

it('a store page takes all products where the owner asks for it', async () => {
  const shop = await buildShop(app)
  const file = [HEADER, ...[1, 2, 3, 4, 5].map((number) => rose('pottery', number))].join('\n')
  const checked = await checkFile(app, shop.site, shop.owner, file)
  expect(checked.decisions).toMatchObject({ isFull: true, raisesLimit: false })
  const decided = await decide(shop, checked.id, { raisesLimit: true })
  expect(decided.decisions).toMatchObject({ isFull: false, raisesLimit: true })
  await run(shop, checked.id)
  expect(await pagesOf(shop)).toEqual(['Pottery /pottery 5'])
  const { collections } = (await shop.owner.call(listCollectionsCall, {})).body
  expect(collections[0]!.productLimit).toBe(10_000)
})
