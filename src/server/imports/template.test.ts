import { expect, it } from 'vitest'
import { listCategories } from '#server/collections/category-store.ts'
import { buildShop, checkFile, importFile, productsOf, rowsOf, upload } from '#server/testing/imports/import-file.ts'
import { readTable } from '#server/testing/imports/read-whole-table.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { importTemplateCall } from '#shared/imports/api.ts'
import { neededColumns, templateColumns, templateRows } from '#shared/imports/template.ts'

const app = await startTestApp()

it('is a file that the import reads whole: its examples become products with variants and categories', async () => {
  const { site, owner, storeId } = await buildShop(app)
  const { body: csv, headers } = await owner.request('GET', importTemplateCall.path)
  expect(headers['content-disposition']).toContain('products-template.csv')
  const table = readTable(csv)
  expect(table.ok && table.value.headings).toEqual(templateColumns.map(({ heading }) => heading))
  const checked = await checkFile(app, site, owner, csv)
  expect(checked).toMatchObject({ format: 'vitrine', planned: { create: 2, error: 0, warnings: 0 } })
  expect(checked.notices.filter((notice) => /column/i.test(notice))).toEqual([])
  const done = await importFile(app, site, owner, csv)
  expect(done.outcome).toMatchObject({ create: 2, error: 0, skip: 0 })
  expect((await rowsOf(owner, done.id)).flatMap(({ problems }) => problems)).toEqual([])
  const products = await productsOf(app, site)
  const called = (title: string) => products.find((product) => product.title === title)
  expect(called('Breakfast cup')).toMatchObject({
    ...{ excerpt: 'A cup for every morning.', tags: ['breakfast', 'gift'] },
    variants: [{ sku: 'CUP-01', priceCents: 1800, onSale: false, qtyInStock: 12, weightGrams: 280 }],
  })
  expect(called('Linen apron')).toMatchObject({
    variants: [
      { sku: 'APRON-M', attributes: { Size: 'Medium' }, priceCents: 4200, salePriceCents: 3600, onSale: true },
      { sku: 'APRON-L', attributes: { Size: 'Large' }, priceCents: 4400, qtyInStock: 3 },
    ],
  })
  const categories = await listCategories(app.reading(site), storeId)
  expect(categories.map(({ displayName }) => displayName)).toEqual(expect.arrayContaining(['Kitchen', 'Cups']))
})

it('is read without the columns that an owner may delete, and not without any of the others', async () => {
  const { site, owner } = await buildShop(app)
  const [headings, cup] = templateRows() as [string[], string[]]
  const fileWith = (kept: readonly string[]) =>
    [headings, cup].map((row) => row.filter((_, place) => kept.includes(headings[place]!)).join(',')).join('\n')
  expect((await checkFile(app, site, owner, fileWith(neededColumns))).planned).toMatchObject({ create: 1, error: 0 })
  for (const missing of neededColumns) {
    const kept = neededColumns.filter((heading) => heading !== missing)
    expect((await upload(owner, fileWith(kept))).code, missing).not.toBeNull()
  }
})
