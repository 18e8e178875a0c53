import { deleteInBatches } from '#server/jobs/delete-in-batches.ts'
import type { Scope } from '#server/scope.ts'
import { CONFIRMATION_MILLISECONDS } from './change-subscription.ts'

/** Deletes addresses that were not confirmed before their links expired; part of the daily work. */
export async function deleteUnconfirmed(
  { database, websiteId }: Scope,
  now: number,
  stopping: () => boolean,
): Promise<void> {
  const old = database
    .selectFrom('newsletter_subscribers')
    .select('id')
    .where('website_id', '=', websiteId)
    .where('state', '=', 'pending')
    .where('updated_at', '<', now - CONFIRMATION_MILLISECONDS)
  await deleteInBatches(
    (rows) =>
      database
        .deleteFrom('newsletter_subscribers')
        .where('website_id', '=', websiteId)
        .where('state', '=', 'pending')
        .where('id', 'in', old.limit(rows))
        .executeTakeFirst(),
    stopping,
  )
}
