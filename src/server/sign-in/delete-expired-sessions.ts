import { deleteInBatches } from '#server/jobs/delete-in-batches.ts'
import type { Database } from '#server/tables.ts'

/** Deletes expired sessions of all people. */
export async function deleteExpiredSessions(database: Database, now: number, stopping: () => boolean): Promise<void> {
  const expired = database.selectFrom('sessions').select('token_hash').where('expires_at', '<', now)
  await deleteInBatches(
    (rows) => database.deleteFrom('sessions').where('token_hash', 'in', expired.limit(rows)).executeTakeFirst(),
    stopping,
  )
}
