import { type Insertable, sql } from 'kysely'
import { insertRows, type OnConflict } from '#server/database/insert-rows.ts'
import type { JobHandler } from '#server/jobs/worker.ts'
import type { ChangeScope } from '#server/scope.ts'
import type { Services } from '#server/services.ts'
import { changing } from '#server/stores.ts'
import { endpointEvents } from '#server/webhooks/documents.ts'
import { type EndpointRow, lockEndpoint } from '#server/webhooks/endpoint-store.ts'
import type { replayWebhooksJob } from '#server/webhooks/jobs.ts'
import { newDelivery } from '#server/webhooks/note-events.ts'
import type { WebhookTables } from '#server/webhooks/tables.ts'
import { wakeEndpoint } from '#server/webhooks/wake-endpoint.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'

const AT_ONCE = 500

/** Sends an event to an endpoint again, or for the first time. */
export async function replayDelivery(
  scope: ChangeScope,
  { endpointId, eventId }: { readonly endpointId: string; readonly eventId: string },
): Promise<Result<void, 'webhook-not-found' | 'webhook-event-not-found' | 'webhook-off'>> {
  const endpoint = await lockEndpoint(scope, endpointId)
  if (!endpoint) return fail('webhook-not-found')
  if (endpoint.state !== 'on') return fail('webhook-off')
  const { database, websiteId } = scope
  const event = await database
    .selectFrom('webhook_events')
    .select(['id', 'type', 'subject_id'])
    .where('website_id', '=', websiteId)
    .where('id', '=', eventId)
    .executeTakeFirst()
  const isOfOther = event?.type === 'webhook.test' && event.subject_id !== endpointId
  if (!event || isOfOther) return fail('webhook-event-not-found')
  await sendAgain(scope, endpointId, [eventId])
  return succeed(undefined)
}

/** The job that sends the events of a time again, some in each transaction. */
export function replayWebhooksHandler(services: Services): JobHandler<typeof replayWebhooksJob> {
  return async ({ websiteId, payload, stopping, renew }) => {
    for (let after: string | null = ''; after !== null; ) {
      // The job is tried again; what is sent twice has the same id.
      if (stopping()) throw new Error('Stopped before all events were queued.')
      const from: string = after
      after = await changing(services, { id: websiteId }, null, async (scope) => {
        const endpoint = await lockEndpoint(scope, payload.endpointId)
        if (endpoint?.state !== 'on') return null
        const ids = await eventsAfter(scope, endpoint, payload, from)
        await sendAgain(scope, endpoint.id, ids)
        return ids.length < AT_ONCE ? null : ids.at(-1)!
      })
      await renew()
    }
  }
}

/** The next events of a replay, by their ids. */
async function eventsAfter(
  { database, websiteId }: ChangeScope,
  endpoint: EndpointRow,
  { since, until, onlyFailed }: { readonly since: number; readonly until: number; readonly onlyFailed: boolean },
  after: string,
): Promise<string[]> {
  // Without its index, which is not in the order of ids: each step would read the events of all days.
  const occurredAt = sql<number>`+event.occurred_at`
  // For each event, so that the rows stay in their order.
  const deliveryState = sql<string>`(select state from webhook_deliveries as delivery
    where delivery.website_id = ${websiteId} and delivery.endpoint_id = ${endpoint.id} and delivery.event_id = event.id)`
  const rows = await database
    .selectFrom('webhook_events as event')
    .select('event.id')
    .where('event.website_id', '=', websiteId)
    .where(occurredAt, '>=', since)
    .where(occurredAt, '<=', until)
    .where('event.id', '>', after)
    .$if(onlyFailed, (some) => some.where(deliveryState, '=', 'failed'))
    .$if(!onlyFailed, (some) => some.where('event.type', 'in', endpointEvents.read(endpoint.events)))
    .orderBy('event.id')
    .limit(AT_ONCE)
    .execute()
  return rows.map(({ id }) => id)
}

async function sendAgain(scope: ChangeScope, endpointId: string, eventIds: readonly string[]): Promise<void> {
  if (eventIds.length === 0) return
  const now = Date.now()
  const rows: Insertable<WebhookTables['webhook_deliveries']>[] = eventIds.map((eventId) =>
    newDelivery(scope.websiteId, endpointId, eventId, now),
  )
  await insertRows(scope.database, 'webhook_deliveries', rows, orAgain)
  await wakeEndpoint(scope, endpointId, now)
}

/** The three days of a delivery begin again; its last answer stays until there is another. */
const orAgain: OnConflict<'webhook_deliveries'> = (insert) =>
  insert.onConflict((conflict) =>
    conflict.columns(['website_id', 'endpoint_id', 'event_id']).doUpdateSet((set) => ({
      state: 'waiting',
      attempts: 0,
      due_at: set.ref('excluded.due_at'),
      expires_at: set.ref('excluded.expires_at'),
    })),
  )
