import { describe, expect, it } from 'vitest'
import { newBatchId } from '#server/changes/record-change.ts'
import { listCategories } from '#server/collections/category-store.ts'
import { listCollections, readCollection } from '#server/collections/collection-store.ts'
import { createCategory } from '#server/collections/save-category.ts'
import { updateCollection } from '#server/collections/save-collection.ts'
import { saveProducts } from '#server/products/write/save-product.ts'
import { saveSettings } from '#server/settings/save-settings.ts'
import { readSettings } from '#server/settings/settings-store.ts'
import { uploadDownloadAs } from '#server/testing/downloads/sell-files.ts'
import { drawSpot } from '#server/testing/files/pictures.ts'
import { uploaded } from '#server/testing/files/upload.ts'
import { dumpOf } from '#server/testing/imports/dump.ts'
import { buildShop, catalogueOf, importFile, productsOf, rowsOf } from '#server/testing/imports/import-file.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import * as contracts from '#shared/imports/api.ts'
import type { ProductInput } from '#shared/products/api.ts'
import { blankProduct } from '#shared/products/blank-product.ts'
import { productTypes } from '#shared/products/codes.ts'
import { fetchPictures } from './fetch-pictures.ts'
import { undoImport } from './undo-import.ts'

const app = await startTestApp()
type Shop = Awaited<ReturnType<typeof buildShop>>

const variant = {
  id: null,
  priceCents: 1999,
  salePriceCents: 0,
  onSale: false,
  unlimited: false,
  qtyInStock: 3,
  seenQtyInStock: null,
  attributes: {},
  weightGrams: 340.194,
  lengthMillimetres: 0,
  widthMillimetres: 0,
  heightMillimetres: 0,
}
const center = { x: 0.5, y: 0.5 }
let drawn = 0
const picture = async ({ owner }: Shop) => {
  drawn += 1
  return uploaded(owner, await (await drawSpot(60 + drawn, 40)).png().toBuffer(), `Picture ${drawn}.png`)
}

/** A shop with an example of everything that an export must contain. */
async function fullShop() {
  const shop = await buildShop(app, 'Pottery')
  const [front, inside, ofPage, ofCategory] = [
    await picture(shop),
    await picture(shop),
    await picture(shop),
    await picture(shop),
  ]
  const sold = (await uploadDownloadAs(shop.owner, Buffer.from('forty glazes'), 'Glazes: a/chart.pdf')).body.file
  await app.changing(shop.site, async (scope) => {
    const batchId = newBatchId()
    const page = (await readCollection(scope, shop.storeId))!
    const said = {
      description: 'All by hand.',
      seoTitle: 'Pots',
      seoDescription: 'Pots by hand',
      sort: 'newest' as const,
    }
    const shown = { id: ofPage.id, altText: 'A shelf', focalPoint: { x: 0.1, y: 0.9 } }
    await updateCollection(scope, page.id, { ...page, ...said, navigationTitle: 'Pots', picture: shown }, batchId)
    const details = { description: 'To drink from', seoTitle: '', seoDescription: 'Mugs', sort: 'title' as const }
    const mugs = await createCategory(
      scope,
      {
        collectionId: page.id,
        displayName: 'Mugs > large',
        urlId: 'large-ones',
        details: { ...details, picture: { id: ofCategory.id, altText: 'Mugs', focalPoint: center } },
      },
      batchId,
    )
    await createCategory(scope, { collectionId: page.id, displayName: 'Empty' }, batchId)
    if (!mugs.ok) throw new Error(mugs.failure.code)
    const { settings, revision } = await readSettings(scope)
    const line = { title: 'Care', html: '<p>Wash by hand.</p>', shownWith: 'physical' as const }
    await saveSettings(scope, { ...settings, productInformation: [line], revision }, batchId)
    const input = (changes: Partial<ProductInput>): ProductInput => ({
      ...blankProduct,
      collectionId: page.id,
      productType: productTypes.physical,
      title: 'Mug',
      urlId: '',
      status: 'published',
      variants: [{ ...variant, sku: crypto.randomUUID(), pictureId: null }],
      ...changes,
    })
    const inputs = [
      input({
        title: 'Harbor Mug',
        body: `<p>See <img src="${inside.assetUrl}" alt="inside"></p>`,
        categoryIds: [mugs.value.id],
        pictures: [{ id: front.id, altText: 'Front', focalPoint: { x: 0.2, y: 0.3 } }],
        variants: [{ ...variant, sku: 'HM', pictureId: front.id }],
      }),
      input({
        title: 'Glaze chart',
        productType: productTypes.digital,
        files: [{ id: 'file-place-1', fileId: sold.id }],
      }),
    ]
    const saved = await saveProducts(
      scope,
      inputs.map((one) => ({ productId: null, input: one, createdAt: Date.UTC(2020, 1, 1) })),
      { batchId, productLimit: 100 },
    )
    for (const one of saved) if (!one.ok) throw new Error(one.failure.code)
  })
  return shop
}

const archiveOf = async ({ owner }: Shop) => (await owner.request('GET', '/api/owner/products.zip')).rawPayload

/** Imports a file with its pictures, from the file alone. */
async function importWhole(shop: Shop, bytes: Buffer) {
  const { id } = await importFile(app, shop.site, shop.owner, bytes)
  while ((await fetchPictures(app.services, shop.site.id, id, { allowed: [] })) > 0);
  return (await shop.owner.call(contracts.getImportCall, { parameters: { importId: id } })).body.import
}

