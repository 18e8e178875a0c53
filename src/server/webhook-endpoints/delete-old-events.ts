import { deleteSelected } from '#server/jobs/delete-selected.ts'
import type { Scope } from '#server/scope.ts'
import { DAY_MILLISECONDS } from '#shared/dates/days.ts'
import { webhookLimits } from '#shared/webhook-endpoints/schema.ts'

/** Deletes events of a month ago; their deliveries go with them. */
export async function deleteOldEvents(
  { database, websiteId }: Scope,
  now: number,
  stopping: () => boolean,
): Promise<void> {
  const old = database
    .selectFrom('webhook_events')
    .select('id')
    .where('website_id', '=', websiteId)
    .where('occurred_at', '<', now - webhookLimits.days * DAY_MILLISECONDS)
    .orderBy('occurred_at')
  await deleteSelected({ database, websiteId }, { from: 'webhook_events', by: 'id', keys: old }, stopping)
}
