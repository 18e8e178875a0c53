import { deleteSelected } from '#server/jobs/delete-selected.ts'
import type { Scope } from '#server/scope.ts'
import { DAY_MILLISECONDS } from '#shared/dates/days.ts'

/** How long a deleted form can be restored with its submissions. */
export const FORM_RETENTION_MILLISECONDS = 30 * DAY_MILLISECONDS
/** How long a deleted submission can be restored. */
export const SUBMISSION_RETENTION_MILLISECONDS = 7 * DAY_MILLISECONDS

/** Permanently deletes what was deleted long enough ago: submissions, and forms with theirs, some rows at a time. */
export async function deleteHiddenForms(
  { database, websiteId }: Scope,
  now: number,
  stopping: () => boolean,
): Promise<void> {
  const oldForms = database
    .selectFrom('forms')
    .select('id')
    .where('website_id', '=', websiteId)
    .where('deleted_at', '<', now - FORM_RETENTION_MILLISECONDS)
  const hidden = database
    .selectFrom('form_submissions')
    .select('id')
    .where('website_id', '=', websiteId)
    .where((where) =>
      where.or([where('deleted_at', '<', now - SUBMISSION_RETENTION_MILLISECONDS), where('form_id', 'in', oldForms)]),
    )
  await deleteSelected({ database, websiteId }, { from: 'form_submissions', by: 'id', keys: hidden }, stopping)
  if (stopping()) return
  await database.deleteFrom('forms').where('website_id', '=', websiteId).where('id', 'in', oldForms).execute()
}
