import type { DatabaseQueries } from '#server/tables.ts'
import { MAIN_LOCATION_ID } from '#shared/stock-locations/schema.ts'

/** Creates the location that every site has. */
export async function createMainLocation(database: DatabaseQueries, websiteId: string): Promise<void> {
  const place = { name: 'Main location', position: 0, sells_online: 1, pickup_method_id: null }
  await database
    .insertInto('stock_locations')
    .values({ website_id: websiteId, id: MAIN_LOCATION_ID, ...place })
    .execute()
}
