import { deleteSelected } from '#server/jobs/delete-selected.ts'
import type { Scope } from '#server/scope.ts'
import { DAY_MILLISECONDS } from '#shared/dates/days.ts'

const RETENTION_MILLISECONDS = 60 * DAY_MILLISECONDS

/** Deletes carts that were not changed for sixty days; their cookies have expired long before. */
export async function deleteAbandonedCarts(
  { database, websiteId }: Scope,
  now: number,
  stopping: () => boolean,
): Promise<void> {
  const abandoned = database
    .selectFrom('carts')
    .select('id')
    .where('website_id', '=', websiteId)
    .where('updated_at', '<', now - RETENTION_MILLISECONDS)
  await deleteSelected({ database, websiteId }, { from: 'carts', by: 'id', keys: abandoned }, stopping)
}
