import type { Scope } from '#server/scope.ts'
import { eventFacts } from '#server/webhooks/documents.ts'
import { type EventData, webhookEvents } from '#shared/webhook-endpoints/events.ts'
import type { SentEventType } from '#shared/webhooks/event-types.ts'
import type { DueDelivery } from './delivery-store.ts'

export interface Happened {
  readonly subjectId: string
  readonly facts: Readonly<Record<string, string | number | null>>
}

/** Reads what an event is about as it is now. The composition root has one for each event (`webhook-subjects.ts`). */
export type ReadSubject = <Type extends SentEventType>(
  scope: Scope,
  type: Type,
  happened: Happened,
) => Promise<EventData<Type>>

/**
 * The body that is sent for an event. What it is about is read when it is sent, so that nothing that was deleted
 * meanwhile leaves the shop, and the newest body is always right; `readAt` says which that is.
 */
export async function messageOf(scope: Scope, delivery: DueDelivery, readSubject: ReadSubject): Promise<string> {
  const { type } = delivery
  const readAt = Date.now()
  const happened = { subjectId: delivery.subject_id, facts: eventFacts.read(delivery.facts) }
  const data = webhookEvents[type].data.parse(await readSubject(scope, type, happened))
  const { version } = webhookEvents[type]
  return JSON.stringify({ id: delivery.event_id, type, version, createdAt: delivery.occurred_at, readAt, data })
}
