import { deleteInBatches } from '#server/jobs/delete-in-batches.ts'
import type { Database } from '#server/tables.ts'

/** Deletes expired reset links of all people. */
export async function deletePasswordResets(database: Database, now: number, stopping: () => boolean): Promise<void> {
  const expired = database.selectFrom('password_resets').select('id').where('expires_at', '<', now)
  await deleteInBatches(
    (rows) => database.deleteFrom('password_resets').where('id', 'in', expired.limit(rows)).executeTakeFirst(),
    stopping,
  )
}
