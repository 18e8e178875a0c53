import { prepareListQuery } from '#server/database/prepare-query.ts'
import { productDetails } from '#server/products/documents.ts'
import type { Scope } from '#server/scope.ts'
import { scarcityOf } from '#shared/products/scarcity.ts'

/** The threshold of each product's scarcity notice; products without a notice are not in the map. */
export async function scarcityThresholds(scope: Scope, productIds: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await selectNotices(scope.database, { websiteId: scope.websiteId }, [...new Set(productIds)])
  const settings = await scope.settings()
  const thresholds = new Map<string, number>()
  for (const row of rows) {
    const product = {
      productType: row.product_type,
      scarcity: productDetails.read(row.details).scarcity,
    }
    const scarcity = scarcityOf(product, settings)
    if (scarcity) thresholds.set(row.id, scarcity.threshold)
  }
  return thresholds
}

const selectNotices = prepareListQuery((database, values: { websiteId: string }, productIds) =>
  database
    .selectFrom('products')
    .select(['id', 'product_type', 'details'])
    .where('website_id', '=', values.websiteId)
    .where('id', 'in', productIds),
)
