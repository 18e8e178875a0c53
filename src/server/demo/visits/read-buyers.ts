import type { DatabaseQueries } from '#server/tables.ts'
import type { Product } from '#shared/products/schema.ts'

/** Somebody who bought something: when, and the ends of the URLs of what it was. */
export interface DemoBuyer {
  readonly at: number
  readonly bought: readonly string[]
}

/** The buyers of the demo's orders, the oldest first. */
export async function readBuyers(
  database: DatabaseQueries,
  websiteId: string,
  products: readonly Product[],
): Promise<DemoBuyer[]> {
  const urlIds = new Map(products.map(({ id, urlId }) => [id, urlId]))
  const rows = await database
    .selectFrom('orders')
    .innerJoin('order_lines as line', (join) =>
      join.onRef('line.website_id', '=', 'orders.website_id').onRef('line.order_id', '=', 'orders.id'),
    )
    .select(['orders.id', 'orders.placed_at', 'line.product_id'])
    .where('orders.website_id', '=', websiteId)
    .orderBy('orders.placed_at')
    .orderBy('orders.id')
    .orderBy('line.position')
    .execute()
  return [...Map.groupBy(rows, ({ id }) => id).values()].map((lines) => ({
    at: lines[0]!.placed_at,
    bought: lines.map(({ product_id }) => urlIds.get(product_id)).filter((urlId) => urlId !== undefined),
  }))
}
