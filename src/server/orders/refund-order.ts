import type { ChangeScope } from '#server/scope.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import { canMarkRefunded } from '#shared/orders/refunds.ts'
import { moveOrderPayment } from './move-order.ts'
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
  if (!(await moveOrderPayment(scope, orderId, 'paid', 'refunded'))) return false
  await addOrderEvent(scope, orderId, { kind: 'refunded', by, text: '' })
  return true
}
