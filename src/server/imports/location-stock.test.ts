import { expect, test } from 'vitest'
import { newBatchId } from '#server/changes/record-change.ts'
import { saveProducts } from '#server/products/write/save-product.ts'
import { buildShop, importFile, rowsOf } from '#server/testing/imports/import-file.ts'
import { readTable } from '#server/testing/imports/read-whole-table.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import * as contracts from '#shared/imports/api.ts'
import { blankProduct } from '#shared/products/blank-product.ts'
import { getStockHistoryCall, listStockCall, updateStockCall } from '#shared/stock/schema.ts'
import { listStockLocationsCall, MAIN_LOCATION_ID, saveStockLocationsCall } from '#shared/stock-locations/schema.ts'
import { writeTable } from './formats/write-table.ts'
import { undoImport } from './undo-import.ts'

const app = await startTestApp()

/** A shop with the locations Main, Berlin, and Store room, which does not sell online. */
async function openShop() {
  const { site, owner, storeId } = await buildShop(app)
  const main = (await owner.call(listStockLocationsCall, {})).body.locations[0]!
  const fresh = (name: string, sellsOnline: boolean) => ({ id: null, name, sellsOnline, pickupMethodId: null })
  const given = [main, fresh('Berlin', true), fresh('Store room', false)]
  const { locations } = (await owner.call(saveStockLocationsCall, { body: { locations: given } })).body
  const rows = async () => (await owner.call(listStockCall, { query: {} })).body.variants
  /** What can be bought, and what is at each location. */
  async function stock() {
    const [row] = await rows()
    return [row!.qtyInStock, ...row!.parts.map(({ quantity }) => quantity)]
  }
  const file = async () => (await owner.request('GET', '/api/owner/products.csv')).body
  return { site, owner, storeId, locations, rows, stock, file }
}

/** The same with a mug: 4 at the main location, 6 in Berlin and 5 in the store room. */
async function openFullShop() {
  const shop = await openShop()
  const { site, owner, storeId, locations } = shop
  const variant = {
    ...{ id: null, sku: 'MUG-1', priceCents: 2000, salePriceCents: 0, onSale: false, attributes: {}, pictureId: null },
    ...{ unlimited: false, qtyInStock: 4, seenQtyInStock: null },
    ...{ weightGrams: 0, lengthMillimetres: 0, widthMillimetres: 0, heightMillimetres: 0 },
  }
  const content = { collectionId: storeId, productType: 1, title: 'Mug', urlId: '', status: 'published' } as const
  const input = { ...blankProduct, ...content, variants: [variant] }
  const [saved] = await app.changing(site, (scope) =>
    saveProducts(scope, [{ productId: null, input }], { batchId: newBatchId(), productLimit: 200 }),
  )
  if (!saved?.ok) throw new Error('The product was not saved.')
  const variantId = saved.value!.variants[0]!.id
  const set = (place: number, quantity: number) =>
    ({ kind: 'set', variantId, locationId: locations[place]!.id, quantity }) as const
  await owner.call(updateStockCall, { body: { changes: [set(1, 6), set(2, 5)] } })
  return { ...shop, variantId }
}

/** A file with other cells in the line of the mug, by their headings. */
function withCells(file: string, cells: Readonly<Record<string, string>>): string {
  const table = readTable(file)
  if (!table.ok) throw new Error(table.failure.code)
  const { headings, lines } = table.value
  const rows = lines.map((line) =>
    headings.map((heading, place) =>
      line.cells.includes('MUG-1') ? (cells[heading] ?? line.cells[place] ?? '') : (line.cells[place] ?? ''),
    ),
  )
  return writeTable([headings as string[], ...rows])
}

test('a shop with one location has no columns of locations', async () => {
  const { owner } = await buildShop(app)
  expect((await owner.request('GET', '/api/owner/products.csv')).body).not.toContain('Stock: ')
})

test('what is exported and imported again changes nothing', async () => {
  const { site, owner, stock, file } = await openFullShop()
  const text = await file()
  expect(text).toContain('"Stock: Main location","Stock: Berlin","Stock: Store room"')
  expect((await importFile(app, site, owner, text)).outcome).toMatchObject({ unchanged: 1, update: 0, warnings: 0 })
  expect(await stock()).toEqual([10, 4, 6, 5])
})

test('changed cells set the stock of their locations, and an undo restores each of them', async () => {
  const { site, owner, variantId, stock, file } = await openFullShop()
  const changed = withCells(await file(), {
    'Stock: Main location': '2',
    'Stock: Berlin': '1',
    'Stock: Store room': '9',
  })
  const { id, outcome } = await importFile(app, site, owner, changed)
  expect(outcome).toMatchObject({ update: 1, error: 0, warnings: 0 })
  expect(await stock()).toEqual([3, 2, 1, 9])
  const [row] = await rowsOf(owner, id)
  expect(row!.changes).toEqual([
    { field: 'Stock: Main location', before: '4', after: '2' },
    { field: 'Stock: Berlin', before: '6', after: '1' },
    { field: 'Stock: Store room', before: '5', after: '9' },
  ])
  const { entries } = (await owner.call(getStockHistoryCall, { parameters: { variantId }, query: {} })).body
  expect(entries.slice(0, 3).every(({ reason, aboutId }) => reason === 'import' && aboutId === id)).toBe(true)
  await owner.call(contracts.undoImportCall, { parameters: { importId: id } })
  await undoImport(app.services, site.id, id, async () => false)
  expect(await stock()).toEqual([10, 4, 6, 5])
})

test('a changed total counts where the cells of locations are as they were', async () => {
  const { site, owner, stock, file } = await openFullShop()
  await importFile(app, site, owner, withCells(await file(), { Stock: '12' }))
  expect(await stock()).toEqual([12, 6, 6, 5])
})

test('in another shop, new products come to the locations with the same names', async () => {
  const { file } = await openFullShop()
  const other = await openShop()
  expect((await importFile(app, other.site, other.owner, await file())).outcome).toMatchObject({
    create: 1,
    warnings: 0,
  })
  expect(await other.stock()).toEqual([10, 4, 6, 5])
})

test('where a location is missing, the total of a new product is at the main one, with a warning', async () => {
  const { file } = await openFullShop()
  const other = await openShop()
  const [main, berlin] = other.locations
  await other.owner.call(saveStockLocationsCall, { body: { locations: [main!, berlin!] } })
  const { id, outcome } = await importFile(app, other.site, other.owner, await file())
  expect(outcome).toMatchObject({ create: 1, warnings: 1 })
  expect((await rowsOf(other.owner, id))[0]!.problems.map(({ sentence }) => sentence)).toEqual([
    expect.stringContaining('Stock: Store room'),
  ])
  expect(await other.stock()).toEqual([10, 10, 0])
  expect(main!.id).toBe(MAIN_LOCATION_ID)
})
