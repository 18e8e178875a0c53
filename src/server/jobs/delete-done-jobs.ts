import type { Database } from '#server/tables.ts'
import { DAY_MILLISECONDS } from '#shared/dates/days.ts'
import { deleteSelected } from './delete-selected.ts'

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
  await deleteSelected({ database, websiteId }, { from: 'jobs', by: 'id', keys: old }, stopping)
}
