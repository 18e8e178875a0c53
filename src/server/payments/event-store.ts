import type { Selectable } from 'kysely'
import { newId } from '#server/identifiers.ts'
import type { ChangeScope, Scope } from '#server/scope.ts'
import type { PaymentMethodId } from '#shared/settings/schema.ts'
import { eventSubject } from './documents.ts'
import type { EventSubject, ReceivedEvent } from './provider.ts'
import type { PaymentTables } from './tables.ts'

/** An event of a provider as it is stored. */
export interface PaymentEvent {
  readonly id: string
  readonly method: PaymentMethodId
  readonly type: string
  readonly subject: EventSubject | null
  readonly receivedAt: number
  readonly handledAt: number | null
}

/** Stores an event of a provider. @returns its id; null when it was stored before */
export async function insertPaymentEvent(
  { database, websiteId }: ChangeScope,
  method: PaymentMethodId,
  { reference, type, subject }: ReceivedEvent,
  now: number,
): Promise<string | null> {
  const id = newId()
  const { numInsertedOrUpdatedRows } = await database
    .insertInto('payment_events')
    .values({
      website_id: websiteId,
      id,
      method,
      provider_reference: reference,
      type,
      subject: subject && eventSubject.write(subject),
      received_at: now,
      // Nothing has to be done for an event that concerns no payment.
      handled_at: subject ? null : now,
    })
    .onConflict((conflict) => conflict.columns(['website_id', 'method', 'provider_reference']).doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n ? id : null
}

/** An event; null when there is none with that id. */
export async function readPaymentEvent({ database, websiteId }: Scope, eventId: string): Promise<PaymentEvent | null> {
  const row = await database
    .selectFrom('payment_events')
    .selectAll()
    .where('website_id', '=', websiteId)
    .where('id', '=', eventId)
    .executeTakeFirst()
  return row ? toEvent(row) : null
}

/** Events, newest first. @param after the id of the last event of the page before @param methods of all if absent */
export async function listPaymentEvents(
  { database, websiteId }: Scope,
  {
    after,
    methods,
    limit,
  }: {
    readonly after: string | undefined
    readonly methods: readonly PaymentMethodId[] | undefined
    readonly limit: number
  },
): Promise<PaymentEvent[]> {
  const rows = await database
    .selectFrom('payment_events')
    .selectAll()
    .where('website_id', '=', websiteId)
    .$if(after !== undefined, (query) => query.where('id', '<', after!))
    .$if(methods !== undefined, (query) => query.where('method', 'in', methods!))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(toEvent)
}

/** Records that an event was handled. */
export async function markEventHandled({ database, websiteId }: Scope, eventId: string, now: number): Promise<void> {
  await database
    .updateTable('payment_events')
    .set({ handled_at: now })
    .where('website_id', '=', websiteId)
    .where('id', '=', eventId)
    .execute()
}

type Row = Selectable<PaymentTables['payment_events']>

function toEvent(row: Row): PaymentEvent {
  return {
    id: row.id,
    method: row.method,
    type: row.type,
    subject: row.subject === null ? null : eventSubject.read(row.subject),
    receivedAt: row.received_at,
    handledAt: row.handled_at,
  }
}
