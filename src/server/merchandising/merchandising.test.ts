import { expect, test } from 'vitest'
import { createCategory } from '#server/collections/save-category.ts'
import { newId } from '#server/identifiers.ts'
import { buildShop } from '#server/testing/build-shop.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { undo } from '#server/testing/undo.ts'
import * as api from '#shared/merchandising/api.ts'
import { updateStockCall } from '#shared/stock/schema.ts'

const app = await startTestApp()

/** A shop with a sold-out mug in a category. */
async function openShop() {
  const shop = await buildShop(app)
  const made = await app.changing(shop.website, (scope) =>
    createCategory(scope, { collectionId: shop.store.id, displayName: 'Mugs' }, newId()),
  )
  if (!made.ok) throw new Error(made.failure.code)
  const categoryId = made.value.id
  const mug = await shop.addProduct({ variants: [{ qtyInStock: 0 }], categoryIds: [categoryId] })
  const owner = await app.owner(shop.website)
  const visitor = app.visitor(shop.website)
  const page = async () => (await visitor.request('GET', `/shop/p/${mug.urlId}`)).body
  return { ...shop, categoryId, mug, owner, page }
}

test('the product decides before its category and the site, and the page shows it at once', async () => {
  const { owner, mug, categoryId, page } = await openShop()
  expect(await page()).toContain('Notify Me')
  await owner.call(api.saveSiteMerchandisingCall, { body: { override: { buttonText: 'Site' }, updatedAt: 0 } })
  expect(await page()).toContain('>Site</button>')
  const override = { buttonText: 'Mugs', customSoldOutText: 'Back in May' }
  const parameters = { categoryId }
  await owner.call(api.saveCategoryMerchandisingCall, { parameters, body: { override, updatedAt: 0 } })
  expect(await page()).toContain('>Mugs</button>')
  expect(await page()).toContain('Back in May')
  const ofProduct = { productId: mug.id }
  await owner.call(api.saveProductMerchandisingCall, {
    parameters: ofProduct,
    body: { override: { buttonText: 'Mine' }, updatedAt: 0 },
  })
  expect(await page()).toContain('>Mine</button>')
  const { body } = await owner.call(api.getProductMerchandisingCall, { parameters: ofProduct })
  expect(body.context.restockNotificationMessages.buttonText).toBe('Mine')
  expect(body.context.customSoldOutText).toBe('Back in May')
  expect([body.winners.buttonText.level, body.winners.customSoldOutText]).toEqual([
    'product',
    { level: 'category', id: categoryId, name: 'Mugs' },
  ])
  expect([body.inherited.buttonText, body.inheritedWinners.buttonText.name]).toEqual(['Mugs', 'Mugs'])
})

test('a low-stock message of a category follows the stock', async () => {
  const { owner, mug, categoryId, page } = await openShop()
  const override = { scarcityEnabled: true, scarcityText: '{qty} pieces to go', scarcityThreshold: 3 }
  await owner.call(api.saveCategoryMerchandisingCall, { parameters: { categoryId }, body: { override, updatedAt: 0 } })
  const set = (quantity: number) =>
    owner.call(updateStockCall, { body: { changes: [{ kind: 'set', variantId: mug.variants[0]!.id, quantity }] } })
  await set(9)
  expect(await page()).not.toContain('pieces to go')
  await set(3)
  expect(await page()).toContain('3 pieces to go')
  await set(2)
  expect(await page()).toContain('2 pieces to go')
  const nowhere = { override: { scarcityTemplateViews: [] }, updatedAt: 0 }
  await owner.call(api.saveProductMerchandisingCall, { parameters: { productId: mug.id }, body: nowhere })
  expect(await page()).not.toContain('pieces to go')
})

test('a low-stock message can begin at thousands of pieces, and follows the stock from there', async () => {
  const { owner, mug, categoryId, page } = await openShop()
  const override = { scarcityEnabled: true, scarcityText: '{qty} pieces to go', scarcityThreshold: 9999 }
  await owner.call(api.saveCategoryMerchandisingCall, { parameters: { categoryId }, body: { override, updatedAt: 0 } })
  const set = (quantity: number) =>
    owner.call(updateStockCall, { body: { changes: [{ kind: 'set', variantId: mug.variants[0]!.id, quantity }] } })
  for (const quantity of [10_001, 10_000]) {
    await set(quantity)
    expect(await page()).not.toContain('pieces to go')
  }
  for (const quantity of [9999, 9998]) {
    await set(quantity)
    expect(await page()).toContain(`${quantity} pieces to go`)
  }
})

test('the message of the whole product shows before a variant is chosen, where the owner wants that', async () => {
  const { website, owner, addProduct } = await openShop()
  const variants = ['S', 'M'].map((Size) => ({ qtyInStock: 2, attributes: { Size } }))
  const scarcity = { enabled: true, text: '{qty} left', threshold: 5 }
  const set = await addProduct({ options: [{ name: 'Size', display: 'radio' }], variants, scarcity })
  const page = async () => (await app.visitor(website).request('GET', `/shop/p/${set.urlId}`)).body
  expect(await page()).not.toContain('4 left')
  const body = { override: { scarcityShownByDefault: true }, updatedAt: 0 }
  await owner.call(api.saveSiteMerchandisingCall, { body })
  expect(await page()).toContain('<p class="product-scarcity">4 left</p>')
})

test('a save over an outdated version is refused, and a change can be undone', async () => {
  const { owner } = await openShop()
  const save = (buttonText: string, updatedAt: number) =>
    owner.call(api.saveSiteMerchandisingCall, { body: { override: { buttonText }, updatedAt } })
  const { updatedAt } = (await save('One', 0)).body
  expect((await save('Two', 0)).code).toBe('merchandising-conflict')
  const { batchId } = (await save('Two', updatedAt)).body
  expect((await undo(owner, batchId)).status).toBe(200)
  const read = async () => (await owner.call(api.getSiteMerchandisingCall, {})).body.override
  expect(await read()).toEqual({ buttonText: 'One' })
})

test('a category and a product of another website are not found', async () => {
  const [mine, other] = [await openShop(), await openShop()]
  const body = { override: {}, updatedAt: 0 }
  const category = { parameters: { categoryId: other.categoryId } }
  const product = { parameters: { productId: other.mug.id } }
  expect((await mine.owner.call(api.getCategoryMerchandisingCall, category)).code).toBe('category-not-found')
  expect((await mine.owner.call(api.saveCategoryMerchandisingCall, { ...category, body })).code).toBe(
    'category-not-found',
  )
  expect((await mine.owner.call(api.getProductMerchandisingCall, product)).code).toBe('product-not-found')
  expect((await mine.owner.call(api.saveProductMerchandisingCall, { ...product, body })).code).toBe('product-not-found')
})
