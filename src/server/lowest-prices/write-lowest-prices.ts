import { inPieces } from '#server/database/in-pieces.ts'
import type { ChangeScope } from '#server/scope.ts'

/**
 * Stores the lowest prices of variants, and those of their products, which lists show without reading variants: where
 * all variants have one price, the lowest of all of them.
 * @param lowest by variant, in hundredths; null where there is none
 */
export async function writeLowestPrices(
  { database, websiteId }: ChangeScope,
  productIds: readonly string[],
  lowest: ReadonlyMap<string, number | null>,
): Promise<void> {
  for (const [cents, variants] of Map.groupBy(lowest, ([, one]) => one))
    for (const some of inPieces(variants))
      await database
        .updateTable('variants')
        .set({ lowest_price_cents: cents })
        .where('website_id', '=', websiteId)
        .where('id', 'in', some.map(([id]) => id)) // biome-ignore format: one condition
        .execute()
  const rows = await database
    .selectFrom('variants')
    .select(['product_id', 'price_cents', 'sale_price_cents', 'on_sale', 'lowest_price_cents'])
    .where('website_id', '=', websiteId)
    .where('product_id', 'in', productIds)
    .execute()
  const variantsOf = Map.groupBy(rows, (row) => row.product_id)
  const products = Map.groupBy(variantsOf, ([, variants]) => ofProduct(variants))
  for (const [cents, some] of products)
    await database
      .updateTable('products')
      .set({ lowest_price_cents: cents })
      .where('website_id', '=', websiteId)
      .where(
        'id',
        'in',
        some.map(([id]) => id),
      )
      .execute()
}

interface PricedRow {
  readonly price_cents: number
  readonly sale_price_cents: number
  readonly on_sale: number
  readonly lowest_price_cents: number | null
}

function ofProduct([first, ...others]: readonly PricedRow[]): number | null {
  const isOne = others.every(
    (row) =>
      row.on_sale === first!.on_sale &&
      row.price_cents === first!.price_cents &&
      row.sale_price_cents === first!.sale_price_cents,
  )
  const known = [first!, ...others].flatMap((row) => row.lowest_price_cents ?? [])
  return isOne && known.length === others.length + 1 ? Math.min(...known) : null
}
