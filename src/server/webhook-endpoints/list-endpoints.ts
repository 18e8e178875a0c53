import type { Scope } from '#server/scope.ts'
import { endpointEvents } from '#server/webhooks/documents.ts'
import type { Delivery, Endpoint } from '#shared/webhook-endpoints/schema.ts'

const PAGE_SIZE = 50

/** All endpoints of a website, the oldest first, with how many deliveries wait and were given up. */
export async function listEndpoints({ database, websiteId }: Scope, now = Date.now()): Promise<Endpoint[]> {
  const rows = await database
    .selectFrom('webhook_endpoints')
    .selectAll()
    .where('website_id', '=', websiteId)
    .orderBy('id')
    .execute()
  const counts = await database
    .selectFrom('webhook_deliveries')
    .select((one) => ['endpoint_id', 'state', one.fn.countAll<number>().as('deliveries')])
    .where('website_id', '=', websiteId)
    .where('state', 'in', ['waiting', 'failed'])
    .groupBy(['endpoint_id', 'state'])
    .execute()
  const countOf = (id: string, state: 'waiting' | 'failed') =>
    Number(counts.find((one) => one.endpoint_id === id && one.state === state)?.deliveries ?? 0)
  return rows.map((row) => ({
    id: row.id,
    url: row.url,
    description: row.description,
    events: endpointEvents.read(row.events),
    isOn: row.state === 'on',
    offReason: row.off_reason,
    failingSince: row.failing_since,
    createdAt: row.created_at,
    formerSecretUntil: row.former_secret !== null && row.former_until > now ? row.former_until : null,
    waiting: countOf(row.id, 'waiting'),
    failed: countOf(row.id, 'failed'),
  }))
}

/** The deliveries of an endpoint, newest first. @param after the last event of the page before */
export async function listDeliveries(
  { database, websiteId }: Scope,
  endpointId: string,
  { state, after }: { readonly state?: Delivery['state'] | undefined; readonly after?: string | undefined },
): Promise<{ deliveries: Delivery[]; next: string | null }> {
  const rows = await database
    .selectFrom('webhook_deliveries as delivery')
    .innerJoin('webhook_events as event', (join) =>
      join.onRef('event.website_id', '=', 'delivery.website_id').onRef('event.id', '=', 'delivery.event_id'),
    )
    .selectAll('delivery')
    .select(['event.type', 'event.subject_id', 'event.occurred_at'])
    .where('delivery.website_id', '=', websiteId)
    .where('delivery.endpoint_id', '=', endpointId)
    .$if(state !== undefined, (some) => some.where('delivery.state', '=', state!))
    .$if(after !== undefined, (some) => some.where('delivery.event_id', '<', after!))
    .orderBy('delivery.event_id', 'desc')
    .limit(PAGE_SIZE + 1)
    .execute()
  const page = rows.slice(0, PAGE_SIZE)
  return {
    deliveries: page.map((row) => ({
      eventId: row.event_id,
      type: row.type,
      subjectId: row.subject_id,
      occurredAt: row.occurred_at,
      state: row.state,
      attempts: row.attempts,
      nextAt: row.state === 'waiting' ? row.due_at : null,
      lastAt: row.last_at,
      status: row.status,
      milliseconds: row.milliseconds,
      answer: row.answer,
      error: row.error,
    })),
    next: rows.length > PAGE_SIZE ? page.at(-1)!.event_id : null,
  }
}
