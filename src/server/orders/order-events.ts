import { insertRows } from '#server/database/insert-rows.ts'
import { newId } from '#server/identifiers.ts'
import type { Scope } from '#server/scope.ts'
import type { orderEventKinds } from '#shared/orders/schema.ts'

export interface NewOrderEvent {
  readonly kind: (typeof orderEventKinds)[number]
  /** An owner's name; empty for the buyer and the shop itself. */
  readonly by: string
  readonly text: string
}

/** Adds a line to an order's timeline. */
export async function addOrderEvent(
  { database, websiteId }: Scope,
  orderId: string,
  event: NewOrderEvent,
): Promise<void> {
  await insertRows(database, 'order_events', [
    {
      website_id: websiteId,
      id: newId(),
      order_id: orderId,
      kind: event.kind,
      at: Date.now(),
      by_name: event.by,
      text: event.text,
    },
  ])
}
