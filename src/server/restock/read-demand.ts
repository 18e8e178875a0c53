import type { Cell } from '#server/files/send-csv.ts'
import { variantAttributes } from '#server/products/documents.ts'
import type { Scope } from '#server/scope.ts'
import { calendarDay } from '#shared/dates/format.ts'
import { namedVariant } from '#shared/products/variants.ts'
import type { RestockDemand } from '#shared/restock/demand-api.ts'

const ROWS_OF_A_FILE = 10_000

/** How many people wait for each variant now, without who they are: most first. */
export async function readDemand(
  { database, websiteId }: Scope,
  most: number,
): Promise<{ readonly rows: RestockDemand[]; readonly hasMore: boolean }> {
  const counted = database
    .selectFrom('restock_requests')
    .select(['variant_id', ({ fn }) => fn.countAll<number>().as('people')])
    .select(({ fn }) => [fn.min('requested_at').as('first_at'), fn.max('requested_at').as('last_at')])
    .where('website_id', '=', websiteId)
    .where('sent_at', 'is', null)
    .groupBy('variant_id')
  const rows = await database
    .selectFrom(counted.as('counted'))
    .innerJoin('variants as variant', (join) =>
      join.onRef('variant.id', '=', 'counted.variant_id').on('variant.website_id', '=', websiteId),
    )
    .innerJoin('products as product', (join) =>
      join.onRef('product.id', '=', 'variant.product_id').on('product.website_id', '=', websiteId),
    )
    .select(['variant.id', 'variant.product_id', 'variant.sku', 'variant.attributes', 'product.title'])
    .select(['counted.people', 'counted.first_at', 'counted.last_at'])
    .orderBy('counted.people', 'desc')
    .orderBy('variant.id')
    .limit(most + 1)
    .execute()
  return {
    rows: rows.slice(0, most).map((row) => ({
      ...{ productId: row.product_id, variantId: row.id, sku: row.sku, waiting: Number(row.people) },
      name: namedVariant({ title: row.title, attributes: variantAttributes.read(row.attributes) }),
      ...{ firstAt: Number(row.first_at), lastAt: Number(row.last_at) },
    })),
    hasMore: rows.length > most,
  }
}

/** The same as the rows of a CSV file, with days on the clock of the shop. */
export async function* demandRows(scope: Scope): AsyncGenerator<readonly Cell[]> {
  const { timeZone } = await scope.settings()
  yield ['Product', 'SKU', 'People waiting', 'First request', 'Last request']
  const { rows } = await readDemand(scope, ROWS_OF_A_FILE)
  for (const { name, sku, waiting, firstAt, lastAt } of rows)
    yield [name, sku, waiting, calendarDay(firstAt, timeZone), calendarDay(lastAt, timeZone)]
}
