import { isShown } from '#server/products/visible/visibility.ts'
import type { Scope } from '#server/scope.ts'

/** The answer to clients' inventory call: a hidden item has no stock, like an unknown one. */
export async function visibleStock(
  { database, websiteId }: Scope,
  productId: string,
  now = Date.now(),
): Promise<{ sku: string; unlimited: boolean; qtyInStock: number }[]> {
  const product = await database
    .selectFrom('products as product')
    .innerJoin('collections as collection', (join) =>
      join
        .onRef('collection.website_id', '=', 'product.website_id')
        .onRef('collection.id', '=', 'product.collection_id'),
    )
    .select(['product.status', 'product.publish_at', 'collection.enabled'])
    .where('product.website_id', '=', websiteId)
    .where('product.id', '=', productId)
    .executeTakeFirst()
  if (!product || !isShown(product, now)) return []
  const variants = await database
    .selectFrom('variants')
    .select(['sku', 'unlimited', 'qty_in_stock'])
    .where('website_id', '=', websiteId)
    .where('product_id', '=', productId)
    .orderBy('position')
    .execute()
  return variants.map((variant) => ({
    sku: variant.sku,
    unlimited: variant.unlimited === 1,
    qtyInStock: variant.unlimited === 1 ? 0 : variant.qty_in_stock,
  }))
}
