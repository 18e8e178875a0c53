import { expect, test } from 'vitest'
import { newId } from '#server/identifiers.ts'
import { readProduct } from '#server/products/read-product.ts'
import { listVisibleProducts } from '#server/products/visible/list-visible-products.ts'
import { buildShop, type TestShop } from '#server/testing/build-shop.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { undo } from '#server/testing/undo.ts'
import { getStockCall } from '#shared/cart/api.ts'
import { createCategoryCall } from '#shared/collections/api.ts'
import type { InputOf } from '#shared/http/contract.ts'
import { productTypes } from '#shared/products/codes.ts'
import type { Product } from '#shared/products/schema.ts'
import { getStockHistoryCall, listStockCall, updateStockCall } from '#shared/stock/schema.ts'
import { giveBackStock } from './give-back-stock.ts'
import { takeStock } from './take-stock.ts'

const app = await startTestApp()

const take = (shop: TestShop, lines: { variantId: string; quantity: number }[]) =>
  app.changing(shop.website, (scope) => takeStock(scope, lines, 'payment'))
const giveBack = (shop: TestShop, lines: { variantId: string; quantity: number }[]) =>
  app.changing(shop.website, (scope) => giveBackStock(scope, lines, 'payment', 'release'))
const pieces = async (shop: TestShop, product: Product) =>
  (await readProduct(app.reading(shop.website), product.id))!.variants.map((variant) => variant.qtyInStock)
const version = async (shop: TestShop) => (await app.services.websites.byId(shop.website.id))!.version
const isSoldOut = async (shop: TestShop) => {
  const list = { collectionId: shop.store.id, sort: 'manual', offset: 0, limit: 1 } as const
  return (await listVisibleProducts(app.reading(shop.website), list)).products[0]?.value.soldOut
}

test('the same variant on two lines is counted together', async () => {
  const shop = await buildShop(app)
  const product = await shop.addProduct({ variants: [{ qtyInStock: 5 }] })
  const variantId = product.variants[0]!.id
  expect(
    await take(shop, [
      { variantId, quantity: 3 },
      { variantId, quantity: 3 },
    ]),
  ).toEqual({
    ok: false,
    failure: { code: 'not-enough-stock', variantId, available: 5 },
  })
  expect(await pieces(shop, product)).toEqual([5])
  expect(
    (
      await take(shop, [
        { variantId, quantity: 3 },
        { variantId, quantity: 2 },
      ])
    ).ok,
  ).toBe(true)
  expect(await pieces(shop, product)).toEqual([0])
})

test('what is refused takes nothing of its other lines', async () => {
  const shop = await buildShop(app)
  const product = await shop.addProduct({
    variants: [
      { attributes: { Size: 'S' }, qtyInStock: 5 },
      { attributes: { Size: 'L' }, qtyInStock: 1 },
    ],
  })
  const [s, l] = product.variants
  const lines = [
    { variantId: s!.id, quantity: 2 },
    { variantId: l!.id, quantity: 2 },
  ]
  expect(await take(shop, lines)).toMatchObject({ failure: { variantId: l!.id, available: 1 } })
  expect(await pieces(shop, product)).toEqual([5, 1])
  const unknown = await take(shop, [{ variantId: newId(), quantity: 1 }])
  expect(unknown).toMatchObject({ failure: { code: 'not-enough-stock', available: 0 } })
})

test('what is unlimited is never taken from and never given back to', async () => {
  const shop = await buildShop(app)
  const product = await shop.addProduct({ productType: productTypes.digital, variants: [{ qtyInStock: 0 }] })
  const lines = [{ variantId: product.variants[0]!.id, quantity: 50 }]
  expect((await take(shop, lines)).ok).toBe(true)
  await giveBack(shop, lines)
  expect(await pieces(shop, product)).toEqual([0])
  expect(await isSoldOut(shop)).toBe(false)
})

test('a product is sold out when its last piece goes, and back when one comes', async () => {
  const shop = await buildShop(app)
  const product = await shop.addProduct({
    variants: [
      { attributes: { Size: 'S' }, qtyInStock: 1 },
      { attributes: { Size: 'L' }, qtyInStock: 30 },
    ],
  })
  const [s, l] = product.variants
  await take(shop, [{ variantId: s!.id, quantity: 1 }])
  expect(await isSoldOut(shop)).toBe(false)
  const before = await version(shop)
  await take(shop, [{ variantId: l!.id, quantity: 1 }])
  expect(await version(shop), 'nobody can see 29 instead of 30').toBe(before)
  await take(shop, [{ variantId: l!.id, quantity: 29 }])
  expect(await isSoldOut(shop)).toBe(true)
  expect(await version(shop)).toBe(before + 1)
  await giveBack(shop, [{ variantId: l!.id, quantity: 1 }])
  expect(await isSoldOut(shop)).toBe(false)
  expect(await version(shop)).toBe(before + 2)
})

