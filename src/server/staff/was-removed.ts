import type { Database } from '#server/tables.ts'
import { staffLog } from './change-log.ts'

/** Whether someone worked on a website, and was removed or left. */
export async function wasRemoved(database: Database, websiteId: string, userId: string): Promise<boolean> {
  const last = await database
    .selectFrom('changes')
    .select('after')
    .where('website_id', '=', websiteId)
    .where('noun', '=', staffLog.noun)
    .where('noun_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last !== undefined && last.after === null
}
