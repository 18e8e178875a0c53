import { deleteSelected } from '#server/jobs/delete-selected.ts'
import type { Scope } from '#server/scope.ts'
import { DAY_MILLISECONDS } from '#shared/dates/days.ts'

/** Days that an address is kept: nobody expects an email any more after two years. */
const KEPT_DAYS = 730

/** Deletes requests of long ago, answered or not; part of the daily work. */
export async function deleteOldRestockRequests(
  { database, websiteId }: Scope,
  now: number,
  stopping: () => boolean,
): Promise<void> {
  const old = database
    .selectFrom('restock_requests')
    .select('id')
    .where('website_id', '=', websiteId)
    .where('requested_at', '<', now - KEPT_DAYS * DAY_MILLISECONDS)
  await deleteSelected({ database, websiteId }, { from: 'restock_requests', by: 'id', keys: old }, stopping)
}
