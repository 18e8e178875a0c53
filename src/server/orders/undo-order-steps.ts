import type { ChangeScope } from '#server/scope.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import { canUndoPaid } from '#shared/orders/refunds.ts'
import { moveOrder, moveOrderPayment } from './move-order.ts'
import { addOrderEvent } from './order-events.ts'
import { readOrder } from './read-order.ts'
import { lockOrder } from './refund-store.ts'

type Undone = Promise<Result<void, 'order-not-found' | 'order-state'>>

/** Undoes that a transfer or a payment on pickup has arrived; downloads close until it does. */
export async function undoOrderPaid(scope: ChangeScope, orderId: string, by: string): Undone {
  await lockOrder(scope, orderId)
  const order = await readOrder(scope, orderId)
  if (!order) return fail('order-not-found')
  if (!canUndoPaid(order)) return fail('order-state')
  if (!(await moveOrderPayment(scope, orderId, 'paid', 'awaiting'))) return fail('order-state')
  await addOrderEvent(scope, orderId, { kind: 'payment-undone', by, text: '' })
  return succeed(undefined)
}

/** Undoes a fulfillment: its items have to be fulfilled again, and the order is open. */
export async function undoFulfilment(
  scope: ChangeScope,
  { orderId, fulfilmentId }: { readonly orderId: string; readonly fulfilmentId: string },
  by: string,
): Undone {
  const { database, websiteId } = scope
  // Locked before it is read: of two parallel requests for the same parcel, one succeeds.
  const isMine =
    (await moveOrder(scope, orderId, 'fulfilled', 'open')) || (await moveOrder(scope, orderId, 'open', 'open'))
  const order = await readOrder(scope, orderId)
  if (!order) return fail('order-not-found')
  const parcel = order.fulfilments.find((one) => one.id === fulfilmentId)
  if (!isMine || !parcel) return fail('order-state')
  if (await hasReturns(scope, orderId)) return fail('order-state')
  for (const { lineId, quantity } of parcel.lines) {
    await database
      .updateTable('order_lines')
      .set((set) => ({ fulfilled_quantity: set('fulfilled_quantity', '-', quantity) }))
      .where('website_id', '=', websiteId)
      .where('order_id', '=', orderId)
      .where('id', '=', lineId)
      .execute()
  }
  await database
    .deleteFrom('fulfilments')
    .where('website_id', '=', websiteId)
    .where('order_id', '=', orderId)
    .where('id', '=', fulfilmentId)
    .execute()
  const text = [parcel.carrier, parcel.trackingNumber].filter(Boolean).join(' ')
  await addOrderEvent(scope, orderId, { kind: 'fulfilment-undone', by, text })
  return succeed(undefined)
}

/** Whether items of an order come back, or have: then they were shipped. */
async function hasReturns({ database, websiteId }: ChangeScope, orderId: string): Promise<boolean> {
  const row = await database
    .selectFrom('returns')
    .select('id')
    .where('website_id', '=', websiteId)
    .where('order_id', '=', orderId)
    .where('state', 'not in', ['refused', 'canceled'])
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
