import { deleteSelected } from '#server/jobs/delete-selected.ts'
import type { Scope } from '#server/scope.ts'
import { DAY_MILLISECONDS } from '#shared/dates/days.ts'
import { reviewLimits } from '#shared/reviews/schema.ts'

/** Removes reviews that were deleted some time ago; part of the daily work. Their pictures stay in the library. */
export async function deleteOldReviews(
  { database, websiteId }: Scope,
  now: number,
  stopping: () => boolean,
): Promise<void> {
  const old = database
    .selectFrom('reviews')
    .select('id')
    .where('website_id', '=', websiteId)
    .where('deleted_at', '<', now - reviewLimits.daysDeleted * DAY_MILLISECONDS)
  await deleteSelected({ database, websiteId }, { from: 'reviews', by: 'id', keys: old }, stopping)
}
