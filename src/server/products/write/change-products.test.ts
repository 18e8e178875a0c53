import { expect, test } from 'vitest'
import { takeStock } from '#server/stock/take-stock.ts'
import { buildShop, type ProductFacts } from '#server/testing/build-shop.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { undo } from '#server/testing/undo.ts'
import { listChangesCall } from '#shared/changes/schema.ts'
import type { InputOf } from '#shared/http/contract.ts'
import * as api from '#shared/products/api.ts'
import { productTypes } from '#shared/products/codes.ts'
import type { Product } from '#shared/products/schema.ts'
import { roles } from '#shared/roles/rules.ts'
import { readProduct } from '../read-product.ts'
import { toInput } from './to-input.ts'

const app = await startTestApp()

async function asOwner() {
  const shop = await buildShop(app)
  const owner = await app.owner(shop.website)
  return {
    shop,
    owner,
    read: (product: Product) => readProduct(app.reading(shop.website), product.id),
    bulk: async (body: InputOf<typeof api.changeProductsCall>['body']) =>
      (await owner.call(api.changeProductsCall, { body })).body,
    undo: (batchId: string | null) => undo(owner, batchId),
    update: async (product: Product, changes: ProductFacts | Partial<Product>) =>
      (
        await owner.call(api.updateProductCall, {
          parameters: { productId: product.id },
          body: { ...toInput({ ...product, ...changes } as Product), updatedAt: product.updatedAt },
        })
      ).body,
  }
}

const withoutTimes = (product: Product | null) => product && { ...product, updatedAt: 0 }

test('many products are published at once, and taken back at once', async () => {
  const { shop, bulk, undo, read } = await asOwner()
  const products = [
    await shop.addProduct({ status: 'draft' }),
    await shop.addProduct({ status: 'draft' }),
    await shop.addProduct(),
  ]
  const productIds = products.map((product) => product.id)
  const done = await bulk({ action: 'publish', productIds })
  expect(done.changed).toBe(2)
  expect((await read(products[0]!))?.status).toBe('published')
  expect((await undo(done.batchId)).status).toBe(200)
  expect((await read(products[0]!))?.status).toBe('draft')
  expect((await read(products[2]!))?.status).toBe('published')
  expect(await bulk({ action: 'publish', productIds: [products[2]!.id] })).toEqual({ changed: 0, batchId: null })
})

test('a deleted product comes back as it was', async () => {
  const { shop, bulk, undo, read, owner } = await asOwner()
  const product = await shop.addProduct({
    tags: ['gift'],
    variants: [{ attributes: { Size: 'S' } }, { attributes: { Size: 'L' } }],
  })
  const done = await bulk({ action: 'delete', productIds: [product.id] })
  expect(await read(product)).toBeNull()
  expect((await owner.call(api.listProductsCall, { query: { search: 'harbor' } })).body.products).toEqual([])
  await undo(done.batchId)
  expect(withoutTimes(await read(product))).toEqual(withoutTimes(product))
  expect((await owner.call(api.listProductsCall, { query: { search: 'harbor' } })).body.products).toHaveLength(1)
})

test('undo goes back step by step, and redo forward again', async () => {
  const { shop, undo, read, update } = await asOwner()
  const product = await shop.addProduct({ title: 'First' })
  const second = await update(product, { title: 'Second' })
  const third = await update(second.product, { title: 'Third' })
  const title = async () => (await read(product))?.title
  expect(await undo(second.batchId)).toMatchObject({ status: 409, code: 'change-superseded' })
  const back = await undo(third.batchId)
  expect(await title()).toBe('Second')
  expect((await undo(second.batchId)).status).toBe(200)
  expect(await title()).toBe('First')
  expect(await undo(back.body.batchId)).toMatchObject({ status: 409, code: 'change-superseded' })
})

test('undo leaves what was sold since sold', async () => {
  const { shop, owner, undo, read } = await asOwner()
  const product = await shop.addProduct({ variants: [{ qtyInStock: 5 }] })
  const input = toInput(product)
  const variants = [{ ...input.variants[0]!, qtyInStock: 25 }]
  const parameters = { productId: product.id }
  const body = { ...input, title: 'Restocked', variants, updatedAt: product.updatedAt }
  const restocked = (await owner.call(api.updateProductCall, { parameters, body })).body
  expect(restocked.product.variants[0]!.qtyInStock).toBe(25)
  const line = { variantId: product.variants[0]!.id, quantity: 2 }
  await app.changing(shop.website, (scope) => takeStock(scope, [line], 'payment'))
  await undo(restocked.batchId)
  expect(await read(product)).toMatchObject({ title: product.title, variants: [{ qtyInStock: 3 }] })
})

test('a copy is a draft with ids, SKUs and an address of its own', async () => {
  const { shop, owner } = await asOwner()
  const product = await shop.addProduct({ variants: [{ sku: 'MUG' }] })
  const { body } = await owner.call(api.duplicateProductCall, { parameters: { productId: product.id } })
  expect(body.product).toMatchObject({ title: 'Harbor mug (copy)', urlId: 'harbor-mug-copy', status: 'draft' })
  expect(body.product.variants[0]!.sku).not.toBe('MUG')
  expect(body.product.variants[0]!.id).not.toBe(product.variants[0]!.id)
})

