import fc from 'fast-check'
import { expect, test } from 'vitest'
import { newId } from '#server/identifiers.ts'
import { lockProducts } from '#server/products/read-product.ts'
import { saveProduct } from '#server/products/write/save-product.ts'
import { toInput } from '#server/products/write/to-input.ts'
import { buildShop, type TestShop } from '#server/testing/build-shop.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { undo } from '#server/testing/undo.ts'
import { getStockHistoryCall, listStockCall, type StockChange, updateStockCall } from '#shared/stock/schema.ts'
import {
  listStockLocationsCall,
  MAIN_LOCATION_ID,
  type StockLocation,
  saveStockLocationsCall,
} from '#shared/stock-locations/schema.ts'
import { giveBackStock } from '../give-back-stock.ts'
import { takeStock } from '../take-stock.ts'

const app = await startTestApp()

/** A shop with one variant and the locations Main, Berlin, and Store room, which does not sell online. */
async function openShop(qtyInStock = 0) {
  const shop = await buildShop(app)
  const owner = await app.owner(shop.website)
  const main = (await owner.call(listStockLocationsCall, {})).body.locations[0]!
  const fresh = (name: string, sellsOnline: boolean) => ({ id: null, name, sellsOnline, pickupMethodId: null })
  const save = (...locations: (Omit<StockLocation, 'id'> & { id: string | null })[]) =>
    owner.call(saveStockLocationsCall, { body: { locations } })
  const { locations } = (await save(main, fresh('Berlin', true), fresh('Store room', false))).body
  const [, berlin, room] = locations as [StockLocation, StockLocation, StockLocation]
  const product = await shop.addProduct({ variants: [{ qtyInStock }] })
  const variantId = product.variants[0]!.id
  const tryTo = (...changes: StockChange[]) => owner.call(updateStockCall, { body: { changes } })
  const set = (location: StockLocation, quantity: number) =>
    tryTo({ kind: 'set', variantId, locationId: location.id, quantity })
  const rows = async () => (await owner.call(listStockCall, { query: {} })).body.variants
  /** The sum that can be bought, and what is at each location. */
  async function stock() {
    const [row] = await rows()
    return [row!.qtyInStock, ...row!.parts.map(({ quantity }) => quantity)]
  }
  const history = async () =>
    (await owner.call(getStockHistoryCall, { parameters: { variantId }, query: {} })).body.entries.map(
      ({ location, change, leftOver }) => `${location} ${change} → ${leftOver}`,
    )
  return { shop, owner, product, variantId, main, berlin, room, save, set, tryTo, stock, history }
}

const sell = (shop: TestShop, variantId: string, quantity: number, paymentId = newId(), pickup: string | null = null) =>
  app.changing(shop.website, async (scope) => takeStock(scope, [{ variantId, quantity }], paymentId, pickup))
const giveBack = (shop: TestShop, variantId: string, quantity: number, paymentId: string) =>
  app.changing(shop.website, (scope) => giveBackStock(scope, [{ variantId, quantity }], paymentId, 'release'))

test('visitors can buy the sum of the locations that sell online', async () => {
  const { set, main, berlin, room, stock, history } = await openShop(4)
  await set(berlin, 3)
  await set(room, 9)
  await set(main, 5)
  expect(await stock()).toEqual([8, 5, 3, 9])
  expect(await history()).toEqual(['Main location 1 → 5', 'Store room 9 → 9', 'Berlin 3 → 3', 'Main location 4 → 4'])
})

test('a sale takes from the first location that has some, and what is given back returns there', async () => {
  const { shop, set, berlin, variantId, stock, history } = await openShop(4)
  await set(berlin, 3)
  expect((await sell(shop, variantId, 6, 'payment')).ok).toBe(true)
  expect(await stock()).toEqual([1, 0, 1, 0])
  expect((await history()).slice(0, 2).toSorted()).toEqual(['Berlin -2 → 1', 'Main location -4 → 0'])
  await giveBack(shop, variantId, 6, 'payment')
  expect(await stock()).toEqual([7, 4, 3, 0])
})

test('what is not sold online cannot be bought', async () => {
  const { shop, set, room, variantId, stock } = await openShop(1)
  await set(room, 9)
  expect(await sell(shop, variantId, 2)).toMatchObject({ failure: { code: 'not-enough-stock', available: 1 } })
  expect(await stock()).toEqual([1, 1, 0, 9])
})

test('an order that is picked up takes from the location of its pickup method first', async () => {
  const { shop, save, set, main, berlin, room, variantId, stock } = await openShop(4)
  await set(berlin, 3)
  await save(main, { ...berlin, pickupMethodId: 'pickup-berlin' }, room)
  await sell(shop, variantId, 2, 'picked-up', 'pickup-berlin')
  expect(await stock()).toEqual([5, 4, 1, 0])
  await sell(shop, variantId, 2, 'sent', 'pickup-elsewhere')
  expect(await stock()).toEqual([3, 2, 1, 0])
})

