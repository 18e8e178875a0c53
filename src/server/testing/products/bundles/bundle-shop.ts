import { readProduct } from '#server/products/read-product.ts'
import { buildShop, type ProductFacts, type TestShop } from '#server/testing/build-shop.ts'
import { shopSettings } from '#server/testing/shop-settings.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import type { Bundle } from '#shared/products/bundles/schema.ts'
import type { Product } from '#shared/products/schema.ts'

/** A shop with five pots at 20.00, and six cups at 6.00 of each of two colors; shipping costs 5.00. */
export async function openShop(app: TestApp) {
  const shop = await buildShop(app, {
    settings: {
      ...shopSettings(),
      returns: { isOn: true, days: 30, instructions: '', exchanges: true, exchangeDays: 14 },
    },
  })
  const pot = await shop.addProduct({ title: 'Pot', variants: [{ priceCents: 2000, qtyInStock: 5 }] })
  const cup = await shop.addProduct({
    title: 'Cup',
    variants: ['Red', 'Blue'].map((Color) => ({ priceCents: 600, qtyInStock: 6, attributes: { Color } })),
  })
  return { shop, pot, cup, visitor: app.visitor(shop.website) }
}

/** Fixed parts: product, quantity, and the place of its variant; without it, customers choose the variant. */
export const fixed = (...parts: [Product, number, number?][]): Bundle => ({
  kind: 'fixed',
  parts: parts.map(([product, quantity, variant]) => ({
    ...{ productId: product.id, quantity },
    variantId: variant === undefined ? null : product.variants[variant]!.id,
  })),
})

/** A bundle at 28.00. */
export const addBundle = (shop: TestShop, bundle: Bundle, changes: ProductFacts = {}) =>
  shop.addProduct({ title: 'Tea set', bundle, variants: [{ priceCents: 2800, qtyInStock: 0 }], ...changes })

/** The stored stock of a product's first variant. */
export const stockOf = async (app: TestApp, shop: TestShop, product: Product) =>
  (await readProduct(app.reading(shop.website), product.id))!.variants[0]!.qtyInStock

/** The body that adds a product to a cart. @param parts what is picked: product, place of its variant, pieces */
export const bodyOf = (product: Product, quantity = 1, parts?: [Product, number, number][]) => ({
  ...{ itemId: product.id, sku: product.variants[0]!.sku, quantity },
  ...(parts && {
    parts: parts.map(([part, variant, pieces]) => ({
      ...{ itemId: part.id, sku: part.variants[variant]!.sku, quantity: pieces },
    })),
  }),
})
