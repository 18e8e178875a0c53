import { sql } from 'kysely'
import { prepareListQuery } from '#server/database/prepare-query.ts'
import type { ChangeScope, Scope } from '#server/scope.ts'

/** Units of a variant that are on their way to a location. */
export interface Incoming {
  readonly locationId: string
  readonly quantity: number
}

/** What is on its way, by variant; a variant that awaits nothing is not in the map. */
export async function readIncoming(
  { database, websiteId }: Scope,
  variantIds: readonly string[],
): Promise<Map<string, Incoming[]>> {
  const incoming = new Map<string, Incoming[]>()
  if (variantIds.length === 0) return incoming
  const { rows } = await selectIncoming(database, { websiteId }, [...new Set(variantIds)])
  for (const { variant_id, to_location_id, quantity } of rows)
    incoming.set(variant_id, [
      ...(incoming.get(variant_id) ?? []),
      { locationId: to_location_id, quantity: Number(quantity) },
    ])
  return incoming
}

const selectIncoming = prepareListQuery((database, { websiteId }: { websiteId: string }, ids) =>
  database
    .selectFrom('stock_transfer_lines as line')
    .innerJoin('stock_transfers as transfer', (join) =>
      join.onRef('transfer.website_id', '=', 'line.website_id').onRef('transfer.id', '=', 'line.transfer_id'),
    )
    .select(({ fn }) => ['line.variant_id', 'transfer.to_location_id', fn.sum<number>('line.incoming').as('quantity')])
    .where('line.website_id', '=', websiteId)
    .where('line.variant_id', 'in', ids)
    .where('line.incoming', '>', sql.lit(0))
    .groupBy(['line.variant_id', 'transfer.to_location_id']),
)

/** Whether units are on their way from a location or to it. */
export async function isAwaited({ database, websiteId }: ChangeScope, locationId: string): Promise<boolean> {
  const row = await database
    .selectFrom('stock_transfers')
    .select('id')
    .where('website_id', '=', websiteId)
    .where('state', '=', 'sent')
    .where(({ or, eb }) => or([eb('from_location_id', '=', locationId), eb('to_location_id', '=', locationId)]))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
