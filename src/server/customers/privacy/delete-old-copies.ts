import { removeFilesJob } from '#server/files/jobs.ts'
import type { ChangeScope } from '#server/scope.ts'

/** Deletes the files of copies that can no longer be downloaded. */
export async function deleteOldCopies(scope: ChangeScope, now: number): Promise<void> {
  const rows = await scope.database
    .selectFrom('privacy_requests')
    .select(['id', 'storage_key'])
    .where('website_id', '=', scope.websiteId)
    .where('expires_at', '<', now)
    .where('storage_key', 'is not', null)
    .execute()
  if (rows.length === 0) return
  await scope.enqueue(removeFilesJob, { keys: rows.map((row) => row.storage_key!) })
  await scope.database
    .updateTable('privacy_requests')
    .set({ storage_key: null, expires_at: null })
    .where('website_id', '=', scope.websiteId)
    .where(
      'id',
      'in',
      rows.map((row) => row.id),
    )
    .execute()
}
