import type { JobHandler } from '#server/jobs/worker.ts'
import type { Services } from '#server/services.ts'
import { changing, reading } from '#server/stores.ts'
import { lockEndpoint, readEndpoint } from '#server/webhooks/endpoint-store.ts'
import { deliverWebhooksJob } from '#server/webhooks/jobs.ts'
import type { PostOptions } from '#server/webhooks/post-json.ts'
import { nextDueAt, readDue } from './delivery-store.ts'
import type { ReadSubjects } from './event-message.ts'
import { recordOutcomes } from './record-outcomes.ts'
import { sendBatch } from './send-batch.ts'

/** Other work waits for a long job at most this long; the rest is a job of its own. */
const AT_ONCE_MILLISECONDS = 20_000

/**
 * The job that sends what is due at an endpoint. It ends under a lock of the endpoint, together with the job of the next
 * delivery, so that nothing that is written meanwhile is left behind.
 * @param readSubjects reads what events are about
 */
export function deliverWebhooksHandler(
  services: Services,
  readSubjects: ReadSubjects,
  options: PostOptions = {},
): JobHandler<typeof deliverWebhooksJob> {
  return async ({ websiteId, payload, finish, stopping }) => {
    const { endpointId } = payload
    const scope = reading(services, { id: websiteId })
    const until = Date.now() + AT_ONCE_MILLISECONDS
    while (!stopping() && Date.now() < until) {
      const endpoint = await readEndpoint(scope, endpointId)
      if (endpoint?.state !== 'on' || endpoint.rest_until > Date.now()) break
      const due = await readDue(scope, endpointId, Date.now())
      if (due.length === 0) break
      const outcomes = await sendBatch(services, scope, { endpoint, due, readSubjects, options })
      await recordOutcomes(services, websiteId, endpointId, outcomes)
    }
    await changing(services, { id: websiteId }, null, async (change) => {
      const endpoint = await lockEndpoint(change, endpointId)
      await finish(change.database)
      const dueAt = endpoint?.state === 'on' ? await nextDueAt(change, endpointId) : null
      if (dueAt === null) return
      const runAt = Math.max(dueAt, endpoint!.rest_until)
      await change.enqueue(deliverWebhooksJob, { endpointId }, { uniqueKey: endpointId, runAt })
    })
  }
}
