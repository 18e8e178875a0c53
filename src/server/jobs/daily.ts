import type { DatabaseQueries } from '#server/tables.ts'
import { enqueue } from './enqueue.ts'

export const DAILY = 'daily'
const DAY_MILLISECONDS = 24 * 60 * 60 * 1000

/** Puts a website's daily work on for a day from now; a second time the same day adds nothing. */
export async function enqueueDaily(database: DatabaseQueries, websiteId: string, now = Date.now()): Promise<void> {
  const runAt = now + DAY_MILLISECONDS
  const uniqueKey = new Date(runAt).toISOString().slice(0, 10)
  await enqueue(database, websiteId, { kind: DAILY, payload: {}, runAt, uniqueKey })
}
