import { expect, it } from 'vitest'
import { readProducts } from '#server/products/read-product.ts'
import { saveProducts } from '#server/products/write/save-product.ts'
import { toInput } from '#server/products/write/to-input.ts'
import { buildExport } from '#server/testing/imports/build-export.ts'
import { buildShop, importFile } from '#server/testing/imports/import-file.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { type Change, getChangeCall, listChangesCall } from '#shared/changes/schema.ts'
import { undoImportCall } from '#shared/imports/api.ts'
import { undoImport } from './undo-import.ts'

const app = await startTestApp()

it('counts everything that an import adds in the list of changes', async () => {
  const { site, owner } = await buildShop(app)
  // More products than one transaction takes; some have a new category.
  const lines = Array.from(
    { length: 60 },
    (_, place) => `cup-${place},Cup ${place},${place % 3 ? '' : `Kind ${place}`},9`,
  )
  await importFile(app, site, owner, ['Handle,Title,Type,Variant Price', ...lines].join('\n'))
  const { changes } = (await owner.call(listChangesCall, { query: {} })).body
  expect(changes[0]).toMatchObject({ noun: '', kind: 'created', count: 80 })
})

it('counts posts, pages and their blog, not the redirects that come along, and as many when it is undone', async () => {
  const { site, owner } = await buildShop(app)
  const entry = (index: number) => ({ title: `Entry ${index}`, ...(index % 5 === 0 && { type: 'page' }) })
  const file = buildExport(Array.from({ length: 25 }, (_, index) => entry(index)))
  const { id } = await importFile(app, site, owner, file, { filename: 'site.xml' })
  const newest = async () => (await owner.call(listChangesCall, { query: {} })).body.changes[0]!
  const imported = await newest()
  expect(imported).toMatchObject({ noun: '', filename: 'site.xml', count: 26 })
  const { things, total } = (await owner.call(getChangeCall, { parameters: { batchId: imported.batchId } })).body
  expect([things.length, total]).toEqual([20, 26 + 25])
  await owner.call(undoImportCall, { parameters: { importId: id } })
  await undoImport(app.services, site.id, id, async () => false)
  expect(await newest()).toMatchObject({ isUndo: true, noun: '', count: 26 })
})

it('counts an imported product once, also when its pictures arrive later', async () => {
  const { site, owner } = await buildShop(app)
  await importFile(app, site, owner, 'Handle,Title,Variant Price\ncup,Cup,9\njar,Jar,12')
  const { changes } = (await owner.call(listChangesCall, { query: {} })).body
  const [{ batchId, count }] = changes as [Change]
  await app.changing(site, async (scope) => {
    const rows = await scope.database.selectFrom('products').select('id').where('website_id', '=', site.id).execute()
    const products = await readProducts(
      scope,
      rows.map((row) => row.id),
    )
    const items = [...products.values()].map((product) => ({
      productId: product.id,
      input: { ...toInput(product), excerpt: 'With its pictures' },
    }))
    const saved = await saveProducts(scope, items, { batchId, productLimit: 200, takenUrlId: 'number' })
    expect(saved.every(({ ok }) => ok)).toBe(true)
  })
  expect((await owner.call(listChangesCall, { query: {} })).body.changes[0]).toMatchObject({ batchId, count })
})
