import type { ChangeScope } from '#server/scope.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import { canMarkRefunded } from '#shared/orders/refunds.ts'
import { addOrderEvent } from './order-events.ts'
import { readOrder } from './read-order.ts'

/** Says that money which came by hand has gone back by hand. */
export async function markOrderRefunded(
  scope: ChangeScope,
  orderId: string,
  by: string,
): Promise<Result<void, 'order-not-found' | 'order-state'>> {
  const order = await readOrder(scope, orderId)
  if (!order) return fail('order-not-found')
  if (!canMarkRefunded(order) || !(await noteRefund(scope, orderId, by))) return fail('order-state')
  return succeed(undefined)
}

/** Writes that an order's whole money has gone back; false when that was written before. @param by empty for the provider */
export async function noteRefund(scope: ChangeScope, orderId: string, by: string): Promise<boolean> {
  const { database, websiteId } = scope
  const { numUpdatedRows } = await database
    .updateTable('orders')
    .set((set) => ({ payment_state: 'refunded', refunded_cents: set.ref('grand_total_cents') }))
    .where('website_id', '=', websiteId)
    .where('id', '=', orderId)
    .where('payment_state', '=', 'paid')
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) return false
  await addOrderEvent(scope, orderId, { kind: 'refunded', by, text: '' })
  return true
}
