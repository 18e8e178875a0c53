import type { Database } from '#server/tables.ts'

/** The noun under which the history lists people who join, are removed or leave (`staff/change-log.ts`). */
const STAFF = 'staff'

/** Whether someone worked on a website, and was removed or left. */
export async function wasRemoved(database: Database, websiteId: string, userId: string): Promise<boolean> {
  const last = await database
    .selectFrom('changes')
    .select('after')
    .where('website_id', '=', websiteId)
    .where('noun', '=', STAFF)
    .where('noun_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last !== undefined && last.after === null
}
