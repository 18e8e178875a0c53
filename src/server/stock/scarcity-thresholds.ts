import { sql } from 'kysely'
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
  const inCategories = rows.filter((row) => row.asks_categories === 1).map(({ id }) => id)
  const categories = await readCategorySources(scope, inCategories)
  const thresholds = new Map<string, number>()
  for (const row of rows) {
    const product = {
      ...{ id: row.id, customSoldOutText: '' },
      productType: row.product_type,
      scarcity: productDetails.read(row.details).scarcity,
    }
    const sources = categories.get(row.id)
    const decided = sources ? withMerchandising(product, merchandisingOf(product, settings, sources).values) : product
    const scarcity = scarcityOf(decided, settings)
    if (scarcity) thresholds.set(row.id, scarcity.threshold)
  }
  return thresholds
}

/** Few shops set anything for a category, so what their categories set is read only where there is something. */
const selectNotices = prepareListQuery((database, values: { websiteId: string }, productIds) =>
  database
    .selectFrom('products')
    .select(['id', 'product_type', 'details'])
    .select((select) =>
      select
        .case()
        .when(
          select.exists(
            select
              .selectFrom('product_categories as place')
              .innerJoin('merchandising as own', (join) =>
                join
                  .onRef('own.website_id', '=', 'place.website_id')
                  .onRef('own.target_id', '=', 'place.category_id')
                  .on('own.level', '=', sql.lit('category')),
              )
              .select('place.category_id')
              .whereRef('place.website_id', '=', 'products.website_id')
              .whereRef('place.product_id', '=', 'products.id'),
          ),
        )
        .then(sql.lit(1))
        .else(sql.lit(0))
        .end()
        .as('asks_categories'),
    )
    .where('website_id', '=', values.websiteId)
    .where('id', 'in', productIds),
)
