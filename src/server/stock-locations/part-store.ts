import { engineOf } from '#server/database/engine.ts'
import { insertRows, type OnConflict } from '#server/database/insert-rows.ts'
import { prepareListQuery } from '#server/database/prepare-query.ts'
import type { ChangeScope, Scope } from '#server/scope.ts'
import type { StockLocation } from '#shared/stock-locations/schema.ts'

/** Pieces of a variant at a location other than the main one. */
export interface Part {
  readonly locationId: string
  /** The name of the location. */
  readonly name: string
  readonly sellsOnline: boolean
  readonly quantity: number
}

/** The locations of a website, in the order in which orders take from them. */
export async function readLocations({ database, websiteId }: Scope): Promise<StockLocation[]> {
  const rows = await database
    .selectFrom('stock_locations')
    .select(['id', 'name', 'sells_online', 'pickup_method_id'])
    .where('website_id', '=', websiteId)
    .orderBy('position')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    sellsOnline: row.sells_online === 1,
    pickupMethodId: row.pickup_method_id,
  }))
}

/** Keeps locations as they are until the transaction ends, to change stock at them (`share`) or them (`update`). */
export async function lockLocations({ database, websiteId }: ChangeScope, strength: 'share' | 'update'): Promise<void> {
  // SQLite has one writer, and each of our transactions is a writer from its beginning.
  if (engineOf(database) !== 'postgres') return
  const rows = database.selectFrom('stock_locations').select('id').where('website_id', '=', websiteId).orderBy('id')
  // A sale that refers to a location, with its variants locked, is not kept waiting: no one waits for each other.
  await (strength === 'share' ? rows.forShare() : rows.forNoKeyUpdate()).execute()
}

/** What is at locations other than the main one, by variant; a variant without any is not in the map. */
export async function readParts(
  { database, websiteId }: Scope,
  variantIds: readonly string[],
): Promise<Map<string, Part[]>> {
  if (variantIds.length === 0) return new Map()
  const { rows } = await selectParts(database, { websiteId }, [...new Set(variantIds)])
  const parts = new Map<string, Part[]>()
  for (const { variant_id, location_id, name, quantity, sells_online } of rows)
    parts.set(variant_id, [
      ...(parts.get(variant_id) ?? []),
      { locationId: location_id, name, quantity, sellsOnline: sells_online === 1 },
    ])
  return parts
}

const selectParts = prepareListQuery((database, { websiteId }: { websiteId: string }, ids) =>
  database
    .selectFrom('variant_stock as part')
    .innerJoin('stock_locations as location', (join) =>
      join.onRef('location.website_id', '=', 'part.website_id').onRef('location.id', '=', 'part.location_id'),
    )
    .select(['part.variant_id', 'part.location_id', 'part.quantity', 'location.name', 'location.sells_online'])
    .where('part.website_id', '=', websiteId)
    .where('part.variant_id', 'in', ids),
)

/** A new number of pieces of a variant at a location other than the main one. */
export interface PartChange {
  readonly variantId: string
  readonly locationId: string
  readonly quantity: number
}

/** Writes parts. The variants are locked by the caller's change of their stock. */
export async function writeParts(scope: ChangeScope, parts: readonly PartChange[]): Promise<void> {
  const rows = parts.map(({ variantId, locationId, quantity }) => ({
    website_id: scope.websiteId,
    variant_id: variantId,
    location_id: locationId,
    quantity,
  }))
  await insertRows(scope.database, 'variant_stock', rows, replaced)
}

const replaced: OnConflict<'variant_stock'> = (insert) =>
  insert.onConflict((conflict) =>
    conflict
      .columns(['website_id', 'variant_id', 'location_id'])
      .doUpdateSet((set) => ({ quantity: set.ref('excluded.quantity') })),
  )
