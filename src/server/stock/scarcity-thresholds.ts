import { prepareListQuery } from '#server/database/prepare-query.ts'
import { productDetails } from '#server/products/documents.ts'
import type { Scope } from '#server/scope.ts'
import { storeSettings } from '#server/websites/documents.ts'
import { scarcityOf } from '#shared/products/scarcity.ts'

/** The threshold of each product's scarcity notice; products without a notice are not in the map. */
export async function scarcityThresholds(scope: Scope, productIds: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await selectSettings(scope.database, { websiteId: scope.websiteId }, [...new Set(productIds)])
  const thresholds = new Map<string, number>()
  if (!rows[0]) return thresholds
  const settings = storeSettings.read(rows[0].settings)
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

const selectSettings = prepareListQuery((database, values: { websiteId: string }, productIds) =>
  database
    .selectFrom('products')
    .innerJoin('websites', 'websites.id', 'products.website_id')
    .select(['products.id', 'products.product_type', 'products.details', 'websites.settings'])
    .where('products.website_id', '=', values.websiteId)
    .where('products.id', 'in', productIds),
)
