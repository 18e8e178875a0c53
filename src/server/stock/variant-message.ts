import { variantAttributes } from '#server/products/documents.ts'
import type { Scope } from '#server/scope.ts'

/** A variant with its pieces, as webhooks send it; null when it was deleted. */
export async function readVariantMessage({ database, websiteId }: Scope, variantId: string) {
  const row = await database
    .selectFrom('variants as variant')
    .innerJoin('products as product', (join) =>
      join.onRef('product.website_id', '=', 'variant.website_id').onRef('product.id', '=', 'variant.product_id'),
    )
    .select(['variant.product_id', 'product.title', 'variant.sku', 'variant.attributes'])
    .select(['variant.qty_in_stock', 'variant.unlimited'])
    .where('variant.website_id', '=', websiteId)
    .where('variant.id', '=', variantId)
    .executeTakeFirst()
  if (!row) return null
  return {
    variantId,
    productId: row.product_id,
    productTitle: row.title,
    sku: row.sku,
    attributes: variantAttributes.read(row.attributes),
    qtyInStock: row.qty_in_stock,
    unlimited: row.unlimited === 1,
  }
}
