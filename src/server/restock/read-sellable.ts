import { isShown } from '#server/products/visible/visibility.ts'
import type { Scope } from '#server/scope.ts'

/** Variants of this website that belong to the named products, and whether visitors can buy them now. */
export async function readSellable(
  { database, websiteId }: Scope,
  wanted: readonly { readonly productId: string; readonly variantId: string }[],
): Promise<{ id: string; isInStock: boolean }[]> {
  const rows = await database
    .selectFrom('variants as variant')
    .innerJoin('products as product', (join) =>
      join.onRef('product.website_id', '=', 'variant.website_id').onRef('product.id', '=', 'variant.product_id'),
    )
    .innerJoin('collections as collection', (join) =>
      join
        .onRef('collection.website_id', '=', 'product.website_id')
        .onRef('collection.id', '=', 'product.collection_id'),
    )
    .select(['variant.id', 'variant.product_id', 'variant.unlimited', 'variant.qty_in_stock'])
    .select(['product.status', 'product.publish_at', 'collection.enabled'])
    .where('variant.website_id', '=', websiteId)
    .where(
      'variant.id',
      'in',
      wanted.map(({ variantId }) => variantId),
    )
    .execute()
  const now = Date.now()
  const productOf = new Map(wanted.map(({ productId, variantId }) => [variantId, productId]))
  return rows
    .filter(({ id, product_id }) => productOf.get(id) === product_id)
    .map(({ id, unlimited, qty_in_stock, ...row }) => ({
      id,
      isInStock: isShown(row, now) && (unlimited === 1 || qty_in_stock > 0),
    }))
}
