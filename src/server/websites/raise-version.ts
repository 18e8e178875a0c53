import type { DatabaseQueries } from '#server/tables.ts'

/** Invalidates every cached page of the website; part of the transaction that changed what visitors see. */
export async function raiseVersion(database: DatabaseQueries, websiteId: string, now = Date.now()): Promise<void> {
  await database
    .updateTable('websites')
    .set((expression) => ({ version: expression('version', '+', 1), updated_at: now }))
    .where('id', '=', websiteId)
    .execute()
}
