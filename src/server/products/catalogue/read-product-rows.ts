import { sql } from 'kysely'
import type { Scope } from '#server/scope.ts'
import type { ProductRow } from '#shared/products/api.ts'
import { isCounted } from '#shared/products/rules.ts'
import { productTags } from '../documents.ts'
import { readSummaries } from '../read-summaries.ts'
import { isLow } from './few-left.ts'
import { readLowVariants } from './read-low-variants.ts'

/** Products as the owner's list shows them, in the order of the ids. */
export async function readProductRows(scope: Scope, productIds: readonly string[]): Promise<ProductRow[]> {
  if (productIds.length === 0) return []
  const { database, websiteId } = scope
  const states = await database
    .selectFrom('products')
    .select(['id', 'status', 'publish_at', 'tags', 'created_at', 'updated_at'])
    .where('website_id', '=', websiteId)
    .where('id', 'in', productIds)
    .execute()
  const { threshold } = (await scope.settings()).lowStock
  const stocks = await database
    .selectFrom('variants')
    .select((column) => [
      'product_id',
      column.fn.max('unlimited').as('unlimited'),
      column.fn.sum<number>('qty_in_stock').as('pieces'),
      column.fn.countAll<number>().as('variants'),
      column.fn.max<number>(sql`case when ${isLow('variants', threshold)} then 1 else 0 end`).as('low'),
    ])
    .where('website_id', '=', websiteId)
    .where('product_id', 'in', productIds)
    .groupBy('product_id')
    .execute()
  const isLowOf = ({ unlimited, low }: (typeof stocks)[number]) => unlimited === 0 && Number(low) === 1
  const lowVariants = await readLowVariants(
    scope,
    stocks.filter((stock) => isLowOf(stock) && Number(stock.variants) > 1).map((stock) => stock.product_id),
    threshold,
  )
  const stateOf = new Map(states.map((state) => [state.id, state]))
  const stockOf = new Map(stocks.map((stock) => [stock.product_id, stock]))
  return (await readSummaries(scope, productIds)).flatMap((summary) => {
    const state = stateOf.get(summary.id)
    const stock = stockOf.get(summary.id)
    if (!state) return []
    const isUnlimited = !isCounted(summary.productType) || stock?.unlimited === 1
    return {
      id: summary.id,
      collectionId: summary.collectionId,
      productType: summary.productType,
      title: summary.title,
      urlId: summary.urlId,
      fullUrl: summary.fullUrl,
      priceFromCents: summary.priceFromCents,
      priceToCents: summary.priceToCents,
      onSale: summary.onSale,
      soldOut: summary.soldOut,
      variantCount: summary.variantCount,
      picture: summary.picture,
      status: state.status,
      publishAt: state.publish_at,
      tags: productTags.read(state.tags),
      qtyInStock: isUnlimited ? null : Number(stock?.pieces ?? 0),
      isLowInStock: !isUnlimited && Number(stock?.low ?? 0) === 1,
      lowVariants: isUnlimited ? [] : (lowVariants.get(summary.id) ?? []),
      createdAt: state.created_at,
      updatedAt: state.updated_at,
    }
  })
}
