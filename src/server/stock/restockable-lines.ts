import type { Scope } from '#server/scope.ts'
import type { Order } from '#shared/orders/schema.ts'
import { isCounted } from '#shared/products/rules.ts'

/**
 * The ids of the lines whose stock is counted now: what comes back of them can go into stock again. Not those of services
 * and files, of unlimited variants, and of variants that were deleted.
 */
export async function restockableLines(
  { database, websiteId }: Pick<Scope, 'database' | 'websiteId'>,
  { takesStock, lines }: Pick<Order, 'takesStock' | 'lines'>,
): Promise<ReadonlySet<string>> {
  if (!takesStock || lines.length === 0) return new Set()
  const rows = await database
    .selectFrom('variants')
    .select('id')
    .where('website_id', '=', websiteId)
    .where(
      'id',
      'in',
      lines.map(({ variantId }) => variantId),
    )
    .where('unlimited', '=', 0)
    .execute()
  const counted = new Set(rows.map(({ id }) => id))
  return new Set(
    lines.filter(({ variantId, productType }) => isCounted(productType) && counted.has(variantId)).map(({ id }) => id),
  )
}
