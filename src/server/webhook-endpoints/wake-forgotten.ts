import type { ChangeScope } from '#server/scope.ts'
import { deliverWebhooksJob } from '#server/webhooks/jobs.ts'
import { nextDueAt } from './delivery-store.ts'

/**
 * Queues the job of each endpoint for which deliveries wait: one that was given up, or that someone has deleted, would
 * leave them until the next event. An endpoint that has its job keeps it.
 */
export async function wakeForgotten(scope: ChangeScope): Promise<void> {
  const endpoints = await scope.database
    .selectFrom('webhook_endpoints')
    .select(['id', 'rest_until'])
    .where('website_id', '=', scope.websiteId)
    .where('state', '=', 'on')
    .execute()
  for (const { id: endpointId, rest_until } of endpoints) {
    const dueAt = await nextDueAt(scope, endpointId)
    if (dueAt === null) continue
    const runAt = Math.max(dueAt, rest_until)
    await scope.enqueue(deliverWebhooksJob, { endpointId }, { uniqueKey: endpointId, runAt })
  }
}
