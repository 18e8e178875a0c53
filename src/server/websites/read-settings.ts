import type { DatabaseQueries } from '#server/tables.ts'
import type { StoreSettings } from '#shared/settings/schema.ts'
import { storeSettings } from './documents.ts'

/** Reads the settings of a website that exists. */
export async function readStoreSettings(database: DatabaseQueries, websiteId: string): Promise<StoreSettings> {
  const { settings } = await database
    .selectFrom('websites')
    .select('settings')
    .where('id', '=', websiteId)
    .executeTakeFirstOrThrow()
  return storeSettings.read(settings)
}
