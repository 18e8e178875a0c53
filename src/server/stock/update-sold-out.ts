import { sql } from 'kysely'
import type { ChangeScope } from '#server/scope.ts'
import { productTypes } from '#shared/products/codes.ts'

/**
 * Updates whether products are sold out, after the stock of one of their variants reached or left zero. The product's
 * row is locked first and read in a separate statement: otherwise two buyers of the last pieces of two variants would
 * each see the other's piece as available.
 */
export async function updateSoldOut(scope: ChangeScope, productIds: readonly string[]): Promise<void> {
  for (const productId of [...new Set(productIds)].sort()) {
    const product = scope.database
      .updateTable('products')
      .where('website_id', '=', scope.websiteId)
      .where('id', '=', productId)
    await product.set((set) => ({ sold_out: set.ref('sold_out') })).execute()
    await product.set({ sold_out: isSoldOut }).execute()
  }
}

/** The rule of `isSoldOut` in `shared/products/rules.ts` as SQL. */
const isSoldOut = sql<number>`case
  when product_type in (${sql.lit(productTypes.physical)}, ${sql.lit(productTypes.service)})
    and not exists (
      select 1 from variants
      where variants.website_id = products.website_id and variants.product_id = products.id
        and (variants.unlimited = 1 or variants.qty_in_stock > 0)
    )
  then 1 else 0 end`
