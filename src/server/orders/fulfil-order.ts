import { sql } from 'kysely'
import { newId } from '#server/identifiers.ts'
import type { ChangeScope } from '#server/scope.ts'
import { noteEvents } from '#server/webhooks/note-events.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import { leftOf, linesLeft } from '#shared/orders/rules.ts'
import { parcelLines } from './documents.ts'
import { writeOrderEmailsJob } from './jobs.ts'
import { moveOrder } from './move-order.ts'
import { addOrderEvent } from './order-events.ts'
import { readOrder } from './read-order.ts'

export interface NewFulfilment {
  readonly carrier: string
  readonly trackingNumber: string
  readonly trackingUrl: string
  /** Empty: everything that is left. */
  readonly lines: readonly { lineId: string; quantity: number }[]
  readonly notifyBuyer: boolean
}

/** Fulfils lines of an order, in one parcel or in several; the order is fulfilled when nothing is left. */
export async function fulfilOrder(
  scope: ChangeScope,
  orderId: string,
  by: string,
  fulfilment: NewFulfilment,
): Promise<Result<{ fulfilmentId: string }, 'order-not-found' | 'order-state' | 'fulfilment-quantity'>> {
  const { database, websiteId } = scope
  // Locked before it is read, so that an order is not canceled and shipped at the same time.
  const isOpen = await moveOrder(scope, orderId, 'open', 'open')
  const order = await readOrder(scope, orderId)
  if (!order) return fail('order-not-found')
  if (!isOpen) return fail('order-state', { state: order.state })
  const lines =
    fulfilment.lines.length > 0
      ? fulfilment.lines
      : linesLeft(order).map(({ line, left }) => ({ lineId: line.id, quantity: left }))
  if (lines.length === 0) return fail('fulfilment-quantity')

  for (const { lineId, quantity } of lines) {
    const { numUpdatedRows } = await database
      .updateTable('order_lines')
      .set((set) => ({ fulfilled_quantity: set('fulfilled_quantity', '+', quantity) }))
      .where('website_id', '=', websiteId)
      .where('order_id', '=', orderId)
      .where('id', '=', lineId)
      .where(sql<boolean>`fulfilled_quantity + removed_quantity + ${quantity} <= quantity`)
      .executeTakeFirst()
    if (numUpdatedRows !== 1n) return fail('fulfilment-quantity')
  }

  const fulfilmentId = newId()
  const { carrier, trackingNumber, trackingUrl } = fulfilment
  await database
    .insertInto('fulfilments')
    .values({
      website_id: websiteId,
      id: fulfilmentId,
      order_id: orderId,
      at: Date.now(),
      carrier,
      tracking_number: trackingNumber,
      tracking_url: trackingUrl,
      lines: parcelLines.write(lines),
    })
    .execute()
  await addOrderEvent(scope, orderId, {
    kind: 'fulfilled',
    by,
    text: [carrier, trackingNumber].filter(Boolean).join(' '),
  })
  const now = await readOrder(scope, orderId)
  if (now?.lines.every((line) => leftOf(line) === 0)) await moveOrder(scope, orderId, 'open', 'fulfilled')
  await noteEvents(scope, [{ type: 'order.fulfilled', subjectId: orderId, facts: { fulfilmentId } }])
  // The email is about shipping or pickup: a completed service has none.
  if (fulfilment.notifyBuyer && order.shippingMethod) {
    await scope.enqueue(writeOrderEmailsJob, { orderId, kinds: ['order-shipped'], fulfilmentId })
  }
  return succeed({ fulfilmentId })
}