test('prices of many variants change at once, all or none', async () => {
  const { shop, owner, read } = await asOwner()
  const products = [await shop.addProduct(), await shop.addProduct()]
  const ids = products.map((product) => product.variants[0]!.id)
  const save = (variants: { id: string; priceCents?: number; sku?: string }[]) =>
    owner.call(api.updateVariantsCall, { body: { variants } })
  expect((await save(ids.map((id) => ({ id, priceCents: 2500 })))).body.changed).toBe(2)
  expect((await read(products[1]!))?.variants[0]?.priceCents).toBe(2500)
  const refused = await save([
    { id: ids[0]!, priceCents: 100 },
    { id: ids[1]!, sku: products[0]!.variants[0]!.sku },
  ])
  expect(refused.code).toBe('sku-taken')
  expect((await read(products[0]!))?.variants[0]?.priceCents).toBe(2500)
})

test('products are in the order that their owner gives them, also where there is no room left', async () => {
  const { shop, owner, undo } = await asOwner()
  const products: Product[] = []
  for (const title of ['A', 'B', 'C', 'D']) products.push(await shop.addProduct({ title }))
  const [a, b, c, d] = products.map((product) => product.id) as [string, string, string, string]
  const order = async () =>
    (await owner.call(api.listProductsCall, { query: { sort: 'manual', collectionId: shop.store.id } })).body.products
      .map((product) => product.title)
      .join('')
  const move = async (productId: string, afterProductId: string | null) =>
    (await owner.call(api.moveProductCall, { parameters: { productId }, body: { afterProductId } })).body.batchId
  await move(d, null)
  expect(await order()).toBe('DABC')
  await move(a, c)
  expect(await order()).toBe('DBCA')
  for (let turn = 0; turn < 12; turn += 1) await move(turn % 2 ? b : c, d)
  expect(await order()).toBe('DBCA')
  const last = await move(b, null)
  expect(await order()).toBe('BDCA')
  await undo(last)
  expect(await order()).toBe('DBCA')
})

test('the log tells who did what, and roles see what they may undo', async () => {
  const { shop, owner, bulk } = await asOwner()
  const product = await shop.addProduct()
  await bulk({ action: 'unpublish', productIds: [product.id] })
  const { changes } = (await owner.call(listChangesCall, { query: {} })).body
  expect(changes[0]).toMatchObject({
    noun: 'product',
    kind: 'updated',
    by: 'Olive Owner',
    titles: ['Harbor mug'],
    count: 1,
    canUndo: true,
  })
  const editor = await app.owner(shop.website, roles.editor)
  expect((await editor.call(listChangesCall, { query: {} })).body.changes).toEqual([])
  expect((await undo(editor, changes[0]!.batchId)).status).toBe(403)
  const otherOwner = await app.owner((await buildShop(app)).website)
  expect((await undo(otherOwner, changes[0]!.batchId)).status).toBe(404)
})

test('prices change by a percentage, sales begin and end, and all of it is undone', async () => {
  const { shop, bulk, undo, read } = await asOwner()
  const mug = await shop.addProduct({ variants: [{ priceCents: 2000 }] })
  const jar = await shop.addProduct({ variants: [{ priceCents: 3000, salePriceCents: 2500, onSale: true }] })
  const productIds = [mug.id, jar.id]
  const prices = async () =>
    (await Promise.all([mug, jar].map(read))).map((product) => {
      const { priceCents, salePriceCents, onSale } = product!.variants[0]!
      return onSale ? `${priceCents} ${salePriceCents}` : String(priceCents)
    })
  const raised = await bulk({ action: 'change-prices', productIds: [mug.id, jar.id], percent: 10 })
  expect(await prices()).toEqual(['2200', '3300 2750'])
  await undo(raised.batchId)
  expect(await prices()).toEqual(['2000', '3000 2500'])
  const sale = await bulk({ action: 'start-sale', productIds, percent: 20 })
  expect(sale.changed).toBe(2)
  expect(await prices()).toEqual(['2000 1600', '3000 2400'])
  await bulk({ action: 'end-sale', productIds })
  expect(await prices()).toEqual(['2000', '3000'])
})

test('the price of a gift card is its value: no percentage changes it', async () => {
  const { shop, bulk } = await asOwner()
  const card = await shop.addProduct({ productType: productTypes.giftCard, variants: [{ priceCents: 5000 }] })
  for (const step of [
    { action: 'change-prices', percent: 10 } as const,
    { action: 'start-sale', percent: 10 } as const,
  ])
    expect(await bulk({ ...step, productIds: [card.id] })).toEqual({ changed: 0, batchId: null })
})

test('tags are added once and removed, whatever their capitals', async () => {
  const { shop, bulk, read } = await asOwner()
  const mug = await shop.addProduct({ tags: ['Gift'] })
  await bulk({ action: 'add-tags', productIds: [mug.id], tags: ['gift', 'Autumn'] })
  expect((await read(mug))?.tags).toEqual(['Gift', 'Autumn'])
  expect((await bulk({ action: 'remove-tags', productIds: [mug.id], tags: ['GIFT'] })).changed).toBe(1)
  expect((await read(mug))?.tags).toEqual(['Autumn'])
})

test('everything that a filter finds is changed at once', async () => {
  const { shop, owner, bulk, undo, read } = await asOwner()
  const draft = await shop.addProduct({ title: 'Blue mug', status: 'draft' })
  const other = await shop.addProduct({ title: 'Red jar', status: 'draft' })
  const done = await bulk({ action: 'publish', filter: { search: 'blue', status: 'draft' } })
  expect([done.changed, (await read(draft))?.status, (await read(other))?.status]).toEqual([1, 'published', 'draft'])
  await undo(done.batchId)
  expect((await bulk({ action: 'publish', filter: {} })).changed).toBe(2)
  expect((await owner.call(api.changeProductsCall, { body: { action: 'publish' } })).code).toBe('invalid-fields')
})
