import type { Database } from '#server/tables.ts'

/** Whether there is any website; there is none before the set-up. */
export async function hasWebsites(database: Database): Promise<boolean> {
  return (await database.selectFrom('websites').select('id').limit(1).executeTakeFirst()) !== undefined
}
