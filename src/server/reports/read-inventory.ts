import { sql } from 'kysely'
import type { Scope } from '#server/scope.ts'
import type { InventoryRow } from '#shared/reports/api.ts'

const price = sql<number>`case when variants.on_sale = 1 then variants.sale_price_cents else variants.price_cents end`

/** The stock of all products at the prices of now, without what has no limited stock. */
const stockByProduct = ({ database, websiteId }: Scope) =>
  database
    .selectFrom('variants')
    .innerJoin('products', (join) =>
      join.onRef('products.website_id', '=', 'variants.website_id').onRef('products.id', '=', 'variants.product_id'),
    )
    .select((row) => [
      'products.id',
      'products.title',
      row.fn.sum<number>('variants.qty_in_stock').as('units'),
      row.fn.sum<number>(sql`variants.qty_in_stock * ${price}`).as('value'),
    ])
    .where('variants.website_id', '=', websiteId)
    .where('variants.unlimited', '=', 0)
    .where('variants.qty_in_stock', '>', 0)
    .groupBy(['products.id', 'products.title'])

/** The value of the stock, and the products with the largest values. */
export async function readInventory(scope: Scope, most: number) {
  const totals = await scope.database
    .selectFrom(stockByProduct(scope).as('stock'))
    .select((row) => [
      row.fn.countAll<number>().as('products'),
      row.fn.sum<number | null>('units').as('units'),
      row.fn.sum<number | null>('value').as('value'),
    ])
    .executeTakeFirstOrThrow()
  return {
    products: Number(totals.products),
    units: Number(totals.units ?? 0),
    valueCents: Number(totals.value ?? 0),
    rows: await readInventoryRows(scope, most),
  }
}

/** The stock by product, the largest values first. */
export async function readInventoryRows(scope: Scope, most: number, offset = 0): Promise<InventoryRow[]> {
  const rows = await stockByProduct(scope)
    .orderBy('value', 'desc')
    .orderBy('products.id')
    .limit(most)
    .offset(offset)
    .execute()
  return rows.map(({ id, title, units, value }) => ({
    productId: id,
    title,
    units: Number(units),
    valueCents: Number(value),
  }))
}
