import { z } from 'zod'
import type { DatabaseQueries } from '#server/tables.ts'
import { DAY_MILLISECONDS } from '#shared/dates/days.ts'
import { defineJob } from './define-job.ts'
import { enqueue } from './enqueue.ts'

/** The daily work of each website. */
export const dailyJob = defineJob({ kind: 'daily', payload: z.object({}) })

/** Queues a website's daily work for a day from now; a second call on the same day adds nothing. */
export async function enqueueDaily(database: DatabaseQueries, websiteId: string, now = Date.now()): Promise<void> {
  const runAt = now + DAY_MILLISECONDS
  const uniqueKey = new Date(runAt).toISOString().slice(0, 10)
  await enqueue(database, websiteId, dailyJob, {}, { runAt, uniqueKey })
}
