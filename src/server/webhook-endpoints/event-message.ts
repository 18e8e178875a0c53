import type { Scope } from '#server/scope.ts'
import { eventFacts } from '#server/webhooks/documents.ts'
import { webhookEvents } from '#shared/webhook-endpoints/events.ts'
import type { SentEventType } from '#shared/webhooks/event-types.ts'
import type { DueDelivery } from './delivery-store.ts'

/** An event, and what it is about. */
export interface Happened {
  readonly type: SentEventType
  readonly subjectId: string
  readonly facts: Readonly<Record<string, string | number | null>>
}

/**
 * Reads what some events are about as it is now, in their order: a part of the message for each, before its schema has
 * checked it. The composition root knows how each is read (`webhook-subjects.ts`).
 * @throws Error when one of them cannot be read
 */
export type ReadSubjects = (scope: Scope, happened: readonly Happened[]) => Promise<readonly object[]>

/** How many deliveries are read together. */
const AHEAD = 16
/** What was read so long ago is read again, in milliseconds: something may have been deleted since. */
const FRESH = 500

/**
 * The body that is sent for each delivery. What it is about is read shortly before it is sent, so that nothing that was
 * deleted meanwhile leaves the shop, and the newest body is always right; `readAt` says which that is. Those that follow
 * are read with it, because an order in a query of its own takes longer than sending it.
 * @returns a function from the place of a delivery to its body; it throws when that cannot be read
 */
export function messagesOf(scope: Scope, due: readonly DueDelivery[], readSubjects: ReadSubjects) {
  const known = new Map<number, { readonly readAt: number; readonly subject: () => Promise<object> }>()

  function readFrom(first: number) {
    const readAt = Date.now()
    const some = due.slice(first, first + AHEAD)
    const read = async (deliveries: readonly DueDelivery[]) => readSubjects(scope, deliveries.map(happenedOf))
    const together = read(some).catch(() => null)
    for (const [place, delivery] of some.entries()) {
      // One that cannot be read must not hold up the others: then each is read alone.
      const subject = async () => (await together)?.[place] ?? (await read([delivery]))[0]!
      known.set(first + place, { readAt, subject })
    }
  }

  return async (place: number): Promise<string> => {
    if (Date.now() - (known.get(place)?.readAt ?? 0) > FRESH) readFrom(place)
    const { readAt, subject } = known.get(place)!
    const { event_id: id, type, occurred_at: createdAt } = due[place]!
    const { version, data } = webhookEvents[type]
    return JSON.stringify({ id, type, version, createdAt, readAt, data: data.parse(await subject()) })
  }
}

const happenedOf = ({ type, subject_id, facts }: DueDelivery): Happened => ({
  ...{ type, subjectId: subject_id, facts: eventFacts.read(facts) },
})
