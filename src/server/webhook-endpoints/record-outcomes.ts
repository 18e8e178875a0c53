import { backOff } from '#server/jobs/run-job.ts'
import type { ChangeScope } from '#server/scope.ts'
import type { Services } from '#server/services.ts'
import { changing } from '#server/stores.ts'
import { changeEndpoint, type EndpointRow, lockEndpoint } from '#server/webhooks/endpoint-store.ts'
import { writeWebhookEmailJob } from '#server/webhooks/jobs.ts'
import { TRIED_MILLISECONDS } from '#server/webhooks/note-events.ts'
import { DAY_MILLISECONDS } from '#shared/dates/days.ts'
import { type Attempted, failWaiting, writeAttempt } from './delivery-store.ts'
import type { Outcome } from './send-batch.ts'

/** The longest time for which an endpoint that is down is left alone. */
const LONGEST_REST_MILLISECONDS = 10 * 60_000
const GONE = 410

/** Writes what became of a batch, and what it says about its endpoint, in one transaction. */
export async function recordOutcomes(
  services: Services,
  websiteId: string,
  endpointId: string,
  outcomes: readonly Outcome[],
): Promise<void> {
  const now = Date.now()
  const attempts = outcomes.map((outcome) => attemptedOf(outcome, now))
  await changing(services, { id: websiteId }, null, async (scope) => {
    for (const attempted of attempts) await writeAttempt(scope, endpointId, attempted)
    const arrived = attempts.some(({ state }) => state === 'delivered')
    const hasFailed = attempts.some(({ state }) => state === 'failed')
    const endpoint = await lockEndpoint(scope, endpointId)
    if (endpoint?.state !== 'on') return
    if (arrived) await noteArrival(scope, endpoint)
    else if (outcomes.some(({ isUnreadable }) => !isUnreadable)) await noteFailure(scope, endpoint, outcomes, now)
    if (hasFailed) await tellFailures(scope, endpoint, now)
  })
}

/** The delivery after an attempt: it is tried again for three days, at growing distances. */
export function attemptedOf({ delivery, at, milliseconds, status, answer, error }: Outcome, now: number): Attempted {
  const attempts = delivery.attempts + 1
  const facts = { eventId: delivery.event_id, attempts, lastAt: at, milliseconds, status, answer, error }
  if (error === '') return { ...facts, state: 'delivered', dueAt: now }
  if (now >= delivery.expires_at) return { ...facts, state: 'failed', dueAt: now }
  return { ...facts, state: 'waiting', dueAt: Math.min(now + backOff(attempts), delivery.expires_at) }
}

async function noteArrival(scope: ChangeScope, { id, failing_since, failures }: EndpointRow): Promise<void> {
  if (failing_since === null && failures === 0) return
  await changeEndpoint(scope, id, { failing_since: null, failures: 0, rest_until: 0 })
}

async function noteFailure(
  scope: ChangeScope,
  endpoint: EndpointRow,
  outcomes: readonly Outcome[],
  now: number,
): Promise<void> {
  if (outcomes.some(({ status }) => status === GONE)) return switchOff(scope, endpoint, 'gone')
  const since = endpoint.failing_since ?? now
  if (now - since >= TRIED_MILLISECONDS) return switchOff(scope, endpoint, 'failing')
  const failures = endpoint.failures + 1
  const rest = Math.min(backOff(failures), LONGEST_REST_MILLISECONDS)
  await changeEndpoint(scope, endpoint.id, { failing_since: since, failures, rest_until: now + rest })
}

/** Switches an endpoint off that answers no more, and tells the owner. */
async function switchOff(scope: ChangeScope, { id }: EndpointRow, reason: 'failing' | 'gone'): Promise<void> {
  await changeEndpoint(scope, id, { state: 'off', off_reason: reason })
  await failWaiting(scope, id, 'The webhook was turned off.')
  await scope.enqueue(writeWebhookEmailJob, { endpointId: id, about: 'off' })
}

/** Tells the owner about deliveries that were given up, at most once a day. */
async function tellFailures(scope: ChangeScope, { id, told_at }: EndpointRow, now: number): Promise<void> {
  if (now - told_at < DAY_MILLISECONDS) return
  await changeEndpoint(scope, id, { told_at: now })
  await scope.enqueue(writeWebhookEmailJob, { endpointId: id, about: 'failed' })
}
