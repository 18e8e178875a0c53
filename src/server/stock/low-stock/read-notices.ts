import { isLow } from '#server/products/catalogue/few-left.ts'
import { variantAttributes } from '#server/products/documents.ts'
import type { ChangeScope, Scope } from '#server/scope.ts'
import { variantTitle } from '#shared/products/variants.ts'

/** A variant in the email about low stock. */
interface LowVariant {
  readonly title: string
  readonly sku: string
  readonly qtyInStock: number
}

/** More are only counted: an email can have a limited length. */
const MOST = 100

/** The published variants that ran low since the last email and still are low, the fewest left first. */
export async function readNotices(scope: Scope): Promise<{ variants: LowVariant[]; total: number }> {
  const { threshold } = (await scope.settings()).lowStock
  // A cross join begins with the few notices: SQLite would read all variants.
  const rows = scope.database
    .selectFrom('low_stock_notices as notice')
    .crossJoin('variants as variant')
    .whereRef('variant.website_id', '=', 'notice.website_id')
    .whereRef('variant.id', '=', 'notice.variant_id')
    .innerJoin('products as product', (join) =>
      join.onRef('product.website_id', '=', 'variant.website_id').onRef('product.id', '=', 'variant.product_id'),
    )
    .where('notice.website_id', '=', scope.websiteId)
    .where('product.status', '=', 'published')
    .where(isLow('variant', threshold))
  const { total } = await rows.select((one) => one.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const shown = await rows
    .select(['product.title', 'variant.attributes', 'variant.sku', 'variant.qty_in_stock'])
    .orderBy('variant.qty_in_stock')
    .orderBy('product.title_key')
    .orderBy('variant.position')
    .limit(MOST)
    .execute()
  const variants = shown.map((row) => {
    const values = variantTitle(variantAttributes.read(row.attributes))
    return { title: values ? `${row.title} (${values})` : row.title, sku: row.sku, qtyInStock: row.qty_in_stock }
  })
  return { variants, total: Number(total) }
}

/** Removes the notices that an email has reported. @param until in milliseconds since 1970 */
export async function removeNotices({ database, websiteId }: ChangeScope, until: number): Promise<void> {
  await database
    .deleteFrom('low_stock_notices')
    .where('website_id', '=', websiteId)
    .where('noted_at', '<=', until)
    .execute()
}
