import { expect, test } from 'vitest'
import { newId } from '#server/identifiers.ts'
import { takeStock } from '#server/stock/take-stock.ts'
import { buildShop } from '#server/testing/build-shop.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { undo } from '#server/testing/undo.ts'
import { productTypes } from '#shared/products/codes.ts'
import { getStockHistoryCall, listStockCall, updateStockCall } from '#shared/stock/schema.ts'
import * as api from '#shared/stock-counts/api.ts'
import type { CountedLine, NewCount } from '#shared/stock-counts/schema.ts'
import { listStockLocationsCall, MAIN_LOCATION_ID, saveStockLocationsCall } from '#shared/stock-locations/schema.ts'

const app = await startTestApp()

/** A shop with 10 mugs and 4 jars at the main location, and 3 mugs in Berlin. */
async function openShop() {
  const shop = await buildShop(app)
  const owner = await app.owner(shop.website)
  const main = (await owner.call(listStockLocationsCall, {})).body.locations[0]!
  const fresh = { id: null, name: 'Berlin', sellsOnline: true, pickupMethodId: null }
  const { locations } = (await owner.call(saveStockLocationsCall, { body: { locations: [main, fresh] } })).body
  const berlin = locations[1]!
  const mug = (await shop.addProduct({ title: 'Mug', variants: [{ sku: 'MUG-1', qtyInStock: 10 }] })).variants[0]!.id
  const jarProduct = await shop.addProduct({ title: 'Jar', variants: [{ sku: 'JAR-1', qtyInStock: 4 }] })
  const jar = jarProduct.variants[0]!.id
  await shop.addProduct({ title: 'Print', variants: [{ unlimited: true }] })
  await owner.call(updateStockCall, {
    body: { changes: [{ kind: 'set', variantId: mug, locationId: berlin.id, quantity: 3 }] },
  })
  const start = async (changes: Partial<NewCount> = {}) =>
    (
      await owner.call(api.startCountCall, {
        body: { locationId: MAIN_LOCATION_ID, scope: { kind: 'all' }, isBlind: false, ...changes },
      })
    ).body.count
  const save = (countId: string, ...lines: CountedLine[]) =>
    owner.call(api.saveCountLinesCall, { parameters: { countId }, body: { lines } })
  const set = (countId: string, variantId: string, counted: number | null, seen: number | null = null) =>
    save(countId, { kind: 'set', variantId, counted, seen })
  const lines = async (countId: string, query: object = {}) =>
    (await owner.call(api.listCountLinesCall, { parameters: { countId }, query })).body.lines.map(
      ({ title, expected, counted }) => [title, expected, counted],
    )
  const apply = (countId: string) => owner.call(api.applyCountCall, { parameters: { countId } })
  const sell = (variantId: string, quantity: number) =>
    app.changing(shop.website, (scope) => takeStock(scope, [{ variantId, quantity }], newId()))
  /** What is at the main location and in Berlin. */
  async function stock(variantId: string) {
    const { variants } = (await owner.call(listStockCall, { query: {} })).body
    return variants.find((row) => row.variantId === variantId)!.parts.map(({ quantity }) => quantity)
  }
  return { shop, owner, berlin, mug, jar, jarProduct, start, save, set, lines, apply, sell, stock }
}

test('the stock is corrected by the differences, and what was not counted stays', async () => {
  const { owner, mug, jar, start, set, lines, apply, stock } = await openShop()
  const count = await start()
  expect(count).toMatchObject({ state: 'open', location: 'Main location', lines: 2, counted: 0, different: 0 })
  expect(await lines(count.id)).toEqual([
    ['Jar', 4, null],
    ['Mug', 10, null],
  ])
  expect((await set(count.id, mug, 8)).body.count).toMatchObject({ counted: 1, different: 1 })
  const applied = (await apply(count.id)).body
  expect(applied).toMatchObject({ changed: 1, count: { state: 'applied' } })
  expect([await stock(mug), await stock(jar)]).toEqual([
    [8, 3],
    [4, 0],
  ])
  const { entries } = (await owner.call(getStockHistoryCall, { parameters: { variantId: mug }, query: {} })).body
  expect(entries[0]).toMatchObject({ change: -2, leftOver: 8, reason: 'count', number: count.number })
  expect((await apply(count.id)).code).toBe('count-closed')
  await undo(owner, applied.batchId)
  expect(await stock(mug)).toEqual([10, 3])
})

test('seats of a workshop are not among the goods, and are counted where their product is named', async () => {
  const { shop, start } = await openShop()
  const workshop = await shop.addProduct({
    ...{ title: 'Workshop', productType: productTypes.service },
    variants: [{ sku: 'SEAT-1', qtyInStock: 8 }],
  })
  expect(await start()).toMatchObject({ lines: 2 })
  expect(await start({ scope: { kind: 'products', productIds: [workshop.id] } })).toMatchObject({ lines: 1 })
})

