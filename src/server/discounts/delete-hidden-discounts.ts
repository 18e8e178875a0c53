import { deleteSelected } from '#server/jobs/delete-selected.ts'
import type { Scope } from '#server/scope.ts'
import { DAY_MILLISECONDS } from '#shared/dates/days.ts'

/** How long a deleted discount can be restored. */
const RETENTION_MILLISECONDS = 30 * DAY_MILLISECONDS

/** Permanently deletes discounts that were deleted long enough ago: their codes first, some rows at a time. */
export async function deleteHiddenDiscounts(
  { database, websiteId }: Scope,
  now: number,
  stopping: () => boolean,
): Promise<void> {
  const old = database
    .selectFrom('discounts')
    .select('id')
    .where('website_id', '=', websiteId)
    .where('deleted_at', '<', now - RETENTION_MILLISECONDS)
  const codes = database
    .selectFrom('discount_codes')
    .select('code')
    .where('website_id', '=', websiteId)
    .where('discount_id', 'in', old)
  await deleteSelected({ database, websiteId }, { from: 'discount_codes', by: 'code', keys: codes }, stopping)
  if (stopping()) return
  await database.deleteFrom('discounts').where('website_id', '=', websiteId).where('id', 'in', old).execute()
}
