import { inPieces } from '#server/database/in-pieces.ts'
import { insertRows } from '#server/database/insert-rows.ts'
import { deleteInBatches } from '#server/jobs/delete-in-batches.ts'
import type { ChangeScope, Scope } from '#server/scope.ts'
import { type FormerPrice, WINDOW_MILLISECONDS } from '#shared/lowest-prices/rules.ts'

/** The former prices of some variants, by variant. */
export async function readFormerPrices(
  { database, websiteId }: Scope,
  variantIds: readonly string[],
): Promise<Map<string, FormerPrice[]>> {
  const found = new Map<string, FormerPrice[]>()
  for (const ids of inPieces(variantIds)) {
    const rows = await database
      .selectFrom('former_prices')
      .select(['variant_id', 'until', 'cents'])
      .where('website_id', '=', websiteId)
      .where('variant_id', 'in', ids)
      .execute()
    for (const [id, prices] of Map.groupBy(rows, (row) => row.variant_id)) found.set(id, prices)
  }
  return found
}

/** Replaces the former prices of some variants. */
export async function writeFormerPrices(
  { database, websiteId }: ChangeScope,
  pricesOf: ReadonlyMap<string, readonly FormerPrice[]>,
): Promise<void> {
  for (const ids of inPieces([...pricesOf.keys()]))
    await database
      .deleteFrom('former_prices')
      .where('website_id', '=', websiteId)
      .where('variant_id', 'in', ids)
      .execute()
  const rows = [...pricesOf].flatMap(([variant_id, prices]) =>
    prices.map(({ cents, until }) => ({ website_id: websiteId, variant_id, until, cents })),
  )
  await insertRows(database, 'former_prices', rows)
}

/** When the shop began to keep the prices of its older products; null where all of them are known. */
export async function readKnownSince({ database, websiteId }: Scope): Promise<number | null> {
  const row = await database
    .selectFrom('price_records')
    .select('known_since')
    .where('website_id', '=', websiteId)
    .executeTakeFirst()
  return row?.known_since ?? null
}

/** Deletes former prices that no sale can refer to any more; part of the daily work. */
export async function deleteOldPrices(
  { database, websiteId }: Scope,
  now: number,
  stopping: () => boolean,
): Promise<void> {
  const old = database
    .selectFrom('former_prices')
    .select(['variant_id', 'until'])
    .where('website_id', '=', websiteId)
    .where('until', '<=', now - WINDOW_MILLISECONDS)
  await deleteInBatches(
    (rows) =>
      database
        .deleteFrom('former_prices')
        .where('website_id', '=', websiteId)
        .where((where) =>
          where(where.refTuple('variant_id', 'until'), 'in', old.limit(rows).$asTuple('variant_id', 'until')),
        )
        .executeTakeFirst(),
    stopping,
  )
}

/** Forgets all prices: after a change of the shop's currency, they are in another one. */
export async function forgetPrices({ database, websiteId }: ChangeScope, now: number): Promise<void> {
  await database.deleteFrom('former_prices').where('website_id', '=', websiteId).execute()
  await database
    .insertInto('price_records')
    .values({ website_id: websiteId, known_since: now })
    .onConflict((conflict) => conflict.column('website_id').doUpdateSet({ known_since: now }))
    .execute()
  for (const table of ['products', 'variants'] as const)
    await database
      .updateTable(table)
      .set({ lowest_price_cents: null })
      .where('website_id', '=', websiteId)
      .where('lowest_price_cents', 'is not', null)
      .execute()
}
