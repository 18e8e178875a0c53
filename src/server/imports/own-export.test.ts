import { expect, it } from 'vitest'
import { newBatchId } from '#server/changes/record-change.ts'
import { createStore } from '#server/collections/create-store.ts'
import { createCategory } from '#server/collections/save-category.ts'
import { saveProducts } from '#server/products/write/save-product.ts'
import { buildShop, catalogueOf, checkFile, importFile, productsOf } from '#server/testing/imports/import-file.ts'
import { readTable } from '#server/testing/imports/read-whole-table.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { importLimits } from '#shared/imports/limits.ts'
import type { ProductInput } from '#shared/products/api.ts'
import { blankProduct } from '#shared/products/blank-product.ts'
import { writeTable } from './formats/write-table.ts'

const app = await startTestApp({ LIMIT_PRODUCTS_PER_COLLECTION: '3' })

const variant = {
  id: null,
  sku: '',
  priceCents: 1999,
  salePriceCents: 1500,
  onSale: true,
  unlimited: false,
  qtyInStock: 3,
  seenQtyInStock: null,
  attributes: {},
  pictureId: null,
  weightGrams: 340.19,
  lengthMillimetres: 101.6,
  widthMillimetres: 0.5,
  heightMillimetres: 0,
}

/** A shop with two pages and a product of each difficult kind. */
async function fullShop() {
  const shop = await buildShop(app)
  await app.changing(shop.site, async (scope) => {
    const batchId = newBatchId()
    const made = await createStore(scope, { title: "Wholesale & Café's", urlId: 'trade' }, batchId)
    if (!made.ok) throw new Error(made.failure.code)
    const page = made.value.id
    const category = async (displayName: string, parentId: string | null, urlId = '') => {
      const one = await createCategory(scope, { collectionId: page, displayName, parentId, urlId }, batchId)
      if (!one.ok) throw new Error(one.failure.code)
      return one.value.id
    }
    const plants = await category("Plante d'extérieur", null)
    const charms = await category('Charms & Rings, > large', plants, 'cs2')
    const input = (changes: Partial<ProductInput>): ProductInput => ({
      ...blankProduct,
      collectionId: page,
      productType: 1,
      title: 'Mug',
      urlId: '',
      status: 'published',
      variants: [{ ...variant, sku: crypto.randomUUID() }],
      ...changes,
    })
    const save = async (...inputs: ProductInput[]) =>
      saveProducts(
        scope,
        inputs.map((one) => ({ productId: null, input: one })),
        { batchId, productLimit: 100 },
      )
    const [first] = await save(
      input({
        title: "=Baby's Breath",
        excerpt: 'Short, "quoted"\nand on two lines',
        seoTitle: 'For search',
        seoDescription: 'What it is',
        categoryIds: [charms],
        taxable: false,
        status: 'draft',
        tags: ['a, b', 'c'],
        useCustomAddButtonText: true,
        customAddButtonText: 'Take it',
        customSoldOutText: 'Gone',
        scarcity: { enabled: true, text: 'Only {qty}', threshold: 4 },
        options: [{ name: 'Glaze', display: 'radio', colors: { Blue: '#0000ff' } }],
        variants: ['Blue', 'Moss, green'].map((value) => ({ ...variant, sku: value, attributes: { Glaze: value } })),
      }),
    )
    if (!first?.ok) throw new Error('first')
    await save(
      input({ title: 'Later', status: 'scheduled', publishAt: Date.now() + 9e8, relatedProductIds: [first.value.id] }),
      ...['b', 'c', 'd'].map((title) => input({ title })),
      input({ title: 'On the other page', collectionId: shop.storeId, status: 'private', productType: 3 }),
    )
  })
  return shop
}

it('is read as it comes where it is longer than files of other shops may be', async () => {
  const shop = await fullShop()
  const file = (await shop.owner.request('GET', '/api/owner/products.csv')).body
  const table = readTable(file)
  if (!table.ok) throw new Error(table.failure.code)
  const { headings, lines } = table.value
  const [breath] = lines.filter(({ cells }) => cells.some((cell) => cell.endsWith("Baby's Breath")))
  const like = (number: number, cells: Record<string, string>) =>
    headings.map(
      (heading, place) =>
        cells[heading] ?? (heading.endsWith('(g)') ? '1.5' : number < 0 ? '' : (breath?.cells[place] ?? '')),
    )
  const words = 'All by hand. '.repeat(7_000)
  const many = Array.from({ length: 240 }, (_, number) =>
    like(number, {
      'Product ID [Non Editable]': crypto.randomUUID(),
      'Variant ID [Non Editable]': crypto.randomUUID(),
      'Product URL': `pot-${number}`,
      Title: `Pot ${number}`,
      SKU: `POT-${number}`,
      Description: `<p>${words}</p>`,
      Categories: '',
      'Category Names': '',
    }),
  )
  const long = Buffer.from(file + writeTable(many))
  expect(long.length).toBeGreaterThan(importLimits.bytes)
  const fresh = await buildShop(app)
  const checked = await checkFile(app, fresh.site, fresh.owner, long)
  expect(checked).toMatchObject({ format: 'vitrine', state: 'checked', total: 246, planned: { create: 246, error: 0 } })
  expect(checked.decisions).toMatchObject({ makesPages: true })
  const cut = long.subarray(0, long.length - 20)
  const broken = await checkFile(app, fresh.site, fresh.owner, cut)
  expect(broken).toMatchObject({
    state: 'failed',
    failure: expect.stringMatching(/^From line \d+ on, this file can’t be read/),
  })
})

it('comes into an empty site as it was, and changes nothing where it came from', async () => {
  const shop = await fullShop()
  const file = (await shop.owner.request('GET', '/api/owner/products.csv')).body
  const again = await importFile(app, shop.site, shop.owner, file)
  expect(again).toMatchObject({ format: 'vitrine', outcome: { create: 0, update: 0, unchanged: 6, error: 0, skip: 0 } })

  const fresh = await buildShop(app)
  const done = await importFile(app, fresh.site, fresh.owner, file)
  expect(done.outcome).toMatchObject({ create: 6, error: 0, skip: 0, warnings: 0 })
  const withoutRelated = (list: object[]) => list.map((one) => ({ ...one, relatedProductIds: [] }))
  expect(withoutRelated(await catalogueOf(app, fresh.site))).toEqual(withoutRelated(await catalogueOf(app, shop.site)))
  const [breath, ...others] = await productsOf(app, fresh.site)
  expect(others.find(({ title }) => title === 'Later')!.relatedProductIds).toEqual([breath!.id])
  const second = await importFile(app, fresh.site, fresh.owner, file)
  expect(second).toMatchObject({ outcome: { create: 0, update: 0, unchanged: 6 }, canUndo: false })
})
