import { expect, test } from 'vitest'
import { newId } from '#server/identifiers.ts'
import { lockProducts, readProduct } from '#server/products/read-product.ts'
import { saveProduct } from '#server/products/write/save-product.ts'
import { toInput } from '#server/products/write/to-input.ts'
import { buildShop, type TestShop } from '#server/testing/build-shop.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import type { Product } from '#shared/products/schema.ts'
import { giveBackStock } from './give-back-stock.ts'
import { takeStock } from './take-stock.ts'

// On PostgreSQL these run on ten connections at once; SQLite has one writer, and runs the same steps one by one.
const app = await startTestApp()

const take = (shop: TestShop, lines: { variantId: string; quantity: number }[]) =>
  app.changing(shop.website, (scope) => takeStock(scope, lines, newId()))
const read = async (shop: TestShop, product: Product) => (await readProduct(app.reading(shop.website), product.id))!

async function ledgerOf(shop: TestShop, variantId: string): Promise<number> {
  const { sum } = await app.services.database
    .selectFrom('stock_changes')
    .select((column) => column.fn.sum<number>('change').as('sum'))
    .where('website_id', '=', shop.website.id)
    .where('variant_id', '=', variantId)
    .executeTakeFirstOrThrow()
  return Number(sum)
}

test('ten pieces are sold to ten of two hundred buyers', async () => {
  const shop = await buildShop(app)
  const product = await shop.addProduct({ variants: [{ qtyInStock: 10 }] })
  const variantId = product.variants[0]!.id
  const answers = await Promise.all(Array.from({ length: 200 }, () => take(shop, [{ variantId, quantity: 1 }])))
  expect(answers.filter((answer) => answer.ok)).toHaveLength(10)
  expect(answers.filter((answer) => !answer.ok && answer.failure.code === 'not-enough-stock')).toHaveLength(190)
  expect((await read(shop, product)).variants[0]!.qtyInStock).toBe(0)
  expect(await ledgerOf(shop, variantId)).toBe(0)
})

test('buyers who want the same things in another order do not block each other', async () => {
  const shop = await buildShop(app)
  const product = await shop.addProduct({
    variants: ['S', 'M', 'L', 'XL'].map((Size) => ({ attributes: { Size }, qtyInStock: 40 })),
  })
  const ids = product.variants.map((variant) => variant.id)
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, index) => {
      const order = index % 2 ? ids : ids.toReversed()
      return take(
        shop,
        order.map((variantId) => ({ variantId, quantity: 1 })),
      )
    }),
  )
  expect(answers.filter((answer) => answer.ok)).toHaveLength(40)
  const left = await read(shop, product)
  expect(left.variants.map((variant) => variant.qtyInStock)).toEqual([0, 0, 0, 0])
})

test('the last pieces of two variants sold at once leave the product sold out', async () => {
  const shop = await buildShop(app)
  for (let turn = 0; turn < 10; turn += 1) {
    const product = await shop.addProduct({
      variants: ['S', 'L'].map((Size) => ({ attributes: { Size }, qtyInStock: 1 })),
    })
    await Promise.all(product.variants.map((variant) => take(shop, [{ variantId: variant.id, quantity: 1 }])))
    const { sold_out } = await app.services.database
      .selectFrom('products')
      .select('sold_out')
      .where('website_id', '=', shop.website.id)
      .where('id', '=', product.id)
      .executeTakeFirstOrThrow()
    expect(sold_out).toBe(1)
  }
})

test('an owner who saves while the shop sells neither loses a piece nor finds one', async () => {
  const shop = await buildShop(app)
  const product = await shop.addProduct({ variants: [{ qtyInStock: 100 }] })
  const variantId = product.variants[0]!.id
  const save = (title: string) =>
    app.changing(shop.website, async (scope) => {
      const current = (await lockProducts(scope, [product.id])).get(product.id)!
      const input = { ...toInput(current), title }
      return saveProduct(scope, { productId: product.id, input }, { batchId: newId(), productLimit: 200 })
    })
  const work = Array.from({ length: 30 }, (_, index) => [
    take(shop, [{ variantId, quantity: 2 }]),
    save(`Title ${index}`),
    app.changing(shop.website, (scope) => giveBackStock(scope, [{ variantId, quantity: 1 }], 'payment', 'release')),
  ]).flat()
  const answers = await Promise.all(work)
  expect(answers.every((answer) => answer === undefined || answer.ok)).toBe(true)
  expect((await read(shop, product)).variants[0]!.qtyInStock).toBe(70)
  expect(await ledgerOf(shop, variantId)).toBe(70)
})
