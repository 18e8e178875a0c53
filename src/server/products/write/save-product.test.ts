import { expect, test } from 'vitest'
import { newId } from '#server/identifiers.ts'
import { takeStock } from '#server/stock/take-stock.ts'
import { buildAsset, buildShop, type ProductFacts, type TestShop } from '#server/testing/build-shop.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import * as api from '#shared/products/api.ts'
import { productTypes } from '#shared/products/codes.ts'
import type { Product } from '#shared/products/schema.ts'
import { toInput } from './to-input.ts'

const app = await startTestApp()

const sizes = (...values: string[]) => values.map((Size) => ({ attributes: { Size } }))

async function asOwner() {
  const shop = await buildShop(app)
  const owner = await app.owner(shop.website)
  const create = (facts: ProductFacts) => owner.call(api.createProductCall, { body: shop.input(facts) })
  const update = (product: Product, changes: Partial<Product> & Record<string, unknown>) =>
    owner.call(api.updateProductCall, {
      parameters: { productId: product.id },
      body: { ...toInput({ ...product, ...changes }), updatedAt: product.updatedAt },
    })
  return { shop, owner, create, update }
}

const version = async (shop: TestShop) => (await app.services.websites.byId(shop.website.id))!.version

test('a product is kept whole, with an address from its title and a SKU for each variant', async () => {
  const { shop, owner, create } = await asOwner()
  const picture = await buildAsset(app, shop.website)
  const { status, body } = await create({
    title: 'Café mug',
    tags: ['stoneware', 'Stoneware', 'gift'],
    pictures: [{ id: picture, altText: 'A mug', focalPoint: { x: 0.5, y: 0.4 } }],
    variants: [
      { attributes: { Size: 'S' }, sku: 'MUG-S', pictureId: picture },
      { attributes: { Size: 'L' }, onSale: true, salePriceCents: 1500 },
    ],
  })
  expect(status).toBe(200)
  const { product } = body
  expect(product).toMatchObject({
    urlId: 'cafe-mug',
    tags: ['stoneware', 'gift'],
    pictures: [{ id: picture, width: 1200 }],
  })
  expect(product.variants[0]).toMatchObject({ sku: 'MUG-S', pictureId: picture })
  expect(product.variants[1]!.sku).toMatch(/^[0-9A-Z]{10}$/)
  const again = await owner.call(api.getProductCall, { parameters: { productId: product.id } })
  expect(again.body.product).toEqual(product)
  const { products } = (await owner.call(api.listProductsCall, { query: {} })).body
  expect(products).toMatchObject([
    { priceFromCents: 1500, priceToCents: 2000, onSale: true, qtyInStock: 6, fullUrl: '/shop/p/cafe-mug' },
  ])
})

test('says what is wrong, and writes nothing', async () => {
  const { shop, owner, create } = await asOwner()
  await shop.addProduct({ urlId: 'taken', variants: [{ sku: 'TAKEN' }] })
  const refusal = async (facts: ProductFacts) => {
    const { status, failure } = await create(facts)
    return `${status} ${failure.error}`
  }
  expect(await refusal({ variants: [{ attributes: { Size: 'S' } }, { attributes: { Size: '' } }] })).toBe(
    '400 Every variant needs a value for each option.',
  )
  expect(await refusal({ variants: sizes('S', 'M', 'S') })).toBe(
    '400 Two variants have the same option values. Each combination can be used only once.',
  )
  expect(await refusal({ variants: [{ sku: 'TAKEN' }] })).toBe('409 Another variant already uses the SKU “TAKEN”.')
  expect(await refusal({ urlId: 'taken' })).toBe('409 Another page already uses the URL “taken”.')
  expect(await refusal({ variants: [{ onSale: true, salePriceCents: 2000 }] })).toBe(
    '400 A sale price must be lower than the price.',
  )
  expect(await refusal({ productType: productTypes.digital, isSubscribable: true })).toMatch(
    '400 Only physical products',
  )
  expect(await refusal({ status: 'scheduled' })).toBe('400 Choose a publish date.')
  expect(await refusal({ categoryIds: [newId()] })).toBe('404 This category no longer exists.')
  const foreign = await buildAsset(app, (await buildShop(app)).website)
  const picture = { id: foreign, altText: '', focalPoint: { x: 0, y: 0 } }
  expect(await refusal({ pictures: [picture] })).toMatch('400 One of the images')
  expect(await refusal({ collectionId: newId() })).toMatch('404 This store page')
  const variants = Array.from({ length: 251 }, (_, index) => ({ attributes: { Number: String(index) } }))
  expect((await create({ variants })).status).toBe(400)
  expect((await owner.call(api.listProductsCall, { query: {} })).body.products).toHaveLength(1)
})

