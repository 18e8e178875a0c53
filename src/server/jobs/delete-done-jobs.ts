import type { Database } from '#server/tables.ts'
import { DAY_MILLISECONDS } from '#shared/dates/days.ts'
import { deleteInBatches } from './delete-in-batches.ts'

const KEPT_MILLISECONDS = 7 * DAY_MILLISECONDS

/** Deletes a website's jobs that were done a week ago. Failed ones stay until someone handles them. */
export async function deleteDoneJobs(
  database: Database,
  websiteId: string,
  now: number,
  stopping: () => boolean,
): Promise<void> {
  const old = database
    .selectFrom('jobs')
    .select('id')
    .where('website_id', '=', websiteId)
    .where('state', '=', 'done')
    .where('finished_at', '<', now - KEPT_MILLISECONDS)
  await deleteInBatches(
    (rows) =>
      database
        .deleteFrom('jobs')
        .where('website_id', '=', websiteId)
        .where('id', 'in', old.limit(rows))
        .executeTakeFirst(),
    stopping,
  )
}
