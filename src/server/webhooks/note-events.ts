import { engineOf } from '#server/database/engine.ts'
import { insertRows } from '#server/database/insert-rows.ts'
import { prepareQuery } from '#server/database/prepare-query.ts'
import { newId } from '#server/identifiers.ts'
import type { ChangeScope } from '#server/scope.ts'
import type { DatabaseQueries } from '#server/tables.ts'
import { DAY_MILLISECONDS } from '#shared/dates/days.ts'
import type { SentEventType, WebhookEventType } from '#shared/webhooks/event-types.ts'
import { endpointEvents, eventFacts } from './documents.ts'
import { wakeEndpoint } from './wake-endpoint.ts'

/** How long a delivery is tried. */
export const TRIED_MILLISECONDS = 3 * DAY_MILLISECONDS

/** Something that happened to the thing with the id. */
export interface HappenedEvent<Type extends SentEventType = WebhookEventType> {
  readonly type: Type
  readonly subjectId: string
  /** What cannot be read later; nothing personal. */
  readonly facts?: Readonly<Record<string, string | number | null>>
}

interface Listener {
  readonly id: string
  readonly events: readonly string[]
  readonly restUntil: number
}

/** The endpoints are read once in a transaction, however much happens in it. */
const listenersOf = new WeakMap<DatabaseQueries, Promise<readonly Listener[]>>()

/**
 * Writes events for the endpoints that listen to them, in the transaction of their cause, and queues their delivery.
 * Where no endpoint listens nothing is written.
 */
export async function noteEvents(scope: ChangeScope, events: readonly HappenedEvent[]): Promise<void> {
  if (events.length === 0) return
  const { database } = scope
  const known = listenersOf.get(database) ?? readListeners(scope)
  listenersOf.set(database, known)
  const listeners = await known
  if (listeners.length === 0) return
  const heard = events.filter(({ type }) => listeners.some((listener) => listener.events.includes(type)))
  await writeEvents(scope, heard, (type) => listeners.filter((listener) => listener.events.includes(type)))
}

/** Writes the test event of one endpoint. @returns its id */
export async function noteTest(scope: ChangeScope, endpointId: string): Promise<string> {
  const [id] = await writeEvents(scope, [{ type: 'webhook.test', subjectId: endpointId }], () => [
    { id: endpointId, restUntil: 0 },
  ])
  return id!
}

async function writeEvents<Type extends SentEventType>(
  scope: ChangeScope,
  events: readonly HappenedEvent<Type>[],
  listenersTo: (type: Type) => readonly Pick<Listener, 'id' | 'restUntil'>[],
): Promise<string[]> {
  if (events.length === 0) return []
  const now = Date.now()
  const rows = events.map(({ type, subjectId, facts = {} }) => ({
    website_id: scope.websiteId,
    id: newId(),
    type,
    subject_id: subjectId,
    facts: eventFacts.write(facts),
    occurred_at: now,
  }))
  await insertRows(scope.database, 'webhook_events', rows)
  const called = new Map<string, number>()
  const deliveries = rows.flatMap(({ id, type }) =>
    listenersTo(type).map((listener) => {
      called.set(listener.id, listener.restUntil)
      return newDelivery(scope.websiteId, listener.id, id, now)
    }),
  )
  await insertRows(scope.database, 'webhook_deliveries', deliveries)
  for (const [endpointId, restUntil] of called) await wakeEndpoint(scope, endpointId, Math.max(now, restUntil))
  return rows.map(({ id }) => id)
}

/** A delivery that is due now, and its three days begin. */
export const newDelivery = (websiteId: string, endpointId: string, eventId: string, now: number) => ({
  website_id: websiteId,
  endpoint_id: endpointId,
  event_id: eventId,
  state: 'waiting' as const,
  attempts: 0,
  due_at: now,
  expires_at: now + TRIED_MILLISECONDS,
  last_at: null,
  status: null,
  milliseconds: null,
  answer: '',
  error: '',
})

async function readListeners({ database, websiteId }: ChangeScope): Promise<readonly Listener[]> {
  const { rows } = await selectListeners(database, { websiteId })
  return rows.map((row) => ({ id: row.id, events: endpointEvents.read(row.events), restUntil: row.rest_until }))
}

const selectListeners = prepareQuery((database, values: { websiteId: string }) => {
  const endpoints = database
    .selectFrom('webhook_endpoints')
    .select(['id', 'events', 'rest_until'])
    .where('website_id', '=', values.websiteId)
    .where('state', '=', 'on')
    .orderBy('id')
  // The job that sends locks its endpoint before it ends: it sees what every transaction before has written for it.
  return engineOf(database) === 'postgres' ? endpoints.forShare() : endpoints
})
