import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import { removeFilesJob } from '#server/files/jobs.ts'
import type { ChangeScope } from '#server/scope.ts'
import type { Tables } from '#server/tables.ts'

/** Deletes the files of copies that can no longer be downloaded. */
export const deleteOldCopies = (scope: ChangeScope, now: number): Promise<void> =>
  deleteCopies(scope, (row) => row('expires_at', '<', now))

/** Deletes the files of the copies about a customer. */
export const deleteCopiesOf = (scope: ChangeScope, customerId: string): Promise<void> =>
  deleteCopies(scope, (row) => row('customer_id', '=', customerId))

async function deleteCopies(
  scope: ChangeScope,
  which: (row: ExpressionBuilder<Tables, 'privacy_requests'>) => Expression<SqlBool>,
): Promise<void> {
  const rows = await scope.database
    .selectFrom('privacy_requests')
    .select(['id', 'storage_key'])
    .where('website_id', '=', scope.websiteId)
    .where(which)
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
