import { describe, expect, test } from 'vitest'
import { buildShop } from '#server/testing/build-shop.ts'
import { add } from '#server/testing/buy.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { getCartCall } from '#shared/cart/api.ts'
import { getHomeCall } from '#shared/home/schema.ts'
import { createProductCall, listProductsCall, updateProductCall } from '#shared/products/api.ts'
import { productTypes } from '#shared/products/codes.ts'

const app = await startTestApp()
const { database } = app.services

/** A shop with a mug that an earlier version made access to pages, or sold by subscription. */
async function shopOf(kind: 'paywall' | 'subscription') {
  const shop = await buildShop(app)
  const product = await shop.addProduct({ title: 'Kiln voucher' })
  await shop.addProduct({ title: 'Plain mug' })
  const visitor = app.visitor(shop.website)
  const item = { itemId: product.id, sku: product.variants[0]!.sku }
  await add(visitor, item)
  const row = database.updateTable('products').where('id', '=', product.id)
  if (kind === 'paywall') await row.set({ product_type: productTypes.paywall, unsellable: 1 }).execute()
  else {
    const { details } = await database
      .selectFrom('products')
      .select('details')
      .where('id', '=', product.id)
      .executeTakeFirstOrThrow()
    await row
      .set({ details: JSON.stringify({ ...JSON.parse(details), isSubscribable: true }), unsellable: 1 })
      .execute()
  }
  await app.changing(shop.website, (scope) => scope.raiseVersion())
  return { ...shop, product, item, visitor, owner: await app.owner(shop.website) }
}

test.each([
  ['access to pages', { productType: productTypes.paywall }, 'kind-not-sellable'],
  ['a subscription without a plan', { isSubscribable: true }, 'subscription-plan-unclear'],
])('%s is not created', async (_what, changes, refusal) => {
  const shop = await buildShop(app)
  const owner = await app.owner(shop.website)
  const { status, code } = await owner.call(createProductCall, { body: shop.input(changes) })
  expect([status, code]).toEqual([400, refusal])
})

describe.each(['paywall', 'subscription'] as const)('a %s from before', (kind) => {
  test('cannot be bought: not from its page, not by a call, not with a cart that holds it', async () => {
    const { visitor, item, product } = await shopOf(kind)
    const refused = await add(visitor, item)
    expect([refused.code, refused.failure.error]).toEqual([
      'product-unavailable',
      'Sorry, this item is no longer available.',
    ])
    const cart = (await visitor.call(getCartCall, {})).body
    expect(cart.entries).toMatchObject([{ problem: 'Sorry, this item is no longer available.' }])
    expect(cart.subtotalCents).toBe(0)
    const page = (await visitor.request('GET', `/shop/p/${product.urlId}`)).body
    expect(page).toContain('Unavailable')
    expect(page).toContain('schema.org/OutOfStock')
  })

  test('is listed to its owner, who can make it a physical product', async () => {
    const { owner, product, input, visitor, item } = await shopOf(kind)
    expect((await owner.call(getHomeCall, {})).body.toDo.productsNotSellable).toBe(1)
    for (const search of [undefined, 'kiln']) {
      const { body } = await owner.call(listProductsCall, { query: { sellable: 'no', search } })
      expect(body.products.map(({ title }) => title)).toEqual(['Kiln voucher'])
    }
    const changed = await owner.call(updateProductCall, {
      parameters: { productId: product.id },
      body: {
        ...input({ title: 'Kiln voucher' }),
        urlId: product.urlId,
        variants: [{ ...input().variants[0]!, id: product.variants[0]!.id, sku: item.sku }],
        updatedAt: product.updatedAt,
      },
    })
    expect([changed.status, changed.code]).toEqual([200, null])
    expect((await owner.call(getHomeCall, {})).body.toDo.productsNotSellable).toBe(0)
    expect((await add(visitor, item)).status).toBe(200)
  })
})
