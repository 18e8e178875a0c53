import { prepareListQuery } from '#server/database/prepare-query.ts'
import { readCategorySources } from '#server/merchandising/read-merchandising.ts'
import { productDetails } from '#server/products/documents.ts'
import type { Scope } from '#server/scope.ts'
import { merchandisingOf, withMerchandising } from '#shared/merchandising/rules.ts'
import { scarcityOf } from '#shared/products/scarcity.ts'

/** The threshold of each product's scarcity notice; products without a notice are not in the map. */
export async function scarcityThresholds(scope: Scope, productIds: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await selectNotices(scope.database, { websiteId: scope.websiteId }, [...new Set(productIds)])
  const settings = await scope.settings()
  const categories = await readCategorySources(scope, productIds)
  const thresholds = new Map<string, number>()
  for (const row of rows) {
    const product = {
      ...{ id: row.id, customSoldOutText: '' },
      productType: row.product_type,
      scarcity: productDetails.read(row.details).scarcity,
    }
    const sources = categories.get(row.id) ?? []
    const { values } = merchandisingOf(product, settings, sources)
    const scarcity = scarcityOf(withMerchandising(product, values), settings)
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
