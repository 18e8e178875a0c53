import { beginningOfIds } from '#server/identifiers.ts'
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
  const end = now - RETENTION_MILLISECONDS
  const abandoned = database
    .selectFrom('carts')
    .select('id')
    .where('website_id', '=', websiteId)
    // Only carts of that age are read; an index of the last changes would be written with each of them.
    .where('id', '<', beginningOfIds(end))
    .where('updated_at', '<', end)
  await deleteSelected({ database, websiteId }, { from: 'carts', by: 'id', keys: abandoned }, stopping)
}
