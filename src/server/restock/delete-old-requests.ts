import { deleteInBatches } from '#server/jobs/delete-in-batches.ts'
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
  await deleteInBatches(
    (rows) =>
      database
        .deleteFrom('restock_requests')
        .where('website_id', '=', websiteId)
        .where('id', 'in', old.limit(rows))
        .executeTakeFirst(),
    stopping,
  )
}