/** Store pages and categories with all their texts, without ids. */
async function placesOf({ site }: Shop) {
  const scope = app.reading(site)
  const places: object[] = []
  for (const { id, productCount: _count, picture: shown, ...page } of await listCollections(scope)) {
    places.push({ ...page, shown: shown && [shown.altText, shown.focalPoint, shown.width] })
    for (const category of await listCategories(scope, id)) {
      const { id: _id, parentId: _parent, collectionId: _page, picture: seen, ...words } = category
      places.push({ ...words, seen: seen && [seen.altText, seen.focalPoint, seen.width] })
    }
  }
  return places
}

const ids = /\/media\/[0-9a-zA-Z-]+\//g
/** The catalog with its download files, without the ids of pictures. */
async function wholeCatalogueOf({ site }: Shop) {
  const catalogue = (await catalogueOf(app, site)) as { body: string; files: { filename: string; bytes: number }[] }[]
  return catalogue.map((one) => ({
    ...one,
    body: one.body.replace(ids, '/media/'),
    files: one.files.map(({ filename, bytes }) => [filename, bytes]),
  }))
}

/** Imported pictures and files stay in the site's library, where visitors do not see them. */
const withoutFiles = ({ assets: _pictures, download_files: _files, ...rest }: Record<string, string[]>) => rest

describe('the ZIP file of an export', () => {
  it('makes an empty site what this one is: with pictures, download files, categories and what is said of them', async () => {
    const shop = await fullShop()
    const bytes = await archiveOf(shop)
    const fresh = await buildShop(app, 'Pottery')
    const done = await importWhole(fresh, bytes)
    expect(done).toMatchObject({ format: 'vitrine', outcome: { create: 2, error: 0, skip: 0, warnings: 0 } })
    expect(done.pictures).toEqual({ waiting: 0, done: 5, failed: 0 })
    expect(await wholeCatalogueOf(fresh)).toEqual(await wholeCatalogueOf(shop))
    expect(await placesOf(fresh)).toEqual(await placesOf(shop))
    const scope = app.reading(fresh.site)
    expect((await readSettings(scope)).settings.productInformation).toMatchObject([{ title: 'Care' }])
    const products = await productsOf(app, fresh.site)
    expect(products.map(({ createdAt }) => createdAt)).toEqual([Date.UTC(2020, 1, 1), Date.UTC(2020, 1, 1)])
    expect(products[1]!.pictures).toMatchObject([{ altText: 'Front', focalPoint: { x: 0.2, y: 0.3 } }])
    expect(products[1]!.body).toContain('<img src="/media/')
    const file = products[0]!.files[0]!
    const download = await fresh.owner.request('GET', `/api/owner/downloads/${file.fileId}`)
    expect(download.body).toBe('forty glazes')

    const again = await importWhole(fresh, bytes)
    expect((await rowsOf(fresh.owner, again.id)).flatMap(({ changes }) => changes)).toEqual([])
    expect(again).toMatchObject({ outcome: { create: 0, update: 0, unchanged: 2, warnings: 0 }, canUndo: false })
    expect(again.pictures).toEqual({ waiting: 0, done: 0, failed: 0 })
  })

  it('changes nothing where it comes from', async () => {
    const shop = await fullShop()
    const before = await dumpOf(app, shop.site)
    const same = await importWhole(shop, await archiveOf(shop))
    expect(same).toMatchObject({ outcome: { create: 0, update: 0, unchanged: 2, warnings: 0 }, canUndo: false })
    const { import_sources: _known, ...rest } = await dumpOf(app, shop.site)
    const { import_sources: _before, ...expected } = before
    expect(rest).toEqual(expected)
  })

  it('is taken back as a whole', async () => {
    const shop = await fullShop()
    const fresh = await buildShop(app, 'Pottery')
    const before = await dumpOf(app, fresh.site)
    const { id } = await importWhole(fresh, await archiveOf(shop))
    await fresh.owner.call(contracts.undoImportCall, { parameters: { importId: id } })
    await undoImport(app.services, fresh.site.id, id, async () => false)
    expect(withoutFiles(await dumpOf(app, fresh.site))).toEqual(withoutFiles(before))
    expect((await readSettings(app.reading(fresh.site))).settings.productInformation).toEqual([])
  })

  it('without its download files says which are missing, and takes the products', async () => {
    const shop = await fullShop()
    const fresh = await buildShop(app, 'Pottery')
    const csv = (await shop.owner.request('GET', '/api/owner/products.csv')).rawPayload
    const done = await importWhole(fresh, csv)
    expect(done.outcome).toMatchObject({ create: 2, error: 0 })
    const list = await fresh.owner.call(contracts.listImportPicturesCall, {
      parameters: { importId: done.id },
      query: { state: 'failed' },
    })
    const sentences = list.body.pictures.map(({ place, sentence }) => [place, sentence])
    expect(sentences).toContainEqual(['file', expect.stringMatching(/^The download “chart\.pdf” isn’t in the file\./)])
  })

  it('that is no export of ours, or damaged, is refused with a message', async () => {
    const shop = await fullShop()
    const bytes = await archiveOf(shop)
    for (const broken of [
      bytes.subarray(0, bytes.length - 30),
      Buffer.concat([bytes.subarray(0, 4), Buffer.alloc(90)]),
    ]) {
      await expect(importWhole(shop, broken)).rejects.toThrow(/import-file-unreadable/)
    }
  })
})
