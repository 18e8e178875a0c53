import { expect, it } from 'vitest'
import { buildProduct } from '#server/testing/build-product.ts'
import { add } from '#server/testing/buy.ts'
import { shopSettings } from '#server/testing/shop-settings.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { addCartEntryCall, getCartCall, removeEntryCall, setEntryQuantityCall } from '#shared/cart/api.ts'
import { productTypes } from '#shared/products/codes.ts'

const app = await startTestApp()

async function openShop(productType: 2 | 3, multipleQuantityAllowedForServices = false) {
  const website = await app.buildWebsite({ settings: { ...shopSettings(), multipleQuantityAllowedForServices } })
  const product = await buildProduct(app, website, { productType, stock: null })
  return { product, visitor: app.visitor(website) }
}

it.each([
  ['a file', productTypes.digital],
  ['a service that is sold one at a time', productTypes.service],
] as const)('%s is in a cart once, however often it is added', async (_, productType) => {
  const { product, visitor } = await openShop(productType)
  await add(visitor, product)
  const again = await add(visitor, product)
  expect(again.body.shoppingCart).toMatchObject({ totalQuantity: 1, entries: [{ quantity: 1, allowsSeveral: false }] })
  expect((await add(visitor, product, 2)).code).toBe('only-one-each')
  const entryId = again.body.newlyAdded.id
  const more = await visitor.call(setEntryQuantityCall, { parameters: { entryId }, body: { quantity: 2 } })
  expect([more.status, more.failure.error]).toEqual([409, 'You can order only one of this item at a time.'])
  const page = (await visitor.request('GET', '/cart')).body
  expect(page).not.toContain('name="quantity"')
})

it('services can be several where the shop says so', async () => {
  const { product, visitor } = await openShop(productTypes.service, true)
  const { body } = await add(visitor, product, 3)
  expect(body.newlyAdded).toMatchObject({ quantity: 3, allowsSeveral: true })
})

it('what is put back gets its row again', async () => {
  const website = await app.buildWebsite()
  const visitor = app.visitor(website)
  const products = []
  for (const title of ['A', 'B', 'C']) products.push(await buildProduct(app, website, { title }))
  const entries = []
  for (const one of products) entries.push((await add(visitor, one)).body.newlyAdded)
  await visitor.call(removeEntryCall, { parameters: { entryId: entries[1]!.id } })
  const { itemId, sku } = products[1]!
  await visitor.call(addCartEntryCall, { body: { itemId, sku, quantity: 1, row: 1 } })
  const cart = (await visitor.call(getCartCall, {})).body
  expect(cart.entries.map((entry) => entry.itemId)).toEqual(products.map((one) => one.itemId))
})
