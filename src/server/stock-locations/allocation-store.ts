import { sql } from 'kysely'
import { insertRows, type OnConflict } from '#server/database/insert-rows.ts'
import type { ChangeScope } from '#server/scope.ts'
import { type PiecesAt, takeInOrder } from '#shared/stock-locations/rules.ts'

interface Allocation extends PiecesAt {
  readonly variantId: string
}

/** Remembers where a payment's pieces were taken from. */
export async function writeAllocations(
  scope: ChangeScope,
  aboutId: string,
  allocations: readonly Allocation[],
): Promise<void> {
  const rows = allocations.map(({ variantId, locationId, quantity }) => ({
    website_id: scope.websiteId,
    about_id: aboutId,
    variant_id: variantId,
    location_id: locationId,
    quantity,
  }))
  await insertRows(scope.database, 'stock_allocations', rows, addToAllocated)
}

/** An order that is edited takes pieces more than once. */
const addToAllocated: OnConflict<'stock_allocations'> = (insert) =>
  insert.onConflict((conflict) =>
    conflict
      .columns(['website_id', 'about_id', 'variant_id', 'location_id'])
      .doUpdateSet((set) => ({ quantity: sql`stock_allocations.quantity + ${set.ref('excluded.quantity')}` })),
  )

/**
 * Finds where pieces were taken from, and forgets it, so that they are returned once. Locations that sell online no
 * more are left out.
 * @param aboutId the payment, or the order that payments belong to
 * @returns what returns to each location; what is missing was at the main one
 */
export async function returnAllocations(
  scope: ChangeScope,
  aboutId: string,
  wanted: readonly { readonly variantId: string; readonly quantity: number }[],
): Promise<Allocation[]> {
  const { database, websiteId } = scope
  const rows = await database
    .selectFrom('stock_allocations as taken')
    .innerJoin('stock_locations as location', (join) =>
      join.onRef('location.website_id', '=', 'taken.website_id').onRef('location.id', '=', 'taken.location_id'),
    )
    .select(['taken.about_id', 'taken.variant_id', 'taken.location_id', 'taken.quantity'])
    .where('taken.website_id', '=', websiteId)
    .where(
      'taken.about_id',
      'in',
      sql<string>`(select ${aboutId} union select payment_id from order_payments
        where website_id = ${websiteId} and order_id = ${aboutId})`,
    )
    .where('location.sells_online', '=', 1)
    .where('taken.quantity', '>', 0)
    .orderBy('location.position', 'desc')
    .execute()
  const returned: Allocation[] = []
  for (const { variantId, quantity } of wanted) {
    const mine = rows.filter((row) => row.variant_id === variantId)
    const places = mine.map((row) => ({ locationId: `${row.about_id} ${row.location_id}`, quantity: row.quantity }))
    for (const taken of takeInOrder(places, quantity)) {
      const row = mine.find((one) => `${one.about_id} ${one.location_id}` === taken.locationId)!
      await database
        .updateTable('stock_allocations')
        .set((set) => ({ quantity: set('quantity', '-', taken.quantity) }))
        .where('website_id', '=', websiteId)
        .where('about_id', '=', row.about_id)
        .where('variant_id', '=', variantId)
        .where('location_id', '=', row.location_id)
        .execute()
      const known = returned.find((one) => one.variantId === variantId && one.locationId === row.location_id)
      if (known) Object.assign(known, { quantity: known.quantity + taken.quantity })
      else returned.push({ variantId, locationId: row.location_id, quantity: taken.quantity })
    }
  }
  return returned
}
