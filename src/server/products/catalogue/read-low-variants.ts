import type { Scope } from '#server/scope.ts'
import type { ProductRow } from '#shared/products/api.ts'
import { variantTitle } from '#shared/products/variants.ts'
import { productOptions, variantAttributes } from '../documents.ts'
import { isLow } from './few-left.ts'

/**
 * The variants of these products of which the stock is low, by product, the lowest first.
 * @param threshold the number of the settings, for variants without one of their own
 */
export async function readLowVariants(
  scope: Scope,
  productIds: readonly string[],
  threshold: number,
): Promise<ReadonlyMap<string, ProductRow['lowVariants']>> {
  const found = new Map<string, ProductRow['lowVariants'][number][]>()
  if (productIds.length === 0) return found
  const rows = await scope.database
    .selectFrom('variants')
    .innerJoin('products', (join) =>
      join.onRef('products.website_id', '=', 'variants.website_id').onRef('products.id', '=', 'variants.product_id'),
    )
    .select(['variants.product_id', 'variants.attributes', 'variants.qty_in_stock', 'products.options'])
    .where('variants.website_id', '=', scope.websiteId)
    .where('variants.product_id', 'in', productIds)
    .where(isLow('variants', threshold))
    .orderBy('variants.qty_in_stock')
    .orderBy('variants.position')
    .execute()
  for (const { product_id, attributes, qty_in_stock, options } of rows) {
    const names = productOptions.read(options).map(({ name }) => name)
    const title = variantTitle(variantAttributes.read(attributes), names)
    const variants = found.get(product_id)
    if (variants) variants.push({ title, qtyInStock: qty_in_stock })
    else found.set(product_id, [{ title, qtyInStock: qty_in_stock }])
  }
  return found
}
