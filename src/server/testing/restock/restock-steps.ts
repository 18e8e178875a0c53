import { expect } from 'vitest'
import { buildShop, type TestShop } from '#server/testing/build-shop.ts'
import type { Browser, TestApp } from '#server/testing/test-app.ts'
import type { Product } from '#shared/products/schema.ts'
import { signUpForRestockCall } from '#shared/restock/api.ts'
import { updateStockCall } from '#shared/stock/schema.ts'

type Shop = Pick<TestShop, 'website'>

/** The product and its first variant, as calls name them. */
export const groupOf = (product: Product) => ({ productId: product.id, variantId: product.variants[0]!.id })

/** What tests of restock notices do in an application. */
export function restockSteps(app: TestApp) {
  const signUp = (shop: Shop, product: Product, siteVisitorEmail: string | null, more: object = {}) =>
    app.visitor(shop.website).call(signUpForRestockCall, { body: { ...groupOf(product), siteVisitorEmail, ...more } })
  return {
    /** A shop with a mug that is sold out, and its owner. */
    async openShop() {
      const shop = await buildShop(app)
      const mug = await shop.addProduct({ title: 'Harbor mug', variants: [{ qtyInStock: 0 }] })
      return { ...shop, mug, owner: await app.owner(shop.website) }
    },
    signUp,
    async signUpAll(shop: Shop, product: Product, names: readonly string[]) {
      for (const name of names) expect((await signUp(shop, product, `${name}@example.com`)).status).toBe(200)
    },
    /** Who got an email, in the order in which they are sent. */
    async told(shop: Shop): Promise<string[]> {
      await app.runJobs()
      const rows = await app.services.database
        .selectFrom('letters')
        .select('to_address')
        .where('website_id', '=', shop.website.id)
        .where('kind', '=', 'restock-notice')
        .orderBy('id')
        .execute()
      return rows.map(({ to_address }) => to_address.split('@')[0]!)
    },
    setStock: (owner: Browser, product: Product, quantity: number) =>
      owner.call(updateStockCall, {
        body: { changes: [{ kind: 'set', variantId: groupOf(product).variantId, quantity }] },
      }),
  }
}