test('two windows that save the same product: the second is told, and nothing is lost', async () => {
  const { shop, update } = await asOwner()
  const product = await shop.addProduct()
  expect((await update(product, { title: 'From the first window' })).status).toBe(200)
  expect(await update(product, { title: 'From the second window' })).toMatchObject({
    status: 409,
    code: 'edit-conflict',
  })
})

test('pieces that were sold while the editor was open stay sold', async () => {
  const { shop, update } = await asOwner()
  const product = await shop.addProduct({ variants: [{ qtyInStock: 10 }] })
  const line = { variantId: product.variants[0]!.id, quantity: 3 }
  await app.changing(shop.website, (scope) => takeStock(scope, [line], 'payment'))
  const renamed = await update(product, { title: 'Renamed' })
  expect(renamed.body.product.variants[0]!.qtyInStock).toBe(7)
})

test('variants keep their ids while their values, order and SKUs change', async () => {
  const { shop, owner, update } = await asOwner()
  const product = await shop.addProduct({ variants: sizes('S', 'M', 'L') })
  const [s, m, l] = product.variants as [Product['variants'][0], Product['variants'][0], Product['variants'][0]]
  const variants = [
    { ...l, sku: s.sku, priceCents: 2500 },
    { ...s, sku: l.sku },
  ]
  const { body } = await update(product, { variants })
  expect(body.product.variants).toEqual(variants)
  const stored = await owner.call(api.getProductCall, { parameters: { productId: product.id } })
  expect(stored.body.product.variants).toEqual(variants)
  expect(variants.some((variant) => variant.id === m.id)).toBe(false)
})

test('many products of one title get numbered addresses, and keep them', async () => {
  const { shop, update } = await asOwner()
  const products = await Promise.all(Array.from({ length: 12 }, () => shop.addProduct({ title: 'Mug' })))
  expect(new Set(products.map((product) => product.urlId))).toEqual(
    new Set(['mug', ...Array.from({ length: 11 }, (_, index) => `mug-${index + 1}`)]),
  )
  const last = products.find((product) => product.urlId === 'mug-7')!
  expect((await update(last, { urlId: '', excerpt: 'Blue' })).body.product.urlId).toBe('mug-7')
})

test('the page is made again for what visitors see, and not for drafts', async () => {
  const { shop, update } = await asOwner()
  const draft = await shop.addProduct({ status: 'draft' })
  const before = await version(shop)
  const saved = (await update(draft, { title: 'Still a draft' })).body.product
  expect(await version(shop)).toBe(before)
  await update(saved, { status: 'published' })
  expect(await version(shop)).toBe(before + 1)
})

test('saving what is there already changes nothing', async () => {
  const { shop, update } = await asOwner()
  const product = await shop.addProduct({ body: '<p>Clay</p>' })
  const before = await version(shop)
  const { body } = await update(product, {})
  expect(body).toEqual({ product, batchId: null })
  expect(await version(shop)).toBe(before)
})

test('a store holds as many products as its limit, however they come', async () => {
  const limited = await startTestApp({ LIMIT_PRODUCTS_PER_COLLECTION: '3' })
  const shop = await buildShop(limited)
  const owner = await limited.owner(shop.website)
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => owner.call(api.createProductCall, { body: shop.input() })),
  )
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(3)
  expect(answers.find((answer) => answer.status === 409)!.failure.error).toBe(
    'A store page can have up to 3 products. Delete one or choose another store page.',
  )
  const { products } = (await owner.call(api.listProductsCall, { query: {} })).body
  const refused = await owner.call(api.duplicateProductCall, { parameters: { productId: products[0]!.id } })
  expect(refused.code).toBe('too-many-products')
  await owner.call(api.changeProductsCall, { body: { action: 'delete', productIds: [products[0]!.id] } })
  expect((await owner.call(api.createProductCall, { body: shop.input() })).status).toBe(200)
})