test('visitors learn the stock of what they can see, and its true number', async () => {
  const shop = await buildShop(app)
  const visitor = app.visitor(shop.website)
  const product = await shop.addProduct({ variants: [{ sku: 'MUG', qtyInStock: 250 }] })
  const draft = await shop.addProduct({ status: 'draft' })
  const stockOf = async (itemId: string) => (await visitor.call(getStockCall, { query: { itemId } })).body.results
  expect(await stockOf(product.id)).toEqual([{ sku: 'MUG', unlimited: false, qtyInStock: 250 }])
  expect(await stockOf(draft.id)).toEqual(await stockOf(newId()))
  const slashed = await visitor.request('GET', `/api/commerce/inventory/stock/?itemId=${product.id}`)
  expect(slashed.json().results).toHaveLength(1)
})

test('owners set, adjust and stop counting, with a history and a way back', async () => {
  const shop = await buildShop(app)
  const owner = await app.owner(shop.website)
  const product = await shop.addProduct({ variants: [{ qtyInStock: 3 }] })
  const variantId = product.variants[0]!.id
  const tryTo = (...changes: InputOf<typeof updateStockCall>['body']['changes']) =>
    owner.call(updateStockCall, { body: { changes } })
  const update = async (...changes: Parameters<typeof tryTo>) => (await tryTo(...changes)).body
  expect((await update({ kind: 'set', variantId, quantity: 12 })).variants).toEqual([
    { variantId, unlimited: false, qtyInStock: 12 },
  ])
  const adjusted = await update({ kind: 'adjust', variantId, by: -2 })
  expect((await tryTo({ kind: 'adjust', variantId, by: -11 })).failure).toMatchObject({
    code: 'stock-negative',
    available: 10,
  })
  await take(shop, [{ variantId, quantity: 4 }])
  await undo(owner, adjusted.batchId)
  expect(await pieces(shop, product)).toEqual([8])
  const endless = await update({ kind: 'unlimited', variantId })
  expect((await owner.call(listStockCall, { query: {} })).body.variants).toMatchObject([
    { unlimited: true, productTitle: 'Harbor mug' },
  ])
  await undo(owner, endless.batchId)
  expect((await owner.call(listStockCall, { query: { level: 'low' } })).body.variants).toEqual([])
  const { entries } = (await owner.call(getStockHistoryCall, { parameters: { variantId }, query: {} })).body
  expect(entries.map((entry) => entry.change)).toEqual([2, -4, -2, 9, 3])
  expect(entries[0]).toMatchObject({ leftOver: 8, reason: 'set', by: 'Olive Owner' })
  expect(entries[1]).toMatchObject({ leftOver: 6, reason: 'hold', aboutId: 'payment', by: '' })
})

test('the sheet narrows to a category, with those inside it, and to a status', async () => {
  const shop = await buildShop(app)
  const owner = await app.owner(shop.website)
  const add = async (displayName: string, parentId: string | null) => {
    const parameters = { collectionId: shop.store.id }
    return (await owner.call(createCategoryCall, { parameters, body: { displayName, parentId } })).body.category.id
  }
  const table = await add('Table', null)
  const mugs = await add('Mugs', table)
  await shop.addProduct({ title: 'Mug', categoryIds: [mugs] })
  await shop.addProduct({ title: 'Draft mug', categoryIds: [mugs], status: 'draft' })
  await shop.addProduct({ title: 'Vase' })
  const titles = async (query: { categoryId?: string; status?: 'draft' }) =>
    (await owner.call(listStockCall, { query })).body.variants.map((row) => row.productTitle).sort()
  expect(await titles({ categoryId: table })).toEqual(['Draft mug', 'Mug'])
  expect(await titles({ categoryId: mugs, status: 'draft' })).toEqual(['Draft mug'])
  expect(await titles({ status: 'draft' })).toEqual(['Draft mug'])
})

test('of a search, the same title or SKU comes first, then what begins with the text, over all pages', async () => {
  const shop = await buildShop(app)
  await shop.addProduct({
    title: 'Saucer for a harbor mug',
    variants: Array.from({ length: 100 }, (_, index) => ({ sku: `S-${index}`, attributes: { Size: `${index}` } })),
  })
  for (const [title, sku] of [
    ['Large harbor mug', 'A-1'],
    ['Harbor mug set', 'A-2'],
    ['Harbor mug', 'A-3'],
    ['Box for presents', 'HARBOR MUG'],
  ] as const)
    await shop.addProduct({ title, variants: [{ sku, qtyInStock: 5 }] })
  const owner = await app.owner(shop.website)
  const page = async (after?: string) =>
    (await owner.call(listStockCall, { query: { search: 'harbor mug', ...(after && { after }) } })).body
  const first = await page()
  const second = await page(first.next!)
  const skus = [...first.variants, ...second.variants].map(({ sku }) => sku)
  expect(skus).toEqual([
    ...['A-3', 'HARBOR MUG', 'A-2'],
    ...Array.from({ length: 100 }, (_, index) => `S-${index}`),
    'A-1',
  ])
  expect(second.next).toBeNull()
})
