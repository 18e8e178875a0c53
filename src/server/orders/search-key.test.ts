import { expect, test } from 'vitest'
import { buy } from '#server/testing/buy.ts'
import { addBundle, bodyOf, fixed, openShop } from '#server/testing/products/bundles/bundle-shop.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { addCartEntryCall } from '#shared/cart/api.ts'
import { listOrdersCall } from '#shared/orders/read-api.ts'
import { addBundlesToSearchKeys } from './search-key.ts'

const app = await startTestApp()
const { database } = app.services

/** A shop with an order of a tea set, and one of a pot alone. */
async function ordered() {
  const { shop, pot, cup, visitor } = await openShop(app)
  const set = await addBundle(shop, fixed([pot, 1, 0], [cup, 2, 0]))
  await visitor.call(addCartEntryCall, { body: bodyOf(set) })
  const { orderId } = await buy(visitor, { expectedTotalCents: 3300 })
  await visitor.call(addCartEntryCall, { body: bodyOf(pot) })
  await buy(visitor, { expectedTotalCents: 2500 })
  const owner = await app.owner(shop.website)
  const find = async (search: string) =>
    (await owner.call(listOrdersCall, { query: { search } })).body.orders.map(({ id }) => id)
  const keys = database.selectFrom('orders').select(['id', 'search_key']).where('website_id', '=', shop.website.id)
  return { shop, set, orderId, find, keysOf: () => keys.orderBy('number').execute() }
}

test('an order is found by the SKU of the bundle in it', async () => {
  const { set, orderId, find } = await ordered()
  expect(await find(set.variants[0]!.sku)).toEqual([orderId])
})

test('an order from before bundles had words is found by the title of its bundle after the upgrade', async () => {
  const { shop, orderId, find, keysOf } = await ordered()
  const before = database.updateTable('orders').where('website_id', '=', shop.website.id).where('id', '=', orderId)
  await before.set({ search_key: ' ada@example.com ada byron pot cup gift' }).execute()
  expect(await find('tea set')).toEqual([])
  await addBundlesToSearchKeys(database)
  expect(await find('tea set')).toEqual([orderId])
  const [bundled, alone] = await keysOf()
  expect(bundled!.search_key).toBe(' ada@example.com ada byron pot cup gift tea set')
  await addBundlesToSearchKeys(database)
  expect(await keysOf()).toEqual([bundled, alone])
})
