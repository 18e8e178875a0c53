import { hasten } from '#server/jobs/enqueue.ts'
import type { ChangeScope } from '#server/scope.ts'
import { deliverWebhooksJob } from './jobs.ts'

/** Queues the job that sends what is due at an endpoint; one that waits for a later time runs earlier. */
export async function wakeEndpoint(scope: ChangeScope, endpointId: string, runAt: number): Promise<void> {
  const { database, websiteId } = scope
  const options = { uniqueKey: endpointId, runAt }
  await scope.enqueue(deliverWebhooksJob, { endpointId }, options)
  await hasten(database, websiteId, deliverWebhooksJob, options)
}
