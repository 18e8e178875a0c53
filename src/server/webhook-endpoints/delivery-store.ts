import { prepareQuery } from '#server/database/prepare-query.ts'
import type { ChangeScope, Scope } from '#server/scope.ts'

/** Deliveries of one batch; their outcomes are written together. */
const BATCH = 64

interface OfEndpoint {
  readonly websiteId: string
  readonly endpointId: string
}

/** What is due at an endpoint, the longest waiting first. */
export async function readDue({ database, websiteId }: Scope, endpointId: string, now: number) {
  return (await selectDue(database, { websiteId, endpointId, now })).rows
}
export type DueDelivery = Awaited<ReturnType<typeof readDue>>[number]

const selectDue = prepareQuery((database, values: OfEndpoint & { now: number }) =>
  database
    .selectFrom('webhook_deliveries as delivery')
    .innerJoin('webhook_events as event', (join) =>
      join.onRef('event.website_id', '=', 'delivery.website_id').onRef('event.id', '=', 'delivery.event_id'),
    )
    .select(['delivery.event_id', 'delivery.attempts', 'delivery.expires_at'])
    .select(['event.type', 'event.subject_id', 'event.facts', 'event.occurred_at'])
    .where('delivery.website_id', '=', values.websiteId)
    .where('delivery.endpoint_id', '=', values.endpointId)
    .where('delivery.state', '=', 'waiting')
    .where('delivery.due_at', '<=', values.now)
    .orderBy('delivery.due_at')
    .orderBy('delivery.event_id')
    .limit(BATCH),
)

/** When the next delivery to an endpoint is due; null when none waits. */
export async function nextDueAt({ database, websiteId }: Scope, endpointId: string): Promise<number | null> {
  const row = await database
    .selectFrom('webhook_deliveries')
    .select('due_at')
    .where('website_id', '=', websiteId)
    .where('endpoint_id', '=', endpointId)
    .where('state', '=', 'waiting')
    .orderBy('due_at')
    .limit(1)
    .executeTakeFirst()
  return row?.due_at ?? null
}

/** A delivery after an attempt. */
export interface Attempted {
  readonly eventId: string
  readonly state: 'waiting' | 'delivered' | 'failed'
  readonly attempts: number
  readonly dueAt: number
  readonly lastAt: number
  readonly status: number | null
  readonly milliseconds: number
  readonly answer: string
  readonly error: string
}

/** Writes what became of an attempt. */
export async function writeAttempt(
  { database, websiteId }: ChangeScope,
  endpointId: string,
  attempted: Attempted,
): Promise<void> {
  await updateAttempt(database, { websiteId, endpointId, ...attempted })
}

const updateAttempt = prepareQuery((database, values: OfEndpoint & Attempted) =>
  database
    .updateTable('webhook_deliveries')
    .set({
      state: values.state,
      attempts: values.attempts,
      due_at: values.dueAt,
      last_at: values.lastAt,
      status: values.status,
      milliseconds: values.milliseconds,
      answer: values.answer,
      error: values.error,
    })
    .where('website_id', '=', values.websiteId)
    .where('endpoint_id', '=', values.endpointId)
    .where('event_id', '=', values.eventId),
)

/** Ends all deliveries that wait for an endpoint, because it is switched off. */
export async function failWaiting(
  { database, websiteId }: ChangeScope,
  endpointId: string,
  error: string,
): Promise<void> {
  await database
    .updateTable('webhook_deliveries')
    .set({ state: 'failed', error })
    .where('website_id', '=', websiteId)
    .where('endpoint_id', '=', endpointId)
    .where('state', '=', 'waiting')
    .execute()
}