test('what was sold after a line was counted stays sold, and what was sold before is not a difference', async () => {
  const { mug, start, set, apply, sell, stock, lines } = await openShop()
  const count = await start()
  await sell(mug, 2)
  await set(count.id, mug, 8)
  expect(await lines(count.id, { show: 'counted' })).toEqual([['Mug', 8, 8]])
  await set(count.id, mug, 7, 8)
  await sell(mug, 3)
  await apply(count.id)
  expect(await stock(mug)).toEqual([4, 3])
})

test('a count without differences changes nothing', async () => {
  const { mug, start, set, apply, stock } = await openShop()
  const count = await start()
  await set(count.id, mug, 10)
  expect((await apply(count.id)).body).toMatchObject({ changed: 0, batchId: null, count: { state: 'applied' } })
  expect(await stock(mug)).toEqual([10, 3])
})

test('a correction never leaves fewer than none', async () => {
  const { mug, start, set, apply, sell, stock } = await openShop()
  const count = await start()
  await set(count.id, mug, 1)
  await sell(mug, 8)
  await apply(count.id)
  expect(await stock(mug)).toEqual([0, 3])
})

test('two people count the same list without losing a number', async () => {
  const { mug, jar, start, save, set, lines } = await openShop()
  const count = await start()
  await Promise.all([set(count.id, mug, 9), set(count.id, jar, 4)])
  expect((await set(count.id, mug, 7)).failure).toMatchObject({ code: 'count-line-changed', counted: 9, title: 'Mug' })
  expect((await set(count.id, mug, 9)).code).toBeNull()
  await Promise.all([1, 2, 3].map((by) => save(count.id, { kind: 'add', variantId: jar, by })))
  expect(await lines(count.id)).toEqual([
    ['Jar', 4, 10],
    ['Mug', 10, 9],
  ])
  const { count: after } = (await set(count.id, mug, null, 9)).body
  expect(after).toMatchObject({ counted: 1, different: 1 })
})

test('a count is of one location, of chosen products, and finds what is scanned', async () => {
  const { berlin, mug, jarProduct, start, set, apply, lines, stock } = await openShop()
  const jars = await start({ scope: { kind: 'products', productIds: [jarProduct.id] } })
  expect(await lines(jars.id)).toEqual([['Jar', 4, null]])
  const count = await start({ locationId: berlin.id })
  expect(await lines(count.id, { sku: 'mug-1' })).toEqual([['Mug', 3, null]])
  expect(await lines(count.id, { search: 'ja' })).toEqual([['Jar', 0, null]])
  await set(count.id, mug, 5)
  await apply(count.id)
  expect(await stock(mug)).toEqual([10, 5])
})

test('a blind count shows what was expected after a line was counted', async () => {
  const { mug, start, set, lines } = await openShop()
  const count = await start({ isBlind: true })
  await set(count.id, mug, 9)
  expect(await lines(count.id)).toEqual([
    ['Jar', null, null],
    ['Mug', 10, 9],
  ])
})

test('a count that was canceled changes nothing, and takes no more numbers', async () => {
  const { owner, mug, start, set, apply, stock } = await openShop()
  const count = await start()
  await set(count.id, mug, 1)
  const parameters = { countId: count.id }
  expect((await owner.call(api.cancelCountCall, { parameters })).body.count.state).toBe('canceled')
  expect([(await set(count.id, mug, 2, 1)).code, (await apply(count.id)).code]).toEqual([
    'count-closed',
    'count-closed',
  ])
  expect(await stock(mug)).toEqual([10, 3])
})

test('the report lists what was counted as CSV', async () => {
  const { owner, mug, start, set } = await openShop()
  const count = await start()
  await set(count.id, mug, 8)
  const report = await owner.request('GET', `/api/owner/stock-counts/${count.id}/report.csv?show=different`)
  const [, line, ...others] = report.body.trim().split('\n')
  expect(line).toMatch(/^Mug,MUG-1,Main location,10,8,-2,/)
  expect(others).toEqual([])
})

test('a shop without tracked stock has nothing to count', async () => {
  const shop = await buildShop(app)
  const owner = await app.owner(shop.website)
  const body = { locationId: MAIN_LOCATION_ID, scope: { kind: 'all' as const }, isBlind: false }
  expect((await owner.call(api.startCountCall, { body })).code).toBe('count-empty')
  const elsewhere = { ...body, locationId: 'not-here-1' }
  expect((await owner.call(api.startCountCall, { body: elsewhere })).code).toBe('location-not-found')
})
