import { sql } from 'kysely'
import { engineOf } from '#server/database/engine.ts'
import { newId } from '#server/identifiers.ts'
import { settleBundles } from '#server/products/bundles/settle-bundles.ts'
import type { ChangeScope } from '#server/scope.ts'
import { lockLocations, readLocations } from '#server/stock-locations/part-store.ts'
import type { BodyOf } from '#shared/http/contract.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import { MAIN_LOCATION_ID, type StockLocation, type saveStockLocationsCall } from '#shared/stock-locations/schema.ts'
import { isAwaited } from '../transfers/incoming.ts'
import { updateSoldOut } from '../update-sold-out.ts'

type Given = BodyOf<typeof saveStockLocationsCall>['locations']

/**
 * Saves all locations in their order. Those that are left out are deleted, if nothing is there. What visitors can buy
 * changes with the locations that sell online.
 */
export async function saveLocations(
  scope: ChangeScope,
  given: Given,
): Promise<
  Result<StockLocation[], 'location-main' | 'location-awaited' | 'location-not-empty' | 'location-not-found'>
> {
  if (!given.some(({ id, sellsOnline }) => id === MAIN_LOCATION_ID && sellsOnline)) return fail('location-main')
  await lockLocations(scope, 'update')
  const known = new Map((await readLocations(scope)).map((location) => [location.id, location]))
  const kept = new Set(given.flatMap(({ id }) => id ?? []))
  if ([...kept].some((id) => !known.has(id)) || kept.size < given.filter(({ id }) => id !== null).length)
    return fail('location-not-found')
  for (const { id, name } of known.values()) {
    if (kept.has(id)) continue
    if (await isAwaited(scope, id)) return fail('location-awaited', { name })
    if (!(await deleteIfEmpty(scope, id))) return fail('location-not-empty', { name })
  }
  for (const [position, { id, name, sellsOnline, pickupMethodId }] of given.entries()) {
    const row = { name, position, sells_online: Number(sellsOnline), pickup_method_id: pickupMethodId }
    const before = id === null ? undefined : known.get(id)
    if (!before) await insert(scope, row)
    else {
      if (before.sellsOnline !== sellsOnline) await countOnline(scope, before.id, sellsOnline)
      await update(scope, before.id, row)
    }
  }
  return succeed(await readLocations(scope))
}

interface Row {
  readonly name: string
  readonly position: number
  readonly sells_online: number
  readonly pickup_method_id: string | null
}

async function insert({ database, websiteId }: ChangeScope, row: Row): Promise<void> {
  await database
    .insertInto('stock_locations')
    .values({ website_id: websiteId, id: newId(), ...row })
    .execute()
}

async function update({ database, websiteId }: ChangeScope, id: string, row: Row): Promise<void> {
  await database
    .updateTable('stock_locations')
    .set(row)
    .where('website_id', '=', websiteId)
    .where('id', '=', id)
    .execute()
}

async function deleteIfEmpty({ database, websiteId }: ChangeScope, id: string): Promise<boolean> {
  const present = await database
    .selectFrom('variant_stock')
    .select('variant_id')
    .where('website_id', '=', websiteId)
    .where('location_id', '=', id)
    .where('quantity', '>', 0)
    .limit(1)
    .executeTakeFirst()
  if (present) return false
  await database.deleteFrom('stock_locations').where('website_id', '=', websiteId).where('id', '=', id).execute()
  return true
}

/** Adds what is at a location to what can be bought, or removes it. */
async function countOnline(scope: ChangeScope, locationId: string, sellsOnline: boolean): Promise<void> {
  const { database, websiteId } = scope
  const there = database
    .selectFrom('variant_stock')
    .select('variant_id')
    .where('website_id', '=', websiteId)
    .where('location_id', '=', locationId)
    .where('quantity', '>', 0)
  const variants = database
    .selectFrom('variants')
    .select(['id', 'product_id'])
    .where('website_id', '=', websiteId)
    .where('id', 'in', there)
    .orderBy('id')
  // Locked as by buyers, who then see either all of it or nothing.
  const locked = await (engineOf(database) === 'postgres' ? variants.forUpdate() : variants).execute()
  if (locked.length === 0) return
  const sign = sql.lit(sellsOnline ? 1 : -1)
  await sql`update variants set qty_in_stock = qty_in_stock + ${sign} * (
      select quantity from variant_stock where variant_stock.website_id = variants.website_id
        and variant_stock.variant_id = variants.id and variant_stock.location_id = ${locationId})
    where website_id = ${websiteId} and id in (${there})`.execute(database)
  await updateSoldOut(
    scope,
    locked.map((row) => row.product_id),
  )
  await settleBundles(
    scope,
    locked.map((row) => row.product_id),
    'set',
  )
  await scope.raiseVersion()
}
