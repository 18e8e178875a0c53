import { sql } from 'kysely'
import type { ChangeScope } from '#server/scope.ts'
import { productTypes } from '#shared/products/codes.ts'

/**
 * Writes whether products are sold out, after the stock of one of their variants crossed zero. The product's row is locked
 * first and looked at in a statement of its own: two buyers who take the last pieces of two variants at once would
 * each see the other's as left.
 */
export async function keepSoldOut(scope: ChangeScope, productIds: readonly string[]): Promise<void> {
  for (const productId of [...new Set(productIds)].sort()) {
    const product = scope.database
      .updateTable('products')
      .where('website_id', '=', scope.websiteId)
      .where('id', '=', productId)
    await product.set((set) => ({ sold_out: set.ref('sold_out') })).execute()
    await product.set({ sold_out: isSoldOut }).execute()
  }
}

/** §4 in SQL, as `isSoldOut` of `shared/products/rules.ts`. */
const isSoldOut = sql<number>`case
  when product_type in (${sql.lit(productTypes.physical)}, ${sql.lit(productTypes.service)})
    and not exists (
      select 1 from variants
      where variants.website_id = products.website_id and variants.product_id = products.id
        and (variants.unlimited = 1 or variants.qty_in_stock > 0)
    )
  then 1 else 0 end`