test('a location that stops selling online keeps its stock, and customers can no longer buy it', async () => {
  const { save, set, main, berlin, room, stock } = await openShop(0)
  await set(berlin, 3)
  await save(main, { ...berlin, sellsOnline: false }, room)
  expect(await stock()).toEqual([0, 0, 3, 0])
  await save(main, berlin, room)
  expect(await stock()).toEqual([3, 0, 3, 0])
})

test('a location is deleted when it is empty; the main one stays', async () => {
  const { save, set, main, berlin, room, stock } = await openShop(2)
  await set(berlin, 3)
  expect((await save(main, room)).failure).toMatchObject({ code: 'location-not-empty', name: 'Berlin' })
  await set(berlin, 0)
  expect((await save(main, room)).body.locations.map(({ name }) => name)).toEqual(['Main location', 'Store room'])
  expect(await stock()).toEqual([2, 2, 0])
  expect((await save(room)).code).toBe('location-main')
  expect((await save(main, { ...berlin, id: newId() })).code).toBe('location-not-found')
})

test('a change at several locations is undone by its differences', async () => {
  const { shop, owner, tryTo, berlin, room, variantId, stock } = await openShop(4)
  const { batchId } = (
    await tryTo(
      { kind: 'set', variantId, locationId: berlin.id, quantity: 6 },
      { kind: 'adjust', variantId, locationId: MAIN_LOCATION_ID, by: 2 },
      { kind: 'set', variantId, locationId: room.id, quantity: 5 },
    )
  ).body
  expect(await stock()).toEqual([12, 6, 6, 5])
  await sell(shop, variantId, 1)
  await undo(owner, batchId)
  expect(await stock()).toEqual([3, 3, 0, 0])
})

test('a change at a location that was deleted is not undone, and one that sells online no more changes there alone', async () => {
  const { owner, save, set, main, berlin, room, stock } = await openShop(4)
  const { batchId } = (await set(berlin, 6)).body
  await save(main, { ...berlin, sellsOnline: false }, room)
  await undo(owner, batchId)
  expect(await stock()).toEqual([4, 4, 0, 0])
  const later = (await set(berlin, 2)).body
  await set(berlin, 0)
  await save(main, room)
  expect((await undo(owner, later.batchId)).code).toBe('change-superseded')
  expect(await stock()).toEqual([4, 4, 0])
})

test('fewer pieces than are at other locations, from an import or the editor, are taken from the last of them', async () => {
  const { shop, product, set, berlin, stock, tryTo, variantId } = await openShop(4)
  await set(berlin, 6)
  const save = (qtyInStock: number) =>
    app.changing(shop.website, async (scope) => {
      const input = toInput((await lockProducts(scope, [product.id])).get(product.id)!)
      const variants = input.variants.map((variant) => ({ ...variant, qtyInStock, seenQtyInStock: null }))
      const item = { productId: product.id, input: { ...input, variants } }
      return saveProduct(scope, item, { batchId: newId(), productLimit: 200 })
    })
  await save(8)
  expect(await stock()).toEqual([8, 2, 6, 0])
  await save(5)
  expect(await stock()).toEqual([5, 0, 5, 0])
  expect((await tryTo({ kind: 'set', variantId, quantity: 4 })).code).toBe('stock-negative')
})

test('whatever happens at once, the locations that sell online add up to what can be bought', async () => {
  const { shop, set, tryTo, main, berlin, room, variantId, stock } = await openShop(30)
  await set(berlin, 20)
  const places = [main, berlin, room]
  const steps = fc.sample(
    fc.oneof(
      fc.record({ kind: fc.constant('sell' as const), quantity: fc.integer({ min: 1, max: 6 }) }),
      fc.record({ kind: fc.constant('return' as const), quantity: fc.integer({ min: 1, max: 6 }) }),
      fc.record({ kind: fc.constant('adjust' as const), quantity: fc.integer({ min: -5, max: 5 }), place: fc.nat(2) }),
    ),
    { numRuns: 60, seed: 11 },
  )
  await Promise.all(
    steps.map(async (step) => {
      const paymentId = newId()
      if (step.kind === 'adjust')
        return tryTo({ kind: 'adjust', variantId, locationId: places[step.place]!.id, by: step.quantity })
      const sold = await sell(shop, variantId, step.quantity, paymentId)
      if (step.kind === 'return' && sold.ok) await giveBack(shop, variantId, step.quantity, paymentId)
    }),
  )
  const [sum, ...parts] = await stock()
  expect(Math.min(...parts)).toBeGreaterThanOrEqual(0)
  expect(sum).toBe(parts[0]! + parts[1]!)
  const ledger = await app.services.database
    .selectFrom('stock_changes')
    .select(({ fn }) => ['location_id', fn.sum<number>('change').as('sum')])
    .where('website_id', '=', shop.website.id)
    .where('variant_id', '=', variantId)
    .groupBy('location_id')
    .execute()
  const told = (id: string | null) => Number(ledger.find(({ location_id }) => location_id === id)?.sum ?? 0)
  expect([told(null), told(berlin.id), told(room.id)]).toEqual(parts)
})
